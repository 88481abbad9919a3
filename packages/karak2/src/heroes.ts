import type { Seat } from '@undercroft/kernel';
import {
  AMULETS,
  type Amulet,
  type Army,
  BUILDINGS,
  type Building,
  HEROES,
  type Hero,
  RECRUITS,
  SLOTS,
  type Slot,
} from './components.ts';
import { perSet } from './per-set.ts';
import {
  isAgainst,
  POWERS,
  type Power,
  type PowerKind,
  type PowerName,
  SKILLS,
  THROWS,
  type Throw,
} from './powers.ts';
import type { Karak2Set } from './set.ts';
import type { Karak2View } from './state.ts';

type Of<Kind extends PowerKind> = Extract<Power, { readonly kind: Kind }>;

/** All that a hero may bend, rule by rule: what its skills, its buildings and its amulet come to. */
export interface Bends {
  readonly adds: readonly Of<'add'>[];
  /** What is rolled again in a fight, the hero die first. */
  readonly tries: readonly Throw[];
  /** Skulls of a fight that do not count. */
  readonly shield: number;
  /** Hearts for each unit that falls. */
  readonly souls: number;
  readonly heals: readonly Of<'recover'>[];
  readonly goesOn: 'never' | 'won' | 'fought';
  /** The strongest army that falls before a fight; -1 where none does. */
  readonly claws: number;
  /** Praetorians that fall before a fight with the General. */
  readonly guards: number;
  readonly bears: number;
  readonly titans: number;
  /** Skeletons for an action, and at most; 0 where none can be raised. */
  readonly raises: number;
  readonly skeletons: number;
  readonly plunders: number;
  readonly gathers: number;
  readonly less: number;
  /** In the order of `RECRUITS`. */
  readonly teaches: readonly boolean[];
  readonly fame: number;
  readonly actions: number;
  /** What one action heals. */
  readonly mends: number;
  readonly slots: Readonly<Record<Slot, number>>;
  /** Armies that come out of the bag beyond those that stay. */
  readonly draws: number;
  /** Tiles to choose from; 1 where there is no choice. */
  readonly scouts: number;
  /** How far away the falcon's tile may lie; 0 without a falcon. */
  readonly falcon: number;
  /** Hexes of a ride; 0 where nobody rides. */
  readonly rides: number;
  readonly portal: boolean;
  readonly plagueProof: boolean;
}

/** Two in a turn. (K2-8) */
const ACTIONS = 2;
/** What one action heals. (K2-38) */
const HEAL = 2;
/** Farther away than any hex. */
const ANYWHERE = 999;

function bendsOf(powers: readonly Power[]): Bends {
  const all = <Kind extends PowerKind>(kind: Kind) =>
    powers.filter((power): power is Of<Kind> => power.kind === kind);
  const sum = <P>(rows: readonly P[], figure: (row: P) => number) =>
    rows.reduce((total, row) => total + figure(row), 0);
  const most = <P>(least: number, rows: readonly P[], figure: (row: P) => number) =>
    Math.max(least, ...rows.map(figure));
  const goOn = all('go-on');
  const dice = (die: Of<'own-dice'>['die']) =>
    sum(all('own-dice'), (row) => (row.die === die ? row.count : 0));
  const room = (slot: Slot) =>
    SLOTS[slot] + sum(all('more-slots'), (row) => (row.slot === slot ? row.more : 0));
  return {
    adds: all('add'),
    tries: THROWS.flatMap((thrown) =>
      all('roll-again').flatMap((row) =>
        row.dice === thrown ? new Array<Throw>(row.times).fill(thrown) : [],
      ),
    ),
    shield: sum(all('ignore-skulls'), (row) => row.most),
    souls: sum(all('gather-souls'), (row) => row.hearts),
    heals: all('recover'),
    goesOn: goOn.some(({ after }) => after === 'fought') ? 'fought' : goOn.length > 0 ? 'won' : 'never',
    claws: most(-1, all('claws'), (row) => row.upTo),
    guards: most(0, all('claws'), (row) => row.guards),
    bears: dice('bear'),
    titans: dice('titan'),
    raises: most(0, all('raise-skeletons'), (row) => row.raised),
    skeletons: most(0, all('raise-skeletons'), (row) => row.limit),
    plunders: sum(all('plunder'), (row) => row.yields),
    gathers: sum(all('gather-more'), (row) => row.more),
    less: sum(all('build-for-less'), (row) => row.less),
    teaches: RECRUITS.map((unit) => all('teach').some((row) => row.unit === unit)),
    fame: sum(all('more-fame'), (row) => row.more),
    actions: sum(all('more-actions'), (row) => row.more) + ACTIONS,
    mends: sum(all('heal-more'), (row) => row.more) + HEAL,
    slots: { weapon: room('weapon'), spell: room('spell'), amulet: SLOTS.amulet },
    draws: sum(all('draw-armies'), (row) => row.more),
    scouts: most(1, all('scout'), (row) => row.tiles),
    falcon: most(0, all('falcon'), ({ within }) => (within === 'anywhere' ? ANYWHERE : within)),
    rides: most(0, all('ride'), (row) => row.hexes),
    portal: all('portal').length > 0,
    plagueProof: all('plague-proof').length > 0,
  };
}

