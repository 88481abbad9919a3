import type { Seat } from '@undercroft/kernel';
import { Button } from '../controls/Button.tsx';
import type { AtTable, GameScreen } from '../games/screen.ts';
import styles from './HandOver.module.css';

interface HandOverProps {
  readonly at: AtTable;
  readonly screen: GameScreen;
  readonly seat: Seat;
  readonly onReady: () => void;
}

/** Between two people at one device: hides the table until the next one sits down. */
export function HandOver({ at, screen, seat, onReady }: HandOverProps) {
  const { m, names, seats } = at;
  const info = seats[seat];
  return (
    <main className={styles.page}>
      {info !== undefined && <screen.Portrait figure={info.figure} look={info.look} size={144} />}
      <h1>{m.handOver.title(names[seat] ?? '')}</h1>
      <p>{m.handOver.text}</p>
      <Button look="ember" large autoFocus onClick={onReady} data-word="hand-over">
        {m.handOver.ready(names[seat] ?? '')}
      </Button>
    </main>
  );
}
