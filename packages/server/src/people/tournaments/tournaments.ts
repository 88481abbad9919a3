import { newSecret } from '@undercroft/kernel';
import type { TournamentKind } from '@undercroft/protocol';
import { theTime } from '../../ground/clock.ts';
import { newCode, newTableId, readCode } from '../../ground/codes.ts';
import type { Config } from '../../ground/config.ts';
import { Problem } from '../../ground/problem.ts';
import { type Kept, keptIn } from '../../storage/kept.ts';
import type { StoredPlayer, StoredTournament } from '../../storage/tournaments.ts';
import { type Guest, seatOf, withChair } from '../../tables/lobby.ts';
import { STAND_IN } from '../../tables/playing.ts';
import { knockoutRounds } from './knockout.ts';
import type { Movement } from './movement.ts';
import { drawRound, type ForRounds } from './rounds.ts';

const MOST_OPEN = 10;
const MOST_PLAYERS = 64;
const LEAST_PLAYERS = 2;

interface ForAnnouncing extends Pick<ForRounds, 'tournaments' | 'hall'> {
  readonly config: Pick<Config, 'codeLetters'>;
}

/** What somebody wants to be played. */
interface Wanted {
  readonly name: string;
  readonly game: string;
  readonly kind: TournamentKind;
  readonly seats: number;
  readonly rounds: number;
  readonly team?: number;
  readonly clock: number;
  readonly club?: string;
}

export async function mustFind(
  { tournaments }: Pick<Kept, 'tournaments'>,
  id: string,
): Promise<StoredTournament> {
  const found = await tournaments.find(id);
  if (found === null) throw new Problem('no-tournament');
  return found;
}

async function mustOwn(
  house: Pick<Kept, 'tournaments'>,
  id: string,
  guest: string,
): Promise<StoredTournament> {
  const found = await mustFind(house, id);
  if (found.owner !== guest) throw new Problem('not-owner-tournament');
  if (found.endedAt !== null) throw new Problem('tournament-over');
  return found;
}

/** A new tournament; by an `id` that is there already, that one. */
export async function announceTournament(
  { tournaments, hall, config }: ForAnnouncing,
  guest: Guest,
  { team = 1, club = null, ...wanted }: Omit<Wanted, 'club'> & { readonly club?: string | null },
  id = newTableId(),
): Promise<string> {
  const { min, max } = hall.game(wanted.game).seats;
  if (wanted.seats < min || wanted.seats > max)
    throw new Problem('tournament-seats', { game: wanted.game, min, max });
  const most = wanted.kind === 'duplicate' ? wanted.seats : 1;
  if (team > most) throw new Problem('tournament-teams', { most });
  // Sent again because the reply was lost.
  if ((await tournaments.find(id)) !== null) return id;
  if ((await tournaments.open(guest.id)) >= MOST_OPEN) throw new Problem('circle-full', { most: MOST_OPEN });
  const made = { id, owner: guest.id, club, ...wanted, team, secret: newSecret() };
  // A letter more than tables have, so that nobody is led to another place; longer still where short ones are taken.
  for (let letters = config.codeLetters + 1; ; letters++) {
    await tournaments.add({ ...made, code: newCode(letters) }, theTime());
    if ((await tournaments.find(id)) !== null) return id;
  }
}

/** Where it is said aloud or typed. */
export async function idByCode({ tournaments }: Pick<Kept, 'tournaments'>, code: string): Promise<string> {
  const id = await tournaments.byCode(readCode(code));
  if (id === null) throw new Problem('no-tournament');
  return id;
}

/** Half-way it is too late; a knock-out nobody enters once it has begun. */
export function mayEnter(tournament: StoredTournament, players: readonly StoredPlayer[]): boolean {
  const { kind, begunAt, endedAt, round, rounds } = tournament;
  if (endedAt !== null || players.length >= MOST_PLAYERS) return false;
  if (begunAt === null) return true;
  if (kind === 'knockout' || round * 2 > rounds) return false;
  // At a duplicate evening there is room where a computer player sits.
  return kind === 'swiss' || freePlace(tournament, players) !== null;
}

/** The first place in the movement that nobody has. */
function freePlace(
  { plan }: Pick<StoredTournament, 'plan'>,
  players: readonly StoredPlayer[],
): number | null {
  const movement: Movement = JSON.parse(plan ?? '[]');
  const taken = players.filter(({ leftAt }) => leftAt === null).map(({ place }) => place);
  const places = movement[0]?.flat().toSorted((one, other) => one - other) ?? [];
  return places.find((place) => !taken.includes(place)) ?? null;
}

