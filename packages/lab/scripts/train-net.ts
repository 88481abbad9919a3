import { FastChance } from '@undercroft/kernel';
import { type Net, numbersIn } from '@undercroft/kit/net';
import type { Example } from './train-deed.ts';

const FIRST = 32;
const SECOND = 16;
const BATCH = 64;
/** Adam's pace, and how it remembers. */
const PACE = 0.003;
const MEAN = 0.9;
const SPREAD = 0.999;
/** What is never used shrinks a little: fewer surprises at tables that were never seen. */
const SHRINK = 1e-5;

/** Learns who wins from examples: a small net with everything on one scale, fitted by gradients, always the same. */
export function learn(
  examples: readonly Example[],
  epochs: number,
  seed: number,
  hear: (epoch: number) => void,
): Net {
  const inputs = examples[0].inputs[0].length;
  const scale = scaleOf(examples, inputs);
  const scaled = examples.map(({ inputs, won }) => ({ inputs: inputs.map(scale.on), won }));
  const chance = new FastChance(seed);
  const net: Net = { inputs, numbers: newNumbers(inputs, chance) };
  const count = net.numbers.length;
  const [gradient, means, spreads] = [0, 1, 2].map(() => new Float64Array(count));
  const trainer = new Trainer(net, gradient);
  const order = scaled.map((_, at) => at);
  const steps = Math.ceil(scaled.length / BATCH) * epochs;
  let step = 0;
  for (let epoch = 0; epoch < epochs; epoch++) {
    chance.shuffle(order);
    for (let from = 0; from < order.length; from += BATCH) {
      gradient.fill(0);
      const to = Math.min(order.length, from + BATCH);
      for (let at = from; at < to; at++) trainer.add(scaled[order[at]].inputs, scaled[order[at]].won);
      step++;
      const pace = PACE * 0.5 * (1 + Math.cos((Math.PI * step) / steps)) + PACE / 100;
      const [fresh, wide] = [1 - MEAN ** step, 1 - SPREAD ** step];
      for (let i = 0; i < count; i++) {
        const slope = gradient[i] / (to - from) + SHRINK * net.numbers[i];
        means[i] = MEAN * means[i] + (1 - MEAN) * slope;
        spreads[i] = SPREAD * spreads[i] + (1 - SPREAD) * slope * slope;
        net.numbers[i] -= (pace * (means[i] / fresh)) / (Math.sqrt(spreads[i] / wide) + 1e-8);
      }
    }
    hear(epoch + 1);
  }
  return scale.off(net);
}

/** The same net, surer or less sure of itself by a power. */
export function tempered({ inputs, numbers }: Net, power: number): Net {
  const last = numbers.length - SECOND - 1;
  return { inputs, numbers: numbers.map((number, at) => (at < last ? number : number * power)) };
}

/** Brings inputs onto one scale, and takes the scale out of the finished net again. */
function scaleOf(examples: readonly Example[], inputs: number) {
  const sums = new Float64Array(inputs);
  const squares = new Float64Array(inputs);
  let count = 0;
  for (const { inputs: seats } of examples) {
    for (const input of seats) {
      count++;
      for (let i = 0; i < inputs; i++) {
        sums[i] += input[i];
        squares[i] += input[i] * input[i];
      }
    }
  }
  const mean = sums.map((sum) => sum / count);
  const width = squares.map((square, i) => Math.sqrt(Math.max(0, square / count - mean[i] ** 2)) || 1);
  return {
    on: (input: Float32Array): Float32Array => input.map((value, i) => (value - mean[i]) / width[i]),
    off: (net: Net): Net => {
      const numbers = net.numbers.slice();
      for (let unit = 0; unit < FIRST; unit++) {
        for (let i = 0; i < inputs; i++) {
          const at = unit * inputs + i;
          numbers[at] = net.numbers[at] / width[i];
          numbers[FIRST * inputs + unit] -= numbers[at] * mean[i];
        }
      }
      return { inputs, numbers };
    },
  };
}

function newNumbers(inputs: number, chance: FastChance): Float32Array {
  const numbers = new Float32Array(numbersIn(inputs));
  const fill = (from: number, count: number, size: number) => {
    for (let at = from; at < from + count; at++) numbers[at] = (chance.pick(20_001) / 10_000 - 1) * size;
  };
  fill(0, FIRST * inputs, Math.sqrt(3 / inputs));
  fill(FIRST * (inputs + 1), SECOND * FIRST, Math.sqrt(3 / FIRST));
  fill(FIRST * (inputs + 1) + SECOND * (FIRST + 1), SECOND, 0.1);
  return numbers;
}

/** Adds up how the surprise at who won changes with every number of the net. */
class Trainer {
  readonly #net: Net;
  readonly #gradient: Float64Array;
  readonly #first: Float64Array[] = [];
  readonly #second: Float64Array[] = [];

  constructor(net: Net, gradient: Float64Array) {
    this.#net = net;
    this.#gradient = gradient;
  }

  add(inputs: readonly Float32Array[], won: readonly number[]): void {
    const places = inputs.map((input, seat) => this.#forward(input, seat));
    const most = Math.max(...places);
    const powers = places.map((place) => Math.exp(place - most));
    const sum = powers.reduce((all, power) => all + power, 0);
    for (const [seat, input] of inputs.entries()) this.#backward(input, seat, powers[seat] / sum - won[seat]);
  }

  #forward(input: Float32Array, seat: number): number {
    const { inputs, numbers } = this.#net;
    this.#first[seat] ??= new Float64Array(FIRST);
    this.#second[seat] ??= new Float64Array(SECOND);
    const [first, second] = [this.#first[seat], this.#second[seat]];
    for (let unit = 0; unit < FIRST; unit++) {
      let sum = numbers[FIRST * inputs + unit];
      const row = unit * inputs;
      for (let i = 0; i < inputs; i++) sum += numbers[row + i] * input[i];
      first[unit] = Math.max(0, sum);
    }
    const from = FIRST * (inputs + 1);
    let place = numbers[from + SECOND * (FIRST + 1) + SECOND];
    for (let unit = 0; unit < SECOND; unit++) {
      let sum = numbers[from + SECOND * FIRST + unit];
      const row = from + unit * FIRST;
      for (let i = 0; i < FIRST; i++) sum += numbers[row + i] * first[i];
      second[unit] = Math.max(0, sum);
      place += numbers[from + SECOND * (FIRST + 1) + unit] * second[unit];
    }
    return place;
  }

  #backward(input: Float32Array, seat: number, slope: number): void {
    const { inputs, numbers } = this.#net;
    const gradient = this.#gradient;
    const [first, second] = [this.#first[seat], this.#second[seat]];
    const from = FIRST * (inputs + 1);
    const last = from + SECOND * (FIRST + 1);
    gradient[last + SECOND] += slope;
    const below = new Float64Array(FIRST);
    for (let unit = 0; unit < SECOND; unit++) {
      gradient[last + unit] += slope * second[unit];
      if (second[unit] <= 0) continue;
      const part = slope * numbers[last + unit];
      gradient[from + SECOND * FIRST + unit] += part;
      const row = from + unit * FIRST;
      for (let i = 0; i < FIRST; i++) {
        gradient[row + i] += part * first[i];
        below[i] += part * numbers[row + i];
      }
    }
    for (let unit = 0; unit < FIRST; unit++) {
      if (first[unit] <= 0) continue;
      gradient[FIRST * inputs + unit] += below[unit];
      const row = unit * inputs;
      for (let i = 0; i < inputs; i++) gradient[row + i] += below[unit] * input[i];
    }
  }
}
