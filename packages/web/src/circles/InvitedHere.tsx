import type { Friends } from '@undercroft/protocol';
import { useCallback, useEffect, useState } from 'react';
import styles from '../door/FrontDoor.module.css';
import { server } from '../online/api.ts';
import { useGuest } from '../online/guest.ts';
import { Invited } from './Invited.tsx';

const LOOK_EVERY_MS = 15_000;

/** At the front door: where friends have a seat. Somebody new is invited by nobody, and need not ask. */
export function InvitedHere() {
  const guest = useGuest();
  const [invitations, setInvitations] = useState<Friends['invitations']>([]);
  const look = useCallback(
    () =>
      void server.ask('GET /me/friends').then(
        (mine) => setInvitations(mine.invitations),
        // What cannot be known now is asked for again in a while.
        () => {},
      ),
    [],
  );
  useEffect(() => {
    if (guest === null) return;
    look();
    const timer = setInterval(() => document.hidden || look(), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [guest, look]);
  if (guest === null || invitations.length === 0) return null;
  return (
    <section className={styles.kept}>
      <Invited invitations={invitations} onChange={look} />
    </section>
  );
}
