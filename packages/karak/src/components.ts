import { check, Refused, type Still } from '@undercroft/kernel';
import { eachOnce, namedIn, namedOf, source, v } from '@undercroft/sets';
import { EVERY_SPELL, POWERS, type Power, SKILLS, STRONGEST, WHEN } from './powers.ts';

export const HEROES = ['argentus', 'xanros', 'horan', 'aderyn', 'taia', 'victorius'] as const;
export type Hero = (typeof HEROES)[number];

const MONSTERS = [
  'rat',
  'giant-spider',
  'mummy',
  'skeleton-turnkey',
  'skeleton-warrior',
  'skeleton-king',
  'fallen',
  'dragon',
] as const;
/** The monsters in the box; those that somebody adds to a set go by the same type, under names of their own. */
export type Monster = (typeof MONSTERS)[number];

/** What the bag holds: monsters, and chests to be opened with a key. */
export type Token = Monster | 'chest';

/** The items in the box; those of somebody's own go by the same types. */
export type Weapon = 'daggers' | 'sword' | 'axe';
const SPELLS = ['flames', 'healing-portal'] as const;
export type Spell = (typeof SPELLS)[number];
export type Treasure = 'treasure' | 'ruby';
export type Item = Weapon | Spell | 'key' | Treasure;

/** The back of each printed token: what its owner gets. (K-36, K-46) */
const REWARD: Readonly<Record<Token, Item>> = {
  rat: 'daggers',
  'giant-spider': 'healing-portal',
  mummy: 'flames',
  'skeleton-turnkey': 'key',
  'skeleton-warrior': 'sword',
  'skeleton-king': 'axe',
  fallen: 'treasure',
  dragon: 'ruby',
  chest: 'treasure',
};

export type SlotKind = 'weapons' | 'spells' | 'keys' | 'treasures';

/** The slot each item of the box needs; a treasure fits any, where treasures need slots at all. */
const SLOT: Readonly<Record<Item, SlotKind>> = {
  daggers: 'weapons',
  sword: 'weapons',
  axe: 'weapons',
  flames: 'spells',
  'healing-portal': 'spells',
  key: 'keys',
  treasure: 'treasures',
  ruby: 'treasures',
};

/** The slot an item needs; one of somebody's own goes where its set lists it. */
export function slotOf({ spells, treasures }: KarakSet, item: Item): SlotKind {
  const known = SLOT[item];
  if (known !== undefined) return known;
  if (spells !== undefined && item in spells) return 'spells';
  return treasures !== undefined && item in treasures ? 'treasures' : 'weapons';
}

/** What a spell does; one of somebody's own does what one of the box does. (K-41, K-43) */
export const kindOfSpell = ({ spells }: KarakSet, spell: Spell): Spell =>
  (spells as Readonly<Record<string, { readonly kind: Spell }>> | undefined)?.[spell]?.kind ?? spell;

/** Every item in the box. */
export const ITEMS = Object.keys(SLOT) as readonly Item[];

/** Every item of a set, those of the box first. */
export const itemsOf = ({ weapons, spells, treasures }: KarakSet): Item[] => [
  ...ITEMS,
  ...(Object.keys({ ...weapons, ...spells, ...treasures }) as Item[]),
];

/** Slots in an inventory. (K-37) */
export const SLOTS = { weapons: 2, spells: EVERY_SPELL, keys: 1 } as const;
export const ALL_SLOTS = 6;
export const HEARTS = 5;
export const STEPS = 4;

/** What a treasure of the box is worth. (K-76) */
export const POINTS: Readonly<Record<Treasure, number>> = { treasure: 1, ruby: 1.5 };

/** What a treasure is worth; one of somebody's own says it. */
export const pointsFor = ({ treasures }: KarakSet, treasure: Treasure): number =>
  POINTS[treasure] ?? treasures?.[treasure]?.points ?? 0;

export const TILE_KINDS = ['start', 'tunnel', 'room', 'gate', 'fountain'] as const;
export type TileKind = (typeof TILE_KINDS)[number];

