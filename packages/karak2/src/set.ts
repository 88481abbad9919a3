import { check, Refused, type Still } from '@undercroft/kernel';
import { listOf, type Source, source, v } from '@undercroft/sets';
import { AMULETS, ARMIES, type Army, BUILDINGS, type Building, LANDS, type Land } from './components.ts';

const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

/** The same schema under each of these names. */
const each = <K extends string, S extends v.GenericSchema>(names: readonly K[], schema: S) =>
  v.strictObject(Object.fromEntries(names.map((name) => [name, schema])) as Record<K, S>);

/** A number of swords, or skulls. */
const face = v.union([whole(0, 9), v.literal('skull'), v.literal('two-skulls')]);
const die = v.strictObject({ faces: v.pipe(listOf(face, 6), v.length(6)), source });
/** A die that is never lost shows no skull: there would be no way to get it back. */
const lasting = v.strictObject({ faces: v.pipe(listOf(whole(0, 9), 6), v.length(6)), source });

const army = v.strictObject({
  count: whole(0, 40),
  /** By the option `strengths`. */
  strength: v.strictObject({ B: whole(0, 20), A: whole(0, 20) }),
  source: v.strictObject({ count: source, strength: source }),
});

/** Food, wood, stone. */
const goods = v.pipe(
  v.tuple([whole(0, 9), whole(0, 9), whole(0, 9)]),
  v.metadata({ places: ['food', 'wood', 'stone'] }),
);
const price = v.strictObject({ cost: goods, source });

/** Edges with a gorge, counted clockwise from the east; one edge at least is free, so that it can be laid. */
const gorges = v.pipe(
  listOf(whole(0, 5), 6),
  v.maxLength(5, 'at most five edges, so that the tile can be laid (K2-19)'),
);
const land = v.strictObject({
  gives: goods,
  /** One list of edges for each copy of the tile. */
  gorges: listOf(gorges, 9),
  source,
});

export const setSchema = v.strictObject({
  armies: each(ARMIES, army),
  /** `hero` and `faster` are the two hero dice of the option `heroDie`. */
  dice: v.strictObject({
    hero: die,
    faster: die,
    knight: die,
    archer: die,
    mage: die,
    skeleton: die,
    bear: lasting,
    titan: lasting,
  }),
  /** Unit dice in the box; bear and titan are one each. */
  supply: v.strictObject({
    knight: whole(0, 30),
    archer: whole(0, 30),
    mage: whole(0, 30),
    skeleton: whole(0, 9),
    source,
  }),
  city: price,
  buildings: each(BUILDINGS, price),
  units: each(['knight', 'archer', 'mage'], price),
  lands: each([...LANDS.first, ...LANDS.second], land),
  maw: v.strictObject({ gorges, source }),
  /** The General without praetorians, and how many of these he has at 2, 3, 4, 5 seats. */
  general: v.strictObject({
    strength: whole(1, 30),
    praetorians: v.pipe(
      v.tuple([whole(0, 9), whole(0, 9), whole(0, 9), whole(0, 9)]),
      v.metadata({ places: ['2', '3', '4', '5'] }),
    ),
    source,
  }),
});

export type Karak2Set = Still<v.InferOutput<typeof setSchema>>;
export type Face = Still<v.InferOutput<typeof face>>;
export type Cost = Readonly<v.InferOutput<typeof goods>>;

const monsters = (count: number, B: number, A: number): Karak2Set['armies'][Army] => ({
  count,
  strength: { B, A },
  source: { count: 'rulebook', strength: 'ours' },
});
const faces = <F extends Face>(...shown: F[]): { faces: F[]; source: Source } => ({
  faces: shown,
  source: 'ours',
});
const costs = (
  food: number,
  wood: number,
  stone: number,
  from: Source,
): Karak2Set['buildings'][Building] => ({
  cost: [food, wood, stone],
  source: from,
});
const FIRST = [[0], [], [0, 2]];
const SECOND = [
  [0, 3],
  [0, 1, 3],
  [0, 2, 4],
];
const tiles = (food: number, wood: number, stone: number, copies: number[][]): Karak2Set['lands'][Land] => ({
  gives: [food, wood, stone],
  gorges: copies,
  source: 'ours',
});

