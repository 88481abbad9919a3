import { type Game, isFields } from '@undercroft/kernel';
import { isExpansion } from './expansions.ts';
import { builtIn, type Component, nameOf, type Path, valueAt } from './things.ts';
import { clearedOf, edited, readFields, removed } from './yaml.ts';

/** Where an expansion says how much more there is of something. */
const MORE = 'more';

/** The file of an expansion to begin with. */
export const newExpansion = (game: Game): string => `adds to: ${game.name}\n`;

/** What a file says, as far as it can be read. */
const dataIn = (text: string): object => {
  const read = readFields(text);
  return 'data' in read ? read.data : {};
};

/**
 * Where a thing stands in a file: in a whole set where the set has it; in an expansion in its own place, and nowhere as
 * long as only the box has it.
 */
export function placeIn(data: object | null, { path, name }: Pick<Component, 'path' | 'name'>): Path | null {
  if (!isExpansion(data)) return path;
  const [section, key] = path;
  const listed = valueAt(data, [section]);
  if (typeof key !== 'number' || !Array.isArray(listed))
    return valueAt(data, path) === undefined ? null : path;
  if (!hasIds(listed)) return path;
  const at = listed.findIndex((one, place) => nameOf(one, place) === name);
  return at < 0 ? null : [section, at];
}

/** Whether a list goes by ids; one that does not is there as a whole or not at all. */
const hasIds = (list: readonly unknown[]): boolean => list.every((one) => isFields(one) && 'id' in one);

/** The file in which a list without ids is as in the box, so that it can be changed. */
function withList(game: Game, text: string, [section, key]: Path): string {
  if (typeof key !== 'number' || valueAt(dataIn(text), [section]) !== undefined) return text;
  const inBox = valueAt(builtIn(game), [section]);
  return Array.isArray(inBox) && !hasIds(inBox) ? edited(text, [section], inBox) : text;
}

/**
 * The file with a value of a thing replaced, or without it. In an expansion a figure of the box's own thing is so much
 * more or less; any other change puts the whole thing in the place of the box's.
 */
export function withValue(game: Game, text: string, thing: Component, path: Path, value: unknown): string {
  const change = (to: string, at: Path) => (value === undefined ? removed(to, at) : edited(to, at, value));
  if (!isExpansion(dataIn(text))) return change(text, path);
  const laid = withList(game, text, path);
  // What a set says as a whole is a thing to look at, and field by field to write.
  const one = thing.path.length > 0 ? thing : { path: path.slice(0, 1), name: String(path[0]) };
  const below = path.slice(one.path.length);
  const data = dataIn(laid);
  const place = placeIn(data, one);
  if (place !== null) return change(laid, [...place, ...below]);
  const before = valueAt(builtIn(game), path);
  if (
    typeof value === 'number' &&
    typeof before === 'number' &&
    path.every((key) => typeof key === 'string')
  ) {
    const at = [MORE, ...path];
    return value === before ? clearedOf(laid, at) : edited(laid, at, value - before);
  }
  const now = thing.path.length > 0 ? thing.value : valueAt(thing.value, path.slice(0, 1));
  return edited(clearedOf(laid, [MORE, ...one.path]), endOf(data, one.path), changed(now, below, value));
}

/** The file with one more thing. */
export function withThing(game: Game, text: string, path: Path, value: unknown): string {
  if (!isExpansion(dataIn(text))) return edited(text, path, value);
  const laid = withList(game, text, path);
  return edited(laid, endOf(dataIn(laid), path), value);
}

/** The file without a thing of somebody's own. */
export function withoutThing(game: Game, text: string, thing: Component): string {
  if (!isExpansion(dataIn(text))) return removed(text, thing.path);
  const laid = withList(game, text, thing.path);
  const place = placeIn(dataIn(laid), thing);
  return place === null ? text : clearedOf(laid, place);
}

/** The file with a thing as it is in the box. */
export function asInBox(game: Game, text: string, thing: Component): string {
  if (!isExpansion(dataIn(text))) return edited(text, thing.path, valueAt(builtIn(game), thing.path));
  return clearedOf(withoutThing(game, text, thing), [MORE, ...thing.path]);
}

/** A thing's place in an expansion: under its name, or after those it lists. */
function endOf(data: object, path: Path): Path {
  const [section, key] = path;
  if (typeof key !== 'number') return path;
  const listed = valueAt(data, [section]);
  return [section, Array.isArray(listed) ? listed.length : 0];
}

/** A copy with one value replaced, or without it. */
function changed(whole: unknown, [key, ...below]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  const inner = changed(valueAt(whole, [key]), below, value);
  if (Array.isArray(whole))
    return inner === undefined ? whole.toSpliced(Number(key), 1) : whole.with(Number(key), inner);
  const { [key]: _, ...others } = isFields(whole) ? whole : {};
  return inner === undefined
    ? others
    : { ...(isFields(whole) && key in whole ? whole : others), [key]: inner };
}
