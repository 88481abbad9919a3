import type { Box, Game, GameTypes, Seat, StillOf } from '@undercroft/kernel';
import { type Mind, winShares } from './mind.ts';
import { twoTo } from './sums.ts';

/** What a table, which may be imagined, is like in numbers: always as many, and each of about the size of 1. */
export interface Features<T extends GameTypes = GameTypes> {
  /** For each seat: what it has, can do and is near to. */
  seats(box: Box<T>, table: StillOf<T>): number[][];
  /** What is the same for all: how far the game has come. */
  table(box: Box<T>, table: StillOf<T>): number[];
}

/** What a table is like in numbers, and who is asked. */
export interface Reading {
  readonly seats: readonly (readonly number[])[];
  readonly table: readonly number[];
  readonly asked: Seat;
}

/** A part of what tables are judged by, as a player would name it. */
export interface Part {
  readonly name: string;
  /** Its places among a seat's features. */
  readonly features: readonly number[];
  /** So many of the first of them, added up, are what is told of it; one where nothing is said. */
  readonly told?: number;
  /** How that is told: as a number, so many times as large; as in how many of 100 cases; as nearer or further. */
  readonly as: { readonly amount: number } | 'share' | 'nearness';
  /** Whether to have more of it is better. */
  readonly good: boolean;
}

/** What tables are judged by, part by part: for whoever asks why. */
export interface Parts<T extends GameTypes = GameTypes> {
  readonly list: readonly Part[];
  read(box: Box<T>, table: StillOf<T>): Reading;
  /** Each seat's share of the win, as the net judges a table like this. */
  judge(reading: Reading): number[];
}

/** Learned weights as a file keeps them. */
export interface Weights {
  /** The rules they were learned under, the component set (a sum over its text), and of how many inputs. */
  readonly rules: number;
  readonly set: number;
  readonly inputs: number;
  /**
   * By the number of seats: to which power its chances come true, where they were found to be too sure or not sure
   * enough (`npm run train -- GAME --check`).
   */
  readonly powers?: Readonly<Record<number, number>>;
  /** Half-precision numbers, little-endian, in base64: layer after layer, each with its biases. */
  readonly numbers: string;
}

const FIRST = 32;
const SECOND = 16;

/** A small net: inputs → 32 → 16 → how good a seat's place is. */
export interface Net {
  readonly inputs: number;
  /** Layer after layer, weights by unit and then biases. */
  readonly numbers: Float32Array;
}

export const numbersIn = (inputs: number): number => FIRST * (inputs + 1) + SECOND * (FIRST + 1) + SECOND + 1;

/** A number that changes with a component set. */
export function sumOf(set: object): number {
  let sum = 0x811c_9dc5;
  const text = JSON.stringify(set);
  for (let at = 0; at < text.length; at++) sum = Math.imul(sum ^ text.charCodeAt(at), 0x0100_0193);
  return sum >>> 0;
}

/** A net from a file. */
export function readNet({ inputs, numbers }: Weights): Net {
  const view = new DataView(Uint8Array.from(atob(numbers), (letter) => letter.charCodeAt(0)).buffer);
  return {
    inputs,
    numbers: Float32Array.from({ length: numbersIn(inputs) }, (_, at) =>
      fromHalf(view.getUint16(at * 2, true)),
    ),
  };
}

export function writeNet(net: Net, game: Pick<Game, 'rulesVersion' | 'set'>): Weights {
  const view = new DataView(new ArrayBuffer(net.numbers.length * 2));
  for (const [at, number] of net.numbers.entries()) view.setUint16(at * 2, toHalf(number), true);
  let letters = '';
  for (const byte of new Uint8Array(view.buffer)) letters += String.fromCharCode(byte);
  return { rules: game.rulesVersion, set: sumOf(game.set), inputs: net.inputs, numbers: btoa(letters) };
}

/** A number from its sixteen bits: sign, five of exponent, ten of fraction. */
function fromHalf(half: number): number {
  const [exponent, fraction] = [(half >> 10) & 31, half & 1023];
  const size = exponent === 0 ? fraction * twoTo(-24) : (1 + fraction / 1024) * twoTo(exponent - 15);
  return half & 0x8000 ? -size : size;
}

/** The sixteen bits nearest to a number; what is too large becomes the largest there is. */
function toHalf(number: number): number {
  const sign = number < 0 ? 0x8000 : 0;
  const size = Math.min(Math.abs(number), 65504);
  if (size < 2 ** -14) return sign | Math.round(size * 2 ** 24);
  const exponent = Math.floor(Math.log2(size));
  const fraction = Math.round((size / 2 ** exponent - 1) * 1024);
  return sign | (((exponent + 15) << 10) + fraction);
}

