import { dealLines, type PlayedTable, shareOfLines } from '@undercroft/bots/matchpoints';
import { fastSeed } from '@undercroft/kernel';
import type { StoredPlayer, StoredTournament, TableDrawn, Tournaments } from '../../storage/tournaments.ts';
import { FILLS_IN } from './draw.ts';
import { goesOn } from './knockout.ts';
import { standingsByMatchpoints } from './matchpoints.ts';
import { ranked, standingsByScore } from './points.ts';

/** A round as it was drawn. */
interface Round {
  readonly round: number;
  readonly tables: readonly TableDrawn[];
  /** Nobody plays any more. */
  readonly over: boolean;
}

/** A tournament as it stands; players by where they are in the list. */
export interface TournamentNow {
  readonly tournament: StoredTournament;
  readonly players: readonly StoredPlayer[];
  readonly rounds: readonly Round[];
}

/** Somebody, or a team, in the standings. */
interface Ranked {
  readonly place: number;
  readonly players: readonly number[];
  readonly played: number;
  readonly won: number;
  readonly score: number;
  readonly ties: readonly number[];
}

export async function stateOf(kept: Tournaments, tournament: StoredTournament): Promise<TournamentNow> {
  const { id, round } = tournament;
  const [players, tables] = [await kept.players(id), await kept.tables(id)];
  const rounds = Array.from({ length: round }, (_, at) => {
    const drawn = tables.filter((table) => table.round === at + 1);
    return { round: at + 1, tables: drawn, over: drawn.every(({ result }) => result !== null) };
  });
  return { tournament, players, rounds };
}

/** A number that nobody chose and everybody can work out again: whoever is level comes in this order. */
export const lotOf = ({ tournament, players }: TournamentNow, player: number, round = 0): number =>
  fastSeed(tournament.id, String(round), players[player].id);

export const seatsOf = ({ players }: TournamentNow, { seats }: TableDrawn): (number | null)[] =>
  seats.map((id) => {
    const player = players.findIndex((one) => one.id === id);
    return id === null || player < 0 ? FILLS_IN : player;
  });

const playedOf = (state: TournamentNow, tables: readonly TableDrawn[]): PlayedTable[] =>
  tables.flatMap((table) =>
    table.result === null ? [] : [{ seats: seatsOf(state, table), ...table.result }],
  );

/** Every table that has been drawn, whoever sat there. */
export const drawnIn = (state: TournamentNow) =>
  state.rounds.flatMap(({ tables }) => tables.map((table) => seatsOf(state, table)));

/** Deals that all tables are through with: before that nobody can be compared. */
const dealsOf = (state: TournamentNow): PlayedTable[][] =>
  state.rounds.filter(({ over }) => over).map(({ tables }) => playedOf(state, tables));

/** Which team each plays for, by where they are in the movement; everybody their own where nobody plays together. */
export const teamsOf = ({ tournament: { team }, players }: TournamentNow): number[] =>
  players.map(({ place }, player) => (team > 1 && place !== null ? Math.floor(place / team) : player));

/** Who is still in a knock-out, those who did best at their last table first. */
export function leftIn(state: TournamentNow): number[] {
  const { players, rounds } = state;
  const out = new Set([...players.keys()].filter((player) => players[player].leftAt !== null));
  const came = new Map<number, number>();
  for (const { round, tables } of rounds) {
    for (const table of playedOf(state, tables)) {
      const on = goesOn(table, (player) => lotOf(state, player, round), tables.length === 1);
      for (const player of table.seats) {
        if (player === FILLS_IN) continue;
        if (on.includes(player)) came.set(player, on.indexOf(player));
        else out.add(player);
      }
    }
  }
  const order = (player: number) => [came.get(player) ?? 0, lotOf(state, player, rounds.length)];
  return [...players.keys()]
    .filter((player) => !out.has(player))
    .sort((one, other) => {
      const [[place, lot], [than, otherLot]] = [order(one), order(other)];
      return place - than || lot - otherLot;
    });
}

/** Where everybody stands. */
export function linesOf(state: TournamentNow): Ranked[] {
  const { tournament, players, rounds } = state;
  const all = playedOf(
    state,
    rounds.flatMap(({ tables }) => tables),
  );
  const wonBy = (player: number) =>
    all.filter((table) => table.seats.includes(player) && table.places[table.seats.indexOf(player)] === 1)
      .length;
  if (tournament.kind === 'swiss') {
    return standingsByScore(players.length, all).map(({ player, place, played, won, score, ...ties }) => ({
      ...{ place, players: [player], played, won, score, ties: [ties.buchholz, ties.sonneborn] },
    }));
  }
  if (tournament.kind === 'duplicate') {
    const teams = teamsOf(state);
    return standingsByMatchpoints(teams, dealsOf(state)).map(({ player: team, place, played, share }) => {
      const own = [...players.keys()].filter((player) => teams[player] === team);
      const won = own.reduce((sum, player) => sum + wonBy(player), 0);
      return { place, players: own, played, won, score: share, ties: [] };
    });
  }
  const isIn = new Set(leftIn(state));
  const lines = [...players.keys()].map((player) => {
    const own = all.filter(({ seats }) => seats.includes(player));
    const last = own.at(-1);
    const at = last?.places[last.seats.indexOf(player)] ?? 0;
    // Whoever sits at a table that is not over has survived one more round than they have lost.
    const survived = isIn.has(player) ? own.length : Math.max(0, own.length - 1);
    return { player, played: own.length, won: wonBy(player), survived, at: isIn.has(player) ? 0 : at };
  });
  return ranked(lines, ({ survived, at }) => [survived, -at]).map(
    ({ place, player, played, won, survived }) => ({
      ...{ place, players: [player], played, won, score: survived, ties: [] },
    }),
  );
}

/** What each seat of a round brought, where it was one deal and all are through. */
export function dealOf(state: TournamentNow, { tables, over }: Round) {
  if (state.tournament.kind !== 'duplicate' || !over) return null;
  return dealLines(playedOf(state, tables));
}

/** What everybody has so far, as far as it counts for who wins. */
export function scoresOf(state: TournamentNow): number[] {
  const { players, tournament } = state;
  if (tournament.kind !== 'duplicate') {
    const scores = new Map(linesOf(state).map((line) => [line.players[0], line.score]));
    return [...players.keys()].map((player) => scores.get(player) ?? 0);
  }
  const deals = dealsOf(state).map(dealLines);
  return [...players.keys()].map((player) =>
    deals.reduce((sum, deal) => {
      const own = deal.filter((line) => line.player === player);
      return sum + shareOfLines(own);
    }, 0),
  );
}
