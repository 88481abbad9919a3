import type { ShunnedSeats } from '@undercroft/protocol';
import { useCallback, useState } from 'react';
import { server } from '../../kit/server/api.ts';

/** Somebody at a table: who sits there, or who said something. */
export interface Whom {
  readonly seat?: number;
  readonly message?: number;
  /** The code by which whoever only watches came to the table. */
  readonly invitation?: string;
}

/** Those who watch say by which code they came. */
export const by = (invitation: string | null): Pick<Whom, 'invitation'> =>
  invitation === null ? {} : { invitation };

/** Whom of those at a table this guest does not hear, or does not want to meet: known once somebody looks. */
export function useShunned(table: string, { invitation }: Whom) {
  const [seats, setSeats] = useState<ShunnedSeats['seats']>([]);
  const look = useCallback(
    () =>
      server.ask('GET /tables/:id/shunned', { id: table, query: by(invitation ?? null) }).then(
        (reply) => setSeats(reply.seats),
        // What cannot be known now is asked for when the menu is opened again.
        () => {},
      ),
    [table, invitation],
  );
  return { seats, look };
}
