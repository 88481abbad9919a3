import { type Json, type Seat, viewOf } from '@undercroft/kernel';
import { POTIONS } from './set.ts';
import { type GoblinBox, type GoblinTable, NONE } from './state.ts';

const LEVEL_NAMES = ['I', 'II', 'III'];

/** The table in players' words, for comparing with what a scenario expects. */
export function describe(box: GoblinBox, state: GoblinTable): { readonly [key: string]: Json } {
  const face = (card: number): string =>
    card === NONE ? 'none' : box.set.foes[box.set.cards[card].foe].name;
  const byLevel = (value: (level: number) => Json): Json =>
    Object.fromEntries(LEVEL_NAMES.map((name, level) => [name, value(level)]));
  const table: Record<string, Json> = {
    turn: state.heroes[state.seat],
    lord: face(state.lord),
    rows: byLevel((level) => state.rows.slice(level * 5, level * 5 + 5).map(face)),
    tops: byLevel((level) => face(state.tops[level])),
    decks: byLevel((level) => state.caves[level].length + (state.tops[level] === NONE ? 0 : 1)),
    gates: byLevel((level) => face(state.gates[level])),
    gatekeepers: byLevel((level) => state.behind[level].length + (state.gates[level] === NONE ? 0 : 1)),
    pawnshop: state.pawnshop.map((card) => box.set.cards[card].name),
    merchant: Object.fromEntries(POTIONS.map((potion, at) => [potion, state.stock[at]])),
    fight: describeFight(box, state),
    spectator: describeOpen(box, state),
    ended: state.ended ?? 'no',
  };
  for (const [seat, hero] of state.heroes.entries()) table[hero] = describeHero(box, state, seat);
  return table;
}

/** What somebody without a seat sees: sizes of hands and decks, and what the faces promise. (G-9 … G-11) */
function describeOpen(box: GoblinBox, state: GoblinTable): Json {
  const { foes } = box.set;
  const seen = viewOf(box, state, null);
  const faces = [...seen.rows, ...seen.tops, ...seen.gates].filter((foe) => foe !== NONE);
  return {
    hands: Object.fromEntries(seen.heroes.map((hero, seat) => [hero, seen.hands[seat].length])),
    decks: Object.fromEntries(seen.heroes.map((hero, seat) => [hero, seen.decks[seat].length])),
    promises: Object.fromEntries(faces.map((foe) => [foes[foe].name, foes[foe].rewards])),
  };
}

/** A fight as its view shows it. */
function describeFight(box: GoblinBox, state: GoblinTable): Json {
  const { fight, stands } = viewOf(box, state, state.seat);
  if (fight === null || stands === null) return 'none';
  const { name, hits, next, curses, attack, defence, blow } = stands;
  const chain = fight.chain.map((card) => box.set.cards[card].name);
  return {
    foe: name,
    hits,
    chain,
    next,
    curses,
    attack,
    defence,
    blow,
    power: fight.used ? 'spent' : 'left',
  };
}

function describeHero(box: GoblinBox, state: GoblinTable, seat: Seat): Json {
  const name = (card: number | undefined): string =>
    card === undefined || card === NONE ? 'none' : (box.set.cards[card]?.name ?? 'unknown');
  const deck = state.decks[seat];
  const known = deck.filter((card) => card >= 0);
  return {
    hearts: state.hearts[seat],
    hand: state.hands[seat].map(name),
    deck: [...known, ...state.unseen[seat]].map(name),
    // What the owner knows of the order.
    top: deck.length === 0 ? 'none' : describePlace(deck[deck.length - 1], name),
    bottom: deck.length === 0 ? 'none' : describePlace(deck[0], name),
    discard: state.discards[seat].map(name),
    weapon: name(state.weapons[seat]),
    armour: name(state.armours[seat]),
    potions: POTIONS.filter((_, at) => state.potions[seat * POTIONS.length + at] > 0),
    keys: state.keys[seat].length,
  };
}

const describePlace = (card: number, name: (card: number) => string): string =>
  card >= 0 ? name(card) : card === NONE ? 'unknown' : 'start-card';
