import type { Game } from '@undercroft/kernel';
import { isFields } from '@undercroft/kernel';
import { placeIn } from './expansion-file.ts';
import type { Shape } from './shape.ts';
import { builtIn, type Component, type Path, type Section, valueAt } from './things.ts';
import { edited, removed, renamed } from './yaml.ts';

/** What a component is called: once for all languages, or in each by its two letters. */
export type OwnName = string | Readonly<Record<string, string>>;

/** Letters that lose more than a mark when they are written plainly. */
const PLAIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  ł: 'l',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  đ: 'd',
  ð: 'd',
  þ: 'th',
};
const LONGEST = 36;

/** A name as files and rules write it, in small letters, digits and dashes; another one where that is taken. */
export function idFrom(name: string, isTaken: (id: string) => boolean): string {
  const plain = name
    .toLowerCase()
    .replaceAll(/[ßłøæœđðþ]/g, (letter) => PLAIN[letter] ?? letter)
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^[^a-z]+|-+$/g, '')
    .slice(0, LONGEST)
    .replace(/-+\d*$/, '');
  const first = plain || 'own';
  let id = first;
  for (let number = 2; isTaken(id); number++) id = `${first}${number}`;
  return id;
}

/** The names that somebody has given to a component, as the file has them. */
export function namesOf(set: unknown, id: string): OwnName | undefined {
  const said = valueAt(set, ['variant', 'names', id]);
  if (typeof said === 'string') return said;
  return isFields(said) ? (said as Readonly<Record<string, string>>) : undefined;
}

/** Whether a component has a name that people choose. */
export const isNamed = ({ more }: Pick<Section, 'more'>, { shape }: Pick<Component, 'shape'>): boolean =>
  more !== null && (more.named || hasId(shape));

const hasId = (shape: Shape): boolean => shape.kind === 'fields' && shape.fields.id?.shape.kind === 'text';

/**
 * The file in which a component is called so, and where it stands now. One of somebody's own goes by an id made of its
 * name; what the box knows keeps its own, and with it its picture.
 */
export function called(
  game: Game,
  data: object | null,
  text: string,
  { thing, names, isTaken }: { thing: Component; names: OwnName; isTaken: (id: string) => boolean },
): { readonly text: string; readonly path: Path } {
  const { path, name: old } = thing;
  const listed = hasId(thing.shape);
  const inBox = listed
    ? JSON.stringify(builtIn(game)).includes(`"id":${JSON.stringify(old)}`)
    : valueAt(builtIn(game), path) !== undefined;
  const first = typeof names === 'string' ? names : (Object.values(names)[0] ?? '');
  const id = inBox ? old : idFrom(first, (one) => one !== old && isTaken(one));
  if (id === old) return { text: withNames(text, id, names), path };
  const place = placeIn(data, thing) ?? path;
  const now = listed ? edited(text, [...place, 'id'], id) : renamed(game, text, place, id);
  const bare = namesOf(data, old) === undefined ? now : removed(now, ['variant', 'names', old]);
  const at = listed ? path : [...path.slice(0, -1), id];
  const pictured = valueAt(data, ['variant', 'picture']) === path.join('.');
  return {
    text: withNames(pictured ? edited(bare, ['variant', 'picture'], at.join('.')) : bare, id, names),
    path: at,
  };
}

/** A name that says no more than the id does needs no line of its own. */
const withNames = (text: string, id: string, names: OwnName): string =>
  names === id.replaceAll('-', ' ')
    ? removed(text, ['variant', 'names', id])
    : edited(text, ['variant', 'names', id], names);
