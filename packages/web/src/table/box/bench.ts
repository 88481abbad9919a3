import type { Game } from '@undercroft/kernel';
import {
  builtIn,
  type Component,
  changesBetween,
  edited,
  isFields,
  type Path,
  placeIn,
  readSetText,
  setAsYaml,
  valueAt,
  withValue,
} from '@undercroft/sets/workshop';

/** What lies on the bench: a set as its file, and every way back and forth. */
export interface Bench {
  readonly id: string;
  readonly game: string;
  readonly text: string;
  readonly past: readonly string[];
  readonly future: readonly string[];
  /** Its id at the server, once it was published there. */
  readonly shared?: string;
  /** The field that was changed last: more of the same is one step back. */
  readonly at: string | null;
}

const MOST_STEPS = 100;

export const newBench = (game: Game, id: string, text = setAsYaml(builtIn(game))): Bench => ({
  id,
  game: game.name,
  text,
  past: [],
  future: [],
  at: null,
});

/** Writes the file anew; undoing leads back to before it. */
export function written(bench: Bench, text: string, at: string | null = null): Bench {
  if (text === bench.text) return bench;
  const more = at !== null && at === bench.at;
  const past = more ? bench.past : [...bench.past, bench.text].slice(-MOST_STEPS);
  return { ...bench, text, past, future: [], at };
}

export function undone(bench: Bench): Bench {
  const { past, future, text } = bench;
  const last = past.at(-1);
  if (last === undefined) return bench;
  return { ...bench, text: last, past: past.slice(0, -1), future: [text, ...future], at: null };
}

export function redone(bench: Bench): Bench {
  const { past, future, text } = bench;
  const [next, ...rest] = future;
  if (next === undefined) return bench;
  return { ...bench, text: next, past: [...past, text], future: rest, at: null };
}

/** A figure of a thing is changed: it is not what the mark said any more, but somebody's own. */
export function withFigure(game: Game, text: string, thing: Component, path: Path, value: unknown): string {
  const now = withValue(game, text, thing, path, value);
  return withMark(game, now, thing, 'mine', path[thing.path.length]);
}

/** Marks a thing, or one field of it where each has a mark of its own; what an expansion only counts has none. */
export function withMark(
  game: Game,
  text: string,
  thing: Component,
  mark: string,
  field?: string | number,
): string {
  const place = thing.marked ? placeIn(readSetText(game, text).data, thing) : null;
  if (place === null) return text;
  const at = [...place, 'source'];
  const now = isFields(thing.value) ? thing.value.source : undefined;
  if (!isFields(now)) return edited(text, at, mark);
  return Object.keys(now)
    .filter((name) => field === undefined || !Object.hasOwn(now, field) || name === field)
    .reduce((so, name) => edited(so, [...at, name], mark), text);
}

/** Whether a set is the one in the box, figure by figure and name by name. */
export const isInBox = (game: Game, data: object): boolean =>
  changesBetween(builtIn(game), data).every(({ path }) => /\bsource\b/.test(path));

/** Whether a thing is the one in the box, figure by figure; where its figures come from does not matter. */
export const isChanged = (game: Game, thing: Component): boolean =>
  JSON.stringify(figures(valueAt(builtIn(game), thing.path))) !== JSON.stringify(figures(thing.value));

function figures(value: unknown): unknown {
  if (!isFields(value)) return value;
  return Object.entries(value)
    .filter(([name]) => name !== 'source')
    .sort(([a], [b]) => (a < b ? -1 : 1));
}
