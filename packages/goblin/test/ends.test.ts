import { FastChance } from '@undercroft/kernel';
import { expect, test } from 'vitest';
import {
  ANY,
  type Chain,
  type End,
  endsAfter,
  endsOf,
  orderOf,
  POWER_LEFT,
  playedIn,
  STRUCK_TWICE,
  thinkAnew,
} from '../src/ends.ts';
import { GOBLIN_SET } from '../src/layout.ts';
import { type Action, BIT, COLOURS, HEROES } from '../src/set.ts';

const ACTIONS = GOBLIN_SET.cards.flatMap(({ action }) => (action === null ? [] : [action]));

/** Whether a card may follow, by the letter of the rules, and whether it takes the hero's power. */
function way({ hero, curses }: Chain, chain: readonly Action[], action: Action, power: boolean) {
  const last = chain.at(-1);
  let free = last === undefined || last.next.includes(action.colour);
  let takes = false;
  if (!free && hero === 'victorius' && chain.length === 1) free = true;
  if (!free && hero === 'argentus' && power && action.colour === 'blue') {
    free = true;
    takes = true;
  }
  if (free && (curses & BIT[action.colour]) !== 0) {
    free = hero === 'xanros' && power;
    takes = true;
  }
  return { free, takes };
}

/** The bits of every chain there is, long or short. */
function everyChain(whole: Chain): Set<End> {
  const found = new Set<End>();
  const walk = (cards: number, chain: Action[], power: boolean): void => {
    const twice = chain.some(({ attack }, at) => at > 0 && attack > 0 && chain[at - 1].attack > 0);
    const struck = whole.hero === 'horan' && twice ? STRUCK_TWICE : 0;
    found.add(cards | struck | (power ? POWER_LEFT : 0));
    for (const [at, action] of whole.actions.entries()) {
      if (action === null || (cards & (1 << at)) !== 0) continue;
      const { free, takes } = way(whole, chain, action, power);
      if (free) walk(cards | (1 << at), [...chain, action], power && !takes);
    }
  };
  walk(0, [], true);
  return found;
}

/** What is played, whichever of two equal cards it was. */
const meant = ({ actions }: Chain, end: End): string =>
  actions
    .flatMap((action, at) => (action !== null && (end & (1 << at)) !== 0 ? [action.name] : []))
    .sort()
    .concat(String(end & (STRUCK_TWICE | POWER_LEFT)))
    .join(' ');

const lacks = (chain: Chain, ends: readonly End[], other: End): boolean =>
  !ends.some((end) => {
    const names = meant(chain, end).split(' ');
    const flags = end & (STRUCK_TWICE | POWER_LEFT);
    const wanted = meant(chain, other).split(' ').slice(0, -1);
    for (const name of wanted) {
      const at = names.indexOf(name);
      if (at < 0) return false;
      names.splice(at, 1);
    }
    // The power matters to the Warlock alone: he may let an effect count.
    const marks = chain.hero === 'xanros' ? other : other & ~POWER_LEFT;
    return (marks & (STRUCK_TWICE | POWER_LEFT) & ~flags) === 0;
  });

test.each([null, ...HEROES])('%s: no chain is better than every end, and every end is a chain', (hero) => {
  const chance = new FastChance(7);
  for (let round = 0; round < 150; round++) {
    const actions = Array.from({ length: 1 + chance.pick(5) }, () => ACTIONS[chance.pick(ACTIONS.length)]);
    const curses = chance.pick(2) === 0 ? 0 : BIT[COLOURS[chance.pick(COLOURS.length)]];
    const chain: Chain = { actions, hero, curses, next: ANY, played: 0, attacked: false, marks: POWER_LEFT };
    const ends = endsOf(chain);
    const chains = everyChain(chain);
    expect([...chains].filter((other) => lacks(chain, ends, other))).toEqual([]);
    const known = new Set([...chains].map((other) => meant(chain, other)));
    expect(ends.filter((end) => !known.has(meant(chain, end)))).toEqual([]);
  }
});

test.each([null, ...HEROES])('%s: the cards of an end can be played in the order that is said', (hero) => {
  const chance = new FastChance(8);
  for (let round = 0; round < 150; round++) {
    const actions = Array.from({ length: 1 + chance.pick(5) }, () => ACTIONS[chance.pick(ACTIONS.length)]);
    const chain: Chain = {
      ...{ actions, hero, curses: chance.pick(2) === 0 ? 0 : BIT[COLOURS[chance.pick(COLOURS.length)]] },
      ...{ next: ANY, played: 0, attacked: false, marks: POWER_LEFT },
    };
    for (const first of actions.keys()) {
      thinkAnew();
      for (const end of endsAfter(chain, first)) {
        const order = orderOf(chain, first, end).toReversed();
        expect(order[0]).toBe(first);
        expect(order.reduce((bits, card) => bits | (1 << card), 0)).toBe(playedIn(end));
        let power = true;
        order.forEach((card, at) => {
          const line = order.slice(0, at).map((before) => actions[before]);
          const { free, takes } = way(chain, line, actions[card], power);
          expect(free).toBe(true);
          if (takes) power = false;
        });
      }
    }
  }
});
