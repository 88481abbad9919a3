import type { Box, WhoSees } from '@undercroft/kernel';
import { rewardOf, type TileName, type Token } from './components.ts';
import { carried } from './inventory.ts';
import type { Karak } from './state.ts';

const tile = (name: string): string => `tile ${name.split('-')[0]}`;
/** A token counts as what is on its back. */
const backs = (tokens: readonly (Token | null)[], { set }: Box<Karak>): string[] =>
  tokens.flatMap((token) => (token === null ? [] : rewardOf(set, token)));
const tiles = (names: readonly TileName[]): string[] => names.map(tile);

/** Everything in Karak lies open: luck is drawn when it is needed. */
export const whoSees: WhoSees<Karak> = {
  turn: 'everyone',
  asks: {
    step: 'everyone',
    lay: { holds: (ask) => [tile(ask.tile)] },
    fate: { holds: (ask, box) => backs(ask.tokens, box) },
    fight: 'everyone',
    leave: 'everyone',
    curse: 'everyone',
    rise: 'everyone',
  },
  seat: 'everyone',
  heroes: {
    seen: 'everyone',
    holds: (heroes) => heroes.flatMap((hero) => [...carried(hero), `hero ${hero.hero}`]),
  },
  dungeon: { seen: 'everyone', holds: ({ kind, token }, box) => [...kind.map(tile), ...backs(token, box)] },
  lying: { seen: 'everyone', holds: (lying) => lying.map(({ item }) => item) },
  stack: { seen: 'everyone', holds: tiles },
  bag: { seen: 'everyone', holds: backs },
  gone: { seen: 'everyone', holds: (items) => items },
  cursed: 'everyone',
  ended: 'everyone',
};
