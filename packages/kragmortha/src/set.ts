import { check, Refused, type Still } from '@undercroft/kernel';
import { listOf, source, v } from '@undercroft/sets';

export const SYMBOLS = ['book', 'scroll', 'potion', 'gems'] as const;
export const PARTS = ['head', 'mouth', 'arm', 'hand', 'leg', 'mind'] as const;
export const EFFECTS = [
  'pardon',
  'hex',
  'scapegoat',
  'ward',
  'satchel',
  'gust',
  'lure',
  'haste',
  'dodge',
  'omen',
  'lecture',
  'bookworm',
  'none',
] as const;
export const TOKENS = ['teleport', 'tome', 'trap'] as const;

export type Effect = (typeof EFFECTS)[number];
export type Token = (typeof TOKENS)[number];

export const WIDTH = 7;
export const HEIGHT = 10;

const id = v.pipe(
  v.string(),
  v.maxLength(40),
  v.regex(/^[a-z][a-z0-9-]*$/, 'expected lower-case letters, digits and dashes'),
);
const count = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(60));

/** Far more rows than any pile of cards has. */
const MOST_ROWS = 200;

/** One penalty: an id that words and screens know, and its figures. */
const face = v.pipe(
  v.objectWithRest({ id }, v.union([v.pipe(v.string(), v.maxLength(40)), v.number()])),
  v.maxEntries(9),
);

const rows = (letters: string) =>
  v.pipe(
    listOf(
      v.pipe(
        v.string(),
        v.regex(
          new RegExp(`^[${letters}]( [${letters}]){${WIDTH - 1}}$`),
          `expected ${WIDTH} of the letters ${[...letters.replaceAll('\\', '')].join(' ')}, with spaces between`,
        ),
      ),
      HEIGHT,
    ),
    v.length(HEIGHT, `expected ${HEIGHT} rows`),
  );

const card = v.strictObject({
  id,
  moves: v.picklist(['goblin', 'rigor']),
  symbols: v.strictTuple([v.picklist([...SYMBOLS, 'ball']), v.picklist([...SYMBOLS, 'ball'])]),
  count,
  source,
});
const look = v.strictObject({ id, part: v.picklist(PARTS), dare: face, screen: face, source });

export const setSchema = v.strictObject({
  board: v.strictObject({ symbols: rows('BSPG'), source }),
  /** `seats`: the map is for up to so many. */
  maps: v.pipe(
    listOf(
      v.strictObject({
        seats: v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(8)),
        rows: rows('#.SsTDR\\-'),
        source,
      }),
      7,
    ),
    v.minLength(1),
  ),
  cards: listOf(card, MOST_ROWS),
  tokens: listOf(v.strictObject({ id: v.picklist(TOKENS), count, source }), TOKENS.length),
  looks: listOf(look, MOST_ROWS),
  tomes: listOf(
    v.strictObject({
      id,
      effect: v.picklist(EFFECTS),
      symbols: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9)),
      count,
      source,
    }),
    MOST_ROWS,
  ),
});

/** The component set: the board, its maps, and every card and token. */
export type KragmorthaSet = Still<v.InferOutput<typeof setSchema>>;
export type CardRow = KragmorthaSet['cards'][number];
export type LookRow = KragmorthaSet['looks'][number];
export type Face = Still<v.InferOutput<typeof face>>;

/** Reads a component set; a bad one is refused with a message naming the field. */
export function checkKragmorthaSet(data: unknown): KragmorthaSet {
  const set = check(setSchema, data, 'set');
  for (const pile of ['cards', 'looks', 'tomes', 'tokens'] as const) once(set[pile], `set.${pile}`);
  if (set.looks.some((row) => row.id === 'blank'))
    refuse('set.looks: "blank" is the look without a card (M-56)');
  // Everybody holds three cards, or five with a satchel, and one more must be there to draw.
  if (sum(set.cards) < 48)
    refuse(`set.cards: ${sum(set.cards)} cards are too few, expected at least 48 (M-7)`);
  if (set.tomes.length === 0) refuse('set.tomes: expected at least one (M-80)');
  if (set.tokens.length === 0) refuse('set.tokens: expected at least one (M-43)');
  for (const [index, map] of set.maps.entries()) {
    const above = set.maps[index - 1]?.seats ?? 0;
    if (map.seats <= above) refuse(`set.maps[${index}].seats: expected more than ${above} (M-3)`);
    checkMap(map.rows, map.seats, `set.maps[${index}].rows`);
  }
  if (set.maps.at(-1)?.seats !== 8) refuse('set.maps: expected a map for up to 8 seats at the end (M-3)');
  return set;
}

function checkMap(map: readonly string[], seats: number, path: string): void {
  const marks = map.join(' ').split(' ');
  const number = (letters: string) => marks.filter((mark) => letters.includes(mark)).length;
  if (number('R') !== 1) refuse(`${path}: expected one R, where Rigor begins (M-5)`);
  if (number('D') === 0) refuse(`${path}: expected a desk, D (M-5)`);
  // One may be missing: the last goblin goes beside another. (M-10)
  if (number('Ss') < seats - 1)
    refuse(`${path}: ${number('Ss')} start squares are too few for ${seats} seats (M-9)`);
  if (number('sT') < 2) refuse(`${path}: expected at least two teleport squares, T or s (M-34)`);
  if (number('SsT-') < seats * 3) refuse(`${path}: too few open squares for ${seats} seats (M-3)`);
}

function once(list: readonly { id: string }[], path: string): void {
  const seen = new Set<string>();
  for (const [index, row] of list.entries()) {
    if (seen.has(row.id)) refuse(`${path}[${index}].id: "${row.id}" is there twice`);
    seen.add(row.id);
  }
}

function sum(list: readonly { count: number }[]): number {
  return list.reduce((total, row) => total + row.count, 0);
}

function refuse(message: string): never {
  throw new Refused('bad-input', message);
}
