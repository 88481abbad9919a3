import type { Box, Chance, Seat, Tell } from '@undercroft/kernel';
import { ARMIES, HEARTS, HEROES, type Hero } from './components.ts';
import { amuletsOf, scoutOf } from './heroes.ts';
import { putTile } from './land.ts';
import { printed } from './printed.ts';
import type { Karak2, Karak2Event, Karak2Moment, Karak2State } from './state.ts';

/** The table before the first turn; heroes may still be chosen. (K2-1 … K2-6) */
export function setup(
  box: Box<Karak2>,
  figures: readonly (string | null)[],
  chance: Chance,
  tell?: Tell<Karak2Event>,
): Karak2State {
  const seats = figures.length;
  const all = <T>(value: T, each = 1): T[] => new Array<T>(seats * each).fill(value);
  const { supply, armies } = box.set;
  const { tiles } = printed(box);
  const stack = Object.keys(tiles).filter((tile) => !START.includes(tile));
  const heroes = dealHeroes(figures, chance);
  const state: Karak2State = {
    turn: 0,
    asks: [],
    heroes,
    active: 0,
    spent: 0,
    moved: false,
    gathered: [],
    ported: false,
    rode: false,
    flown: false,
    at: all(0),
    life: all(HEARTS),
    conquest: all(0),
    goods: all(0, 3),
    army: all(0, 4),
    swords: all(0),
    hammers: all(0),
    fireballs: all(0),
    pickpockets: all(0),
    amulet: all(''),
    city: all(-1),
    built: all(0, 6),
    smallStones: all(0),
    largeStones: all(0),
    arkenstone: -1,
    tile: [],
    q: [],
    r: [],
    gorges: [],
    near: [],
    armies: [],
    general: -1,
    praetorians: 0,
    lying: [],
    lyingAt: [],
    plague: -1,
    supply: [supply.knight, supply.archer, supply.mage, supply.skeleton],
    first: stack.filter((tile) => tiles[tile].level === 1),
    second: stack.filter((tile) => tiles[tile].level === 2),
    top: [],
    bag: ARMIES.flatMap((army) => new Array(armies[army].count).fill(army)),
    amulets: amuletsOf(box.set),
    gone: [],
  };
  const scout = scoutOf(box.set);
  if (scout !== 'darius') state.scout = scout;
  for (const [index, tile] of START.entries()) putTile(state, tile, START_Q[index], 0, 0);
  const choosing =
    box.options.heroes === 'rolled' ? [...figures.keys()].filter((seat) => figures[seat] === null) : [];
  if (choosing.length === 0) beginWithRoll({ box, state, chance, tell });
  else {
    // The stack is asked from its end.
    const order = orderByRoll(box, choosing, chance, tell);
    state.asks.push(...order.toReversed().map((seat) => ({ kind: 'hero' as const, seat })));
    state.active = order[0];
  }
  return state;
}

/** The castle in the middle, the forest west of it, the farm east. (K2-3) */
const START = ['castle', 'start-forest', 'start-farm'];
const START_Q = [0, -1, 1];

/** Heroes as chosen; whoever has not chosen is dealt one of the rest. (K2-2) */
function dealHeroes(figures: readonly (string | null)[], chance: Chance): Hero[] {
  const rest = HEROES.filter((hero) => !figures.includes(hero));
  return figures.map((figure) => (figure === null ? chance.draw(rest, 'heroes') : (figure as Hero)));
}

/** Most swords first; those who tie roll again among themselves. (K2-2) */
function orderByRoll(
  box: Box<Karak2>,
  seats: readonly Seat[],
  chance: Chance,
  tell?: Tell<Karak2Event>,
): Seat[] {
  if (seats.length < 2) return [...seats];
  const { swords } = printed(box).heroDie;
  const rolls = seats.map((seat) => {
    const face = chance.roll(6, 'choice', seat) - 1;
    tell?.({ kind: 'choice-roll', seat, face });
    return swords[face];
  });
  const counts = [...new Set(rolls)].sort((a, b) => b - a);
  return counts.flatMap((count) => {
    const equal = seats.filter((_, index) => rolls[index] === count);
    return orderByRoll(box, equal, chance, tell);
  });
}

/** The most swords begin; those who tie roll again among themselves. (K2-6) */
export function beginWithRoll({ box, state, chance, tell }: Karak2Moment): void {
  const { swords } = printed(box).heroDie;
  let rolling: Seat[] = [...state.heroes.keys()];
  while (rolling.length > 1) {
    const rolls = rolling.map((seat) => {
      const face = chance.roll(6, 'first', seat) - 1;
      tell?.({ kind: 'first-roll', seat, face });
      return swords[face];
    });
    const most = Math.max(...rolls);
    rolling = rolling.filter((_, index) => rolls[index] === most);
  }
  state.active = rolling[0];
  tell?.({ kind: 'first', seat: state.active });
}
