import { isGameName, onShelf } from '@undercroft/games';
import type { MyRatings } from '@undercroft/protocol';
import { Switch } from '../../controls/fields.tsx';
import { useLanguage } from '../../kit/language/language.tsx';
import { numbersIn } from '../../kit/language/made.ts';
import { server } from '../../kit/server/api.ts';
import { HistoryLine } from './HistoryLine.tsx';
import { Laurels } from './Laurels.tsx';
import { Leaders } from './Leaders.tsx';
import styles from './Me.module.css';
import { OnThisDevice } from './OnThisDevice.tsx';
import { useAttempt } from './useAttempt.ts';
import { useFigureNames } from './useFigureNames.ts';
import { useOwn } from './useOwn.ts';
import { useMeWords } from './words/me/index.ts';
import { useRatingsWords } from './words/ratings/index.ts';

/** What somebody's matches come to, and where others stand who want to be seen. */
export function RatingsSheet({ name }: { name: string | null }) {
  const { nobody } = useMeWords();
  const words = useRatingsWords();
  const attempt = useAttempt();
  const { value: mine, set } = useOwn(() => (name === null ? null : server.ask('GET /me/ratings')), [name]);
  const show = (ratings: boolean) =>
    void attempt(async () => set(await server.ask('PUT /me/profile', { body: { ratings } })));
  return (
    <div className={styles.sheet}>
      <p>{words.text}</p>
      {name === null && <p>{nobody}</p>}
      {mine !== null && (
        <>
          {mine.games.length === 0 && <p>{words.none}</p>}
          {mine.games.map((game) => (
            <Game key={game.game} {...game} />
          ))}
          <Switch label={words.show} hint={words.showHint} checked={mine.shown} onChange={show} />
        </>
      )}
      <OnThisDevice />
      <Leaders key={String(mine?.shown)} />
    </div>
  );
}

function Game({ game, rating, duplicate, statistics, achieved, luck }: MyRatings['games'][number]) {
  const words = useRatingsWords();
  const { language } = useLanguage();
  const figureName = useFigureNames(game);
  const { format } = numbersIn(language);
  const { played, won, figures, seats, streak } = statistics;
  const tally = (name: string, some: { played: number; won: number }) => (
    <li key={name} className={styles.line}>
      <div>
        <strong>{name}</strong>
        <small>{words.won({ won: format(some.won), played: format(some.played) })}</small>
      </div>
    </li>
  );
  const title = isGameName(game) ? onShelf(game).title : game;
  return (
    <section className={styles.part} aria-label={title}>
      <h2>{title}</h2>
      <p>
        {rating === null ? (
          words.unrated
        ) : (
          <>
            {words.rating} <strong data-testid="rating">{rating.rating}</strong>
            {rating.provisional && ` (${words.provisional})`} · {words.matches({ count: rating.matches })}
          </>
        )}
      </p>
      {duplicate !== null && (
        <p>
          {words.duplicate} <strong data-testid="duplicate-rating">{duplicate.rating}</strong>
          {duplicate.provisional && ` (${words.provisional})`} · {words.deals({ count: duplicate.matches })}
        </p>
      )}
      {rating !== null && <HistoryLine values={rating.history} label={words.rating} />}
      <p>
        {words.won({ won: format(won), played: format(played) })} ·{' '}
        {words.streak({ now: format(streak.now), longest: format(streak.longest) })}
      </p>
      {figures[0] !== undefined && figures[0].what !== '' && (
        <p>{words.favourite({ name: figureName(figures[0].what) })}</p>
      )}
      <Laurels game={game} achieved={achieved} luck={luck} />
      <details>
        <summary>{words.figures}</summary>
        <ul className={styles.list}>{figures.map((one) => tally(figureName(one.what), one))}</ul>
      </details>
      <details>
        <summary>{words.seats}</summary>
        <ul className={styles.list}>
          {seats.map((one) => tally(words.seat({ seat: format(Number(one.what) + 1) }), one))}
        </ul>
      </details>
    </section>
  );
}
