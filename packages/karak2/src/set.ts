import { check, Refused, type Still } from '@undercroft/kernel';
import { eachOnce, listOf, namedIn, namedOf, type Source, source, v } from '@undercroft/sets';
import {
  ARMIES,
  type Army,
  BUILDINGS,
  type Building,
  HEROES,
  LANDS,
  type Land,
  RECRUITS,
} from './components.ts';
import { ALLIES, POWERS, type Power, type PowerName, SKILLS, THROWS, WHEN } from './powers.ts';
import { checkPowers } from './sense.ts';

const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

/** No ride is longer. */
export const MOST_HEXES = 6;

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
const powersOf = eachOnce(namedIn(['powers']), 12);
/** What a building does; without powers, what the rulebook says. */
const building = v.strictObject({ cost: goods, powers: v.optional(powersOf), source });
const bearer = v.strictObject({ powers: powersOf, source });

const ownName = v.pipe(
  v.string(),
  v.maxLength(40),
  v.regex(/^[a-z][a-z0-9-]*$/, 'expected a name such as "moon-amulet"'),
);
const against = v.optional(eachOnce(namedIn(['armies'], ['general']), ARMIES.length + 1));
const row = <const Kind extends Power['kind'], const Figures extends v.ObjectEntries>(
  kind: Kind,
  figures: Figures,
) => v.strictObject({ kind: v.literal(kind), ...figures, source });
/** What each kind of power has printed on it. */
const power = v.variant('kind', [
  row('add', { more: whole(1, 10), when: v.picklist(WHEN), against }),
  row('roll-again', { dice: v.picklist(THROWS), times: whole(1, 3) }),
  row('ignore-skulls', { most: whole(1, 9) }),
  row('gather-souls', { hearts: whole(1, 5) }),
  row('recover', { hearts: whole(1, 5), against }),
  row('go-on', { after: v.picklist(['won', 'fought']) }),
  row('claws', { upTo: whole(1, 20), guards: whole(0, 9) }),
  row('own-dice', { die: v.picklist(ALLIES), count: whole(1, 3) }),
  row('raise-skeletons', { raised: whole(1, 9), limit: whole(1, 9) }),
  row('plunder', { yields: whole(1, 3) }),
  row('gather-more', { more: whole(1, 3) }),
  row('build-for-less', { less: whole(1, 3) }),
  row('teach', { unit: v.picklist(RECRUITS) }),
  row('more-fame', { more: whole(1, 10) }),
  row('more-actions', { more: whole(1, 3) }),
  row('heal-more', { more: whole(1, 3) }),
  row('more-slots', { slot: v.picklist(['weapon', 'spell']), more: whole(1, 3) }),
  row('draw-armies', { more: whole(1, 3) }),
  row('scout', { tiles: whole(2, 4) }),
  row('falcon', { within: v.union([whole(1, 9), v.literal('anywhere')]) }),
  row('ride', { hexes: whole(1, MOST_HEXES) }),
  row('portal', {}),
  row('plague-proof', {}),
]);

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
  buildings: each(BUILDINGS, building),
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
    /** What a fight with him costs besides skulls; without it, one heart. */
    hearts: v.optional(whole(0, 5)),
    source,
  }),
  /** What items are good for; without it, what the rulebook says. */
  items: v.optional(
    v.strictObject({
      sword: v.strictObject({ bonus: whole(0, 9), source }),
      hammer: v.strictObject({ bonus: whole(0, 9), source }),
      fireball: v.strictObject({ bonus: whole(0, 9), source }),
      pickpocket: v.strictObject({ goods: whole(1, 9), source }),
      cart: v.strictObject({ goods: whole(0, 9), source }),
    }),
  ),
  /** What each hero can do; without it, what the rulebook says. */
  heroes: v.optional(each(HEROES, bearer)),
  /** Amulets beside those in the box. */
  amulets: v.optional(namedOf(ownName, bearer, 40)),
  /** What powers do: those of the box with other figures, and others beside them. */
  powers: v.optional(namedOf(ownName, power, 60)),
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
const costs = (food: number, wood: number, stone: number, from: Source): Karak2Set['units']['knight'] => ({
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

const skills = (hero: keyof typeof SKILLS) => ({ powers: SKILLS[hero], source: 'rulebook' as const });
const does = (building: Building, price: Karak2Set['units']['knight']): Karak2Set['buildings'][Building] => ({
  cost: price.cost,
  powers: [building] satisfies PowerName[],
  source: price.source,
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
    stable: does('stable', costs(2, 1, 1, 'rulebook')),
    portal: does('portal', costs(1, 1, 2, 'ours')),
    banner: does('banner', costs(1, 2, 1, 'ours')),
    camp: does('camp', costs(2, 1, 0, 'ours')),
    range: does('range', costs(0, 2, 0, 'ours')),
    tower: does('tower', costs(1, 0, 2, 'ours')),
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
  general: { strength: 10, praetorians: [5, 5, 4, 3], hearts: 1, source: 'rulebook' },
  items: {
    sword: { bonus: 1, source: 'rulebook' },
    hammer: { bonus: 2, source: 'rulebook' },
    fireball: { bonus: 1, source: 'rulebook' },
    pickpocket: { goods: 2, source: 'rulebook' },
    cart: { goods: 3, source: 'rulebook' },
  },
  heroes: {
    horan: skills('horan'),
    taia: skills('taia'),
    lorraine: skills('lorraine'),
    xanros: skills('xanros'),
    elspeth: skills('elspeth'),
    darius: skills('darius'),
  },
  powers: Object.fromEntries(
    Object.entries(POWERS).map(([name, printed]) => [name, { ...printed, source: 'rulebook' as const }]),
  ),
};

/** Checks a component set: its fields, powers that make sense, an amulet for every dryad, and hero dice that can break a tie. */
export function checkKarak2Set(data: unknown): Karak2Set {
  const set = check(setSchema, data, 'set');
  checkPowers(set);
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
