import { isGameName, onShelf } from '@undercroft/games';
import { useLanguage } from '../../kit/language/language.tsx';
import { numbersIn } from '../../kit/language/made.ts';
import type { GameScreen } from '../../table/game/screen.ts';
import styles from './Between.module.css';
import { type Played, winsOf } from './evening.ts';
import { useTvWords } from './words/index.ts';

const titleOf = (game: string) => (isGameName(game) ? onShelf(game).title : game);

/** Between games: who has won what tonight. */
export function Evening({ played }: { readonly played: readonly Played[] }) {
  const words = useTvWords();
  return (
    <section className={styles.evening} data-testid="evening">
      <h2>{words.evening({ count: played.length })}</h2>
      <ol>
        {winsOf(played).map(({ name, games }) => (
          <li key={name}>
            <strong>{name}</strong>
            <b>{games.length}</b>
            <small>{games.map(titleOf).join(', ')}</small>
          </li>
        ))}
      </ol>
    </section>
  );
}

interface StoriesProps {
  readonly tales: Played['tales'];
  readonly screen: GameScreen;
}

/** What people tell each other of the game that is over. */
export function Stories({ tales, screen }: StoriesProps) {
  const { m, language } = useLanguage();
  const called = screen.words?.wordsOf(language).tales ?? {};
  const number = numbersIn(language);
  if (tales.length === 0) return null;
  return (
    <section className={styles.stories} data-testid="stories">
      <h2>{m.end.tales}</h2>
      <dl>
        {tales.map(({ what, name, count }) => (
          <div key={what}>
            <dt>{called[what]}</dt>
            <dd>
              {name} {number.format(count)}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