/** A tile before it is laid: its kind and shape in one word, 'room-corner'. */
export type TileName = `${TileKind}-${Shape}`;

/** Openings of each shape before it is turned, as bits: north 1, east 2, south 4, west 8. */
export const SHAPES = { straight: 0b0101, corner: 0b0011, tee: 0b0111, cross: 0b1111 } as const;
export type Shape = keyof typeof SHAPES;

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(200));
const monster = v.strictObject({
  count,
  strength: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(STRONGEST)),
  source,
});
/** What a monster of one's own may guard, beside items of one's own: anything but the ruby, which ends the game. */
const REWARDS = ['daggers', 'sword', 'axe', 'flames', 'healing-portal', 'key', 'treasure'] as const;
const ownMonster = v.strictObject({
  count,
  strength: monster.entries.strength,
  reward: namedIn(['weapons', 'spells', 'treasures'], REWARDS),
  source,
});
const ownName = v.pipe(
  v.string(),
  v.maxLength(40),
  v.regex(/^[a-z][a-z0-9-]*$/, 'expected a name such as "bone-knife"'),
);
const heroPowers = v.strictObject({ powers: eachOnce(namedIn(['powers']), 12), source });
const figure = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
const against = v.optional(eachOnce(namedIn(['tokens', 'monsters']), 40));
const row = <const Kind extends Power['kind'], const Figures extends v.ObjectEntries>(
  kind: Kind,
  figures: Figures,
) => v.strictObject({ kind: v.literal(kind), ...figures, source });
/** What each kind of power has printed on it. */
const power = v.variant('kind', [
  row('add', { more: figure(1, 10), when: v.picklist(WHEN), against }),
  row('roll-again', {
    upTo: figure(1, 6),
    times: v.union([figure(1, 6), v.literal('any')]),
    afterSpells: v.boolean(),
  }),
  row('give-hearts', { hearts: figure(1, HEARTS), more: figure(1, 10) }),
  row('win-ties', { against }),
  row('keep-flames', { most: figure(1, EVERY_SPELL) }),
  row('walk-through-walls', { steps: figure(1, STEPS) }),
  row('swap-places', { steps: figure(1, STEPS) }),
  row('rise', { hearts: figure(1, HEARTS) }),
  row('pass-monsters', { upTo: figure(0, STRONGEST) }),
  row('draw-tokens', { draws: figure(2, 4) }),
  row('go-on', { from: figure(1, 6), after: v.picklist(['fought', 'won']) }),
  row('more-steps', { more: figure(1, 4) }),
  row('curse-proof', {}),
  row('unhurt', { against }),
  row('recover', { hearts: figure(1, HEARTS), against }),
]);
const shapes = v.strictObject({ straight: count, corner: count, tee: count, cross: count, source });
const bonus = v.strictObject({
  bonus: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10)),
  source,
});
const ownSpell = v.strictObject({ kind: v.picklist(SPELLS), ...bonus.entries });
const ownTreasure = v.strictObject({
  points: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10)),
  source,
});

/** A component set: an owner of the box may replace any figure in it. */
export const setSchema = v.strictObject({
  tokens: v.strictObject({
    ...(Object.fromEntries(MONSTERS.map((name) => [name, monster])) as Record<Monster, typeof monster>),
    chest: v.strictObject({ count, source }),
  }),
  tiles: v.strictObject({ tunnel: shapes, room: shapes, gate: shapes, fountain: shapes }),
  items: v.strictObject({ daggers: bonus, sword: bonus, axe: bonus, flames: bonus }),
  /** What each hero can do; without it, what the rulebook says. */
  heroes: v.optional(
    v.strictObject(
      Object.fromEntries(HEROES.map((hero) => [hero, heroPowers])) as Record<Hero, typeof heroPowers>,
    ),
  ),
  /** What powers do: those of the box with other figures, and others beside them. */
  powers: v.optional(namedOf(ownName, power, 40)),
  /** Items and monsters beside those in the box. */
  weapons: v.optional(namedOf(ownName, bonus, 40)),
  spells: v.optional(namedOf(ownName, ownSpell, 40)),
  treasures: v.optional(namedOf(ownName, ownTreasure, 40)),
  monsters: v.optional(namedOf(ownName, ownMonster, 40)),
});