/** Somebody takes part, from the next round on; with somebody of their choice, as long as that one has no partner. */
export async function enter(
  { sql }: Pick<ForRounds, 'sql'>,
  id: string,
  guest: Guest,
  mate: number | undefined,
): Promise<void> {
  await sql.transaction(async (inOneGo) => {
    const { tournaments, people } = keptIn(inOneGo);
    const tournament = await tournaments.hold(id);
    if (tournament === null) throw new Problem('no-tournament');
    const players = await tournaments.players(id);
    const own = players.find((one) => one.guest === guest.id);
    if (own !== undefined && own.leftAt === null && mate === undefined) return;
    const others = players.filter((one) => one !== own);
    if (!mayEnter(tournament, others)) throw new Problem('tournament-closed');
    const there = others.filter(({ leftAt }) => leftAt === null).map((one) => one.guest);
    const blocks = await people.blocksAmong([guest.id, ...there]);
    if (blocks.some((block) => block.guest === guest.id || block.other === guest.id))
      throw new Problem('blocked');
    const isOpen = tournament.begunAt === null;
    const place = isOpen || tournament.kind !== 'duplicate' ? null : freePlace(tournament, others);
    const team = mate === undefined ? null : teamWith(tournament, others, players[mate]);
    const mine = { guest: guest.id, id: own?.id ?? newTableId(), team, place };
    if (mate !== undefined) await tournaments.join(id, { ...players[mate], team }, players[mate].since);
    await tournaments.join(id, mine, theTime());
    if (place !== null) await tournaments.place(id, guest.id, place);
  });
}

/** The number of the team that somebody has, or is to have. */
function teamWith(
  { team, begunAt }: StoredTournament,
  others: readonly StoredPlayer[],
  mate: StoredPlayer | undefined,
): number {
  const fresh = 1 + Math.max(-1, ...others.map((one) => one.team ?? -1));
  const wanted = mate?.team ?? fresh;
  const mates = others.filter((one) => one.team === wanted);
  if (mate === undefined || !others.includes(mate) || begunAt !== null || team === 1 || mates.length >= team)
    throw new Problem('no-team');
  return wanted;
}

/** Somebody does not play any more: before it begins as if they had never been here; later a computer player finishes. */
export async function quitTournament(house: ForRounds, id: string, guest: string): Promise<void> {
  const { tournaments, hall } = house;
  const { begunAt, endedAt } = await mustFind(house, id);
  if (endedAt !== null) throw new Problem('tournament-over');
  if (begunAt === null) return tournaments.drop(id, guest);
  await tournaments.leave(id, guest, theTime());
  const own = (await tournaments.players(id)).find((one) => one.guest === guest)?.id;
  for (const { table, seats, result } of await tournaments.tables(id)) {
    if (result !== null || own === undefined || !seats.includes(own)) continue;
    await hall.change(table, ({ lobby }) => {
      const seat = seatOf(lobby, guest);
      const chair = seat === null ? null : lobby.chairs[seat];
      if (seat === null || chair?.kind !== 'person' || lobby.status !== 'playing') return null;
      const { standInTurn: _, ...person } = chair;
      return { lobby: withChair(lobby, seat, { ...person, standIn: STAND_IN }) };
    });
  }
}

/** Its owner begins it: who comes now comes late. */
export async function beginTournament(house: ForRounds, id: string, guest: string): Promise<void> {
  await mustOwn(house, id, guest);
  await house.sql.transaction(async (inOneGo) => {
    const { tournaments } = keptIn(inOneGo);
    const tournament = await tournaments.hold(id);
    if (tournament === null) throw new Problem('no-tournament');
    if (tournament.begunAt !== null) throw new Problem('tournament-begun');
    const players = await tournaments.players(id);
    if (players.length < LEAST_PLAYERS) throw new Problem('tournament-too-few');
    const { kind, seats, rounds, team } = tournament;
    if (kind === 'duplicate') {
      for (const [place, one] of inTeams(players, team).entries())
        if (one !== null) await tournaments.place(id, one.guest, place);
    }
    const most = kind === 'knockout' ? knockoutRounds(players.length, seats) : rounds;
    await tournaments.begin(id, most, theTime());
  });
  await drawRound(house, id);
}

/** Team after team: those who want to play together, and whoever comes alone wherever somebody is missing. */
export function inTeams(players: readonly StoredPlayer[], team: number): (StoredPlayer | null)[] {
  const together = [
    ...Map.groupBy(
      players.filter((one) => one.team !== null),
      (one) => one.team,
    ).values(),
  ];
  const alone = players.filter((one) => one.team === null);
  const teams = together.map((own) => [...own, ...alone.splice(0, team - own.length)]);
  while (alone.length > 0) teams.push(alone.splice(0, team));
  return teams.flatMap((own) => Array.from({ length: team }, (_, at) => own[at] ?? null));
}

/** Its owner waits no longer. */
export async function nextRound(house: ForRounds, id: string, guest: string, round: number): Promise<void> {
  const tournament = await mustOwn(house, id, guest);
  // Sent again because the reply was lost.
  if (tournament.round === round) return;
  if (tournament.drawAt === null || tournament.round !== round - 1) throw new Problem('round-on');
  await house.tournaments.drawAt(id, Math.min(tournament.drawAt, theTime()));
  await drawRound(house, id);
}

/** It is off: before it has begun as if it had never been; later with the standings there are. */
export async function callOffTournament(house: ForRounds, id: string, guest: string): Promise<void> {
  const { begunAt } = await mustOwn(house, id, guest);
  if (begunAt === null) return house.tournaments.remove(id);
  await house.tournaments.end(id, theTime());
}
