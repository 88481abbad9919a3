import { commitment, fastSeed, mixSeed } from '@undercroft/kernel';
import { theTime } from '../../ground/clock.ts';
import { idOfKey } from '../../ground/codes.ts';
import { Problem } from '../../ground/problem.ts';
import type { Reporting } from '../../ground/report.ts';
import { type Kept, keptIn } from '../../storage/kept.ts';
import type { Sql } from '../../storage/sql.ts';
import type { StoredTournament, TableDrawn } from '../../storage/tournaments.ts';
import type { Hall } from '../../tables/hall.ts';
import type { Live } from '../../tables/live.ts';
import { isThere, STAND_IN } from '../../tables/playing.ts';
import { placesOf } from '../ratings/places.ts';
import type { Ratings } from '../ratings/ratings.ts';
import { beforeOf, type DrawnTable, drawByScore, FILLS_IN } from './draw.ts';
import { drawKnockout } from './knockout.ts';
import { type Movement, movementFor } from './movement.ts';
import { rateDeal } from './rating.ts';
import { drawnIn, leftIn, linesOf, lotOf, stateOf, type TournamentNow } from './state.ts';

const TABLE_LETTERS = 12;
const AT_A_TIME = 100;
/** Where people sit and play, they get so long between two rounds. */
const BREAK_MS = 60_000;
/** A round that cannot be drawn is tried again then. */
const LATER_MS = 60_000;
/** With so many seconds for an answer nobody sits and waits. */
const BY_THE_DAY = 3600;

/** What rounds are drawn and played with. */
export interface ForRounds extends Pick<Kept, 'tournaments'> {
  readonly sql: Sql;
  readonly hall: Hall;
  readonly ratings: Ratings;
  readonly keySecret: string;
  readonly report: Reporting;
}

/** The luck of a round that is one deal: nobody who sits there brings any, so everybody has the same. */
const dealSecret = ({ secret }: Pick<StoredTournament, 'secret'>, round: number): string =>
  mixSeed(secret, [`round ${round}`]);

/** What everybody may know of it beforehand. */
export const dealPromise = (tournament: StoredTournament, round: number): string | null =>
  tournament.kind === 'duplicate' ? commitment(dealSecret(tournament, round)) : null;

/** Draws every round whose time has come, and does what is left to do about tables. */
export async function tendTournaments(house: ForRounds, now: number): Promise<void> {
  const { tournaments, report } = house;
  for (const table of await tournaments.gone(AT_A_TIME)) await recordGone(house, table);
  for (const id of await tournaments.toDraw(now, AT_A_TIME)) {
    await drawRound(house, id).catch(async (error) => {
      report(error, 'drawing a round');
      await tournaments.drawLater(id, now, now + LATER_MS);
    });
  }
  // All of them, page by page: some that cannot be helped keep nobody else waiting.
  for (let some = await tournaments.toTend('', AT_A_TIME); ; ) {
    for (const id of some)
      await tend(house, id).catch((error) => report(error, 'the tables of a tournament'));
    const last = some.at(-1);
    if (last === undefined || some.length < AT_A_TIME) return;
    some = await tournaments.toTend(last, AT_A_TIME);
  }
}

/** The movement is drawn up once, before the first round; it takes a moment, in which others get their turn. */
async function planned(
  { tournaments }: ForRounds,
  tournament: StoredTournament,
  state: TournamentNow,
): Promise<void> {
  if (tournament.kind !== 'duplicate' || tournament.plan !== null) return;
  const { id, seats, rounds, team } = tournament;
  const places = placesFor(state.players.length, seats, team);
  const teams = Array.from({ length: places }, (_, place) => Math.floor(place / team));
  const plan = await movementFor(teams, seats, rounds, fastSeed(id));
  await tournaments.setPlan(id, JSON.stringify(plan));
}

/**
 * So many places that tables are full, that there is somebody to be compared with, and that partners need not sit at one
 * table: computer players have those that nobody wants.
 */
const placesFor = (players: number, seats: number, team: number): number =>
  seats * Math.max(2, team, Math.ceil((Math.ceil(players / team) * team) / seats));

/** Draws the next round, where its time has come: whoever is first does, and everybody else finds it drawn. */
export async function drawRound(house: ForRounds, id: string): Promise<void> {
  const { tournaments, sql, keySecret, hall } = house;
  const known = await tournaments.find(id);
  if (known === null) return;
  await planned(house, known, await stateOf(tournaments, known));
  await sql.transaction(async (inOneGo) => {
    const { tournaments: kept } = keptIn(inOneGo);
    const tournament = await kept.hold(id);
    if (tournament === null || tournament.drawAt === null || tournament.drawAt > theTime()) return;
    const state = await stateOf(kept, tournament);
    const drawn = draw(state, Math.max(2, hall.game(tournament.game).seats.min));
    const round = tournament.round + 1;
    // Nobody is left to play against.
    if (drawn === null || round > tournament.rounds) return kept.end(id, theTime());
    const tables = drawn.map((seats, at) => ({
      ...{ tournament: id, round, number: at + 1 },
      table: idOfKey(keySecret, TABLE_LETTERS, 'tournament', id, String(round), String(at + 1)),
      seats: seats.map((player) => (player === FILLS_IN ? null : state.players[player].id)),
      // Whoever sits alone goes on.
      ...(seats.length === 1
        ? { due: null, result: { places: [1], points: null } }
        : { due: 'make' as const, result: null }),
    }));
    await kept.drew(id, round, tables);
  });
  await tend(house, id);
}

