import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { Refused } from './refused.ts';

/** The only source of luck. */
export interface Chance {
  /** How often luck was used: searches look, and take-backs reach, no further. */
  readonly used: number;
  /** One die: 1 … sides, each equally likely. Rules say what it is for, and whose it is: one of the game's `purposes`. */
  roll(sides: number, purpose?: string, of?: number): number;
  /** So many dice thrown at once. */
  dice(count: number, sides: number, purpose?: string, of?: number): number[];
  /** A number from 0 to count - 1, each equally likely. */
  pick(count: number, purpose?: string, of?: number): number;
  /** Takes one item out of a bag; the order of what stays means nothing. */
  draw<T>(bag: T[], purpose?: string, of?: number): T;
  shuffle<T>(items: T[]): void;
}

abstract class Luck implements Chance {
  used = 0;
  protected abstract below(count: number): number;

  roll(sides: number): number {
    this.used++;
    return this.below(sides) + 1;
  }

  dice(count: number, sides: number): number[] {
    const dice = new Array<number>(count);
    for (let die = 0; die < count; die++) dice[die] = this.roll(sides);
    return dice;
  }

  pick(count: number): number {
    this.used++;
    return this.below(count);
  }

  draw<T>(bag: T[]): T {
    this.used++;
    const last = bag.length - 1;
    if (last < 0) throw new RangeError('nothing to draw from');
    const at = this.below(bag.length);
    const drawn = bag[at];
    bag[at] = bag[last];
    bag.pop();
    return drawn;
  }

  shuffle<T>(items: T[]): void {
    this.used++;
    for (let i = items.length - 1; i > 0; i--) {
      const j = this.below(i + 1);
      const item = items[i];
      items[i] = items[j];
      items[j] = item;
    }
  }
}

/** Luck for simulation and search: sfc32, quick, good, and not secret. */
export class FastChance extends Luck {
  #a = 0;
  #b = 0;
  #c = 0;
  #d = 1;

  constructor(seed: number) {
    super();
    this.restart(seed);
  }

  /** From here on as if it were a new one of that seed. */
  restart(seed: number): void {
    this.#a = seed | 0;
    this.#b = (seed / 0x1_0000_0000) | 0;
    this.#c = 0x9e37_79b9 | 0;
    this.#d = 1;
    for (let i = 0; i < 15; i++) this.#next();
  }

