import { createHash, randomInt } from 'node:crypto';

/** No vowels, so no words; nothing that looks like something else when read aloud or by hand. */
const READABLE = '23456789BCDFGHJKMNPQRSTVWXZ';
const URL_SAFE = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

const letters = (alphabet: string, count: number) =>
  Array.from({ length: count }, () => alphabet[randomInt(alphabet.length)]).join('');

/** For tables: 71 bits. */
export const newTableId = () => letters(URL_SAFE, 12);

/** The table after this one: whoever asks for it, and wherever, gets the same. */
export function rematchId(id: string, secret: string): string {
  const digest = createHash('sha256').update(`rematch ${id} ${secret}`).digest();
  return Array.from(digest.subarray(0, 12), (byte) => URL_SAFE[byte % URL_SAFE.length]).join('');
}

/** For guests, who must never be guessed: 131 bits. */
export const newGuestId = () => letters(URL_SAFE, 22);

/** To be typed on another device: 57 bits in three groups. */
export const newCode = () => [4, 4, 4].map((count) => letters(READABLE, count)).join('-');

/** A code as somebody may type it. */
export const readCode = (typed: string) => typed.trim().toUpperCase();
