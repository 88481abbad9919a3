import { type Effect, HEIGHT, type KragmorthaSet, type LookRow, type Token, WIDTH } from './set.ts';
import type { PlayAnswer } from './state.ts';

/** A square is y * 7 + x; its name has the column as a letter and the row from 1: 'd10'. */
export const SQUARES = WIDTH * HEIGHT;
export const NAMES: readonly string[] = Array.from(
  { length: SQUARES },
  (_, square) => `${'abcdefg'[square % WIDTH]}${Math.floor(square / WIDTH) + 1}`,
);
const squares: ReadonlyMap<string, number> = new Map(NAMES.map((name, square) => [name, square]));

/** The square of a name, or -1 for a name that is none. */
export const squareOf = (name: string): number => squares.get(name) ?? -1;

export const DIRECTIONS = ['north', 'east', 'south', 'west'] as const;
export type Direction = (typeof DIRECTIONS)[number];
export const directionOf: Readonly<Record<Direction, number>> = { north: 0, east: 1, south: 2, west: 3 };

/** Symbols are bits, so that "one of these" is a number too; the ball is all of them. */
const BITS: Readonly<Record<string, number>> = {
  book: 1,
  scroll: 2,
  potion: 4,
  gems: 8,
  B: 1,
  S: 2,
  P: 4,
  G: 8,
};
const BALL = 15;
export const symbolsOf = (bits: number): string[] =>
  ['book', 'scroll', 'potion', 'gems'].filter((symbol) => (bits & BITS[symbol]) !== 0);
const bitsOf = (symbols: readonly string[]): number =>
  symbols.reduce((bits, symbol) => bits | (BITS[symbol] ?? BALL), 0);

/** One map of the library: what each square is and where it leads. */
export interface Field {
  /** square * 4 + direction → the neighbour, or -1 where nobody may go. (M-18, M-24) */
  readonly next: readonly number[];
  /** How many neighbours a square has. */
  readonly exits: readonly number[];
  /** The symbol as a bit; the desk fits every symbol. (M-22) */
  readonly symbol: readonly number[];
  readonly desk: readonly boolean[];
  readonly teleport: readonly boolean[];
  readonly teleports: readonly number[];
  readonly starts: readonly number[];
  /** Every square a goblin may be put on: open, and not the desk. */
  readonly floor: readonly number[];
  readonly rigor: number;
  /** How many steps it is to the desk, symbols aside; 99 where there is no way. */
  readonly toDesk: readonly number[];
  /** The symbols that lead a step nearer to the desk, as bits. */
  readonly nearer: readonly number[];
}

export interface Card {
  readonly id: string;
  readonly rigor: boolean;
  readonly first: number;
  readonly second: number;
  /** The answers that play it, by direction: made once, listed a million times. */
  readonly plays: readonly PlayAnswer[];
}

export interface Tome {
  readonly id: string;
  readonly effect: Effect;
  readonly symbols: number;
}

/** What the rules look up while playing, worked out once for a component set. */
export interface Tables {
  /** By number of seats. */
  readonly fields: readonly Field[];
  readonly cards: Readonly<Record<string, Card>>;
  readonly looks: Readonly<Record<string, LookRow>>;
  readonly tomes: Readonly<Record<string, Tome>>;
  /** Every piece by name, as often as it is in the box. */
  readonly piles: {
    readonly cards: readonly string[];
    readonly looks: readonly string[];
    readonly tomes: readonly string[];
    readonly tokens: readonly Token[];
  };
}

let lastSet: KragmorthaSet | undefined;
let lastTables: Tables | undefined;
const known = new WeakMap<KragmorthaSet, Tables>();

/** A process mostly plays with one set: that one is found without a search. */
export function tablesOf(set: KragmorthaSet): Tables {
  if (set === lastSet && lastTables !== undefined) return lastTables;
  const tables = known.get(set) ?? makeTables(set);
  known.set(set, tables);
  lastSet = set;
  lastTables = tables;
  return tables;
}

function makeTables(set: KragmorthaSet): Tables {
  const maps = set.maps.map((map) => makeField(set.board.symbols, map.rows));
  const fields = Array.from(
    { length: 9 },
    (_, seats) => maps[set.maps.findIndex((map) => map.seats >= seats)],
  );
  const cards: Record<string, Card> = {};
  for (const { id, moves, symbols } of set.cards) {
    cards[id] = {
      id,
      rigor: moves === 'rigor',
      first: bitsOf([symbols[0]]),
      second: bitsOf([symbols[1]]),
      plays: DIRECTIONS.map((step) => ({ play: id, step })),
    };
  }
  const looks = Object.fromEntries(set.looks.map((row) => [row.id, row]));
  const tomes = Object.fromEntries(set.tomes.map(({ id, effect, symbols }) => [id, { id, effect, symbols }]));
  const piles = {
    cards: pile(set.cards),
    looks: set.looks.map(({ id }) => id),
    tomes: pile(set.tomes),
    tokens: pile(set.tokens),
  };
  return { fields, cards, looks, tomes, piles };
}

function pile<I extends string>(rows: readonly { readonly id: I; readonly count: number }[]): I[] {
  return rows.flatMap(({ id, count }) => Array.from({ length: count }, () => id));
}

function makeField(symbolRows: readonly string[], mapRows: readonly string[]): Field {
  const symbols = symbolRows.join(' ').split(' ');
  const marks = mapRows.join(' ').split(' ');
  const all = NAMES.map((_, square) => square);
  const open = (square: number) => !'#.'.includes(marks[square]);
  const neighbour = (square: number, x: number, y: number): number => {
    const column = (square % WIDTH) + x;
    const to = square + y * WIDTH + x;
    return open(square) && column >= 0 && column < WIDTH && to >= 0 && to < SQUARES && open(to) ? to : -1;
  };
  const next = all.flatMap((square) => [
    neighbour(square, 0, -1),
    neighbour(square, 1, 0),
    neighbour(square, 0, 1),
    neighbour(square, -1, 0),
  ]);
  const desk = marks.map((mark) => mark === 'D');
  const teleport = marks.map((mark) => mark === 'T' || mark === 's');
  const symbol = all.map((square) => (desk[square] ? BALL : BITS[symbols[square]]));
  const toDesk = distances(next, desk);
  const neighbours = (square: number) => next.slice(square * 4, square * 4 + 4).filter((to) => to >= 0);
  return {
    next,
    desk,
    teleport,
    exits: all.map((square) => neighbours(square).length),
    symbol,
    teleports: all.filter((square) => teleport[square]),
    starts: all.filter((square) => marks[square] === 'S' || marks[square] === 's'),
    floor: all.filter((square) => open(square) && !desk[square]),
    rigor: marks.indexOf('R'),
    toDesk,
    nearer: all.map((square) =>
      neighbours(square).reduce((bits, to) => (toDesk[to] < toDesk[square] ? bits | symbol[to] : bits), 0),
    ),
  };
}

/** Steps from every square to the nearest marked one. */
function distances(next: readonly number[], goal: readonly boolean[]): number[] {
  const steps = goal.map((is): number => (is ? 0 : 99));
  const queue = steps.flatMap((distance, square) => (distance === 0 ? [square] : []));
  for (const square of queue) {
    for (const to of next.slice(square * 4, square * 4 + 4)) {
      if (to < 0 || steps[to] <= steps[square] + 1) continue;
      steps[to] = steps[square] + 1;
      queue.push(to);
    }
  }
  return steps;
}
