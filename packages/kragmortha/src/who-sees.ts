import type { WhoSees } from '@undercroft/kernel';
import { BLANK } from './glares.ts';
import type { Kragmortha } from './state.ts';

const names = (pile: readonly string[]): readonly string[] => pile;
/** A back in a hand stands for one of the deck. (M-85) */
const piles = (lists: readonly (readonly string[])[]): string[] => lists.flat().filter((card) => card !== '');
/** A blank look is no card. */
const looks = (lists: readonly (readonly string[])[]): string[] =>
  lists.flat().filter((look) => look !== BLANK);
const tokens = (pile: readonly string[]): string[] => pile.map((token) => `token-${token}`);

/** Hands are secret; piles are bags, since nobody knows their order. (M-7, M-14) */
export const whoSees: WhoSees<Kragmortha> = {
  turn: 'everyone',
  asks: {
    place: 'everyone',
    card: 'everyone',
    onward: 'everyone',
    push: 'everyone',
    land: 'everyone',
    react: 'everyone',
    vote: 'everyone',
    play: 'everyone',
    walk: 'everyone',
    arrive: 'everyone',
    flee: 'everyone',
    teleport: 'everyone',
    home: 'everyone',
    tome: 'everyone',
    look: 'everyone',
  },
  goblins: { seen: 'everyone', holds: names },
  at: 'everyone',
  rigor: 'everyone',
  first: 'everyone',
  seat: 'everyone',
  played: 'everyone',
  plays: 'everyone',
  walker: 'everyone',
  rest: 'everyone',
  mayJump: 'everyone',
  chain: 'everyone',
  cameFrom: 'everyone',
  origin: 'everyone',
  deck: { seen: 'bag', holds: names },
  discards: { seen: 'everyone', holds: names },
  hands: { seen: 'owner', among: ({ deck }) => deck, holds: piles },
  lookDeck: { seen: 'everyone', holds: names },
  under: { seen: 'everyone', holds: names },
  looks: { seen: 'everyone', holds: looks },
  tomeDeck: { seen: 'everyone', holds: names },
  eaten: { seen: 'everyone', holds: names },
  tomes: { seen: 'everyone', holds: piles },
  used: { seen: 'everyone', holds: piles },
  tokens: { seen: 'everyone', holds: tokens },
  turned: { seen: 'everyone', holds: tokens },
  called: 'everyone',
  trial: 'everyone',
  end: 'everyone',
};
