import type { TournamentLine } from '@undercroft/protocol';
import { Button } from '../../../controls/Button.tsx';
import { go } from '../../../kit/route.ts';
import { gameTitle } from '../gameTitle.ts';
import styles from './Tournament.module.css';
import { useTournamentWords } from './words/index.ts';

/** Tournaments, one below the other. */
export function TournamentLines({ tournaments }: { tournaments: readonly TournamentLine[] }) {
  const words = useTournamentWords();
  return (
    <ul className={styles.list}>
      {tournaments.map(({ id, name, game, kind, status, players }) => (
        <li key={id} className={styles.line}>
          <div>
            <strong>{name}</strong>
            <small>
              {gameTitle(game)} · {words.kinds[kind]} · {words.people({ count: players })} ·{' '}
              {words.status[status]}
            </small>
          </div>
          <Button onClick={() => go({ at: 'tournament', id })}>{words.openOne({ name })}</Button>
        </li>
      ))}
    </ul>
  );
}
