import type { Seat, Still } from '@undercroft/kernel';
import { HEROES, type Hero, type KarakSet, type Monster, STEPS } from './components.ts';
import { POWERS, type Power, type PowerKind, SKILLS, type Skill } from './powers.ts';
import type { FightAsk, HeroState, KarakView } from './state.ts';

type Of<Kind extends PowerKind> = Extract<Power, { readonly kind: Kind }>;
type RollAgain = Of<'roll-again'> & { readonly name: Skill };

/** All that a hero may bend, rule by rule: what its powers come to. */
export interface Bends {
  readonly adds: readonly Of<'add'>[];
  /** Those for fewer dice come first: who has both skills rolls ones again before both dice. */
  readonly again: readonly RollAgain[];
  /** Whether it takes more than a yes or no to know which of them have been used. */
  readonly counts: boolean;
  readonly sacrifice: Of<'give-hearts'> | null;
  readonly ties: readonly Of<'win-ties'>[];
  /** Flames of a fight that are not used up. */
  readonly keeps: number;
  /** Steps through a wall and to another's place; 0 where that cannot be. */
  readonly wall: number;
  readonly swap: number;
  /** Hearts to rise with; 0 for whoever falls unconscious. */
  readonly rise: number;
  /** Monsters up to this strength need not be fought; -1 where all must. */
  readonly passes: number;
  /** Tokens out of the bag. */
  readonly tokens: number;
  readonly goOn: readonly Of<'go-on'>[];
  /** Steps of a turn. */
  readonly steps: number;
  readonly curseProof: boolean;
  readonly unhurt: readonly Of<'unhurt'>[];
  readonly heals: readonly Of<'recover'>[];
}

function bendsOf(powers: readonly (Power & { readonly name: Skill })[]): Bends {
  const all = <Kind extends PowerKind>(kind: Kind) =>
    powers.filter((power): power is Of<Kind> & { readonly name: Skill } => power.kind === kind);
  const again = all('roll-again').toSorted((a, b) => a.upTo - b.upTo);
  const counted = again.filter(({ times }) => times !== 'any');
  return {
    adds: all('add'),
    again,
    counts: counted.length > 1 || counted.some(({ times }) => times !== 1),
    sacrifice: all('give-hearts').at(0) ?? null,
    ties: all('win-ties'),
    keeps: Math.max(0, ...all('keep-flames').map(({ most }) => most)),
    wall: all('walk-through-walls').at(0)?.steps ?? 0,
    swap: all('swap-places').at(0)?.steps ?? 0,
    rise: all('rise').at(0)?.hearts ?? 0,
    passes: Math.max(-1, ...all('pass-monsters').map(({ upTo }) => upTo)),
    tokens: Math.max(1, ...all('draw-tokens').map(({ draws }) => draws)),
    goOn: all('go-on'),
    steps: all('more-steps').reduce((steps, { more }) => steps + more, STEPS),
    curseProof: all('curse-proof').length > 0,
    unhurt: all('unhurt'),
    heals: all('recover'),
  };
}

/** What a power does at a table with this set. */
export const powerOf = ({ powers }: Pick<KarakSet, 'powers'>, name: Skill): Power =>
  powers?.[name] ?? POWERS[name];

/** The powers of a hero, by name. */
export const powersIn = ({ heroes }: KarakSet, hero: Hero): readonly Skill[] =>
  (heroes?.[hero].powers as readonly Skill[] | undefined) ?? SKILLS[hero];

const NOTHING = bendsOf([]);

let known: KarakSet | null = null;
let ofHeroes: Readonly<Record<Hero, Bends>> = Object.fromEntries(
  HEROES.map((hero) => [hero, NOTHING]),
) as Record<Hero, Bends>;
const ofSets = new WeakMap<KarakSet, typeof ofHeroes>();

/** What each hero may bend while no curse lies on it; worked out once for a set, and one set is looked at for long. */
export function heroesOf(set: KarakSet): Readonly<Record<Hero, Bends>> {
  if (set === known) return ofHeroes;
  let heroes = ofSets.get(set);
  if (heroes === undefined) {
    heroes = Object.fromEntries(
      HEROES.map((hero) => [
        hero,
        bendsOf(powersIn(set, hero).map((name) => ({ ...powerOf(set, name), name }))),
      ]),
    ) as Record<Hero, Bends>;
    ofSets.set(set, heroes);
  }
  known = set;
  ofHeroes = heroes;
  return heroes;
}

/** What a hero may bend now: nothing under the curse. (K-51) */
export const bends = (set: KarakSet, state: KarakView, seat: Seat): Bends =>
  state.cursed === seat ? NOTHING : heroesOf(set)[state.heroes[seat].hero];

/** Whether one of these works against a monster. */
export function against(
  powers: readonly { readonly against?: readonly string[] | undefined }[],
  monster: Monster,
): boolean {
  for (const { against } of powers) if (against === undefined || against.includes(monster)) return true;
  return false;
}

/** Whether the hero need not fight this monster. (K-67) */
export const passes = (set: KarakSet, state: KarakView, seat: Seat, monster: Monster): boolean =>
  set.tokens[monster].strength <= bends(set, state, seat).passes;

/** What powers add to a fight, weapons apart; `first` if it comes from the first step of the turn. (K-69) */
export function addedTo(
  { adds }: Bends,
  { weapons, hearts }: Still<HeroState>,
  monster: Monster,
  first: boolean,
): number {
  let more = 0;
  for (const add of adds) {
    const now =
      add.when === 'always' ||
      (add.when === 'first-step' && first) ||
      (add.when === 'unarmed' && weapons.length === 0) ||
      (add.when === 'last-heart' && hearts === 1);
    if (now && (add.against === undefined || add.against.includes(monster))) more += add.more;
  }
  return more;
}

/** The power by which dice may be rolled again now. (K-30, K-64, K-71) */
export function againOf({ again, counts }: Bends, ask: FightAsk): RollAgain | null {
  const { dice, flames, cast, rerolled, again: used } = ask;
  for (let at = 0; at < again.length; at++) {
    const row = again[at];
    if (dice[0] > row.upTo && dice[1] > row.upTo) continue;
    if (!row.afterSpells && (flames > 0 || cast !== undefined)) continue;
    if (row.times === 'any' || (counts ? (used?.[row.name] ?? 0) < row.times : !rerolled)) return row;
  }
  return null;
}

/** A hero's powers by name, as its card lists them. */
export const skillsOf = ({ hero, skills = SKILLS[hero] }: Still<HeroState>): readonly Skill[] => skills;

export function seatOf(state: KarakView, hero: Hero): Seat {
  return state.heroes.findIndex((other) => other.hero === hero);
}
