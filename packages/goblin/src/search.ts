import { HEARTS } from './heroes.ts';
import { type Action, BIT, type Curse, type Effect, type Foe } from './set.ts';

/** What instinct weighs, in units of about one effect of a card. */
export const POTION_COST = 1.6;
const KNOCKED_OUT = 4.5;
/** What a card still to be drawn adds to attack and defence, more or less. */
const DRAWN_ATTACK = 0.9;
const DRAWN_DEFENCE = 0.4;
/** One of two cards is better than the first. */
const TAIAS_LUCK = 1.3;
/** Cards still to be drawn never make a win certain. */
const MOST_LUCK = 0.92;
/** A card played is a card cycled. */
const CYCLE = 0.12;
/** A fight without a card leaves the same hand for the next turn. */
const DEAD_TURN = -2;

/** How much a heart more or less matters: the last ones most. */
export function heartsWorth(hearts: number): number {
  return hearts <= 0 ? -KNOCKED_OUT : 0.45 * hearts - 1.2 / hearts;
}

/** Where a search for the best chain stands; one object, changed and changed back. */
export interface Search {
  readonly actions: readonly (Action | null)[];
  readonly foe: Foe;
  readonly reward: number;
  /** Curses in force, as bits in the order of CURSES. */
  readonly curses: number;
  readonly hero: string | null;
  attack: number;
  defence: number;
  hearts: number;
  draws: number;
  played: number;
  used: boolean;
  strength: boolean;
  /** Gains that are not worth thinking about. */
  readonly careless: number;
  /** Horan: whether the last card attacked, and whether the bonus is had. */
  attacked: boolean;
  bonus: boolean;
}

export const cursed = ({ curses }: Search, curse: Curse): boolean => (curses & BIT[curse]) !== 0;

/** The curses of a foe that are not lifted. */
export function inForce({ curses }: Foe, lifted: Curse | null): number {
  let bits = 0;
  for (const curse of curses) if (curse !== lifted) bits |= BIT[curse];
  return bits;
}

/** What it is worth to stop here. */
export function worthNow(search: Search): number {
  const { foe, draws } = search;
  const luck = draws * (search.hero === 'taia' ? TAIAS_LUCK : 1);
  const short = foe.hits - search.attack;
  const chance = short <= 0 ? 1 : luck === 0 ? 0 : clamp(0.55 + (luck * DRAWN_ATTACK - short) * 0.35);
  const blow = Math.max(0, foe.attack - search.defence - luck * DRAWN_DEFENCE);
  const hearts = Math.max(0, search.hearts - blow);
  const falls = hearts < 0.5;
  const wins = falls && (search.hero !== 'aderyn' || foe.kind === 'lord') ? 0 : chance;
  const cycled = search.played === 0 ? DEAD_TURN : search.played * CYCLE;
  return wins * search.reward + heartsWorth(falls ? 0 : hearts) + cycled;
}

const clamp = (share: number): number => Math.max(0, Math.min(MOST_LUCK, share));

/**
 * No chain of the cards left is worth more than this: as if they could all be played at once, with whatever helps.
 */
export function mostFrom(search: Search, left: number, mostHearts: number): number {
  const { foe, actions } = search;
  let { attack, defence, draws, played } = search;
  // The Warlock makes light of a curse.
  const curses = search.hero === 'xanros' ? 0 : search.curses;
  let hearts = mostHearts;
  let hardest = 0;
  let safest = 0;
  for (let i = 0; i < actions.length; i++) {
    const action = actions[i];
    if ((left & (1 << i)) === 0 || action === null || (curses & action.bit) !== 0) continue;
    if ((curses & BIT.attack) === 0) {
      attack += action.attack;
      if (action.attack > hardest) hardest = action.attack;
    }
    if ((curses & BIT.defence) === 0) {
      defence += action.defence;
      if (action.defence > safest) safest = action.defence;
    }
    if ((curses & BIT.heal) === 0) hearts += action.heal;
    if ((curses & BIT.draw) === 0) draws += action.draw;
    played++;
  }
  if (search.strength) {
    attack += hardest;
    defence += safest;
  }
  if (search.hero === 'horan') attack++;
  const chance = attack >= foe.hits ? 1 : draws > 0 ? MOST_LUCK : 0;
  const blow = Math.max(0, foe.attack - defence - draws * TAIAS_LUCK * DRAWN_DEFENCE);
  const kept = Math.min(HEARTS, hearts) - blow;
  return chance * search.reward + heartsWorth(kept < 0.5 ? 0 : kept) + played * CYCLE;
}

