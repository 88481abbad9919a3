import {
  answersNow,
  apply,
  askNow,
  copy,
  everyLuck,
  FastChance,
  imagine,
  type Seat,
} from '@undercroft/kernel';
import { strength, toDefy, valueAt } from './chain.ts';
import { drawing } from './deck.ts';
import { startFight } from './fights.ts';
import { foeOf, hasPower, isCursed } from './heroes.ts';
import type { GoblinView } from './seen.ts';
import { POTIONS } from './set.ts';
import { listen, resultOf } from './settled.ts';
import type { Goblin, GoblinAnswer, GoblinBox, GoblinState, GoblinTable } from './state.ts';
import { placeOf } from './turn.ts';

/** What comes of a fight with the best play: how likely it is won, and the hearts the blow takes on average. */
export interface Chances {
  readonly win: number;
  readonly lost: number;
}

/** The chances if this answer is given first; null where there are too many ways the cards may come. */
export interface FightOdds {
  readonly answer: GoblinAnswer;
  /** With no further potion. */
  readonly cards: Chances | null;
  /** With every potion at hand. */
  readonly potions: Chances | null;
}

/** How many ways the cards may come are tried. */
export interface Effort {
  readonly tries: number;
  /** So many without a rest. */
  readonly atOnce: number;
}

/** What has been found out so far, and how much more may be tried: in all, and before the next rest. */
interface Search {
  readonly known: Map<string, Chances>;
  readonly atOnce: number;
  left: number;
  now: number;
}

const newSearch = ({ tries, atOnce }: Effort): Search => ({ known: new Map(), atOnce, left: tries, now: 0 });

/** Counted with rests in between, for whoever has other things to do as well. */
type Counting<R> = Generator<undefined, R>;

function atOnce<R>(counting: Counting<R>): R {
  for (;;) {
    const { done, value } = counting.next();
    if (done) return value;
  }
}

/** For a question in a fight: the exact chances after each answer, from what the asked seat may see. */
export const fightOdds = (box: GoblinBox, view: GoblinView, seat: Seat, tries = 30_000): FightOdds[] =>
  atOnce(countFight(box, view, seat, { tries, atOnce: tries }));

export function* countFight(
  box: GoblinBox,
  view: GoblinView,
  seat: Seat,
  effort: Effort,
): Counting<FightOdds[]> {
  const state = imagine(box, view, seat, new FastChance(1));
  const search = newSearch(effort);
  const odds: FightOdds[] = [];
  for (const answer of answersNow(box, state)) {
    const sober = withoutPotions(state, seat, answer);
    const cards = yield* count(search, () => after(box, sober ?? state, answer, search));
    const potions = sober === null ? cards : yield* count(search, () => after(box, state, answer, search));
    odds.push({ answer, cards, potions });
  }
  return odds;
}

/** The same for a foe within reach, with the hand as it is. */
export const oddsAgainst = (
  box: GoblinBox,
  view: GoblinView,
  seat: Seat,
  foe: string,
  tries = 4_000,
): Omit<FightOdds, 'answer'> => atOnce(countAgainst(box, view, seat, foe, { tries, atOnce: tries }));

export function* countAgainst(
  box: GoblinBox,
  view: GoblinView,
  seat: Seat,
  foe: string,
  effort: Effort,
): Counting<Omit<FightOdds, 'answer'>> {
  const state = imagine(box, view, seat, new FastChance(1));
  state.asks = [];
  const search = newSearch(effort);
  const against = (from: GoblinState) => count(search, () => start(box, copy(from), seat, foe, search));
  const sober = withoutPotions(state, seat, null);
  const cards = yield* against(sober ?? state);
  return { cards, potions: sober === null ? cards : yield* against(state) };
}

/** The same table where the seat has no potion but the one it drinks; null if that makes no difference. */
function withoutPotions(state: GoblinState, seat: Seat, answer: GoblinAnswer | null): GoblinState | null {
  const drinks = typeof answer === 'object' && answer !== null && 'drink' in answer ? answer.drink : null;
  const sober = copy(state);
  POTIONS.forEach((potion, at) => {
    if (potion !== drinks) sober.potions[seat * POTIONS.length + at] = 0;
  });
  return sober.potions.every((count, at) => count === state.potions[at]) ? null : sober;
}

