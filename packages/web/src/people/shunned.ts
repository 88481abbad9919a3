import type { ShunnedSeats } from '@undercroft/protocol';
import { useCallback, useState } from 'react';
import { server } from '../online/api.ts';

/** Somebody at a table: who sits there, or who said something. */
export interface Whom {
  readonly seat?: number;
  readonly message?: number;
}

/** Whom of those at a table this guest does not hear, or does not want to meet: known once somebody looks. */
export function useShunned(table: string) {
  const [seats, setSeats] = useState<ShunnedSeats['seats']>([]);
  const look = useCallback(
    () =>
      server.ask('GET /tables/:id/shunned', { id: table }).then(
        (reply) => setSeats(reply.seats),
        // What cannot be known now is asked for when the menu is opened again.
        () => {},
      ),
    [table],
  );
  return { seats, look };
}
