import type { League } from '@undercroft/protocol';
import { theTime } from '../../ground/clock.ts';
import { newTableId } from '../../ground/codes.ts';
import { Problem } from '../../ground/problem.ts';
import type { Kept } from '../../storage/kept.ts';
import type { Leagues, LeagueTable, StoredLeague } from '../../storage/leagues.ts';
import { sit } from '../../tables/gathering.ts';
import type { Hall } from '../../tables/hall.ts';
import type { Keeper } from '../../tables/keeping.ts';
import type { Live } from '../../tables/live.ts';
import type { Guest, Lobby } from '../../tables/lobby.ts';
import type { Identity } from '../rights/identity.ts';
import { type Fixture, fixturesFor } from './fixtures.ts';
import { standingsOf } from './standings.ts';

const MOST_LEAGUES = 10;
/** Everybody against everybody is long enough with so many. */
const MOST_PLAYERS = 16;

/** Who plays, and where. */
interface ForMatches extends Pick<Kept, 'leagues' | 'clubs' | 'people'> {
  readonly hall: Hall;
  readonly keeper: Keeper;
  readonly identity: Identity;
}

interface Match extends Fixture {
  readonly number: number;
  readonly guests: readonly string[];
  /** By seat, once it was played by these people to an end. */
  readonly places: readonly number[] | null;
  readonly table: LeagueTable | null;
}

/** A league as it stands: who takes part, what is to be played and what was. */
interface Drawn {
  readonly league: StoredLeague;
  readonly players: readonly string[];
  readonly matches: readonly Match[];
}

/** Whoever quit has left an empty place. */
const isGone = (guest: string) => guest.startsWith('-');

async function drawn(leagues: Leagues, club: string): Promise<Drawn[]> {
  const players = Map.groupBy(await leagues.players(club), ({ league }) => league);
  const tables = Map.groupBy(await leagues.tables(club), ({ league }) => league);
  const results = Map.groupBy(await leagues.results(club), ({ league }) => league);
  return (await leagues.of(club)).map((league) => {
    const guests = (players.get(league.id) ?? []).map(({ guest }) => guest);
    const ended = Map.groupBy(results.get(league.id) ?? [], ({ number }) => number);
    const fixtures = league.begunAt === null ? [] : fixturesFor(guests.length, league.seats);
    return {
      ...{ league, players: guests },
      matches: fixtures.map((fixture, at) => {
        const number = at + 1;
        const theirs = fixture.seats.map((player) => guests[player]);
        const places = theirs.map(placeAmong(ended.get(number) ?? [], theirs));
        return {
          ...{ ...fixture, number, guests: theirs },
          places: places.every((place) => place !== null) ? places : null,
          table: tables.get(league.id)?.find((one) => one.number === number) ?? null,
        };
      }),
    };
  });
}

/** Which place each came in, if those who played were those who should; whoever was forgotten since has no name. */
function placeAmong(seats: readonly { guest: string; place: number }[], should: readonly string[]) {
  const known = should.filter((guest) => seats.some((seat) => seat.guest === guest));
  const nameless = seats.filter(({ guest }) => !should.includes(guest));
  const gone = should.filter((guest) => !known.includes(guest));
  const same =
    seats.length === should.length &&
    gone.every(isGone) &&
    nameless.length === gone.length &&
    known.length > 0;
  return (guest: string): number | null => {
    if (!same) return null;
    const own = seats.find((seat) => seat.guest === guest);
    return own?.place ?? nameless[gone.indexOf(guest)]?.place ?? null;
  };
}

const statusOf = ({ places, guests, table }: Match): League['fixtures'][number]['status'] => {
  if (places !== null) return 'played';
  if (guests.some(isGone)) return 'off';
  return table?.status === 'gathering' || table?.status === 'playing' ? 'on' : 'open';
};

/** The leagues of a club, newest first; who is named says the club. */
export async function leaguesOf(
  { leagues }: Pick<Kept, 'leagues'>,
  club: string,
  guest: string,
  nameOf: (guest: string) => string,
) {
  const all = await drawn(leagues, club);
  return all.map(({ league: { id, name, game, seats, begunAt }, players, matches }) => {
    const played = matches.flatMap((match) =>
      match.places === null ? [] : [{ players: match.seats, places: match.places }],
    );
    return {
      ...{ id, name, game, seats, begun: begunAt !== null, playing: players.includes(guest) },
      standings: standingsOf(players.length, played).map(({ player, ...line }) => ({
        ...{ ...line, name: nameOf(players[player]), you: players[player] === guest },
      })),
      fixtures: matches.map((match) => ({
        ...{ number: match.number, round: match.round, status: statusOf(match) },
        table: statusOf(match) === 'off' ? null : (match.table?.table ?? null),
        seats: match.guests.map((who, seat) => ({
          ...{ name: nameOf(who), you: who === guest, place: match.places?.[seat] ?? null },
        })),
      })),
    };
  });
}

