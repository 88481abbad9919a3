import { type Chance, copy, type Viewer } from '@undercroft/kernel';
import { blowOf, openColours, strength } from './chain.ts';
import { COUNTS } from './components.ts';
import { foeOf } from './heroes.ts';
import type { FightView, GoblinView } from './seen.ts';
import { cardsOf } from './setup.ts';
import { type Fight, type GoblinBox, type GoblinState, NONE, UNSEEN } from './state.ts';

const sorted = (cards: readonly number[]): number[] => cards.slice().sort((a, b) => a - b);

/** What a viewer may know: its own hand and deck, and all that lies open. (G-9 … G-11) */
export function view(box: GoblinBox, state: GoblinState, viewer: Viewer): GoblinView {
  const { cards } = box.set;
  const faces = (numbers: readonly number[]) =>
    numbers.map((card) => (card === NONE ? NONE : cards[card].foe));
  const mine = viewer !== null;
  return {
    turn: state.turn,
    asks: copy(state.asks),
    seat: state.seat,
    heroes: state.heroes,
    hearts: state.hearts.slice(),
    handSizes: state.hands.map((hand) => hand.length),
    deckSizes: state.decks.map((deck) => deck.length),
    held: state.heroes.map((_, seat) => heldBy(state, seat)),
    hand: mine ? state.hands[viewer].slice() : [],
    deck: mine ? state.decks[viewer].slice() : [],
    unseen: mine ? sorted(state.unseen[viewer]) : [],
    discards: copy(state.discards),
    weapons: state.weapons.slice(),
    armours: state.armours.slice(),
    potions: state.potions.slice(),
    keys: copy(state.keys),
    rows: faces(state.rows),
    tops: faces(state.tops),
    caveSizes: state.caves.map((cave) => cave.length),
    gates: faces(state.gates),
    behindSizes: state.behind.map((stack) => stack.length),
    lord: state.lord,
    boxed: state.boxed,
    stock: state.stock.slice(),
    pawnshop: state.pawnshop.slice(),
    pawnedBy: state.pawnedBy.slice(),
    fight: state.fight === null ? null : fightView(box, state, state.fight),
    owed: state.owed,
    shown: viewer === state.seat ? state.shown.slice() : [],
    shownSize: state.shown.length,
    lastWin: state.lastWin,
    ended: state.ended,
  };
}

/** Hand, deck and cards in the Oracle's sight, in no telling order. */
function heldBy(state: GoblinState, seat: number): number[] {
  const cards = state.hands[seat].concat(state.unseen[seat]);
  for (const card of state.decks[seat]) if (card >= 0) cards.push(card);
  if (seat === state.seat) cards.push(...state.shown);
  return cards.sort((a, b) => a - b);
}

function fightView(box: GoblinBox, state: GoblinState, fight: Fight): FightView {
  const { name, hits, curses } = foeOf(box, fight);
  return {
    ...fight,
    name,
    hits,
    chain: fight.chain.slice(),
    next: openColours(box, state, fight, state.seat),
    curses: curses.filter((curse) => curse !== fight.lifted),
    attack: strength(box, state, fight, state.seat, 'attack'),
    defence: strength(box, state, fight, state.seat, 'defence'),
    blow: blowOf(box, state, fight),
  };
}

/** A full table that could be true: unknown hands, deck orders and backs are dealt anew. */
export function imagine(box: GoblinBox, seen: GoblinView, viewer: Viewer, chance: Chance): GoblinState {
  const state: GoblinState = {
    turn: seen.turn,
    asks: copy(seen.asks) as GoblinState['asks'],
    seat: seen.seat,
    heroes: seen.heroes.slice(),
    hearts: seen.hearts.slice(),
    hands: [],
    decks: [],
    unseen: [],
    discards: copy(seen.discards) as number[][],
    weapons: seen.weapons.slice(),
    armours: seen.armours.slice(),
    potions: seen.potions.slice(),
    keys: copy(seen.keys) as number[][],
    rows: [],
    tops: [],
    caves: [],
    gates: [],
    behind: [],
    lord: seen.lord,
    boxed: seen.boxed.slice(),
    stock: seen.stock.slice(),
    pawnshop: seen.pawnshop.slice(),
    pawnedBy: seen.pawnedBy.slice(),
    fight: seen.fight === null ? null : imagineFight(seen.fight),
    owed: seen.owed,
    shown: seen.shown.slice(),
    lastWin: seen.lastWin,
    ended: seen.ended,
  };
  for (const seat of seen.heroes.keys()) dealSeat(state, seen, seat, viewer, chance);
  dealCaves(box, state, seen, chance);
  return state;
}

