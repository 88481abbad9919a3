import {
  type Box,
  boxOf,
  copy,
  type Game,
  type GameTypes,
  type Match,
  replay,
  type Seat,
  type Viewer,
  viewOf,
} from '@undercroft/kernel';
import { expect } from 'vitest';
import type { Note, Thing, Watched } from './watch.ts';

/** A view with what is needed to understand it. */
interface Sight<T extends GameTypes = GameTypes> {
  readonly box: Box<T>;
  readonly view: T['view'];
  readonly viewer: Viewer;
}

/** How one game's screen and one game's view are put into the same words. */
export interface Reader<T extends GameTypes = GameTypes> {
  /** What a view says must lie on a screen that has these regions. */
  expected(sight: Sight<T>, regions: ReadonlySet<string>): string[];
  /** The word for something drawn; null if it means nothing by itself. */
  word(thing: Thing, sight: Sight<T>): string | null;
  /** The place at a point of the board where something lies. */
  place(at: readonly [x: number, y: number], word: string, sight: Sight<T>): string;
  /** Regions in which the order matters. */
  readonly ordered?: readonly string[];
}

export const has = (region: string, words: readonly string[]): string[] =>
  words.map((word) => `${region}: ${word}`);

export const inOrder = (region: string, words: readonly string[]): string[] =>
  words.map((word, index) => `${region}: ${index + 1}. ${word}`);

export const counts = (region: string, what: string, count: number): string =>
  `${region}: ${what} = ${count}`;

export const lies = (word: string, place: string, seat: Seat | null = null): string =>
  `board: ${word}${seat === null ? '' : ` of ${seat}`} at ${place}`;

export const times = <Word extends string>(word: Word, count: number): Word[] =>
  Array.from({ length: count }, () => word);

/** What a screen shows, in sentences. */
function read<T extends GameTypes>(reader: Reader<T>, things: readonly Thing[], sight: Sight<T>): string[] {
  const nth = new Map<string, number>();
  return things.flatMap((thing) => {
    const word = reader.word(thing, sight);
    if (word === null) return [];
    const { region, count, at, seat } = thing;
    if (count !== null) return [counts(region, word, count)];
    if (at !== null) return [lies(word, reader.place(at, word, sight), seat)];
    if (!reader.ordered?.includes(region)) return has(region, [word]);
    const place = (nth.get(region) ?? 0) + 1;
    nth.set(region, place);
    return [`${region}: ${place}. ${word}`];
  });
}

/** The rules, played again over a match, say what every viewer sees at every version. */
export class Truth<T extends GameTypes = GameTypes> {
  readonly last: number;
  readonly #box: Box<T>;
  readonly #states: readonly T['state'][];
  readonly #reader: Reader<T>;

  constructor(game: Game<T>, match: Match, reader: Reader<T>) {
    this.#box = boxOf(game, match);
    // Each state is copied before the next one is asked for: the replay goes on changing it.
    this.#states = Array.from(replay(game, match), ({ state }) => copy(state));
    this.last = this.#states.length - 1;
    this.#reader = reader;
  }

  /** What lay on the screen is what lies in the view, in every note; and every version was looked at but so many. */
  check(where: string, { notes, unfinished }: Pick<Watched, 'notes' | 'unfinished'>, unseen = 0): void {
    this.checkNotes(where, notes);
    const seen = new Set(notes.map(({ version }) => version));
    const missing = [...this.#states.keys()].filter((at) => !seen.has(at) && !unfinished.has(at));
    expect(missing.length, `${where}: never seen: ${missing}`).toBeLessThanOrEqual(unseen);
    expect(seen, `${where}: the last version`).toContain(this.last);
  }

  checkNotes(where: string, notes: readonly Note[]): void {
    for (const { version, viewer, things } of notes) {
      const state = this.#states[version];
      expect(state, `${where}: there is no version ${version}`).toBeDefined();
      const view = copy(viewOf(this.#box, state, viewer));
      const sight = { box: this.#box, view, viewer };
      const regions = new Set(things.map(({ region }) => region));
      const seen = read(this.#reader, things, sight).sort();
      const expected = this.#reader.expected(sight, regions).sort();
      expect(seen, `${where}: version ${version}, seen by ${viewer ?? 'nobody'}`).toEqual(expected);
    }
  }
}
