import { GAME_NAMES, type GameName } from '@undercroft/games';
import { SPANS, type Span } from '@undercroft/protocol';
import { useState } from 'react';
import { Select } from '../../controls/Select.tsx';
import { useFetched } from '../../kit/fetched.ts';
import { server } from '../../kit/server/api.ts';
import { GameSelect } from './GameSelect.tsx';
import styles from './Me.module.css';
import { useRatingsWords } from './words/ratings/index.ts';

const signed = (gain: number): string => (gain > 0 ? `+${gain}` : String(gain).replace('-', '−'));

/** Those who want to be seen, by rating or by what they gained this week. */
export function Leaders() {
  const words = useRatingsWords();
  const [game, setGame] = useState<GameName>(GAME_NAMES[0]);
  const [span, setSpan] = useState<Span>('all');
  const { value, failed } = useFetched(
    () => server.ask('GET /ratings', { query: { game, span } }),
    [game, span],
  );
  const leaders = (failed === null && value?.leaders) || [];
  return (
    <section className={styles.part} aria-label={words.leaders}>
      <h2>{words.leaders}</h2>
      <div className={styles.row}>
        <GameSelect label={words.game} value={game} onChange={setGame} />
        <Select
          label={words.span}
          value={span}
          onChange={setSpan}
          options={SPANS.map((value) => ({ value, label: words.spans[value] }))}
        />
      </div>
      {leaders.length === 0 && <p>{words.nobody}</p>}
      <ol className={styles.list}>
        {leaders.map(({ name, rating, matches, provisional, week, you }, at) => (
          <li key={`${name} ${rating} ${matches}`} className={styles.line}>
            <div>
              <strong>
                {at + 1}. {name}
                {you && ` (${words.you})`}
              </strong>
              <small>
                {words.matches({ count: matches })}
                {provisional && `, ${words.provisional}`} · {words.week({ gain: signed(week) })}
              </small>
            </div>
            <strong>{rating}</strong>
          </li>
        ))}
      </ol>
    </section>
  );
}
