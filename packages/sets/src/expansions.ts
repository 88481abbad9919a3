import { check, type Game, isFields, Refused } from '@undercroft/kernel';
import * as v from 'valibot';
import { builtIn, nameOf, type Path, sayPath, sectionsOf, valueAt } from './things.ts';

/** Where a file says to which box it adds. */
const ADDS_TO = 'adds to';

/** What comes to a box, and what a conflict calls it. */
export interface Expansion {
  readonly name: string;
  readonly data: object;
}

/** One thing of a set that is put there, or put in the place of another. */
interface Put {
  readonly path: Path;
  readonly value: unknown;
}

export const isExpansion = (data: object | null): data is object => data !== null && ADDS_TO in data;

/** What a merged set says about itself, piece by piece from whoever has a part in it. */
const JOINED = { name: ' + ', author: ', ', licence: ', ' } as const;

/** What is collected from all of them. */
const GATHERED: ReadonlySet<string> = new Set(['history', 'expansions']);

/** What is kept of each, so that everybody at the table can see whose it is. */
const OF_ITSELF = ['name', 'author', 'licence', 'history'] as const;

/** How far inside a set any figure lies. */
const DEEPEST = 8;

/** As long as a set may say it is. */
const LINE = 100;
const MOST_LINES = 50;

const schema = v.looseObject({
  [ADDS_TO]: v.string(),
  variant: v.optional(v.record(v.string(), v.unknown()), {}),
  more: v.optional(v.record(v.string(), v.unknown()), {}),
});

/**
 * What expansions put into a set, thing by thing, so that a file can be written on with its comments. New things are
 * added, one that the set has is replaced, and under `more` are figures that come to those that are there. Two that say
 * different things of the same are refused.
 */
function additions(game: Game, set: object, expansions: readonly Expansion[]): Put[] {
  const puts = new Map<string, Put & { readonly by: string }>();
  const mustBePlain = (path: Path) => {
    // Names come from strangers: none may be more than a name.
    if (path.length > DEEPEST || path.includes('__proto__')) {
      throw new Refused('bad-input', `set.${sayPath(path.slice(0, 2))}: nothing of a set is called so`);
    }
  };
  const now = (path: Path) => puts.get(sayPath(path))?.value ?? valueAt(set, path);
  const put = (by: string, path: Path, value: unknown) => {
    mustBePlain(path);
    const key = sayPath(path);
    const before = puts.get(key);
    if (before !== undefined && JSON.stringify(before.value) !== JSON.stringify(value)) {
      throw new Refused('bad-input', `set.${key}: "${before.by}" and "${by}" both say what it is`);
    }
    puts.set(key, { path, value, by });
  };
  const read = expansions.map(({ name, data }) => ({ name, ...check(schema, data, 'set') }));
  for (const { name, [ADDS_TO]: box, variant, more: _, ...sections } of read) {
    if (box !== game.name) {
      throw new Refused('bad-input', `set.${ADDS_TO}: an expansion of "${box}", and this is ${game.name}`);
    }
    for (const [section, things] of Object.entries(sections)) {
      for (const { path, value } of thingsIn(game, set, section, things, puts)) put(name, path, value);
    }
    for (const { path, value } of said(variant, now)) {
      const joined = path.length === 2 && (Object.hasOwn(JOINED, path[1]) || GATHERED.has(String(path[1])));
      if (joined) puts.set(sayPath(path), { path, value, by: name });
      else put(name, path, value);
    }
  }
  // Once all things lie where they belong: what one puts there, another may have more of.
  const counted = new Map<string, Put>();
  for (const { path, value } of read.flatMap(({ more }) => figuresIn(more))) {
    mustBePlain(path);
    const key = sayPath(path);
    const laid = [2, 1].find((depth) => puts.has(sayPath(path.slice(0, depth)))) ?? 0;
    const of = laid === 0 ? set : now(path.slice(0, laid));
    const there = counted.get(key)?.value ?? valueAt(of, path.slice(laid));
    if (typeof value !== 'number' || typeof there !== 'number') {
      throw new Refused('bad-input', `set.more.${key}: no figure there to which something could be added`);
    }
    counted.set(key, { path, value: there + value });
  }
  return [...puts.values(), ...counted.values()];
}

