import type { Seat } from '@undercroft/kernel';
import { restAfter } from './hands.ts';
import { symbolsHeld } from './outcome.ts';
import { fieldOf, goblinAt, type KragmorthaTable, type TheBox } from './state.ts';
import { type Card, type Field, tablesOf } from './tables.ts';
import { apart, DANGER, MENACE, WORTH } from './worth.ts';

/** The table as the goblin that is asked sees it: what lies open, and its own hand. */
export interface Thinker {
  readonly box: TheBox;
  /** Nothing face down in it may be read, nor anybody else's hand. */
  readonly state: KragmorthaTable;
  readonly field: Field;
  readonly me: Seat;
  readonly at: readonly number[];
  readonly rigor: number;
}

export function thinker(box: TheBox, state: KragmorthaTable, me: Seat): Thinker {
  return { box, state, field: fieldOf(box, state), me, at: state.at, rigor: state.rigor };
}

const looksOf = ({ state }: Thinker, seat: Seat): number => state.looks[seat].length;

/** Whether I would win if the game ended now, with `out` thrown out. */
function leads(table: Thinker, out: Seat): boolean {
  const { box, state, me, at } = table;
  for (let seat = 0; seat < at.length; seat++) {
    if (seat === me || seat === out) continue;
    const more = looksOf(table, seat) - looksOf(table, me);
    if (more < 0) return false;
    if (more === 0 && symbolsHeld(box, state, seat) > symbolsHeld(box, state, me)) return false;
  }
  return true;
}

/** What it is worth to me that a seat gets a look. */
export function lookValue(table: Thinker, seat: Seat): number {
  const mine = looksOf(table, table.me);
  const looks = looksOf(table, seat);
  if (seat === table.me) return mine >= 3 ? -WORTH.end : -WORTH.look - WORTH.lookMore * mine;
  if (looks >= 3) return leads(table, seat) ? WORTH.end : -WORTH.lost;
  if (looks < mine) return WORTH.leader;
  return looks === mine ? WORTH.rival : WORTH.straggler;
}

/** What it is worth to me that a seat gets a tome. */
function tomeValue(table: Thinker, seat: Seat): number {
  if (table.state.tomeDeck.length === 1) return leads(table, -1) ? WORTH.end : -WORTH.lost;
  return seat === table.me ? WORTH.tome : -WORTH.theirTome / (table.at.length - 1);
}

/** How I like my goblin to stand: near the desk, best within reach of it, and away from Rigor. */
export function standValue(table: Thinker, square: number, played?: Card): number {
  const { field, rigor } = table;
  const near = field.toDesk[square] > 2 || !reachesDesk(table, square, played) ? 0 : WORTH.reach;
  return near - field.toDesk[square] - DANGER[apart(square, rigor)];
}

/** Whether a goblin card I keep leads to the desk in one turn, from a square at most two steps away. */
function reachesDesk({ box, state, field, me }: Thinker, from: number, played?: Card): boolean {
  const { cards } = tablesOf(box.set);
  const beside = field.toDesk[from] <= 1;
  const hand = state.hands[me];
  let kept = played === undefined ? 0 : -1;
  for (let i = 0; i < hand.length; i++) {
    const card = cards[hand[i]];
    // Of a real card nobody knows what it is.
    if (card === undefined || card.rigor) continue;
    kept++;
    // Of two equal cards one stays; close enough to treat both as gone.
    if (!beside && card !== played && ((card.first | card.second) & field.nearer[from]) !== 0) return true;
  }
  // The desk fits every symbol: from beside it any card will do.
  return beside && kept > 0;
}

/** What happens to a goblin that comes onto a square, as I see it; null if nothing ends its move there. */
function arrivalValue(table: Thinker, seat: Seat, to: number): number | null {
  const { field, me, rigor } = table;
  if (to === rigor) return lookValue(table, seat) + (seat === me ? afterJump(table) : 0);
  if (field.desk[to]) return tomeValue(table, seat) + (seat === me ? afterDesk(table) : 0);
  if (field.teleport[to]) return tokenValue(table, seat) + (seat === me ? afterJump(table) : 0);
  return null;
}