/** Who sits where in the next round; null where nobody is left to play against. */
function draw(state: TournamentNow, least: number): DrawnTable[] | null {
  const { tournament, players } = state;
  const { kind, seats, plan, round } = tournament;
  const before = beforeOf(drawnIn(state));
  const here = [...players.keys()].filter((player) => players[player].leftAt === null);
  if (kind === 'duplicate') {
    if (here.length === 0) return null;
    const movement: Movement = JSON.parse(plan ?? '[]');
    const holder = (place: number) => here.find((player) => players[player].place === place) ?? FILLS_IN;
    return (movement[round] ?? []).map((table) => table.map(holder));
  }
  if (kind === 'knockout') {
    const left = leftIn(state).filter((player) => here.includes(player));
    return left.length < 2 ? null : drawKnockout(left, seats, least, before);
  }
  if (here.length < 2) return null;
  const score = new Map(linesOf(state).map((line) => [line.players[0], line.score]));
  const order = here.toSorted(
    (one, other) =>
      (score.get(other) ?? 0) - (score.get(one) ?? 0) ||
      lotOf(state, one, round) - lotOf(state, other, round),
  );
  return drawByScore(order, seats, least, before);
}

/** Makes the tables that were drawn, and opens those whose luck everybody may know now. All of it may be done again. */
async function tend(house: ForRounds, id: string): Promise<void> {
  const { tournaments } = house;
  const tournament = await tournaments.find(id);
  if (tournament === null) return;
  const state = await stateOf(tournaments, tournament);
  for (const { round, tables } of state.rounds) {
    if (tables.some(({ due }) => due === 'open')) await rateDeal(house, state, round);
    for (const table of tables) {
      if (table.due === 'make') await make(house, state, table);
      if (table.due === 'open') await open(house, table);
      if (table.due !== null) await tournaments.done(table.table, table.due);
    }
  }
}

async function make(
  { hall }: ForRounds,
  { tournament, players }: TournamentNow,
  table: TableDrawn,
): Promise<void> {
  const { id, game, kind, clock } = tournament;
  const chairs = table.seats.map((seat) => {
    const player = players.find((one) => one.id === seat);
    // Whoever has left since is played for.
    if (player === undefined || player.leftAt !== null || player.name === null) return STAND_IN;
    return { id: player.guest, name: player.name };
  });
  await hall.createOfTournament(game, chairs, {
    ...{ id: table.table, clock, tournament: { id, round: table.round } },
    secret: kind === 'duplicate' ? dealSecret(tournament, table.round) : null,
  });
}

/** All are through: who played may see how the others did, and check the luck. */
async function open({ hall }: ForRounds, { table }: TableDrawn): Promise<void> {
  await hall
    .change(table, ({ lobby }) => (lobby.deal === 'secret' ? { lobby: { ...lobby, deal: 'open' } } : null))
    .catch((error: unknown) => {
      // A table that is gone has nothing to hide.
      if (!(error instanceof Problem && error.reason === 'not-found')) throw error;
    });
}

/** A match is over: where it was one of a tournament, that is how it ended there. The same once more changes nothing. */
export async function recordTable(house: ForRounds, { id, lobby }: Live): Promise<void> {
  const { tournament, result, chairs } = lobby;
  if (tournament === undefined || result === null) return;
  // What nobody has won brings nobody anything before the others.
  const places = placesOf(lobby) ?? chairs.map(() => chairs.length);
  const absent = [...chairs.keys()].filter((seat) => {
    const chair = chairs[seat];
    return chair.kind === 'person' && !isThere(lobby, chair);
  });
  await ended(house, id, { places, points: result.outcome?.points ?? null, absent });
}

/** A table is gone in the middle of its match. */
async function recordGone(house: ForRounds, table: string): Promise<void> {
  const known = await house.tournaments.table(table);
  if (known === null) return;
  await ended(house, table, { places: known.seats.map(() => known.seats.length), points: null });
}

/** A table of a round has ended; with the last of them the round has. */
async function ended(
  house: ForRounds,
  table: string,
  result: NonNullable<TableDrawn['result']>,
): Promise<void> {
  const of = await house.tournaments.table(table);
  if (of === null || of.result !== null) return;
  const { tournament: id, round } = of;
  const isOver = await house.sql.transaction(async (inOneGo) => {
    const { tournaments } = keptIn(inOneGo);
    const tournament = await tournaments.hold(id);
    if (tournament === null) return false;
    await tournaments.ended(table, result);
    const state = await stateOf(tournaments, tournament);
    if (state.rounds[round - 1]?.over !== true) return false;
    if (tournament.kind === 'duplicate') await tournaments.isDue(id, round, 'open');
    if (tournament.endedAt !== null || tournament.round !== round) return true;
    const last = round >= tournament.rounds || (tournament.kind === 'knockout' && leftIn(state).length < 2);
    if (last) await tournaments.end(id, theTime());
    else await tournaments.drawAt(id, theTime() + (tournament.clock >= BY_THE_DAY ? 0 : BREAK_MS));
    return true;
  });
  if (isOver) await tend(house, id);
}