async function mustFind({ leagues }: Pick<Kept, 'leagues'>, club: string, id: string): Promise<Drawn> {
  const found = (await drawn(leagues, club)).find(({ league }) => league.id === id);
  if (found === undefined) throw new Problem('no-league');
  return found;
}

export async function announce(
  { leagues, hall }: ForMatches,
  club: string,
  wanted: { readonly name: string; readonly game: string; readonly seats: number },
  id = newTableId(),
): Promise<void> {
  const { min, max } = hall.game(wanted.game).seats;
  if (wanted.seats < min || wanted.seats > max) {
    throw new Problem('league-seats', { game: wanted.game, min, max });
  }
  const known = await leagues.of(club);
  // Sent again because the reply was lost.
  if (known.some((league) => league.id === id)) return;
  if (known.length >= MOST_LEAGUES) throw new Problem('circle-full', { most: MOST_LEAGUES });
  await leagues.add({ id, club, ...wanted, begunAt: null }, theTime());
}

export async function callOff(house: Pick<Kept, 'leagues'>, club: string, id: string): Promise<void> {
  const { league } = await mustFind(house, club, id);
  await house.leagues.remove(league.id);
}

export async function takePart(
  house: Pick<Kept, 'leagues'>,
  club: string,
  id: string,
  guest: string,
): Promise<void> {
  const { league, players } = await mustFind(house, club, id);
  if (players.includes(guest)) return;
  if (league.begunAt !== null) throw new Problem('league-begun');
  if (players.length >= MOST_PLAYERS) throw new Problem('circle-full', { most: MOST_PLAYERS });
  await house.leagues.takePart(id, guest, newTableId(), theTime());
}

export async function quit(
  house: Pick<Kept, 'leagues'>,
  club: string,
  id: string,
  guest: string,
): Promise<void> {
  await mustFind(house, club, id);
  await house.leagues.quit(guest, club, id);
}

export async function begin(house: Pick<Kept, 'leagues'>, club: string, id: string): Promise<void> {
  const { league, players } = await mustFind(house, club, id);
  if (league.begunAt !== null) throw new Problem('league-begun');
  if (players.length < league.seats) {
    throw new Problem('league-too-few', { seats: league.seats, players: players.length });
  }
  await house.leagues.begin(id, theTime());
}

/** The table of a match, with all its players at their seats; whoever asks again is led to the same. */
export async function openMatch(
  house: ForMatches,
  club: string,
  id: string,
  number: number,
  guest: Guest,
): Promise<Live> {
  const { hall, leagues, clubs, people, identity } = house;
  const { league, matches } = await mustFind(house, club, id);
  if (league.begunAt === null) throw new Problem('league-not-begun');
  const match = matches.find((one) => one.number === number);
  if (match === undefined) throw new Problem('no-fixture');
  if (!match.guests.includes(guest.id)) throw new Problem('not-in-match');
  const status = statusOf(match);
  if (status === 'played') throw new Problem('match-played');
  if (status === 'off') throw new Problem('match-off');
  if (status === 'on' && match.table !== null) return hall.look(match.table.table, (live) => live);
  if ((await people.blocksAmong(match.guests)).length > 0) throw new Problem('blocked');
  const made = await hall.create(league.game, guest, {}, []);
  if (!(await leagues.setTable(id, number, made.id, match.table?.table ?? null))) {
    // Another was faster: theirs it is.
    await house.keeper.throwAway(made.id);
    const there = (await leagues.tables(club)).find((one) => one.league === id && one.number === number);
    return hall.look(there?.table ?? made.id, (live) => live);
  }
  await clubs.addTable(club, made.id, theTime());
  const others = await Promise.all(match.guests.map((one) => identity.find(one)));
  return hall.change(made.id, ({ lobby }) => {
    // Everybody to the seat the fixture gives them: whoever opens it is first until then.
    const free: Lobby = { ...lobby, chairs: lobby.chairs.map(() => ({ kind: 'free' })) };
    const seated = others.reduce<Lobby>(
      (filled, one, seat) => (one === null ? filled : sit(filled, one, seat, null)),
      free,
    );
    return { lobby: { ...seated, host: guest.id } };
  });
}
