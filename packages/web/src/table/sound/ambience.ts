import { musicBench, type Workbench } from './sound.ts';

/** Something that sounds again and again: every so many seconds, which no other voice shares, so it never repeats. */
interface Voice {
  readonly every: number;
  /** How far a note may come late, in seconds. */
  readonly loose: number;
  /** What it may play, in hertz. */
  readonly notes: readonly number[];
  readonly make: 'pluck' | 'pad' | 'drip' | 'drum' | 'tick' | 'wind';
  readonly level: number;
}

const scale = (root: number, steps: readonly number[]) => steps.map((step) => root * 2 ** (step / 12));
const MINOR = [0, 3, 5, 7, 10, 12];
const MAJOR = [0, 2, 4, 7, 9, 12];

/** A bed for each table: cave drips and far drums; wind and a lute; goblin percussion; a ticking library. */
export const BEDS: Readonly<Record<string, readonly Voice[]>> = {
  karak: [
    { every: 17.3, loose: 2, notes: scale(55, [0, 7]), make: 'pad', level: 0.2 },
    { every: 23.9, loose: 3, notes: scale(110, MINOR), make: 'pad', level: 0.1 },
    { every: 5.7, loose: 4, notes: [1320, 1760, 2090], make: 'drip', level: 0.07 },
    { every: 13.1, loose: 1, notes: [58], make: 'drum', level: 0.3 },
  ],
  karak2: [
    { every: 11.3, loose: 3, notes: [420, 560, 700], make: 'wind', level: 0.12 },
    { every: 3.7, loose: 1.5, notes: scale(146.8, MAJOR), make: 'pluck', level: 0.1 },
    { every: 5.9, loose: 2, notes: scale(220, MAJOR), make: 'pluck', level: 0.07 },
    { every: 29.3, loose: 2, notes: scale(73.4, [0, 7]), make: 'pad', level: 0.12 },
  ],
  goblin: [
    { every: 1.37, loose: 0.05, notes: [180, 240], make: 'tick', level: 0.12 },
    { every: 2.11, loose: 0.1, notes: [70, 90], make: 'drum', level: 0.22 },
    { every: 7.9, loose: 2, notes: scale(98, MINOR), make: 'pluck', level: 0.09 },
    { every: 19.7, loose: 2, notes: scale(49, [0, 3]), make: 'pad', level: 0.14 },
  ],
  kragmortha: [
    { every: 2, loose: 0, notes: [2100], make: 'tick', level: 0.05 },
    { every: 2.003, loose: 0, notes: [1700], make: 'tick', level: 0.04 },
    { every: 6.1, loose: 2.5, notes: scale(523, MINOR), make: 'pluck', level: 0.045 },
    { every: 21.7, loose: 3, notes: scale(65.4, [0, 7]), make: 'pad', level: 0.15 },
  ],
};

/** A note that is to sound: when, which, and by whom. */
export interface Due {
  readonly at: number;
  readonly note: number;
  readonly voice: Voice;
}

/** A bed as it goes on in time. Chance is handed in: the music of a table need not be fair, only never the same. */
export class Score {
  readonly #next: number[];
  readonly #voices: readonly Voice[];
  readonly #chance: () => number;

  constructor(voices: readonly Voice[], begin: number, chance: () => number = Math.random) {
    this.#voices = voices;
    this.#chance = chance;
    this.#next = voices.map(({ every }) => begin + every * chance());
  }

  /** Everything that begins before this moment and has not been asked for yet. */
  until(end: number): Due[] {
    return this.#voices.flatMap((voice, index) => {
      const due: Due[] = [];
      while (this.#next[index] < end) {
        const note = voice.notes[Math.floor(this.#chance() * voice.notes.length)];
        due.push({ at: this.#next[index] + this.#chance() * voice.loose, note, voice });
        this.#next[index] += voice.every;
      }
      return due;
    });
  }
}

/** How each voice rises and dies away, in seconds, and the wave it is made of. */
const MAKES: Readonly<
  Record<Voice['make'], { readonly rise: number; readonly fall: number; readonly wave: OscillatorType }>
> = {
  pad: { rise: 2.4, fall: 6, wave: 'sine' },
  pluck: { rise: 0.006, fall: 1.4, wave: 'triangle' },
  drip: { rise: 0.003, fall: 0.16, wave: 'sine' },
  drum: { rise: 0.004, fall: 0.7, wave: 'sine' },
  tick: { rise: 0.001, fall: 0.05, wave: 'square' },
  wind: { rise: 3, fall: 5, wave: 'sawtooth' },
};

function sound({ audio, out }: Workbench, { at, note, voice }: Due): void {
  const { rise, fall, wave } = MAKES[voice.make];
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(voice.level, at + rise);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + rise + fall);
  const source = audio.createOscillator();
  source.type = wave;
  source.frequency.setValueAtTime(note, at);
  if (voice.make === 'drum') source.frequency.exponentialRampToValueAtTime(note * 0.6, at + fall);
  if (voice.make === 'drip') source.frequency.exponentialRampToValueAtTime(note * 1.4, at + fall);
  const soft = audio.createBiquadFilter();
  soft.type = voice.make === 'wind' ? 'bandpass' : 'lowpass';
  soft.frequency.value = voice.make === 'wind' ? note : 2400;
  soft.Q.value = voice.make === 'wind' ? 12 : 0.5;
  source.connect(soft).connect(gain).connect(out);
  source.start(at);
  source.stop(at + rise + fall);
}

/** How far ahead notes are put on the desk, and how often somebody looks; in milliseconds and seconds. */
const LOOK_EVERY = 500;
const AHEAD = 1.5;

/** Lets a game's bed be heard until the function it gives is called; silent while the page is hidden. */
export function playBed(game: string): () => void {
  const voices = BEDS[game];
  if (voices === undefined) return () => {};
  let score: Score | undefined;
  const timer = setInterval(() => {
    const bench = document.hidden ? undefined : musicBench();
    if (bench === undefined) {
      score = undefined;
      return;
    }
    score ??= new Score(voices, bench.now);
    for (const due of score.until(bench.now + AHEAD)) sound(bench, due);
  }, LOOK_EVERY);
  return () => clearInterval(timer);
}