export type KarakSet = Still<v.InferOutput<typeof setSchema>>;

/** The set in the box. */
export const KARAK_SET: KarakSet = {
  tokens: {
    rat: { count: 8, strength: 5, source: 'public' },
    'giant-spider': { count: 4, strength: 6, source: 'public' },
    mummy: { count: 8, strength: 7, source: 'public' },
    'skeleton-turnkey': { count: 12, strength: 8, source: 'public' },
    'skeleton-warrior': { count: 5, strength: 9, source: 'public' },
    'skeleton-king': { count: 3, strength: 10, source: 'rulebook' },
    fallen: { count: 2, strength: 12, source: 'public' },
    dragon: { count: 1, strength: 15, source: 'public' },
    chest: { count: 10, source: 'rulebook' },
  },
  tiles: {
    tunnel: { straight: 4, corner: 4, tee: 5, cross: 7, source: 'public' },
    // How the 26 two-door rooms split between straight and corner is about 95 % sure.
    room: { straight: 13, corner: 13, tee: 13, cross: 14, source: 'public' },
    gate: { straight: 4, corner: 0, tee: 0, cross: 0, source: 'public' },
    fountain: { straight: 0, corner: 2, tee: 0, cross: 0, source: 'public' },
  },
  items: {
    daggers: { bonus: 1, source: 'rulebook' },
    sword: { bonus: 2, source: 'rulebook' },
    axe: { bonus: 3, source: 'public' },
    flames: { bonus: 1, source: 'rulebook' },
  },
  heroes: {
    argentus: { powers: SKILLS.argentus, source: 'rulebook' },
    xanros: { powers: SKILLS.xanros, source: 'rulebook' },
    horan: { powers: SKILLS.horan, source: 'rulebook' },
    aderyn: { powers: SKILLS.aderyn, source: 'rulebook' },
    taia: { powers: SKILLS.taia, source: 'rulebook' },
    victorius: { powers: SKILLS.victorius, source: 'rulebook' },
  },
  powers: Object.fromEntries(
    Object.entries(POWERS).map(([name, printed]) => [name, { ...printed, source: 'rulebook' as const }]),
  ),
};

/** Checks a component set: its fields, and that the dragon is sure to come out. */
export function checkKarakSet(data: unknown): KarakSet {
  const set = check(setSchema, data, 'set');
  if (set.tokens.dragon.count !== 1) {
    throw new Refused(
      'bad-input',
      `set.tokens.dragon.count: expected 1, not ${set.tokens.dragon.count} (K-75)`,
    );
  }
  const { straight, corner, tee, cross } = set.tiles.room;
  const rooms = straight + corner + tee + cross;
  const bag = [...Object.values(set.tokens), ...Object.values(set.monsters ?? {})];
  const tokens = bag.reduce((sum, token) => sum + token.count, 0);
  checkOwn(set);
  checkPowers(set);
  if (rooms < tokens) {
    throw new Refused(
      'bad-input',
      `set.tiles.room: ${rooms} rooms for ${tokens} tokens; the dragon may never come (K-19)`,
    );
  }
  // Laid out for play: what is one's own is a token or an item like any other.
  const { monsters, weapons, spells } = set;
  if (monsters === undefined && weapons === undefined && spells === undefined) return set;
  return { ...set, tokens: { ...set.tokens, ...monsters }, items: { ...set.items, ...weapons, ...spells } };
}

function refuse(path: string, why: string): never {
  throw new Refused('bad-input', `set.${path}: ${why}`);
}