/**
 * For every seat: its own features, the mean and the most of the others', what is the same for all, and where it sits
 * from whoever is asked, among how many.
 */
export function inputsOf<T extends GameTypes>(
  features: Features<T>,
  box: Box<T>,
  table: StillOf<T>,
  seats: number,
): number[][] {
  const own = features.seats(box, table);
  const shared = features.table(box, table);
  const asked = table.asks[table.asks.length - 1]?.seat ?? 0;
  return own.map((mine, seat) => {
    const inputs = mine.slice();
    for (let i = 0; i < mine.length; i++) {
      let sum = 0;
      for (let other = 0; other < seats; other++) if (other !== seat) sum += own[other][i];
      inputs.push(seats > 1 ? sum / (seats - 1) : 0);
    }
    for (let i = 0; i < mine.length; i++) {
      let most = seats > 1 ? Number.NEGATIVE_INFINITY : 0;
      for (let other = 0; other < seats; other++)
        if (other !== seat && own[other][i] > most) most = own[other][i];
      inputs.push(most);
    }
    for (const number of shared) inputs.push(number);
    inputs.push(asked === seat ? 1 : 0, ((seat - asked + seats) % seats) / seats, 2 / seats);
    return inputs;
  });
}

/** Scratch paper, so that millions of tables are judged without making lists. */
const first = new Float64Array(FIRST);
const second = new Float64Array(SECOND);
const base = new Float64Array(FIRST);
const whole = new Float64Array(FIRST);
/** By seat: what its features add to its own sums, and what they add to everybody else's. */
const toItself: Float64Array[] = [];
const toOthers: Float64Array[] = [];

/** Takes an input into the sums of the first layer. Most features are 0 at most tables. */
function take(sums: Float64Array, rows: Float64Array, row: number, value: number): void {
  if (value === 0) return;
  const at = row * FIRST;
  for (let unit = 0; unit < FIRST; unit++) sums[unit] += rows[at + unit] * value;
}

/** The numbers of a net by input, so that an input of 0 costs nothing. */
interface Layers {
  readonly rows: Float64Array;
  readonly biases: Float64Array;
  readonly secondRows: Float64Array;
  readonly secondBiases: Float64Array;
  readonly last: Float64Array;
}

/** How good a seat's place is, from the sums of the first layer. */
function placeFrom({ secondRows, secondBiases, last }: Layers): number {
  for (let unit = 0; unit < SECOND; unit++) second[unit] = secondBiases[unit];
  for (let i = 0; i < FIRST; i++) {
    const value = first[i];
    if (value <= 0) continue;
    const at = i * SECOND;
    for (let unit = 0; unit < SECOND; unit++) second[unit] += secondRows[at + unit] * value;
  }
  let place = last[SECOND];
  for (let unit = 0; unit < SECOND; unit++) if (second[unit] > 0) place += last[unit] * second[unit];
  return place;
}

function layersOf({ inputs, numbers }: Net): Layers {
  const byInput = (from: number, count: number, units: number) =>
    Float64Array.from(
      { length: count * units },
      (_, at) => numbers[from + (at % units) * count + Math.floor(at / units)],
    );
  const biases = FIRST * inputs;
  const secondBiases = biases + FIRST + SECOND * FIRST;
  return {
    rows: byInput(0, inputs, FIRST),
    biases: Float64Array.from(numbers.subarray(biases, biases + FIRST)),
    secondRows: byInput(biases + FIRST, FIRST, SECOND),
    secondBiases: Float64Array.from(numbers.subarray(secondBiases, secondBiases + SECOND)),
    last: Float64Array.from(numbers.subarray(secondBiases + SECOND)),
  };
}

/** How good a seat's place is, by a net, from all its inputs. */
export function placesBy(net: Net): (input: ArrayLike<number>) => number {
  const layers = layersOf(net);
  return (input) => {
    first.set(layers.biases);
    for (let i = 0; i < net.inputs; i++) take(first, layers.rows, i, input[i]);
    return placeFrom(layers);
  };
}

const readingOf = <T extends GameTypes>(features: Features<T>, box: Box<T>, table: StillOf<T>): Reading => ({
  seats: features.seats(box, table),
  table: features.table(box, table),
  asked: table.asks[table.asks.length - 1]?.seat ?? 0,
});