/** What a token brings on average; everybody may count those still face down. */
function tokenValue(table: Thinker, seat: Seat): number {
  const { tokens } = table.state;
  let value = 0;
  for (const token of tokens) {
    if (token === 'tome') value += tomeValue(table, seat);
    else if (token === 'trap') value += lookValue(table, seat);
  }
  return value / tokens.length;
}

const afterJump = (table: Thinker): number => bestStand(table, table.field.teleports);
const afterDesk = (table: Thinker): number => bestStand(table, table.field.starts);

function bestStand(table: Thinker, squares: readonly number[]): number {
  let best = -25;
  for (const square of squares) {
    if (square !== table.rigor && goblinAt(table.state, square) < 0)
      best = Math.max(best, standValue(table, square));
  }
  return best;
}

/** The best I can make of pushing a goblin, when I come from a square. */
function pushValue(table: Thinker, goblin: Seat, cameFrom: number): number {
  let best = Number.NEGATIVE_INFINITY;
  for (let direction = 0; direction < 4; direction++) {
    const to = table.field.next[table.at[goblin] * 4 + direction];
    if (to >= 0 && to !== cameFrom) best = Math.max(best, shoveValue(table, goblin, to));
  }
  return best;
}

/** What it is worth to me that a goblin is pushed onto a square. */
export function shoveValue(table: Thinker, goblin: Seat, to: number): number {
  const arrival = arrivalValue(table, goblin, to);
  if (arrival !== null)
    return goblin === table.me || to === table.rigor || table.field.desk[to] ? arrival : 0;
  const stands = standValue(table, to) - standValue(table, table.at[goblin]);
  return goblin === table.me ? standValue(table, to) : -stands / 4;
}

/** What a step of my goblin is worth, with the best second step if one is left. */
export function goblinStepValue(
  table: Thinker,
  from: number,
  to: number,
  rest: number,
  played?: Card,
): number {
  const { state, field, me } = table;
  const other = goblinAt(state, to);
  const pushing = other >= 0 && other !== me ? pushValue(table, other, from) : 0;
  const arrival = arrivalValue(table, me, to);
  if (arrival !== null) return pushing + arrival;
  let best = standValue(table, to, played);
  if (rest !== 0) {
    for (let direction = 0; direction < 4; direction++) {
      const on = field.next[to * 4 + direction];
      if (on < 0 || (rest & field.symbol[on]) === 0) continue;
      if (field.exits[on] < 2 && goblinAt(state, on) >= 0 && goblinAt(state, on) !== me) continue;
      best = Math.max(best, goblinStepValue(table, to, on, 0, played));
    }
  }
  return pushing + best;
}

/** What a step of Rigor is worth, with the best second step if one is left. My goblin stays where it is. */
export function rigorStepValue(table: Thinker, to: number, rest: number, hit: Seat = -1): number {
  const { state, field } = table;
  const met = goblinAt(state, to);
  const meeting = met >= 0 && met !== hit ? lookValue(table, met) : 0;
  let best = rigorStandValue(table, to);
  if (rest !== 0) {
    for (let direction = 0; direction < 4; direction++) {
      const on = field.next[to * 4 + direction];
      if (on < 0 || (rest & field.symbol[on]) === 0) continue;
      best = Math.max(best, rigorStepValue(table, on, 0, met));
    }
  }
  return meeting + best;
}

/** How I like Rigor to stand: on top of the others, far from me. */
export function rigorStandValue(table: Thinker, rigor: number): number {
  const { field, at, me } = table;
  let value = -WORTH.waiting * field.toDesk[at[me]];
  if (field.toDesk[at[me]] <= 2 && reachesDesk(table, at[me])) value += WORTH.reach;
  const menace = MENACE[at.length];
  for (let seat = 0; seat < at.length; seat++) {
    const steps = apart(at[seat], rigor);
    if (seat === me) value -= DANGER[steps];
    else value += menace[steps];
  }
  return value;
}

/** What playing a card with a first step is worth. */
export function playValue(table: Thinker, card: Card, direction: number): number {
  const { field, at, me, rigor } = table;
  const from = card.rigor ? rigor : at[me];
  const to = field.next[from * 4 + direction];
  const rest = restAfter(card, field.symbol[to]);
  return card.rigor ? rigorStepValue(table, to, rest) : goblinStepValue(table, from, to, rest, card);
}
