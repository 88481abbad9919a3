import type { Tally } from './prospect.ts';
import { type Action, type GoblinSet, HEROES } from './set.ts';

/** How chains from a hand can end, for each set of cursed colours that was asked for. */
export type Ends = (Tally[] | undefined)[];

/** A hand's key is made of so many cards of so many kinds; what does not fit is thought through each time. */
const MOST_CARDS = 7;
const MOST_ACTIONS = 64;
/** A search meets some hundreds of hands; those of very many searches are forgotten all at once. */
const MOST_HANDS = 20_000;

interface Known {
  /** By card: the number of its action, 0 for none. */
  readonly numbers: readonly number[];
  readonly hands: Map<number, Ends>;
}

const known = new WeakMap<GoblinSet, Known>();

function knownOf(set: GoblinSet): Known {
  let found = known.get(set);
  if (found === undefined) {
    const actions: (Action | null)[] = [null];
    const numbers = set.cards.map(({ action }) => {
      if (!actions.includes(action)) actions.push(action);
      return actions.indexOf(action);
    });
    found = { numbers, hands: new Map() };
    known.set(set, found);
  }
  return found;
}

const POWERS: readonly (string | null)[] = [null, ...HEROES];
const sorted: number[] = [];

/** The ends of a hand, which are the same in whatever order it is held: whoever finds some leaves them here. */
export function endsOfHand(set: GoblinSet, hand: readonly number[], hero: string | null): Ends {
  if (hand.length > MOST_CARDS) return [];
  const { numbers, hands } = knownOf(set);
  for (let i = 0; i < hand.length; i++) {
    const number = numbers[hand[i]];
    if (number >= MOST_ACTIONS) return [];
    let at = i;
    for (; at > 0 && sorted[at - 1] > number; at--) sorted[at] = sorted[at - 1];
    sorted[at] = number;
  }
  let key = POWERS.indexOf(hero);
  for (let i = 0; i < hand.length; i++) key = key * MOST_ACTIONS + sorted[i];
  key = key * (MOST_CARDS + 1) + hand.length;
  let ends = hands.get(key);
  if (ends === undefined) {
    if (hands.size >= MOST_HANDS) hands.clear();
    ends = [];
    hands.set(key, ends);
  }
  return ends;
}