/** The set in the box. */
export const KARAK2_SET: Karak2Set = {
  armies: {
    'skeleton-warriors': monsters(7, 1, 1),
    // 2 was tried first: it was hard on Darius and on everybody's start. (docs/balance.md)
    'fire-eaters': monsters(6, 1, 1),
    'shadow-eaters': monsters(5, 2, 2),
    'skeleton-giants': monsters(3, 3, 3),
    'dark-dryads': monsters(5, 4, 3),
    'hammer-follower': monsters(1, 4, 3),
    'skeleton-riders': monsters(5, 5, 4),
    'death-envoys': monsters(4, 6, 5),
  },
  dice: {
    hero: faces<Face>(1, 1, 2, 3, 'skull', 'two-skulls'),
    faster: faces<Face>(1, 2, 2, 3, 'skull', 'two-skulls'),
    knight: faces<Face>(1, 1, 1, 1, 1, 'skull'),
    archer: faces<Face>(1, 1, 1, 2, 2, 'skull'),
    mage: faces<Face>(2, 2, 2, 2, 'skull', 'skull'),
    skeleton: faces<Face>(1, 1, 1, 1, 1, 'skull'),
    bear: faces(1, 1, 1, 1, 1, 2),
    titan: faces(1, 1, 2, 2, 3, 3),
  },
  supply: { knight: 10, archer: 10, mage: 10, skeleton: 3, source: 'rulebook' },
  city: costs(0, 2, 0, 'rulebook'),
  buildings: {
    stable: costs(2, 1, 1, 'rulebook'),
    portal: costs(1, 1, 2, 'ours'),
    banner: costs(1, 2, 1, 'ours'),
    camp: costs(2, 1, 0, 'ours'),
    range: costs(0, 2, 0, 'ours'),
    tower: costs(1, 0, 2, 'ours'),
  },
  units: {
    knight: costs(1, 0, 0, 'rulebook'),
    archer: costs(0, 1, 0, 'rulebook'),
    mage: costs(0, 0, 1, 'rulebook'),
  },
  lands: {
    farm: tiles(1, 0, 0, FIRST),
    forest: tiles(0, 1, 0, FIRST),
    rock: tiles(0, 0, 1, FIRST),
    'farm-forest': tiles(1, 1, 0, FIRST),
    'farm-rock': tiles(1, 0, 1, FIRST),
    'forest-rock': tiles(0, 1, 1, FIRST),
    'great-farm': tiles(3, 0, 0, SECOND),
    'deep-forest': tiles(0, 3, 0, SECOND),
    'great-rock': tiles(0, 0, 3, SECOND),
  },
  maw: { gorges: [0, 3], source: 'ours' },
  general: { strength: 10, praetorians: [5, 5, 4, 3], source: 'rulebook' },
};

/** Checks a component set: its fields, an amulet for every dryad, and hero dice that can break a tie. */
export function checkKarak2Set(data: unknown): Karak2Set {
  const set = check(setSchema, data, 'set');
  const { count } = set.armies['dark-dryads'];
  if (count > AMULETS.length) {
    throw new Refused(
      'bad-input',
      `set.armies.dark-dryads.count: ${count} dryads for ${AMULETS.length} amulets (K2-57)`,
    );
  }
  for (const die of ['hero', 'faster'] as const) {
    const swords = set.dice[die].faces.map((shown) => (typeof shown === 'number' ? shown : 0));
    if (swords.every((shown) => shown === swords[0])) {
      throw new Refused(
        'bad-input',
        `set.dice.${die}.faces: all alike; the roll for the first turn would never end (K2-6)`,
      );
    }
  }
  return set;
}