function start(box: GoblinBox, state: GoblinState, seat: Seat, foe: string, search: Search): Chances {
  const place = placeOf(box, state, seat, foe);
  const ear = listen(box, { fight: { place }, heroes: state.heroes }, seat);
  const moment = { box, state, chance: new FastChance(1), tell: ear.tell };
  const won = resultOf(() => startFight(moment, seat, place));
  return won === null ? from(box, state, search) : { win: won ? 1 : 0, lost: ear.lost };
}

/** Thrown when it is time for a rest. */
class Enough {}

/** After a rest it begins anew, but knows what was found out; null where there is no end of ways the cards may come. */
function* count(search: Search, odds: () => Chances): Counting<Chances | null> {
  while (search.left > 0) {
    search.now = Math.min(search.atOnce, search.left);
    try {
      return odds();
    } catch (error) {
      if (!(error instanceof Enough)) throw error;
    }
    if (search.left > 0) yield;
  }
  return null;
}

/** The best the asked can make of it: a win first, then hearts. */
function from(box: GoblinBox, state: GoblinState, search: Search): Chances {
  const key = fightKey(box, state);
  const before = search.known.get(key);
  if (before !== undefined) return before;
  let best: Chances = { win: -1, lost: 0 };
  const most = mightWin(box, state) ? 1 : 0;
  const ask = askNow<Goblin>(state);
  const { owed } = drawing(state);
  for (const answer of answersNow(box, state)) {
    // Beyond what is drawn now, the order of an arranged deck is left to luck. (G-21)
    if (ask.kind === 'arrange' && ask.placed >= owed && answer !== 'leave-shuffled') continue;
    const chances = after(box, state, answer, search);
    if (isBetter(chances, best)) best = chances;
    if (best.win >= most && best.lost === 0) break;
  }
  search.known.set(key, best);
  return best;
}

/** Sums of shares come out a hair apart in another order. */
const HAIR = 1e-9;

const isBetter = (a: Chances, b: Chances): boolean =>
  a.win > b.win + HAIR || (a.win > b.win - HAIR && a.lost < b.lost - HAIR);

/** Whether the attack could be enough at all, with every card that can still come and every potion. */
function mightWin(box: GoblinBox, state: GoblinTable): boolean {
  const { seat, fight } = state;
  if (fight === null) return false;
  const foe = foeOf(box, fight);
  // Cards under a curse count again once it is lifted or defied: no telling from here.
  if (isCursed(foe, fight, 'attack') || isCursed(foe, fight, 'weapon')) return true;
  const { owed, shown } = drawing(state);
  const hand = [...state.hands[seat], ...shown];
  const action = (card: number) => box.set.cards[card]?.action;
  const draws = owed > 0 || hand.some((card) => (action(card)?.draw ?? 0) > 0);
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

/** The average over everything that may be drawn; two cards of one name make no difference. */
function after(box: GoblinBox, state: GoblinState, answer: GoblinAnswer, search: Search): Chances {
  let win = 0;
  let lost = 0;
  for (const chance of everyLuck((card) => box.set.cards[card as number].name)) {
    if (search.now-- <= 0) throw new Enough();
    search.left--;
    const then = copy(state);
    const ear = listen(box, then, then.seat);
    const won = resultOf(() => apply(box, then, answer, chance, ear.tell));
    const rest = won === null ? from(box, then, search) : { win: won ? 1 : 0, lost: 0 };
    win += chance.weight * rest.win;
    lost += chance.weight * (ear.lost + rest.lost);
  }
  return { win, lost };
}

/** Everything that decides how the fight can still go; what makes no difference any more is left out. */
function fightKey(box: GoblinBox, state: GoblinTable): string {
  const { seat, fight } = state;
  const { cards } = box.set;
  if (fight === null) return '';
  const foe = foeOf(box, fight);
  const ask = askNow<Goblin>(state);
  const { owed, shown } = drawing(state);
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
    shown.map(name).join(),
    potions,
    Math.min(state.hearts[seat], foe.attack + 1),
    owed,
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
    ask.kind,
    ask.kind === 'arrange' ? ask.placed : '',
  ].join('|');
}
