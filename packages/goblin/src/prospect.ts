import { type End, POWER_LEFT, playedIn, STRUCK_TWICE } from './ends.ts';
import { HEARTS } from './heroes.ts';
import { type Action, BIT, type Curse, type Foe } from './set.ts';
import { heartsWorth, POTION_COST } from './worth.ts';

/** What a card still to be drawn adds to attack and defence, more or less. */
const DRAWN_ATTACK = 0.85;
const DRAWN_DEFENCE = 0.4;
/** Cards still to be drawn never make a win certain. */
const MOST_LUCK = 0.98;
/** A card played is a card cycled. */
const CYCLE = 0.12;
/** A fight without a card leaves the same hand for the next turn. */
const DEAD_TURN = -2.25;

/** A fight as it stands, with what may be made of it. */
export interface Prospect {
  readonly actions: readonly (Action | null)[];
  readonly foe: Foe;
  readonly reward: number;
  /** Curses in force, as bits. */
  readonly curses: number;
  readonly hero: string | null;
  /** Attack and defence from what was played, and from equipment. */
  readonly attack: number;
  readonly defence: number;
  readonly hearts: number;
  /** Cards still to be drawn. */
  readonly draws: number;
  /** Cards in the chain. */
  readonly played: number;
  /** Whether Horan has struck twice, which counts already. */
  readonly struckTwice: boolean;
  /** Whether there is a strength potion. */
  readonly strength: boolean;
  /** What the Warlock's word over a card already played would add. (G-73) */
  readonly cursedAttack: number;
  readonly cursedDefence: number;
}

/** The curses of a foe that are not lifted. */
export function inForce({ curses }: Foe, lifted: Curse | null): number {
  let bits = 0;
  for (const curse of curses) if (curse !== lifted) bits |= BIT[curse];
  return bits;
}

/** What it is worth to stop with so much. */
function worth(
  { foe, hero, reward }: Prospect,
  attack: number,
  defence: number,
  draws: number,
  heartsNow: number,
  played: number,
): number {
  const short = foe.hits - attack;
  const chance = short <= 0 ? 1 : draws === 0 ? 0 : clamp(0.33 + (draws * DRAWN_ATTACK - short) * 0.46);
  const blow = foe.attack - defence - draws * DRAWN_DEFENCE;
  const hearts = blow > 0 ? heartsNow - blow : heartsNow;
  const falls = hearts < 0.5;
  const wins = falls && (hero !== 'aderyn' || foe.kind === 'lord') ? 0 : chance;
  return wins * reward + heartsWorth(falls ? 0 : hearts) + (played === 0 ? DEAD_TURN : played * CYCLE);
}

const clamp = (share: number): number => Math.max(0, Math.min(MOST_LUCK, share));

/** What it is worth to play no more. */
export function worthNow(prospect: Prospect): number {
  const { attack, defence, hearts, played } = prospect;
  return worth(prospect, attack, defence, 0, hearts, played);
}

/** What the cards of an end come to together, and the most of one. */
export interface Tally {
  end: End;
  played: number;
  attack: number;
  defence: number;
  draw: number;
  heal: number;
  hardest: number;
  safest: number;
  furthest: number;
  healthiest: number;
}

const blank = (): Tally => ({
  ...{ end: 0, played: 0, attack: 0, defence: 0, draw: 0, heal: 0 },
  ...{ hardest: 0, safest: 0, furthest: 0, healthiest: 0 },
});

function count(tally: Tally, actions: readonly (Action | null)[], end: End): Tally {
  let played = 0;
  let attack = 0;
  let defence = 0;
  let draw = 0;
  let heal = 0;
  let hardest = 0;
  let safest = 0;
  let furthest = 0;
  let healthiest = 0;
  for (let cards = playedIn(end), i = 0; cards !== 0; cards >>= 1, i++) {
    const action = (cards & 1) === 0 ? null : actions[i];
    if (action === null) continue;
    played++;
    attack += action.attack;
    defence += action.defence;
    draw += action.draw;
    heal += action.heal;
    if (action.attack > hardest) hardest = action.attack;
    if (action.defence > safest) safest = action.defence;
    if (action.draw > furthest) furthest = action.draw;
    if (action.heal > healthiest) healthiest = action.heal;
  }
  tally.end = end;
  tally.played = played;
  tally.attack = attack;
  tally.defence = defence;
  tally.draw = draw;
  tally.heal = heal;
  tally.hardest = hardest;
  tally.safest = safest;
  tally.furthest = furthest;
  tally.healthiest = healthiest;
  return tally;
}

/** Ends counted once, for all foes. */
export const tallied = (actions: readonly (Action | null)[], ends: readonly End[]): Tally[] =>
  ends.map((end) => count(blank(), actions, end));

/** For ends that are looked at once. */
const scratch = blank();

/** The best of the ends that a chain can come to. */
export function bestEnd(prospect: Prospect, ends: readonly End[]): number {
  let best = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < ends.length; i++) {
    const worth = worthOfEnd(prospect, count(scratch, prospect.actions, ends[i]));
    if (worth <= best) continue;
    best = worth;
    bestFound = ends[i];
    foundSober = sober;
  }
  return best;
}

/** Which end was the best when ends were compared last, and whether it is as good without a strength potion. */
let bestFound: End = 0;
let foundSober = true;
export const endFound = (): End | null => (foundSober ? bestFound : null);
/** Whether the end that was judged last needs no strength potion. */
let sober = true;

/** The same of ends that are counted already. */
export function bestTally(prospect: Prospect, tallies: readonly Tally[]): number {
  let best = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < tallies.length; i++) best = Math.max(best, worthOfEnd(prospect, tallies[i]));
  return best;
}

function worthOfEnd(prospect: Prospect, tally: Tally): number {
  const { curses } = prospect;
  const { end, hardest, safest } = tally;
  const played = prospect.played + tally.played;
  let { attack, defence, hearts, draws } = prospect;
  if ((curses & BIT.attack) === 0) attack += tally.attack;
  if ((curses & BIT.defence) === 0) defence += tally.defence;
  if ((curses & BIT.draw) === 0) draws += tally.draw;
  if ((curses & BIT.heal) === 0) hearts += tally.heal;
  if (!prospect.struckTwice && (end & STRUCK_TWICE) !== 0 && (curses & BIT.attack) === 0) attack++;
  if (prospect.hero === 'xanros' && (end & POWER_LEFT) !== 0) {
    // One cursed effect counts after all, the first there is. (G-73)
    const blow = Math.max(hardest, prospect.cursedAttack);
    const guard = Math.max(safest, prospect.cursedDefence);
    if ((curses & BIT.attack) !== 0 && blow > 0) attack += blow;
    else if ((curses & BIT.defence) !== 0 && guard > 0) defence += guard;
    else if ((curses & BIT.draw) !== 0 && tally.furthest > 0) draws += tally.furthest;
    else if ((curses & BIT.heal) !== 0) hearts += tally.healthiest;
  }
  hearts = Math.min(HEARTS, hearts);
  const without = worth(prospect, attack, defence, draws, hearts, played);
  let best = without;
  if (prospect.strength && hardest > 1 && (curses & BIT.attack) === 0) {
    best = Math.max(best, worth(prospect, attack + hardest, defence, draws, hearts, played) - POTION_COST);
  }
  if (prospect.strength && safest > 1 && (curses & BIT.defence) === 0) {
    best = Math.max(best, worth(prospect, attack, defence + safest, draws, hearts, played) - POTION_COST);
  }
  sober = best === without;
  return best;
}