/** What a power does at a table with this set. */
export const powerOf = ({ powers }: Pick<Karak2Set, 'powers'>, name: PowerName): Power =>
  powers?.[name] ?? POWERS[name];

type Names = readonly PowerName[];

/** The powers of a hero, by name. */
export const powersIn = ({ heroes }: Karak2Set, hero: Hero): Names =>
  (heroes?.[hero].powers as Names | undefined) ?? SKILLS[hero];

/** What a building does, by name. */
export const powersOfWork = ({ buildings }: Karak2Set, building: Building): Names =>
  (buildings[building].powers as Names | undefined) ?? [building];

/** What an amulet does, by name: those of the box go by their own. */
export const powersOfAmulet = ({ amulets }: Karak2Set, amulet: Amulet): Names =>
  (amulets?.[amulet]?.powers as Names | undefined) ?? [`amulet-${amulet}`];

/** The amulets of a set, those of the box first. */
export const amuletsOf = ({ amulets }: Karak2Set): Amulet[] => [
  ...AMULETS,
  ...(Object.keys(amulets ?? {}) as Amulet[]),
];

/** The hero who looks at tiles before one is laid; '' where nobody does. (K2-97) */
export const scoutOf = (set: Karak2Set): Hero | '' =>
  HEROES.find((hero) => powersIn(set, hero).some((name) => powerOf(set, name).kind === 'scout')) ?? '';

/** What a seat was last found to bend, and by what: asked for many times before any of that changes. */
interface Kept {
  readonly set: Karak2Set;
  readonly hero: Hero;
  readonly amulet: Amulet | '';
  readonly works: number;
  readonly may: Bends;
}
const kept: Kept[] = [];

/** By hero, by amulet ('' for none), by the buildings that stand, one bit each: found when it first comes up. */
type Found = Readonly<Record<Hero, Readonly<Record<string, Kept[]>>>>;

const foundFor = perSet((set): Found => {
  const bare = () => Object.fromEntries(['', ...amuletsOf(set)].map((amulet) => [amulet, []]));
  return Object.fromEntries(HEROES.map((hero) => [hero, bare()])) as unknown as Found;
});

/** The buildings that stand, one bit each. */
const worksOf = (built: readonly number[], first: number): number =>
  built[first] |
  (built[first + 1] << 1) |
  (built[first + 2] << 2) |
  (built[first + 3] << 3) |
  (built[first + 4] << 4) |
  (built[first + 5] << 5);

/** What a seat may bend now. */
export function bends(
  set: Karak2Set,
  { heroes, built, amulet }: Pick<Karak2View, 'heroes' | 'built' | 'amulet'>,
  seat: Seat,
): Bends {
  const works = worksOf(built, seat * 6);
  const last = kept[seat];
  const hero = heroes[seat];
  const carried = amulet[seat];
  if (
    last !== undefined &&
    last.works === works &&
    last.hero === hero &&
    last.amulet === carried &&
    last.set === set
  )
    return last.may;
  const rows = foundFor(set)[hero][carried];
  rows[works] ??= { set, hero, amulet: carried, works, may: findBends(set, hero, carried, works) };
  kept[seat] = rows[works];
  return rows[works].may;
}

function findBends(set: Karak2Set, hero: Hero, amulet: Amulet | '', works: number): Bends {
  const names = [
    ...powersIn(set, hero),
    ...BUILDINGS.flatMap((building, bit) => ((works >> bit) & 1 ? powersOfWork(set, building) : [])),
    ...(amulet === '' ? [] : powersOfAmulet(set, amulet)),
  ];
  return bendsOf(names.map((name) => powerOf(set, name)));
}

/** What powers add to a fight, weapons apart; `alone` without any unit. (K2-25) */
export function addedTo(
  { adds }: Bends,
  life: number,
  foes: readonly (Army | 'general')[],
  alone: boolean,
): number {
  let more = 0;
  for (const add of adds) {
    const now = add.when === 'always' || (add.when === 'alone' ? alone : life === 1);
    if (now && isAgainst(add, foes)) more += add.more;
  }
  return more;
}

/** What is rolled again next, after so many times; null once nothing is. Units are not, where there are none. */
export function nextThrow({ tries }: Bends, used: number, units: number): Throw | null {
  let left = used;
  for (const thrown of tries) {
    if (thrown === 'units' && units === 0) continue;
    if (left === 0) return thrown;
    left--;
  }
  return null;
}

export function seatOf(state: Pick<Karak2View, 'heroes'>, hero: Hero): Seat {
  return state.heroes.indexOf(hero);
}