/** The same for all seats of a table at once, as a search wants it: each seat's features are gone through once. */
function sharesBy(net: Net, powers: Weights['powers'] = {}): (reading: Reading) => number[] {
  const layers = layersOf(net);
  const { rows } = layers;
  let meanRows = rows;
  let bothRows = rows;
  const splitRows = (count: number) => {
    meanRows = rows.subarray(count * FIRST, 2 * count * FIRST);
    bothRows = meanRows.map((weight, at) => weight + rows[2 * count * FIRST + at]);
  };
  return ({ seats: own, table: common, asked }) => {
    const seats = own.length;
    if (seats === 1) return [1];
    const count = own[0].length;
    if (meanRows === rows) splitRows(count);
    base.set(layers.biases);
    for (let i = 0; i < common.length; i++) take(base, rows, 3 * count + i, common[i]);
    take(base, rows, net.inputs - 1, 2 / seats);
    // Of one other the mean and the most are the same.
    addUp(own, rows, seats === 2 ? bothRows : meanRows);
    if (seats > 2) takeMost(own, rows, 2 * count);
    const power = powers[seats] ?? 1;
    return winShares(seats, (seat) => {
      const mine = toItself[seat];
      const less = toOthers[seat];
      for (let unit = 0; unit < FIRST; unit++)
        first[unit] = base[unit] + mine[unit] + (whole[unit] - less[unit]) / (seats - 1);
      if (asked === seat) take(first, rows, net.inputs - 3, 1);
      else take(first, rows, net.inputs - 2, ((seat - asked + seats) % seats) / seats);
      return power * placeFrom(layers);
    });
  };
}

/** What each seat's features add to its own sums, to those of the others, and to those of the others all together. */
function addUp(own: readonly (readonly number[])[], ownRows: Float64Array, otherRows: Float64Array): void {
  whole.fill(0);
  for (let seat = 0; seat < own.length; seat++) {
    toItself[seat] ??= new Float64Array(FIRST);
    toOthers[seat] ??= new Float64Array(FIRST);
    const mine = toItself[seat];
    const others = toOthers[seat];
    const features = own[seat];
    for (let unit = 0; unit < FIRST; unit++) mine[unit] = others[unit] = 0;
    for (let i = 0; i < features.length; i++) {
      const value = features[i];
      if (value === 0) continue;
      const at = i * FIRST;
      for (let unit = 0; unit < FIRST; unit++) {
        mine[unit] += ownRows[at + unit] * value;
        others[unit] += otherRows[at + unit] * value;
      }
    }
    for (let unit = 0; unit < FIRST; unit++) whole[unit] += others[unit];
  }
}

/** The most of the others': the most of all, and for whoever has that alone, the second. */
function takeMost(own: readonly (readonly number[])[], rows: Float64Array, row: number): void {
  for (let i = 0; i < own[0].length; i++) {
    let most = Number.NEGATIVE_INFINITY;
    let next = Number.NEGATIVE_INFINITY;
    let who = 0;
    for (let seat = 0; seat < own.length; seat++) {
      const value = own[seat][i];
      if (value > most) {
        next = most;
        most = value;
        who = seat;
      } else if (value > next) next = value;
    }
    take(base, rows, row + i, most);
    take(toItself[who], rows, row + i, next - most);
  }
}

/**
 * Judges by learned weights what they were learned from, and by a formula all other sets and rules. What is agreed
 * otherwise at a table changes little of what its numbers mean, and games that go the same way are judged alike.
 */
export function learned<T extends GameTypes>(
  weights: Weights,
  features: Features<T>,
  formula: Mind<T>['evaluate'],
): Mind<T>['evaluate'] {
  const shares = sharesBy(readNet(weights), weights.powers);
  const known = new WeakMap<Box<T>, boolean>();
  return (box, state) => {
    let fits = known.get(box);
    if (fits === undefined) {
      fits = box.game.rulesVersion === weights.rules && sumOf(box.set) === weights.set;
      known.set(box, fits);
    }
    if (!fits || state.asks.length === 0) return formula(box, state);
    return shares(readingOf(features, box, state));
  };
}

/** What the net judges by, part by part; of other sets too, for a part means the same there. */
export function partsOf<T extends GameTypes>(
  weights: Weights,
  features: Features<T>,
  list: readonly Part[],
): Parts<T> {
  return {
    list,
    read: (box, table) => readingOf(features, box, table),
    judge: sharesBy(readNet(weights), weights.powers),
  };
}
