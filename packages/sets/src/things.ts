import { type Game, isFields } from '@undercroft/kernel';
import type { Source } from './schemas.ts';
import { type Fields, type Shape, shapeOf } from './shape.ts';

/** Where something stands in a set: names and places, from the outside in. */
export type Path = readonly (string | number)[];

/** One component: a card, a token, a tile, with what is printed on it. */
export interface Component {
  readonly path: Path;
  /** Its own name, its id, or its place in a list. */
  readonly name: string;
  readonly shape: Shape;
  readonly value: unknown;
  /** Who says so; of the whole set where the thing has no mark of its own. */
  readonly marks: readonly Source[];
  /** Whether it has a place for a mark of its own. */
  readonly marked: boolean;
}

/** Things of one kind. */
export interface Section {
  /** '' for what the set says as a whole. */
  readonly name: string;
  readonly path: Path;
  readonly things: readonly Component[];
  /** What another one would look like, where there may be more, and whether it needs a name. */
  readonly more: { readonly shape: Shape; readonly named: boolean } | null;
}

/** The set in the box, as a file writes it. */
export const builtIn = (game: Game): object => game.setFile ?? game.set;

/** The components of a set, kind by kind, as its schema lays them out. */
export function sectionsOf(game: Game, set: unknown): Section[] {
  const shape = shapeOf(game.setSchema);
  return shape.kind === 'fields' ? sectionsIn(shape, set) : [];
}

export function sectionsIn({ fields }: Fields, set: unknown): Section[] {
  const values = isFields(set) ? set : {};
  const whole = marksIn(values.source);
  const thing = (path: Path, name: string, shape: Shape, value: unknown): Component => {
    const marked = hasMark(shape);
    const own = marked && isFields(value) ? marksIn(value.source) : [];
    return { path, name, shape, value, marks: own.length > 0 ? own : whole, marked };
  };
  const simple: [string, Fields['fields'][string]][] = [];
  const sections: Section[] = [];
  for (const [name, field] of Object.entries(fields)) {
    const { shape } = field;
    const value = values[name];
    const path = [name];
    if (shape.kind === 'things') {
      const things = Object.entries(isFields(value) ? value : {}).map(([key, item]) =>
        thing([name, key], key, shape.item, item),
      );
      sections.push({ name, path, things, more: { shape: shape.item, named: true } });
    } else if (shape.kind === 'list' && shape.item.kind === 'fields') {
      const things = (Array.isArray(value) ? value : []).map((item, at) =>
        thing([name, at], nameOf(item, at), shape.item, item),
      );
      const more = things.length < shape.most ? { shape: shape.item, named: false } : null;
      sections.push({ name, path, things, more });
    } else if (shape.kind === 'fields') {
      const single = Object.hasOwn(shape.fields, 'source') || !Object.values(shape.fields).some(isLarge);
      const things = single
        ? [thing(path, name, shape, value)]
        : Object.entries(shape.fields).map(([key, inner]) =>
            thing([name, key], key, inner.shape, isFields(value) ? value[key] : undefined),
          );
      sections.push({ name, path, things, more: null });
    } else if (name !== 'source') simple.push([name, field]);
  }
  if (simple.length === 0) return sections;
  const shape: Fields = { kind: 'fields', fields: Object.fromEntries(simple), rest: null };
  return [{ name: '', path: [], things: [thing([], '', shape, values)], more: null }, ...sections];
}

/** Whether there is a place for saying where the figures come from. */
const hasMark = (shape: Shape): boolean =>
  shape.kind === 'kinds'
    ? Object.values(shape.ways).every(hasMark)
    : shape.kind === 'fields' && Object.hasOwn(shape.fields, 'source');

const isLarge = ({ shape }: Fields['fields'][string]): boolean =>
  shape.kind === 'fields' || shape.kind === 'list' || shape.kind === 'things' || shape.kind === 'places';

/** A thing of a list by its id, else by its place. */
export const nameOf = (item: unknown, at: number): string =>
  isFields(item) && typeof item.id === 'string' ? item.id : String(at + 1);

const marksIn = (source: unknown): Source[] =>
  (isFields(source) ? Object.values(source) : [source]).filter(
    (mark) => typeof mark === 'string',
  ) as Source[];

/** Whether every figure of a thing stands on a printed card or in a rulebook. */
export const isPrinted = ({ marks }: Pick<Component, 'marks'>): boolean =>
  marks.length > 0 && marks.every((mark) => mark === 'rulebook' || mark === 'public');

export function valueAt(set: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, key) => (Array.isArray(value) ? value[Number(key)] : isFields(value) ? value[key] : undefined),
    set,
  );
}

/** 'monsters.mud-orc.backs[1]', as refusals name a field. */
export const sayPath = (path: Path): string =>
  path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`))
    .join('')
    .replace(/^\./, '');

/** One figure that differs between two sets; undefined where one of them has none. */
export interface SetChange {
  readonly path: string;
  readonly was: string | undefined;
  readonly is: string | undefined;
}

/** What another set changes, adds and leaves out, in the order of the paths. */
export function changesBetween(before: object, after: object): SetChange[] {
  const [old, now] = [figuresOf(before), figuresOf(after)];
  return [...new Set([...old.keys(), ...now.keys()])].sort().flatMap((path) => {
    const [was, is] = [old.get(path), now.get(path)];
    return was === is ? [] : [{ path, was, is }];
  });
}

/** Every figure of a set by its path: 'tokens.dragon.strength'. */
function figuresOf(set: unknown, path = ''): Map<string, string> {
  const entries = isFields(set)
    ? Object.entries(set)
    : Array.isArray(set) && set.some(isFields)
      ? set.map((item, at): [string, unknown] => [nameOf(item, at), item])
      : undefined;
  if (entries === undefined) return new Map([[path, JSON.stringify(set)]]);
  return new Map(
    entries.flatMap(([name, value]) => [...figuresOf(value, path === '' ? name : `${path}.${name}`)]),
  );
}
