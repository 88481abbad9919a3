import type { Puzzle } from '@undercroft/bots/solving';
import { dayOf } from '@undercroft/bots/today';
import { type GameName, onShelf } from '@undercroft/games';
import { Button } from '../../controls/Button.tsx';
import { GraphIcon, PlayIcon } from '../../controls/icons.tsx';
import { Page } from '../../controls/Page.tsx';
import { Waiting } from '../../controls/Waiting.tsx';
import { Lid } from '../../games/Lid.tsx';
import { useFetched, useNeeded } from '../../kit/fetched.ts';
import { useLanguage } from '../../kit/language/language.tsx';
import { go } from '../../kit/route.ts';
import { useGuest } from '../../kit/server/guest.ts';
import { idsOf, nextPuzzle, puzzleCalled, puzzledGames, puzzleOfDay } from './files.ts';
import styles from './Puzzles.module.css';
import { PuzzleTable } from './PuzzleTable.tsx';
import { type Standing, triedAnywhere, useStanding } from './standing.ts';

interface PuzzlesPageProps {
  /** Whose puzzles, or `today`; null is the page of all. */
  readonly game: string | null;
  /** A certain one; null is the next. */
  readonly id: string | null;
}

/** Questions of real games with one answer that is clearly best. */
export default function PuzzlesPage({ game, id }: PuzzlesPageProps) {
  return game === null ? <Shelf /> : <Next key={`${game} ${id}`} game={game} id={id} />;
}

const wanted = (game: string, id: string | null): Promise<Puzzle | null> => {
  if (game === 'today') return puzzleOfDay(dayOf(new Date()));
  return id === null ? nextPuzzle(game, triedAnywhere()) : puzzleCalled(game, id);
};

function Next({ game, id }: { readonly game: string; readonly id: string | null }) {
  const { m } = useLanguage();
  const found = useNeeded(async () => ({ puzzle: await wanted(game, id) }), [game, id]);
  if (found === null) return <Waiting />;
  if (found.puzzle === null)
    return (
      <Page title={m.puzzles.title} back={{ label: m.puzzles.title, go: toAll }}>
        <p role="status">{id === null ? m.puzzles.allDone : m.puzzles.unknown}</p>
      </Page>
    );
  return <PuzzleTable puzzle={found.puzzle} title={game === 'today' ? m.puzzles.today : m.puzzles.one} />;
}

const toAll = () => go({ at: 'puzzles', game: null, id: null });

function Shelf() {
  const { m } = useLanguage();
  const { rating, tried, solved, first } = useStanding(useGuest());
  return (
    <Page title={m.puzzles.title}>
      <p>{m.puzzles.text}</p>
      {tried > 0 && (
        <p data-testid="puzzle-rating" className={styles.rating}>
          <b>{Math.round(rating)}</b> <span>{m.puzzles.solved({ solved, of: tried })}</span>
        </p>
      )}
      <div className={styles.ways}>
        <Button
          look="ember"
          large
          icon={<PlayIcon />}
          onClick={() => go({ at: 'puzzles', game: 'today', id: null })}
          data-word="puzzle-today"
        >
          {m.puzzles.today}
        </Button>
        <Button icon={<GraphIcon />} onClick={() => go({ at: 'mistakes' })}>
          {m.puzzles.mine}
        </Button>
      </div>
      <ul className={styles.shelf}>
        {puzzledGames().map((game) => (
          <Box key={game} game={game} first={first} />
        ))}
      </ul>
    </Page>
  );
}

function Box({ game, first }: { readonly game: GameName; readonly first: Standing['first'] }) {
  const { m } = useLanguage();
  const ids = useFetched(() => idsOf(game), [game]).value;
  const tried = ids?.filter((id) => Object.hasOwn(first, id)).length ?? 0;
  return (
    <li className={styles.box} data-game={game}>
      <div className={styles.lid}>
        <Lid game={game} />
      </div>
      <h2>{onShelf(game).title}</h2>
      <p>{ids === null || ids === undefined ? '…' : m.puzzles.tried({ tried, of: ids.length })}</p>
      <Button
        icon={<PlayIcon />}
        disabled={tried === ids?.length}
        onClick={() => go({ at: 'puzzles', game, id: null })}
        data-word="solve"
      >
        {m.puzzles.solve}
      </Button>
    </li>
  );
}
