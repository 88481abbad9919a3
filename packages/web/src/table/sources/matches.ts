import { checkMatch, type Match, type Reel } from '@undercroft/kernel';
import type { MatchRecord } from '@undercroft/protocol';
import { server } from '../../kit/server/api.ts';
import { lookNamed } from '../../kit/theme/colours.ts';
import type { SeatInfo } from './client.ts';
import { keptTable } from './keptTables.ts';
import { matchIn } from './link.ts';

/** A match to watch, and who played it where that is known. */
export interface Watchable {
  readonly match: Match;
  /** As everybody saw it; where a file has none, the match is played again by these rules. */
  readonly reel: Reel | null;
  readonly seats: readonly Pick<SeatInfo, 'name' | 'kind' | 'look'>[];
}

/** The file somebody opened last; it lives as long as the page. */
let opened: Watchable | null = null;

/** Reads a match file, also a record from the server; throws a `Refused` that says what is wrong with it. */
export async function openFile(file: File): Promise<void> {
  const data: unknown = JSON.parse(await file.text());
  const record = typeof data === 'object' && data !== null && 'match' in data ? data : { match: data };
  const seats = 'seats' in record ? (record.seats as MatchRecord['seats']) : [];
  const reel = 'reel' in record ? (record.reel as Reel) : null;
  opened = { match: checkMatch(record.match), reel, seats: looks(seats) };
}

function looks(seats: MatchRecord['seats']): Watchable['seats'] {
  return seats
    .filter(({ kind }) => kind !== 'free')
    .map(({ name, kind, colour }, seat) => ({
      name,
      kind: kind === 'bot' ? ('bot' as const) : ('person' as const),
      look: lookNamed(colour, seat),
    }));
}

/** Where a match comes from: `day` is the best one of a day, by `day-game`. */
export type MatchSource = 'here' | 'table' | 'day' | 'file' | 'link';

export async function findMatch(source: MatchSource, id: string): Promise<Watchable | null> {
  if (source === 'link') return { match: await matchIn(id), reel: null, seats: [] };
  if (source === 'file') return opened;
  if (source === 'here') {
    const kept = await keptTable(id);
    if (kept === undefined) return null;
    return {
      match: kept.saved.match,
      reel: null,
      seats: kept.chairs.map(({ name, kind }, look) => ({ name, kind, look })),
    };
  }
  const { match, reel, seats } = await recordOf(source, id);
  return { match: checkMatch(match), reel: reel as Reel | null, seats: looks(seats) };
}

function recordOf(source: 'table' | 'day', id: string): Promise<MatchRecord> {
  if (source === 'table') return server.ask('GET /tables/:id/record', { id });
  const [day, game = ''] = id.split('-');
  return server.ask('GET /days/:day/:game/best', { day, game });
}