  #next(): number {
    const t = (((this.#a + this.#b) | 0) + this.#d) | 0;
    this.#d = (this.#d + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = (this.#c << 21) | (this.#c >>> 11);
    this.#c = (this.#c + t) | 0;
    return t >>> 0;
  }

  protected below(count: number): number {
    return Math.floor((this.#next() * count) / 0x1_0000_0000);
  }
}

const WORDS_A_BLOCK = 8;

/**
 * Luck that can be checked: block n of the stream is SHA-256(seed ‖ n as four bytes, big-endian), read as
 * eight big-endian words. A word that would favour some result is skipped.
 */
export class FairChance extends Luck {
  readonly #input: Uint8Array;
  #block: DataView = new DataView(new ArrayBuffer(0));
  #blockNumber = -1;
  /** Words read so far; with the seed it says where the stream stands. */
  position: number;

  constructor(seed: string, position = 0) {
    super();
    checkSeed(seed);
    this.#input = concatBytes(hexToBytes(seed), new Uint8Array(4));
    this.position = position;
  }

  #word(): number {
    const number = Math.floor(this.position / WORDS_A_BLOCK);
    if (number !== this.#blockNumber) {
      new DataView(this.#input.buffer).setUint32(32, number);
      const hash = sha256(this.#input);
      this.#block = new DataView(hash.buffer, hash.byteOffset, hash.byteLength);
      this.#blockNumber = number;
    }
    const word = this.#block.getUint32((this.position % WORDS_A_BLOCK) * 4);
    this.position++;
    return word;
  }

  protected below(count: number): number {
    const limit = 0x1_0000_0000 - (0x1_0000_0000 % count);
    let word = this.#word();
    while (word >= limit) word = this.#word();
    return word % count;
  }
}

/** A seed is 32 bytes in hexadecimal. */
export function checkSeed(seed: unknown): asserts seed is string {
  if (typeof seed !== 'string' || !/^[0-9a-f]{64}$/.test(seed)) {
    throw new Refused('bad-input', 'seed: expected 32 bytes as 64 hexadecimal digits (0-9, a-f)');
  }
}

/** The hash that commits to a secret before the game: SHA-256 of its 32 bytes. */
export function commitment(secret: string): string {
  checkSeed(secret);
  return bytesToHex(sha256(hexToBytes(secret)));
}

/** The seed of a fair match: SHA-256 over the table's secret and one text from each seat, in order. */
export function mixSeed(secret: string, seatSeeds: readonly string[]): string {
  checkSeed(secret);
  const parts = seatSeeds.map((seed) => sha256(utf8ToBytes(seed)));
  return bytesToHex(sha256(concatBytes(hexToBytes(secret), ...parts)));
}

/** The text of a seat that brings none: it follows from the secret, so it was settled before anyone brought theirs. */
export function seatSeed(secret: string, seat: number): string {
  checkSeed(secret);
  return bytesToHex(sha256(concatBytes(hexToBytes(secret), utf8ToBytes(`seat ${seat}`))));
}

/** 32 fresh secret bytes from the platform. */
export function newSecret(): string {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(32)));
}

/** What a scenario says luck will bring, each list used up in order. */
export interface Script {
  readonly rolls?: readonly number[] | undefined;
  readonly draws?: readonly unknown[] | undefined;
  readonly picks?: readonly number[] | undefined;
}

/** Luck as written: these dice, that draw. Shuffles leave things as they lie. */
export class ScriptedChance implements Chance {
  used = 0;
  readonly #rolls: number[];
  readonly #draws: unknown[];
  readonly #picks: number[];
  readonly #called: (drawn: unknown) => readonly unknown[];

  /** `called` gives the names a script may use for a thing that can be drawn; by default, the thing itself. */
  constructor(script: Script, called: (drawn: unknown) => readonly unknown[] = (drawn) => [drawn]) {
    this.#called = called;
    this.#rolls = [...(script.rolls ?? [])];
    this.#draws = [...(script.draws ?? [])];
    this.#picks = [...(script.picks ?? [])];
  }

  roll(sides: number): number {
    this.used++;
    const roll = this.#rolls.shift();
    if (roll === undefined) throw new Refused('bad-input', 'chance.rolls: one more roll is needed');
    if (!Number.isInteger(roll) || roll < 1 || roll > sides) {
      throw new Refused('bad-input', `chance.rolls: ${roll} is not a roll of a die with ${sides} sides`);
    }
    return roll;
  }

  dice(count: number, sides: number): number[] {
    return Array.from({ length: count }, () => this.roll(sides));
  }

  pick(count: number): number {
    this.used++;
    const pick = this.#picks.shift();
    if (pick === undefined) throw new Refused('bad-input', 'chance.picks: one more pick is needed');
    if (!Number.isInteger(pick) || pick < 0 || pick >= count) {
      throw new Refused('bad-input', `chance.picks: ${pick} is not a number from 0 to ${count - 1}`);
    }
    return pick;
  }

  draw<T>(bag: T[]): T {
    this.used++;
    if (this.#draws.length === 0) throw new Refused('bad-input', 'chance.draws: one more draw is needed');
    const wanted = this.#draws.shift();
    const names = bag.map((item) => this.#called(item).map((name) => JSON.stringify(name)));
    const at = names.findIndex((all) => all.includes(JSON.stringify(wanted)));
    if (at < 0) {
      const there = [...new Set(names.map(([name]) => name))].slice(0, 20).join(', ');
      throw new Refused(
        'bad-input',
        `chance.draws: ${JSON.stringify(wanted)} is not there; there are ${there}`,
      );
    }
    return bag.splice(at, 1)[0];
  }

  shuffle(): void {
    this.used++;
  }

  /** What the script foresaw and nobody needed. */
  get left(): string[] {
    return [
      ...this.#rolls.map((roll) => `roll ${roll}`),
      ...this.#draws.map((draw) => `draw ${JSON.stringify(draw)}`),
      ...this.#picks.map((pick) => `pick ${pick}`),
    ];
  }
}

/** A number for fast chance out of a seed's text and what else tells one use from another. */
export function fastSeed(...parts: readonly (string | number)[]): number {
  return sha256(utf8ToBytes(parts.join(':')))
    .subarray(0, 6)
    .reduce((number, byte) => number * 256 + byte, 0);
}
