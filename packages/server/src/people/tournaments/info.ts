import { fastSeed } from '@undercroft/kernel';
import type { Tournament, TournamentLine } from '@undercroft/protocol';
import { pageOf, placeAfter } from '../../ground/pages.ts';
import type { Kept } from '../../storage/kept.ts';
import type { Sql } from '../../storage/sql.ts';
import { standingsIn } from '../../storage/standings.ts';
import type { StoredTournament } from '../../storage/tournaments.ts';
import { NEWCOMER } from '../ratings/skill.ts';
import { chancesOf, wonBy } from './chances.ts';
import { duplicateOf } from './rating.ts';
import { dealPromise } from './rounds.ts';
import { dealOf, leftIn, linesOf, scoresOf, seatsOf, stateOf, type TournamentNow, teamsOf } from './state.ts';
import { inTeams, mayEnter } from './tournaments.ts';

/** What stands where the name of somebody was who was forgotten. */
const NOBODY = '—';
const LISTED = 50;
/** Chances of so many tournaments are remembered: they change when a table ends, and not before. */
const REMEMBERED = 100;

interface ForInfo extends Pick<Kept, 'tournaments'> {
  readonly sql: Sql;
}

const statusOf = ({ begunAt, endedAt }: StoredTournament): TournamentLine['status'] => {
  if (endedAt !== null) return 'over';
  return begunAt === null ? 'open' : 'on';
};

const lineOf = (one: StoredTournament & { readonly players: number }): TournamentLine => ({
  ...{ id: one.id, name: one.name, game: one.game, kind: one.kind, status: statusOf(one) },
  players: Number(one.players),
});

/** The tournaments of a guest, newest first, a page at a time. */
export async function tournamentsOf(
  { tournaments }: Pick<Kept, 'tournaments'>,
  guest: string,
  after: string | undefined,
) {
  const found = await tournaments.of(guest, placeAfter(after), LISTED + 1);
  const { page, next } = pageOf(found, LISTED, ({ madeAt, id }) => ({ at: madeAt, id }));
  return { tournaments: page.map(lineOf), next };
}

export const tournamentsOfClub = async ({ tournaments }: Pick<Kept, 'tournaments'>, club: string) =>
  (await tournaments.ofClub(club, LISTED)).map(lineOf);

const timeOf = (at: number | null) => (at === null ? null : new Date(at).toISOString());

/** A tournament as somebody sees it who has its link. */
export async function tournamentInfo(
  house: ForInfo,
  tournament: StoredTournament,
  guest: string | null,
): Promise<Tournament> {
  const state = await stateOf(house.tournaments, tournament);
  const { players } = state;
  const teams = shownTeams(state);
  const own = players.findIndex((one) => one.guest === guest);
  const plays = own >= 0 && players[own].leftAt === null;
  const others = players.filter((_, player) => player !== own);
  const chances = await chancesIn(house, state);
  const here = state.rounds
    .at(-1)
    ?.tables.find(
      (table) =>
        plays && table.due === null && table.result === null && table.seats.includes(players[own].id),
    );
  return {
    ...{ id: tournament.id, name: tournament.name, game: tournament.game, kind: tournament.kind },
    ...{ status: statusOf(tournament), code: tournament.code, club: tournament.club },
    ...{ seats: tournament.seats, rounds: tournament.rounds, team: tournament.team, clock: tournament.clock },
    ...{ round: tournament.round, nextAt: timeOf(tournament.drawAt) },
    players: players.map(({ name, leftAt }, player) => ({
      ...{ name: name ?? NOBODY, you: player === own, team: teams[player], left: leftAt !== null },
    })),
    you: {
      ...{ owner: guest !== null && tournament.owner === guest, plays },
      mayEnter: !plays && mayEnter(tournament, others),
      table: here?.table ?? null,
    },
    standings: linesOf(state).map((line) => ({
      ...line,
      players: [...line.players],
      ties: [...line.ties],
      chance: chances?.get(teamsOf(state)[line.players[0]]) ?? null,
    })),
    played: state.rounds.map((round) => roundInfo(state, round)),
  };
}

/** Before it begins, as it would be drawn up now. */
function shownTeams(state: TournamentNow): number[] {
  const { tournament, players } = state;
  if (tournament.begunAt !== null) return teamsOf(state);
  const places = inTeams(players, tournament.team);
  return players.map((one) => Math.floor(places.indexOf(one) / tournament.team));
}

function roundInfo(
  state: TournamentNow,
  round: TournamentNow['rounds'][number],
): Tournament['played'][number] {
  const { tournament } = state;
  const deal = dealOf(state, round);
  return {
    ...{ round: round.round, over: round.over, commitment: dealPromise(tournament, round.round) },
    tables: round.tables.map((table, at) => {
      const isSecret = tournament.kind === 'duplicate' && !round.over;
      return {
        number: table.number,
        table: table.seats.length > 1 ? table.table : null,
        over: table.result !== null,
        // Whoever has the same luck may not see how it falls elsewhere.
        watch: isSecret || table.status !== 'playing' ? null : table.invitation,
        seats: seatsOf(state, table).map((player, seat) => {
          const line = deal?.find((one) => one.table === at && one.seat === seat);
          return {
            player,
            // Nor how it has ended there.
            place: isSecret ? null : (table.result?.places[seat] ?? null),
            points: isSecret ? null : (table.result?.points?.[seat] ?? null),
            matchpoints: line?.matchpoints ?? null,
            top: line?.top ?? null,
          };
        }),
      };
    }),
  };
}

const remembered = new Map<string, Map<number, number>>();

/** Who wins how often in imagined endings, by team; null before it has begun. */
async function chancesIn({ sql }: ForInfo, state: TournamentNow): Promise<Map<number, number> | null> {
  const { tournament, players, rounds } = state;
  const { id, kind, seats, game } = tournament;
  if (tournament.begunAt === null || players.length === 0) return null;
  if (tournament.endedAt !== null) return wonBy(linesOf(state), teamsOf(state));
  const ended = rounds.flatMap(({ tables }) => tables).filter(({ result }) => result !== null).length;
  const left = players.filter(({ leftAt }) => leftAt !== null).length;
  const now = [id, tournament.round, ended, left, players.length].join(' ');
  const known = remembered.get(now);
  if (known !== undefined) return known;
  const rated = kind === 'duplicate' ? duplicateOf(game) : game;
  const guests = players.map(({ guest }) => guest);
  const skills = new Map((await standingsIn(sql).of(rated, guests)).map((one) => [one.guest, one]));
  const isIn = new Set(kind === 'knockout' ? leftIn(state) : players.keys());
  const scores = scoresOf(state);
  const teams = teamsOf(state);
  const played = rounds.filter(({ over }) => over).length;
  const chances = chancesOf(
    {
      ...{ kind, seats, played },
      rounds: tournament.rounds,
      players: players.map(({ guest, leftAt }, player) => ({
        ...{ skill: skills.get(guest) ?? NEWCOMER, score: scores[player], team: teams[player] },
        isIn: isIn.has(player) && leftAt === null,
      })),
    },
    fastSeed(now),
  );
  remembered.set(now, chances);
  for (const oldest of remembered.keys()) {
    if (remembered.size <= REMEMBERED) break;
    remembered.delete(oldest);
  }
  return chances;
}
