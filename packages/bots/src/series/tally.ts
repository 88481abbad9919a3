import { addLead, type Lead, noLead, noteLead } from './lead.ts';
import type { Played } from './one-game.ts';
import { addSums, type Counts, type Share, type SumsByPlayer, wilson } from './statistics.ts';
import { type Choice, isNoted } from './usage.ts';

interface Wins {
  played: number;
  /** In parts of a win, since a win may be shared. */
  parts: number;
}

/** How often something was used: times in all, in how many games, by how many seats and with what wins. */
interface Used extends Wins {
  times: number;
  games: number;
}

/** Counts of many games; it does not grow with their number. */
export interface Tally {
  games: number;
  /** Games by what ended them. */
  ends: Record<string, number>;
  /** Ended games by their turns, and by their answers. */
  turns: Counts;
  answers: Counts;
  /** Seats by their points at the end, and those that won. */
  points: Counts;
  winnersPoints: Counts;
  figures: Record<string, Wins>;
  seats: Record<string, Wins>;
  players: Record<string, Wins>;
  events: Record<string, Used>;
  choices: Record<string, Choice>;
  lead: Lead;
  /** Results by player, in parts of a win, for each part of the series. */
  results: SumsByPlayer[];
}

/** A number that two to ten winners share without a remainder. */
const PARTS = 2520;

/** Parts of a series, for an interval by leaving one out. */
const RESULT_PARTS = 20;

export const emptyTally = (): Tally => ({
  games: 0,
  ends: {},
  turns: {},
  answers: {},
  points: {},
  winnersPoints: {},
  figures: {},
  seats: {},
  players: {},
  events: {},
  choices: {},
  lead: noLead(),
  results: Array.from({ length: RESULT_PARTS }, () => ({})),
});

export function count(tally: Tally, played: Played): void {
  const { winners, figures, players, points, by, usage } = played;
  tally.games++;
  const parts = figures.map((_, seat) => (winners.includes(seat) ? PARTS / winners.length : 0));
  for (const [seat, figure] of figures.entries()) {
    win(tally.figures, figure, 1, parts[seat]);
    win(tally.seats, String(seat + 1), 1, parts[seat]);
    win(tally.players, players[seat], 1, parts[seat]);
  }
  for (const [name, noted] of usage.events) {
    tally.events[name] ??= { times: 0, games: 0, played: 0, parts: 0 };
    const used = tally.events[name];
    used.times += noted.times;
    used.games++;
    for (const [seat, part] of parts.entries()) {
      if (!isNoted(noted, seat)) continue;
      used.played++;
      used.parts += part;
    }
  }
  for (const [name, { offered, taken }] of usage.choices) addChoice(tally.choices, name, offered, taken);
  if (by === null) return;
  tally.ends[by] = (tally.ends[by] ?? 0) + 1;
  one(tally.turns, played.turns);
  one(tally.answers, played.answers);
  for (const [seat, number] of points.entries()) {
    one(tally.points, number);
    if (winners.includes(seat)) one(tally.winnersPoints, number);
  }
  noteLead(tally.lead, played.lead, winners);
  const results = tally.results[played.number % RESULT_PARTS];
  for (const [seat, player] of players.entries()) {
    addSums(results, { [player]: { count: 1, sum: parts[seat], squares: parts[seat] ** 2 } });
  }
}

function win(into: Record<string, Wins>, name: string, played: number, parts: number): void {
  into[name] ??= { played: 0, parts: 0 };
  into[name].played += played;
  into[name].parts += parts;
}

function addChoice(into: Record<string, Choice>, name: string, offered: number, taken: number): void {
  into[name] ??= { offered: 0, taken: 0 };
  into[name].offered += offered;
  into[name].taken += taken;
}

function one(counts: Counts, value: number): void {
  counts[value] = (counts[value] ?? 0) + 1;
}

export function add(tally: Tally, more: Readonly<Tally>): void {
  tally.games += more.games;
  for (const counts of ['ends', 'turns', 'answers', 'points', 'winnersPoints'] as const) {
    const into: Record<string, number> = tally[counts];
    for (const [value, times] of Object.entries(more[counts])) into[value] = (into[value] ?? 0) + times;
  }
  for (const wins of ['figures', 'seats', 'players'] as const) {
    for (const [name, { played, parts }] of Object.entries(more[wins])) win(tally[wins], name, played, parts);
  }
  for (const [name, used] of Object.entries(more.events)) {
    tally.events[name] ??= { times: 0, games: 0, played: 0, parts: 0 };
    tally.events[name].times += used.times;
    tally.events[name].games += used.games;
    tally.events[name].played += used.played;
    tally.events[name].parts += used.parts;
  }
  for (const [name, { offered, taken }] of Object.entries(more.choices)) {
    addChoice(tally.choices, name, offered, taken);
  }
  addLead(tally.lead, more.lead);
  for (const [part, results] of more.results.entries()) addSums(tally.results[part], results);
}

/** The share of wins with its interval. */
export const shareOf = ({ parts, played }: Readonly<Wins>): Share => wilson(parts / PARTS, played);

/** Shares of wins by name, the names in order. */
export function shares(wins: Readonly<Record<string, Wins>>): Record<string, Share> {
  return Object.fromEntries(
    Object.keys(wins)
      .sort()
      .map((name) => [name, shareOf(wins[name])]),
  );
}