/** What somebody has added has names of its own, and guards what there is. */
function checkOwn({ monsters = {}, weapons = {}, spells = {}, treasures = {}, powers = {} }: KarakSet): void {
  const taken = new Map(TAKEN.map((name) => [name, 'the box']));
  for (const [section, own] of Object.entries({ weapons, spells, treasures, monsters, powers })) {
    for (const name of Object.keys(own)) {
      const by = taken.get(name);
      if (by !== undefined) refuse(`${section}.${name}`, `the name is taken by ${by} (K-36)`);
      taken.set(name, section);
    }
  }
  for (const [name, { kind, bonus }] of Object.entries(spells)) {
    if (kind === 'healing-portal' && bonus !== 0) {
      refuse(`spells.${name}.bonus`, `expected 0, not ${bonus}: a portal adds nothing to a fight (K-43)`);
    }
  }
  const rewards = new Set<string>([...REWARDS, ...Object.keys({ ...weapons, ...spells, ...treasures })]);
  for (const [name, { reward }] of Object.entries(monsters)) {
    if (!rewards.has(reward)) {
      refuse(
        `monsters.${name}.reward`,
        `no card "${reward}" in weapons, spells or treasures; or one of ${REWARDS.join(', ')} (K-36)`,
      );
    }
  }
}

/** Powers that there are, against monsters that there are, and nothing that would make a fight no fight. */
function checkPowers({ heroes, powers = {}, tokens, monsters = {} }: KarakSet): void {
  for (const [name, row] of Object.entries(powers)) {
    for (const monster of 'against' in row ? (row.against ?? []) : []) {
      if (monster === 'chest' || !(monster in tokens || monster in monsters)) {
        refuse(`powers.${name}.against`, `no monster "${monster}" in tokens or monsters (K-20)`);
      }
    }
    if (row.kind === 'roll-again' && row.times === 'any' && row.upTo > 3) {
      refuse(
        `powers.${name}.times`,
        `dice that show up to ${row.upTo} may be rolled again up to 6 times: as often as one likes would win every fight (K-64)`,
      );
    }
  }
  for (const [hero, { powers: names }] of Object.entries(heroes ?? {})) {
    const kinds = names.map((name, at) => {
      const row = powers[name] ?? POWERS[name as keyof typeof POWERS];
      return row?.kind ?? refuse(`heroes.${hero}.powers[${at}]`, `no power "${name}" in powers (K-51)`);
    });
    for (const [at, kind] of kinds.entries()) {
      const rule = ONCE_A_HERO[kind];
      if (rule !== undefined && kinds.indexOf(kind) !== at) {
        refuse(`heroes.${hero}.powers[${at}]`, `"${kind}" is there twice (${rule})`);
      }
    }
  }
}

/** Of these a hero has one at most, for nobody could tell which of two is used; each by its rule. */
const ONCE_A_HERO: Readonly<Partial<Record<Power['kind'], string>>> = {
  'give-hearts': 'K-58',
  rise: 'K-65',
  'swap-places': 'K-60',
  'walk-through-walls': 'K-57',
};

/** Names that mean something else already. */
const TAKEN: readonly string[] = [
  ...Object.keys(REWARD),
  ...Object.keys(SLOT),
  ...HEROES,
  ...TILE_KINDS,
  'curse',
];

/** Every token of a set, those of the box first. */
export const tokensOf = ({ tokens }: KarakSet): Token[] => Object.keys(tokens) as Token[];

/** The back of a token: those of the box have theirs printed, others say it. */
export function rewardOf({ tokens }: KarakSet, token: Token): Item {
  const printed: { readonly count: number; readonly reward?: string } = tokens[token];
  return (printed.reward ?? REWARD[token]) as Item;
}

/** The bag before the first draw. */
export const fullBag = (set: KarakSet): Token[] =>
  tokensOf(set).flatMap((token) => Array.from({ length: set.tokens[token].count }, () => token));

/** The stack before the first tile is drawn; the start tile is not in it. */
export function fullStack(set: KarakSet): TileName[] {
  return (Object.keys(set.tiles) as (keyof KarakSet['tiles'])[]).flatMap((kind) =>
    (Object.keys(SHAPES) as Shape[]).flatMap((shape) =>
      Array.from({ length: set.tiles[kind][shape] }, () => `${kind}-${shape}` as TileName),
    ),
  );
}
