import type { Box, Game, GameTypes, Seat, StillOf } from './game.ts';
import { type Mind, winShares } from './mind.ts';
import { checkOptions } from './options.ts';

/** What a table, which may be imagined, is like in numbers: always as many, and each of about the size of 1. */
export interface Features<T extends GameTypes = GameTypes> {
  /** What a seat has, can do and is near to. */
  seat(box: Box<T>, table: StillOf<T>, seat: Seat): number[];
  /** What is the same for all: how far the game has come. */
  table(box: Box<T>, table: StillOf<T>): number[];
}

/** Learned weights as a file keeps them. */
export interface Weights {
  /** The rules they were learned under, the component set (a sum over its text), and of how many inputs. */
  readonly rules: number;
  readonly set: number;
  readonly inputs: number;
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
  const size = exponent === 0 ? fraction * 2 ** -24 : (1 + fraction / 1024) * 2 ** (exponent - 15);
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
  const own: number[][] = [];
  for (let seat = 0; seat < seats; seat++) own.push(features.seat(box, table, seat));
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

const shared = new Float64Array(FIRST);
const first = new Float64Array(FIRST);

/** Takes an input into the sums of the first layer. Most features are 0 at most tables. */
function take(sums: Float64Array, rows: Float64Array, row: number, value: number): void {
  if (value === 0) return;
  const at = row * FIRST;
  for (let unit = 0; unit < FIRST; unit++) sums[unit] += rows[at + unit] * value;
}

/** How good a seat's place is, from the sums of the first layer. */
function placeFrom(rest: Float64Array): number {
  let place = rest[rest.length - 1];
  let at = FIRST;
  const biases = at + SECOND * FIRST;
  for (let unit = 0; unit < SECOND; unit++) {
    let sum = rest[biases + unit];
    for (let i = 0; i < FIRST; i++, at++) if (first[i] > 0) sum += rest[at] * first[i];
    if (sum > 0) place += rest[biases + SECOND + unit] * sum;
  }
  return place;
}

/** The numbers of a net, the first layer by input, so that an input of 0 costs nothing; then all the rest. */
function layersOf({ inputs, numbers }: Net): { rows: Float64Array; rest: Float64Array } {
  const rows = new Float64Array(FIRST * inputs);
  for (let i = 0; i < inputs; i++)
    for (let unit = 0; unit < FIRST; unit++) rows[i * FIRST + unit] = numbers[unit * inputs + i];
  return { rows, rest: Float64Array.from(numbers.subarray(FIRST * inputs)) };
}

/** How good a seat's place is, by a net, from all its inputs. */
export function placesBy(net: Net): (input: ArrayLike<number>) => number {
  const { rows, rest } = layersOf(net);
  return (input) => {
    for (let unit = 0; unit < FIRST; unit++) first[unit] = rest[unit];
    for (let i = 0; i < net.inputs; i++) take(first, rows, i, input[i]);
    return placeFrom(rest);
  };
}

/** The same for all seats of a table at once, as a search wants it: no lists of inputs are made. */
function sharesBy<T extends GameTypes>(
  net: Net,
  features: Features<T>,
): (box: Box<T>, table: StillOf<T>, seats: number) => number[] {
  const { rows, rest } = layersOf(net);
  return (box, table, seats) => {
    const own: number[][] = [];
    for (let seat = 0; seat < seats; seat++) own.push(features.seat(box, table, seat));
    const count = own[0].length;
    const common = features.table(box, table);
    const asked = table.asks[table.asks.length - 1]?.seat ?? 0;
    for (let unit = 0; unit < FIRST; unit++) shared[unit] = rest[unit];
    for (let i = 0; i < common.length; i++) take(shared, rows, 3 * count + i, common[i]);
    const last = net.inputs - 3;
    take(shared, rows, last + 2, 2 / seats);
    return winShares(seats, (seat) => {
      first.set(shared);
      for (let i = 0; i < count; i++) {
        take(first, rows, i, own[seat][i]);
        let sum = 0;
        let most = seats > 1 ? Number.NEGATIVE_INFINITY : 0;
        for (let other = 0; other < seats; other++) {
          if (other === seat) continue;
          const value = own[other][i];
          sum += value;
          if (value > most) most = value;
        }
        take(first, rows, count + i, seats > 1 ? sum / (seats - 1) : 0);
        take(first, rows, 2 * count + i, most);
      }
      take(first, rows, last, asked === seat ? 1 : 0);
      take(first, rows, last + 1, ((seat - asked + seats) % seats) / seats);
      return placeFrom(rest);
    });
  };
}

/** Judges by learned weights what they were learned from, and by a formula all other sets, options and rules. */
export function learned<T extends GameTypes>(
  weights: Weights,
  features: Features<T>,
  formula: Mind<T>['evaluate'],
): Mind<T>['evaluate'] {
  const shares = sharesBy(readNet(weights), features);
  const known = new WeakMap<Box<T>, boolean>();
  return (box, state) => {
    let fits = known.get(box);
    if (fits === undefined) {
      fits = isUsual(box) && box.game.rulesVersion === weights.rules && sumOf(box.set) === weights.set;
      known.set(box, fits);
    }
    if (!fits || state.asks.length === 0) return formula(box, state);
    return shares(box, state, box.game.seated(state).length);
  };
}

/** The box as it comes: nothing is agreed otherwise. */
function isUsual<T extends GameTypes>({ game, options }: Box<T>): boolean {
  const usual = checkOptions(game.options, {});
  return Object.entries(usual).every(([name, value]) => options[name] === value);
}