/**
 * The best that can be made of the cards in hand, from here on, if it is more than `other`. Recursion over a hand
 * of six at most, and only where there is something to gain.
 */
export function bestFrom(search: Search, left: number, next: number, other: number): number {
  let best = worthNow(search);
  if (left === 0 || mostFrom(search, left, search.hearts) <= Math.max(best, other) + search.careless)
    return best;
  for (let i = 0; i < search.actions.length; i++) {
    const action = search.actions[i];
    if ((left & (1 << i)) === 0 || action === null || isRepeated(search.actions, left, i)) continue;
    const value = tryCard(search, left & ~(1 << i), next, action, Math.max(best, other));
    if (value > best) best = value;
  }
  return best;
}

/** Whether an equal card further left is still there: one try is enough. */
function isRepeated(actions: readonly (Action | null)[], left: number, at: number): boolean {
  for (let i = 0; i < at; i++) if (actions[i] === actions[at] && (left & (1 << i)) !== 0) return true;
  return false;
}

export const IMPOSSIBLE = Number.NEGATIVE_INFINITY;
/** Any colour may follow. */
export const ANY = -1;

/** What playing this card next is worth, all told. */
export function tryCard(search: Search, left: number, next: number, action: Action, other: number): number {
  const { used, curses, hero } = search;
  let power = false;
  if ((next & action.bit) === 0) {
    if (hero === 'victorius' && search.played === 1) power = used;
    else if (hero === 'argentus' && !used && action.colour === 'blue') power = true;
    else return IMPOSSIBLE;
  }
  let defies = hero === 'xanros' && !used;
  if ((curses & action.bit) !== 0) {
    if (!defies) return IMPOSSIBLE;
    power = true;
    defies = false;
  }
  const { attack, defence, hearts, draws, attacked, bonus } = search;
  let blows = action.attack;
  let guards = action.defence;
  let drawn = action.draw;
  let healed = action.heal;
  if ((curses & EFFECT_BITS) !== 0) {
    // One cursed effect a fight for the Warlock, the first there is: attack before defence.
    const spare = { left: defies };
    blows = counted(search, 'attack', blows, spare);
    guards = counted(search, 'defence', guards, spare);
    drawn = counted(search, 'draw', drawn, spare);
    healed = counted(search, 'heal', healed, spare);
    if (defies && !spare.left) power = true;
  }
  search.attack += blows;
  search.defence += guards;
  search.draws += drawn;
  search.hearts = Math.min(HEARTS, hearts + healed);
  search.used = used || power;
  if (hero === 'horan' && attacked && action.attack > 0 && !bonus && (curses & BIT.attack) === 0) {
    search.bonus = true;
    search.attack++;
  }
  search.attacked = action.attack > 0;
  search.played++;
  let best = bestFrom(search, left, action.nextBits, other);
  if (search.strength) best = Math.max(best, doubled(search, left, action.nextBits, blows, guards, other));
  search.played--;
  search.attack = attack;
  search.defence = defence;
  search.draws = draws;
  search.hearts = hearts;
  search.used = used;
  search.attacked = attacked;
  search.bonus = bonus;
  return best;
}

const EFFECT_BITS = BIT.attack | BIT.defence | BIT.draw | BIT.heal;

/** What an effect comes to under the curses; the Warlock may spare one. */
function counted(search: Search, effect: Effect, value: number, spare: { left: boolean }): number {
  if (value === 0 || !cursed(search, effect)) return value;
  if (!spare.left) return 0;
  spare.left = false;
  return value;
}

/** The same with a strength potion on the card just played. */
function doubled(
  search: Search,
  left: number,
  next: number,
  blows: number,
  guards: number,
  other: number,
): number {
  let best = IMPOSSIBLE;
  search.strength = false;
  if (blows > 1) {
    search.attack += blows;
    best = bestFrom(search, left, next, other);
    search.attack -= blows;
  }
  if (guards > 1) {
    search.defence += guards;
    best = Math.max(best, bestFrom(search, left, next, other));
    search.defence -= guards;
  }
  search.strength = true;
  return best - POTION_COST;
}
