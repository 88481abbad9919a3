import { type Chance, copy, type Viewer } from '@undercroft/kernel';
import { blowOf, openColours, strength } from './chain.ts';
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
    next: openColours(box, state, fight),
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
  const gone = new Set([seen.held, seen.discards, seen.keys].flat(2));
  for (const list of [seen.weapons, seen.armours, seen.pawnshop, seen.boxed, seen.fight?.chain ?? []]) {
    for (const card of list) gone.add(card);
  }
  for (const ask of seen.asks) if (ask.kind === 'equip') gone.add(ask.card);
  const { cards } = box.set;
  const deal = (pool: number[], foe: number): number => {
    if (foe === NONE) return NONE;
    const card = chance.draw(pool.filter((number) => cards[number].foe === foe));
    pool.splice(pool.indexOf(card), 1);
    return card;
  };
  for (const level of seen.tops.keys()) {
    const cave = cardsOf(box.set, 'monster', level).filter((card) => !gone.has(card));
    const row = seen.rows.slice(level * 5, level * 5 + 5);
    state.rows.push(...row.map((foe) => deal(cave, foe)));
    state.tops.push(deal(cave, seen.tops[level]));
    state.caves.push(cave);
    const stack = cardsOf(box.set, 'gatekeeper', level).filter((card) => !gone.has(card));
    state.gates.push(deal(stack, seen.gates[level]));
    state.behind.push(stack);
  }
}