/** A section's things, each in its place: by name, or by id at the end of a list. */
function thingsIn(
  game: Game,
  set: object,
  section: string,
  things: unknown,
  puts: ReadonlyMap<string, Put>,
): Put[] {
  const there = valueAt(set, [section]);
  const inBox = there ?? valueAt(builtIn(game), [section]);
  if (Array.isArray(inBox) && Array.isArray(things) && things.every((one) => isFields(one) && 'id' in one)) {
    const ids: string[] = inBox.map(nameOf);
    for (const { path, value } of puts.values()) {
      if (path[0] === section && Number(path[1]) >= inBox.length) ids[Number(path[1])] = nameOf(value, 0);
    }
    return things.map((value, at) => {
      const id = nameOf(value, at);
      const found = ids.indexOf(id);
      return { path: [section, found < 0 ? ids.push(id) - 1 : found], value };
    });
  }
  const shown = sectionsOf(game, builtIn(game)).find(({ name }) => name === section);
  const isMany = shown?.more?.named ?? shown?.things.every(({ path }) => path.length === 2) ?? false;
  if (!isMany || !isFields(things)) return [{ path: [section], value: things }];
  return Object.entries(things).map(([name, value]) => ({ path: [section, name], value }));
}

/** Every figure below, with the way to it. */
const figuresIn = (value: unknown, path: Path = []): Put[] =>
  isFields(value) && path.length <= DEEPEST
    ? Object.entries(value).flatMap(([name, inner]) => figuresIn(inner, [...path, name]))
    : [{ path, value }];

/**
 * What is said about the whole: names and options one by one, who made it joined to who made the rest, and what each
 * expansion said of itself.
 */
function said(variant: Readonly<Record<string, unknown>>, now: (path: Path) => unknown): Put[] {
  const itself = Object.fromEntries(
    OF_ITSELF.flatMap((field) => (field in variant ? [[field, variant[field]]] : [])),
  );
  const before = now(['variant', 'expansions']);
  const all: Put = {
    path: ['variant', 'expansions'],
    value: [...(Array.isArray(before) ? before : []), itself],
  };
  const others = Object.entries(variant).flatMap(([field, value]): Put[] => {
    const path: Path = ['variant', field];
    const before = now(path);
    if ((field === 'names' || field === 'options') && isFields(value))
      return Object.entries(value).map(([name, one]) => ({ path: [...path, name], value: one }));
    if (field === 'history' && Array.isArray(value))
      return [{ path, value: [...(Array.isArray(before) ? before : []), ...value].slice(-MOST_LINES) }];
    if (Object.hasOwn(JOINED, field) && typeof before === 'string') {
      const between = JOINED[field as keyof typeof JOINED];
      const all = before.split(between);
      return [{ path, value: all.includes(String(value)) ? before : onLine([...all, value].join(between)) }];
    }
    // Of texts and pictures the first is kept: nobody could say two of them in one.
    return before === undefined ? [{ path, value }] : [];
  });
  return [...others, all];
}

/** Names of many in one line are cut short: each is said in full among the expansions. */
const onLine = (text: string): string => (text.length <= LINE ? text : `${text.slice(0, LINE - 1)}…`);

/** The set with all of them, as plain data. */
export function expanded(game: Game, set: object, expansions: readonly Expansion[]): object {
  const whole = structuredClone(set) as Record<string, unknown>;
  for (const { path, value } of additions(game, set, expansions)) {
    let at: Record<string, unknown> = whole;
    for (const key of path.slice(0, -1)) {
      at[key] ??= {};
      at = at[key] as Record<string, unknown>;
    }
    at[String(path.at(-1))] = value;
  }
  return whole;
}
