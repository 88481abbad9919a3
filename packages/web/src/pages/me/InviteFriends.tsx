import { useState } from 'react';
import { Button } from '../../controls/Button.tsx';
import setUp from '../../controls/Form.module.css';
import { CheckIcon } from '../../controls/icons.tsx';
import { Panel } from '../../controls/Panel.tsx';
import { toast } from '../../controls/Toast.tsx';
import { useFetched } from '../../kit/fetched.ts';
import { server } from '../../kit/server/api.ts';
import styles from './Me.module.css';
import { useAttempt } from './useAttempt.ts';
import { useCircleWords } from './words/circles/index.ts';

/** One tap, and a friend finds the table; nothing where there is no friend to invite. */
export function InviteFriends({ table }: { table: string }) {
  const words = useCircleWords();
  const attempt = useAttempt();
  // The link above does without.
  const friends = useFetched(() => server.ask('GET /me/friends'), []).value?.friends ?? [];
  const [invited, setInvited] = useState<readonly string[]>([]);
  if (friends.length === 0) return null;
  const invite = (friend: string, name: string) =>
    attempt(async () => {
      await server.ask('POST /tables/:id/invitations', { id: table, body: { friend } });
      setInvited((others) => [...others, friend]);
      toast(words.invited({ name }));
    });
  return (
    <Panel className={setUp.panel}>
      <h2>{words.inviteFriend}</h2>
      <div className={styles.row}>
        {friends.map(({ id, name }) => (
          <Button
            key={id}
            disabled={invited.includes(id)}
            {...(invited.includes(id) && { icon: <CheckIcon /> })}
            onClick={() => void invite(id, name)}
          >
            {words.invite({ name })}
          </Button>
        ))}
      </div>
    </Panel>
  );
}
