import { answersNow, apply, type Chance, copy, FastChance, imagine, type Seat } from '@undercroft/kernel';
import { strength, toDefy, valueAt } from './chain.ts';
import { startFight } from './fights.ts';
import { foeOf, hasPower, isCursed } from './heroes.ts';
import type { GoblinView } from './seen.ts';
import { POTIONS } from './set.ts';
import {
  type Fight,
  type GoblinAnswer,
  type GoblinBox,
  type GoblinEvent,
  type GoblinState,
  LORD_AT,
} from './state.ts';
import { placeOf } from './turn.ts';

/** How likely a fight is won with the best play, if this answer is given first. */
export interface FightOdds {
  readonly answer: GoblinAnswer;
  /** Null where there are too many ways the cards may come to count them all in time. */
  readonly win: number | null;
}

/** What has been found out so far, and how much more may be tried. */
interface Search {
  readonly known: Map<string, number>;
  left: number;
}

/** For a question in a fight: the exact chance to win after each answer, from what the asked seat may see. */
export function fightOdds(box: GoblinBox, view: GoblinView, seat: Seat, tries = 30_000): FightOdds[] {
  const state = imagine(box, view, seat, new FastChance(1));
  const search: Search = { known: new Map(), left: tries };
  return answersNow(box, state).map((answer) => ({
    answer,
    win: inTime(() => winAfter(box, state, answer, search)),
  }));
}

/** The exact chance to beat a foe within reach, with the hand as it is and the best play; null as above. */
export function oddsAgainst(
  box: GoblinBox,
  view: GoblinView,
  seat: Seat,
  foe: string,
  tries = 4_000,
): number | null {
  const state = imagine(box, view, seat, new FastChance(1));
  state.asks = [];
  const place = placeOf(box, state, seat, foe);
  const tell = settle(box, { fight: { place }, heroes: state.heroes }, seat);
  const settled = resultOf(() => startFight({ box, state, chance: new FastChance(1), tell }, seat, place));
  return settled ?? inTime(() => winFrom(box, state, { known: new Map(), left: tries }));
}

/** Thrown when there is no end of ways the cards may come. */
class TooMany {}

function inTime(odds: () => number): number | null {
  try {
    return odds();
  } catch (error) {
    if (error instanceof TooMany) return null;
    throw error;
  }
}

/** A fight is settled: thrown to leave the rules at once, before rewards and new cards come. */
class Settled {
  readonly won: boolean;

  constructor(won: boolean) {
    this.won = won;
  }
}

type Fighting = Pick<GoblinState, 'heroes'> & { readonly fight: Pick<Fight, 'place'> | null };

/** Listens for the end of the fight. */
function settle(box: GoblinBox, { fight, heroes }: Fighting, seat: Seat): (event: GoblinEvent) => void {
  const hitsBack = fight?.place !== LORD_AT && hasPower(box, { heroes }, seat, 'aderyn');
  return (event) => {
    if (event.kind === 'fought') throw new Settled(event.won);
    if (event.kind === 'knocked-out' && !hitsBack) throw new Settled(false);
  };
}

/** 1 or 0 if the fight is settled by this, null if it goes on. */
function resultOf(act: () => void): number | null {
  try {
    act();
    return null;
  } catch (end) {
    if (end instanceof Settled) return end.won ? 1 : 0;
    throw end;
  }
}

/** The best the asked can make of it. */
function winFrom(box: GoblinBox, state: GoblinState, search: Search): number {
  const key = keyOf(box, state);
  const before = search.known.get(key);
  if (before !== undefined) return before;
  let best = 0;
  for (const answer of mightWin(box, state) ? answersNow(box, state) : []) {
    // Beyond what is drawn now, the order of an arranged deck is left to luck. (G-21)
    const ask = state.asks[state.asks.length - 1];
    if (ask.kind === 'arrange' && ask.placed >= state.owed && answer !== 'leave-shuffled') continue;
    best = Math.max(best, winAfter(box, state, answer, search));
    if (best === 1) break;
  }
  search.known.set(key, best);
  return best;
}

/** Whether the attack could be enough at all, with every card that can still come and every potion. */
function mightWin(box: GoblinBox, state: GoblinState): boolean {
  const { seat, fight } = state;
  if (fight === null) return false;
  const foe = foeOf(box, fight);
  // Cards under a curse count again once it is lifted or defied: no telling from here.
  if (isCursed(foe, fight, 'attack') || isCursed(foe, fight, 'weapon')) return true;
  const hand = [...state.hands[seat], ...state.shown];
  const action = (card: number) => box.set.cards[card]?.action;
  const draws = state.owed > 0 || hand.some((card) => (action(card)?.draw ?? 0) > 0);
  const rest = draws ? [...state.decks[seat], ...state.unseen[seat], ...state.discards[seat]] : [];
  let most = 0;
  let attack = strength(box, state, fight, seat, 'attack') + (hasPower(box, state, seat, 'horan') ? 1 : 0);
  for (const card of [...hand, ...rest]) {
    const more = action(card)?.attack ?? 0;
    attack += more;
    most = Math.max(most, more);
  }
  for (const card of fight.chain.slice(-1)) most = Math.max(most, action(card)?.attack ?? 0);
  if (state.potions[seat * POTIONS.length] > 0) attack += most;
  return attack >= foe.hits;
}

