import { useEffect } from 'react';
import { useStore } from '../app/store.ts';
import { server } from '../online/api.ts';
import type { Watchable } from '../replay/matches.ts';
import type { Reviewing } from '../review/reviewing.ts';
import { keepHere } from './kept.ts';

interface KeepLuckProps {
  readonly source: string;
  readonly id: string;
  readonly found: Watchable;
  readonly reviewing: Reviewing;
}

/** What a whole review has found about oneself stays with one's history: on the server, or in this browser. */
export function KeepLuck({ source, id, found, reviewing }: KeepLuckProps) {
  const { at, story } = useStore(reviewing.state);
  const reviewed = at === 'done' ? story?.review.seats : undefined;
  useEffect(() => {
    if (reviewed === undefined) return;
    const of = (seat: number) => {
      const own = reviewed.find((one) => one.seat === seat);
      return own && { luck: own.luck, choices: own.own };
    };
    if (source === 'here') {
      const people = found.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
      // Where several share a device nobody knows whose luck it was.
      const luck = people.length === 1 ? of(people[0]) : undefined;
      if (luck !== undefined) keepHere(id, found.match.game, { luck });
    }
    if (source === 'table') {
      const keep = async () => {
        const { you } = await server.ask('GET /tables/:id', { id });
        const body = you.seat === null ? undefined : of(you.seat);
        if (body !== undefined) await server.ask('PUT /me/luck/:id', { id, body });
      };
      // Without a line it is not kept; another review finds the same.
      keep().catch(() => {});
    }
  }, [reviewed, source, id, found]);
  return null;
}
