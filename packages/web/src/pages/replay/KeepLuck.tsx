import { useEffect } from 'react';
import { server } from '../../kit/server/api.ts';
import { useStore } from '../../kit/store.ts';
import { keepHere } from '../../table/end/history.ts';
import type { Watchable } from '../../table/sources/matches.ts';
import { ownSeats } from '../review/own.ts';
import type { Reviewing } from '../review/reviewing.ts';

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
    const keep = async () => {
      const own = await ownSeats(source, id, found);
      // Where several share a device nobody knows whose luck it was.
      const mine = own.length === 1 ? reviewed.find(({ seat }) => seat === own[0]) : undefined;
      if (mine === undefined) return;
      const luck = { luck: mine.luck, choices: mine.own };
      if (source === 'here') keepHere(id, found.match.game, { luck });
      else await server.ask('PUT /me/luck/:id', { id, body: luck });
    };
    // Without a line it is not kept; another review finds the same.
    keep().catch(() => {});
  }, [reviewed, source, id, found]);
  return null;
}
