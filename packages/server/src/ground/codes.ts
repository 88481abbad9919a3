import { createHash, randomInt } from 'node:crypto';

/** To be said aloud: no vowels, so no words; no digits; no Q or V, which sound like others in some language. */
const SPOKEN = 'BCDFGHJKLMNPRSTWXZ';
const URL_SAFE = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

const letters = (alphabet: string, count: number) =>
  Array.from({ length: count }, () => alphabet[randomInt(alphabet.length)]).join('');

/** For tables: 71 bits. */
export const newTableId = () => letters(URL_SAFE, 12);

const lettersOf = (digest: Buffer, count: number) =>
  Array.from(digest.subarray(0, count), (byte) => URL_SAFE[byte % URL_SAFE.length]).join('');

/** The table after this one: whoever asks for it, and wherever, gets the same. */
export function rematchId(id: string, secret: string): string {
  const digest = createHash('sha256').update(`rematch ${id} ${secret}`).digest();
  return lettersOf(digest, 12);
}

/** For guests, who must never be guessed: 131 bits. */
export const newGuestId = () => letters(URL_SAFE, 22);

/** What follows from a key that somebody sent: the same again, at whichever node, and nothing anybody could guess. */
export function idOfKey(secret: string, length: number, ...parts: readonly string[]): string {
  const digest = createHash('sha256')
    .update(JSON.stringify([secret, ...parts]))
    .digest();
  return lettersOf(digest, length);
}

/** A person of a provider, by something that names nobody. */
export const identityHash = (issuer: string, subject: string): string =>
  createHash('sha256')
    .update(JSON.stringify([issuer, subject]))
    .digest('hex');

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
