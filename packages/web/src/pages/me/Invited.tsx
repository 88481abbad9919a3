import type { Friends } from '@undercroft/protocol';
import { Button } from '../../controls/Button.tsx';
import { go } from '../../kit/route.ts';
import { server } from '../../kit/server/api.ts';
import { gameTitle } from './gameTitle.ts';
import styles from './Me.module.css';
import { useAttempt } from './useAttempt.ts';
import { useCircleWords } from './words/circles/index.ts';

interface InvitedProps {
  readonly invitations: Friends['invitations'];
  readonly onChange: () => void;
}

/** Where friends have a seat for one. */
export function Invited({ invitations, onChange }: InvitedProps) {
  const words = useCircleWords();
  const attempt = useAttempt();
  if (invitations.length === 0) return null;
  const decline = (id: string) => server.ask('DELETE /me/invitations/:id', { id }).then(onChange);
  return (
    <ul className={styles.list} data-testid="invited">
      {invitations.map(({ table, game, by, invitation }) => (
        <li key={table} className={styles.line}>
          <div>
            <strong>{words.invitedTo({ name: by, game: gameTitle(game) })}</strong>
          </div>
          <Button look="ember" onClick={() => go({ at: 'table', id: table, invitation })}>
            {words.sitDown}
          </Button>
          <Button look="quiet" onClick={() => void attempt(() => decline(table))}>
            {words.no}
          </Button>
        </li>
      ))}
    </ul>
  );
}
