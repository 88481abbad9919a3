import type { WhoSees } from '@undercroft/kernel';
import { COUNTS } from './components.ts';
import { isStart } from './deck.ts';
import { canPay } from './merchant.ts';
import { POTIONS } from './set.ts';
import {
  type Goblin,
  type GoblinBox,
  type GoblinState,
  type GoblinTable,
  NONE,
  START,
  UNSEEN,
} from './state.ts';

const BACK = -2;

/** Cards by name; a monster counts as what is on its back. */
const cards = (numbers: readonly number[], { set }: GoblinBox): string[] =>
  numbers.flatMap((card) => (card < 0 ? [] : set.cards[card].name));
const piles = (lists: readonly (readonly number[])[], box: GoblinBox): string[] => cards(lists.flat(), box);
const potions = (counts: readonly number[]): string[] =>
  counts.flatMap((count, at) => new Array<string>(count).fill(POTIONS[at % POTIONS.length]));

/** Everybody sees which foe it is, nobody what is on its back. (G-11) */
const foe = (box: GoblinBox, card: number): number => box.set.cards[card].foe;
/** What a seat holds in hand and deck lies among its unseen cards: everybody has seen those cards come. (G-9) */
const held = ({ unseen }: GoblinState, seat: number): number[] => unseen[seat];
/** Whether the Oracle has seen a card shows by its back. */
const seenCard = {
  face: () => BACK,
  among: (state: GoblinState, seat: number, shows: number) =>
    shows === BACK ? held(state, seat) : undefined,
};
/** In the box, a gatekeeper shows its level only, as -1, -2 or -3. */
const inBox = (box: GoblinBox, card: number): number => {
  const face = box.set.foes[foe(box, card)];
  return face?.kind === 'gatekeeper' ? -1 - face.level : card;
};

/** Who may see what. (G-5, G-9 … G-11) */
export const whoSees: WhoSees<Goblin> = {
  turn: 'everyone',
  asks: {
    'lay-out': 'everyone',
    turn: 'everyone',
    discard: 'everyone',
    fight: 'everyone',
    foresee: {
      hides: { first: { among: held }, second: { among: held } },
      holds: ({ first, second }, box) => cards([first, second], box),
    },
    mend: 'everyone',
    equip: { holds: ({ card }, box) => cards([card], box) },
    shop: 'everyone',
    pay: 'everyone',
    arrange: 'everyone',
    draw: { hides: { seen: seenCard }, holds: ({ seen }, box) => cards([seen], box) },
    'fight-on': 'everyone',
  },
  seat: 'everyone',
  heroes: { seen: 'everyone', holds: (heroes) => heroes },
  hearts: 'everyone',
  hands: { seen: 'owner', among: held, holds: piles },
  decks: { seen: 'owner', among: held, stays: true, holds: piles },
  unseen: { seen: 'bag', holds: piles },
  discards: { seen: 'everyone', holds: piles },
  weapons: { seen: 'everyone', holds: cards },
  armours: { seen: 'everyone', holds: cards },
  potions: { seen: 'everyone', holds: potions },
  keys: { seen: 'everyone', holds: piles },
  rows: {
    seen: 'nobody',
    face: foe,
    among: ({ caves }, place, shows: number) =>
      shows === NONE ? undefined : caves[Math.floor(place / COUNTS.row.count)],
    holds: cards,
  },
  tops: {
    seen: 'nobody',
    face: foe,
    among: ({ caves }, level, shows: number) => (shows === NONE ? undefined : caves[level]),
    holds: cards,
  },
  caves: { seen: 'bag', holds: piles },
  gates: {
    seen: 'nobody',
    face: foe,
    among: ({ behind }, level, shows: number) => (shows === NONE ? undefined : behind[level]),
    holds: cards,
  },
  behind: { seen: 'bag', holds: piles },
  lord: { seen: 'everyone', holds: (card, box) => cards([card], box) },
  boxed: {
    seen: 'nobody',
    face: inBox,
    among: ({ behind }, _index, shows: number) => (shows < 0 ? behind[-1 - shows] : undefined),
    holds: cards,
  },
  stock: { seen: 'everyone', holds: potions },
  pawnshop: { seen: 'everyone', holds: cards },
  pawnedBy: 'everyone',
  fight: { seen: 'everyone', holds: (fight, box) => cards(fight?.chain ?? [], box) },
  lastWin: 'everyone',
  ended: 'everyone',
};

/** Whoever is asked what to pay with has something; of a deck being arranged only what was placed is known. (G-21, G-53) */
function canAnswer(box: GoblinBox, state: GoblinTable): boolean {
  const ask = state.asks[state.asks.length - 1];
  if (ask?.kind === 'pay') return canPay(box, state, ask.seat);
  if (ask?.kind !== 'arrange') return true;
  const deck = state.decks[ask.seat];
  return deck.every((place, at) => place === UNSEEN || at >= deck.length - ask.placed);
}

/** Start cards that were placed unseen lie above what was left shuffled, and are among what is unseen. (G-21) */
function fitsPlaces({ set }: GoblinBox, { decks, unseen }: GoblinTable): boolean {
  return decks.every((deck, seat) => {
    const starts = unseen[seat].filter((card) => isStart(set, card));
    const placed = deck.filter((place) => place === START).length;
    return placed === 0 || (starts.length >= placed && deck.lastIndexOf(UNSEEN) < deck.indexOf(START));
  });
}

/** Whether hands and decks could be like this, by all that everybody knows. */
export const possible = (box: GoblinBox, state: GoblinTable): boolean =>
  canAnswer(box, state) && fitsPlaces(box, state);