function imagineFight({
  place,
  foe,
  chain,
  lifted,
  doubled,
  doubles,
  used,
  defied,
  defies,
}: FightView): Fight {
  return { place, foe, chain: chain.slice(), lifted, doubled, doubles, used, defied, defies };
}

/** A seat's hand and deck: as known to the viewer, or dealt from what everybody knows it holds. */
function dealSeat(state: GoblinState, seen: GoblinView, seat: number, viewer: Viewer, chance: Chance): void {
  if (seat === viewer) {
    state.hands.push(seen.hand.slice());
    state.decks.push(seen.deck.slice());
    state.unseen.push(seen.unseen.slice());
    return;
  }
  const cards = seen.held[seat].slice();
  const take = (count: number) => Array.from({ length: count }, () => chance.draw(cards));
  state.hands.push(take(seen.handSizes[seat]));
  if (seat === seen.seat) state.shown = take(seen.shownSize);
  // What the owner of a half-arranged deck has placed is somewhere on top.
  const ask = seen.asks.at(-1);
  const placed = ask?.kind === 'arrange' && ask.seat === seat ? take(ask.placed) : [];
  state.decks.push([...cards.map(() => UNSEEN), ...placed]);
  state.unseen.push(cards);
}

/** Rows and stacks: each face gets one of the backs it can still have. */
function dealCaves(box: GoblinBox, state: GoblinState, seen: GoblinView, chance: Chance): void {
  const gone = whereabouts(box, seen);
  const left = (kind: 'monster' | 'gatekeeper', level: number): number[] => {
    const pool: number[] = [];
    for (const card of cardsOf(box.set, kind, level)) if (!gone[card]) pool.push(card);
    return pool;
  };
  for (let level = 0; level < seen.tops.length; level++) {
    const cave = left('monster', level);
    for (let place = level * COUNTS.row.count; place < (level + 1) * COUNTS.row.count; place++) {
      state.rows.push(deal(box, cave, seen.rows[place], chance));
    }
    state.tops.push(deal(box, cave, seen.tops[level], chance));
    state.caves.push(cave);
    const stack = left('gatekeeper', level);
    state.gates.push(deal(box, stack, seen.gates[level], chance));
    state.behind.push(stack);
  }
}

/** Which cards lie elsewhere than in the caves, card by card. */
function whereabouts(box: GoblinBox, seen: GoblinView): boolean[] {
  const gone = Array<boolean>(box.set.cards.length).fill(false);
  const mark = (cards: readonly number[]) => {
    for (const card of cards) if (card >= 0) gone[card] = true;
  };
  for (const piles of [seen.held, seen.discards, seen.keys]) for (const pile of piles) mark(pile);
  mark(seen.weapons);
  mark(seen.armours);
  mark(seen.pawnshop);
  mark(seen.boxed);
  if (seen.fight !== null) mark(seen.fight.chain);
  for (const ask of seen.asks) if (ask.kind === 'equip') gone[ask.card] = true;
  return gone;
}

/** Takes a card with this face out of a pool, any of them. */
function deal({ set }: GoblinBox, pool: number[], foe: number, chance: Chance): number {
  if (foe === NONE) return NONE;
  let fitting = 0;
  for (const card of pool) if (set.cards[card].foe === foe) fitting++;
  let skip = chance.pick(fitting);
  const at = pool.findIndex((card) => set.cards[card].foe === foe && skip-- === 0);
  const card = pool[at];
  pool[at] = pool[pool.length - 1];
  pool.pop();
  return card;
}
