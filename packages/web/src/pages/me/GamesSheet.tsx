import type { MyGame } from '@undercroft/protocol';
import { useCallback, useEffect, useState } from 'react';
import { Button } from '../../controls/Button.tsx';
import { PlayIcon } from '../../controls/icons.tsx';
import { TextField } from '../../controls/TextField.tsx';
import { BASE } from '../../kit/base.ts';
import { go } from '../../kit/route.ts';
import { server } from '../../kit/server/api.ts';
import { GameLine } from './GameLine.tsx';
import styles from './Me.module.css';
import { useAttempt } from './useAttempt.ts';
import { useMeWords } from './words/me/index.ts';

const LOOK_EVERY_MS = 15_000;

/** Everything somebody plays and has played. */
export function GamesSheet({ name }: { name: string | null }) {
  const words = useMeWords();
  const attempt = useAttempt();
  const [text, setText] = useState('');
  const [waiting, setWaiting] = useState(0);
  const next = async () => {
    const { table } = await server.ask('GET /me/next');
    if (table !== null) go({ at: 'table', id: table, invitation: null });
    else setWaiting(0);
  };
  if (name === null) return <p>{words.nobody}</p>;
  return (
    <div className={styles.sheet}>
      <div className={styles.form}>
        <TextField label={words.search} value={text} onChange={setText} maxLength={60} autoComplete="off" />
        <Button
          look={waiting > 0 ? 'ember' : 'brass'}
          icon={<PlayIcon />}
          disabled={waiting === 0}
          onClick={() => void attempt(next)}
        >
          {words.next}
        </Button>
      </div>
      <p>{waiting === 0 ? words.noneWaits : words.waiting({ count: waiting })}</p>
      <Games status="running" title={words.running} text={text} onWaiting={setWaiting} />
      <Games status="over" title={words.finished} text={text} onWaiting={setWaiting} />
      <a href={`${BASE}/api/me/games/file`} download="undercroft-matches.json">
        {words.saveAll}
      </a>
    </div>
  );
}

interface GamesProps {
  readonly status: 'running' | 'over';
  readonly title: string;
  readonly text: string;
  readonly onWaiting: (waiting: number) => void;
}

function Games({ status, title, text, onWaiting }: GamesProps) {
  const words = useMeWords();
  const attempt = useAttempt();
  const [games, setGames] = useState<readonly MyGame[]>([]);
  const [next, setNext] = useState<string | null>(null);
  const page = useCallback(
    (after?: string) =>
      server.ask('GET /me/games', { query: { status, text, ...(after !== undefined && { after }) } }),
    [status, text],
  );
  useEffect(() => {
    let left = false;
    const look = () =>
      page().then(
        (found) => {
          if (left) return;
          setGames(found.games);
          setNext(found.next);
          onWaiting(found.waiting);
        },
        // What cannot be known now is asked for again in a while.
        () => {},
      );
    void look();
    const timer = setInterval(() => document.hidden || void look(), LOOK_EVERY_MS);
    return () => {
      left = true;
      clearInterval(timer);
    };
  }, [page, onWaiting]);
  const showMore = async () => {
    const found = await page(next ?? undefined);
    setGames([...games, ...found.games]);
    setNext(found.next);
  };
  return (
    <section className={styles.part} aria-label={title}>
      <h2>{title}</h2>
      {games.length === 0 && <p>{words.none}</p>}
      <ul className={styles.list}>
        {games.map((game) => (
          <GameLine key={game.id} game={game} />
        ))}
      </ul>
      {next !== null && (
        <div className={styles.row}>
          <Button look="quiet" onClick={() => void attempt(showMore)}>
            {words.more}
          </Button>
        </div>
      )}
    </section>
  );
}
