import { createHash, randomInt } from 'node:crypto';

/** To be said aloud: no vowels, so no words; no digits; no Q or V, which sound like others in some language. */
const SPOKEN = 'BCDFGHJKLMNPRSTWXZ';
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

/** To be said aloud or typed on another device, in groups of four; twelve letters are 50 bits. */
export const newCode = (length = 12) => readCode(letters(SPOKEN, length));

/** A code however somebody types it: case, spaces and dashes do not matter. */
export const readCode = (typed: string) =>
  (
    typed
      .toUpperCase()
      .replace(/[^A-Z0-9]/g, '')
      .match(/.{1,4}/g) ?? []
  ).join('-');