/** The average over everything that may be drawn. */
function winAfter(box: GoblinBox, state: GoblinState, answer: GoblinAnswer, search: Search): number {
  const path: number[] = [];
  let sum = 0;
  do {
    if (search.left-- <= 0) throw new TooMany();
    const chance = new EveryDraw(box, path);
    const after = copy(state);
    const listen = settle(box, after, after.seat);
    const result = resultOf(() => apply(box, after, answer, chance, listen));
    sum += chance.weight * (result ?? winFrom(box, after, search));
    advance(path, chance.widths);
  } while (path.length > 0);
  return sum;
}

/** The next combination of draws; empty when all have been. */
function advance(path: number[], widths: readonly number[]): void {
  for (let at = path.length; at < widths.length; at++) path.push(0);
  while (path.length > 0 && path[path.length - 1] + 1 >= widths[path.length - 1]) path.pop();
  if (path.length > 0) path[path.length - 1]++;
}

/** Chance that is told what comes: one combination of draws at a time, with its likelihood. */
class EveryDraw implements Chance {
  used = 0;
  weight = 1;
  /** How many different things each draw could have brought. */
  readonly widths: number[] = [];
  readonly #box: GoblinBox;
  readonly #path: readonly number[];

  constructor(box: GoblinBox, path: readonly number[]) {
    this.#box = box;
    this.#path = path;
  }

  draw<T>(bag: T[]): T {
    const { cards } = this.#box.set;
    const names = bag.map((card) => cards[card as number].name);
    const kinds = [...new Set(names)];
    const kind = kinds[this.#path[this.widths.length] ?? 0];
    this.widths.push(kinds.length);
    this.weight *= names.filter((name) => name === kind).length / names.length;
    return bag.splice(names.indexOf(kind), 1)[0];
  }

  roll(): number {
    throw new RangeError('no dice in this game');
  }

  pick(): number {
    throw new RangeError('nothing is picked in a fight');
  }

  shuffle(): void {
    throw new RangeError('nothing is shuffled in a fight: decks are drawn from');
  }
}

/** Everything that decides how the fight can still go; what makes no difference any more is left out. */
function keyOf(box: GoblinBox, state: GoblinState): string {
  const { seat, fight } = state;
  const { cards } = box.set;
  if (fight === null) return '';
  const foe = foeOf(box, fight);
  const name = (card: number) => (card < 0 ? String(card) : cards[card].name);
  const sorted = (list: readonly number[]) => list.map(name).sort().join();
  const raw = (effect: 'attack' | 'defence') =>
    isCursed(foe, fight, effect)
      ? fight.chain.reduce((sum, card) => sum + (cards[card].action?.[effect] ?? 0), 0)
      : '';
  // What the Warlock's word could still add. (G-73)
  const word = (effect: 'attack' | 'defence') => {
    const at = state.heroes[seat] === 'xanros' && !fight.used ? toDefy(box, fight, effect) : -1;
    return at < 0 ? '' : valueAt(box, fight, at, effect);
  };
  const last = fight.chain.length === 0 ? null : cards[fight.chain[fight.chain.length - 1]].action;
  const potions = state.potions.slice(seat * POTIONS.length, (seat + 1) * POTIONS.length).join('');
  // Which card lies last matters to a strength potion and to Horan; otherwise only what may follow.
  const whole = potions[0] === '1' || state.heroes[seat] === 'horan';
  return [
    sorted(state.hands[seat]),
    state.decks[seat].map(name).join(),
    sorted(state.unseen[seat]),
    sorted(state.discards[seat]),
    state.shown.map(name).join(),
    potions,
    Math.min(state.hearts[seat], foe.attack + 1),
    state.owed,
    whole ? last?.name : last?.next,
    Math.min(2, fight.chain.length),
    fight.used,
    fight.lifted,
    Math.min(foe.hits, strength(box, state, fight, seat, 'attack')),
    Math.min(foe.attack, strength(box, state, fight, seat, 'defence')),
    raw('attack'),
    raw('defence'),
    word('attack'),
    word('defence'),
    JSON.stringify(state.asks[state.asks.length - 1]),
  ].join('|');
}
