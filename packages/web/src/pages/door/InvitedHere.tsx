import type { Friends } from '@undercroft/protocol';
import { useEffect, useState } from 'react';
import { server } from '../../kit/server/api.ts';
import { useKnownGuest } from '../../kit/server/guest.ts';
import { Invited } from '../me/Invited.tsx';
import styles from './FrontDoor.module.css';
import type { Known } from './FrontDoor.tsx';

const LOOK_EVERY_MS = 15_000;

/** At the front door: where friends have a seat. Somebody new is invited by nobody, and need not ask. */
export function InvitedHere({ onKnown }: Known) {
  const guest = useKnownGuest();
  const [invitations, setInvitations] = useState<Friends['invitations']>([]);
  const look = () =>
    void server.ask('GET /me/friends').then(
      (mine) => {
        setInvitations(mine.invitations);
        onKnown(mine.invitations.length > 0);
      },
      // What cannot be known now is asked for again in a while.
      () => onKnown(false),
    );
  // biome-ignore lint/correctness/useExhaustiveDependencies: once it is known who is here
  useEffect(() => {
    if (guest === undefined) return;
    if (guest === null) return onKnown(false);
    look();
    const timer = setInterval(() => document.hidden || look(), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [guest]);
  if (guest == null || invitations.length === 0) return null;
  return (
    <section className={styles.kept}>
      <Invited invitations={invitations} onChange={look} />
    </section>
  );
}
