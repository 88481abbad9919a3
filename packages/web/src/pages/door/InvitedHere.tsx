import { useEffect } from 'react';
import { useFetched } from '../../kit/fetched.ts';
import { server } from '../../kit/server/api.ts';
import { useKnownGuest } from '../../kit/server/guest.ts';
import { Invited } from '../me/Invited.tsx';
import styles from './FrontDoor.module.css';
import type { KnownProps } from './FrontDoor.tsx';

const LOOK_EVERY_MS = 15_000;

/** At the front door: where friends have a seat. Somebody new is invited by nobody, and need not ask. */
export function InvitedHere({ onKnown }: KnownProps) {
  const guest = useKnownGuest();
  const { value, failed, again } = useFetched(
    () => (guest == null ? null : server.ask('GET /me/friends')),
    [guest],
    {
      every: LOOK_EVERY_MS,
    },
  );
  const invitations = value?.invitations ?? [];
  // What cannot be known now is asked for again in a while.
  const known = guest === null || failed !== null || value !== null;
  const any = failed === null && invitations.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: told when it changes
  useEffect(() => {
    if (known) onKnown(any);
  }, [known, any]);
  if (guest == null || invitations.length === 0) return null;
  return (
    <section className={styles.kept}>
      <Invited invitations={invitations} onChange={() => void again()} />
    </section>
  );
}
