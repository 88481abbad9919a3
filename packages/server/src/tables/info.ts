import type { Presence as PresenceInfo } from '@undercroft/protocol';
import { Summary } from '@undercroft/protocol/schemas';
import { Compile } from 'typebox/compile';
import { theTime } from '../ground/clock.ts';
import type { ListedTable } from '../storage/store.ts';
import type { Live } from './live.ts';
import {
  type Chair,
  isCarried,
  isHost,
  isScreen,
  isShared,
  type Lobby,
  mayKnowLuck,
  seatOf,
} from './lobby.ts';
import { dueAt } from './playing.ts';
import type { Presence } from './presence.ts';

const listed = Compile(Summary);

/** Before the start the wish, afterwards what the seat really plays. */
function figureOf(lobby: Lobby, live: Live | null, seat: number): string | null {
  const chair = lobby.chairs[seat];
  if (live?.table) return live.table.figures[seat];
  return chair.kind === 'free' ? null : chair.figure;
}

function seatInfo(lobby: Lobby, live: Live | null, chair: Chair, seat: number) {
  const person = chair.kind === 'person' ? chair : null;
  return {
    seat,
    kind: chair.kind,
    name: person?.name ?? '',
    ...(chair.kind === 'bot' && { level: chair.level }),
    colour: chair.kind === 'free' ? null : chair.colour,
    figure: figureOf(lobby, live, seat),
    ready: chair.kind === 'bot' || (person !== null && (person.ready || isShared(lobby))),
    host: person !== null && isHost(lobby, person.guest),
    resigned: person?.resigned ?? false,
    standIn: person?.standIn ?? null,
  };
}

/** A table in a list, as everybody may know it. */
export function lineOf(lobby: Lobby, live: Live | null = null) {
  const { id, game, rules, status, chat, awayLimit, options, continued, result, rematch } = lobby;
  const when = (time: number | null) => (time === null ? null : new Date(time).toISOString());
  return {
    ...{ id, game, rules, status, public: lobby.public, chat, awayLimit, options },
    ownSet: lobby.set !== null,
    seats: lobby.chairs.map((chair, seat) => seatInfo(lobby, live, chair, seat)),
    continued,
    result,
    rematch,
    createdAt: when(lobby.createdAt),
    startedAt: when(lobby.startedAt),
    endedAt: when(lobby.endedAt),
  };
}

type Line = Pick<ListedTable, 'summary' | 'seat' | 'host' | 'archived'>;

/** A line of a list, for one guest; null when the row cannot be read, which is no reason to show no list at all. */
export function listedInfo({ summary, seat, host, archived }: Line): Summary | null {
  try {
    const info = { ...JSON.parse(summary), you: { seat, host }, archived };
    return listed.Check(info) ? info : null;
  } catch {
    return null;
  }
}

/** A table as one viewer may know it. The server's secret stays in the house until the match is over. */
export function tableInfo(live: Live, guest: string | null, presence: Presence) {
  const { lobby, table, archived, id } = live;
  const line = lineOf(lobby, live);
  const seat = seatOf(lobby, guest);
  const due = dueAt(lobby, table?.waitsFor ?? null, live.movedAt);
  return {
    ...line,
    archived,
    seats: line.seats.map((info, at) => ({ ...info, ...hereOf(lobby.chairs[at], id, presence) })),
    you: {
      seat,
      host: isHost(lobby, guest),
      invitation: seat === null && !isScreen(lobby, guest) ? null : lobby.invitation,
      carried: isCarried(lobby, guest),
    },
    seq: lobby.seq,
    version: table?.version ?? null,
    clock: lobby.clock ?? null,
    timeUp: lobby.timeUp ?? 'plays-on',
    timeLeft: due === null ? null : Math.max(0, due - theTime()),
    rated: lobby.rated ?? false,
    anyTakeBack: lobby.anyTakeBack ?? false,
    coach: lobby.coach ?? false,
    day: lobby.day === undefined ? null : { number: lobby.day.number, counts: lobby.day.counts },
    tournament:
      lobby.tournament === undefined ? null : { ...lobby.tournament, deal: lobby.deal !== undefined },
    chances: lobby.chances ?? false,
    watchable: lobby.watchable ?? false,
    shared: isShared(lobby),
    rematchCode: lobby.rematchCode ?? null,
    onlookers: (lobby.onlookers ?? []).map(({ guest: who, ...one }) => ({ ...one, you: who === guest })),
    offers: { end: lobby.offersToEnd, standIn: lobby.votes, takeBack: lobby.wish ?? null },
    fair: {
      commitment: lobby.commitment,
      seatSeeds: lobby.seatSeeds,
      secret: mayKnowLuck(lobby, theTime()) ? lobby.secret : null,
    },
  };
}

function hereOf(chair: Chair, table: string, presence: Presence) {
  if (chair.kind !== 'person') return { here: chair.kind === 'bot', awaySince: null };
  const since = presence.awaySince(table, chair.guest);
  return { here: since === null, awaySince: since === null ? null : new Date(since).toISOString() };
}

/** Who is there, for the stream. */
export function presenceInfo({ lobby, id }: Live, presence: Presence): PresenceInfo {
  const people = lobby.chairs.flatMap((chair, seat) =>
    chair.kind === 'person' ? [{ seat, guest: chair.guest, ...hereOf(chair, id, presence) }] : [],
  );
  return {
    here: people.filter(({ here }) => here).map(({ seat }) => seat),
    away: people.flatMap(({ seat, awaySince }) => (awaySince === null ? [] : [{ seat, since: awaySince }])),
    spectators: presence.spectators(
      id,
      people.map(({ guest }) => guest),
    ),
  };
}
