import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { type Chance, checkSeed } from './chance.ts';

/** How often luck was used for each purpose: with the seed it says where every stream stands. */
export type Dealt = Readonly<Record<string, number>>;

/**
 * The same luck for everybody: each purpose, of each seat where it is one seat's, has a stream of its own, so whoever
 * chose otherwise before meets the same luck where they do the same thing. Use n of a purpose comes from
 * SHA-256(seed ‖ "purpose of n"); of a bag the thing is drawn whose own hash, made from that and its name, is the
 * smallest: whatever else lies in the bag, and in whatever order.
 */
export class DealtChance implements Chance {
  used = 0;
  readonly #seed: Uint8Array;
  #uses: Record<string, number>;

  constructor(seed: string, position: Dealt = {}) {
    checkSeed(seed);
    this.#seed = hexToBytes(seed);
    this.#uses = { ...position };
  }

  get position(): Dealt {
    return { ...this.#uses };
  }

  set position(position: Dealt) {
    this.#uses = { ...position };
  }

  roll(sides: number, purpose = '', of?: number): number {
    return this.pick(sides, purpose, of) + 1;
  }

  /** Each die has a hash of its own: whoever throws more of them sees the same ones first. */
  dice(count: number, sides: number, purpose = '', of?: number): number[] {
    const key = this.#next(purpose, of);
    return Array.from(
      { length: count },
      (_, die) => below(sides, sha256(concatBytes(key, Uint8Array.of(die)))) + 1,
    );
  }

  pick(count: number, purpose = '', of?: number): number {
    return below(count, this.#next(purpose, of));
  }

  draw<T>(bag: T[], purpose = '', of?: number): T {
    if (bag.length === 0) throw new RangeError('nothing to draw from');
    const key = this.#next(purpose, of);
    const copies = new Map<string, number>();
    let [first, lowest] = [0, Number.POSITIVE_INFINITY];
    for (const [at, thing] of bag.entries()) {
      const name = JSON.stringify(thing);
      const copy = copies.get(name) ?? 0;
      copies.set(name, copy + 1);
      const rank = number(sha256(concatBytes(key, utf8ToBytes(`${name} ${copy}`))));
      if (rank < lowest) [first, lowest] = [at, rank];
    }
    const drawn = bag[first];
    bag[first] = bag[bag.length - 1];
    bag.pop();
    return drawn;
  }

  shuffle<T>(items: T[]): void {
    const rest = items.splice(0);
    while (rest.length > 0) items.push(this.draw(rest, 'shuffle'));
  }

  /** 32 bytes for the next use of a purpose. */
  #next(purpose: string, of: number | undefined): Uint8Array {
    this.used++;
    const stream = of === undefined ? purpose : `${purpose} ${of}`;
    const n = this.#uses[stream] ?? 0;
    this.#uses[stream] = n + 1;
    return sha256(concatBytes(this.#seed, utf8ToBytes(`${stream} ${n}`)));
  }
}

/** Six bytes as a number. */
const number = (hash: Uint8Array): number => hash.subarray(0, 6).reduce((sum, byte) => sum * 256 + byte, 0);

/** A number below `count`; a hash that would favour some result is hashed again. */
function below(count: number, hash: Uint8Array): number {
  const limit = 2 ** 48 - (2 ** 48 % count);
  let from = hash;
  while (number(from) >= limit) from = sha256(from);
  return number(from) % count;
}
