import { idOf, type Puzzle } from '@undercroft/bots/solving';
import { type Answer, reelOf, sameAnswer } from '@undercroft/kernel';
import { useEffect, useMemo, useState } from 'react';
import { Button } from '../../controls/Button.tsx';
import { Waiting } from '../../controls/Waiting.tsx';
import { useOpened } from '../../games/useOpened.ts';
import { useLanguage } from '../../kit/language/language.tsx';
import { go } from '../../kit/route.ts';
import { useGuest } from '../../kit/server/guest.ts';
import type { Opened } from '../../table/game/opened.ts';
import { ReplayClient } from '../../table/sources/watched.ts';
import { PosedScreen } from '../review/PosedScreen.tsx';
import { nextPuzzle } from './files.ts';
import styles from './Puzzles.module.css';
import { figuresIn, posedMoment } from './posed.ts';
import { tellTry, triedAnywhere, useStanding } from './standing.ts';
import { noteTry, type Swing } from './tries.ts';

interface PuzzleTableProps {
  readonly puzzle: Puzzle;
  /** What it is called. */
  readonly title: string;
  /** Hears each answer; null from whoever would rather be shown. */
  readonly onTried?: (answer: Answer | null) => void;
  /** What comes next; another one of the game where nothing is said. */
  readonly next?: () => void;
  /** Where else one may go; to all puzzles where nothing is said. */
  readonly away?: { readonly label: string; readonly go: () => void };
}

const ALL = { at: 'puzzles', game: null, id: null } as const;

/** A puzzle at its table; one of other rules than these is refused in words. */
export function PuzzleTable(props: PuzzleTableProps) {
  const { puzzle } = props;
  const { m } = useLanguage();
  const opened = useOpened(puzzle.match.game);
  if (opened === null) return <Waiting />;
  if (opened.game.rulesVersion !== puzzle.match.rules) throw new Error(m.puzzles.otherRules);
  return <Posed key={idOf(puzzle)} {...props} opened={opened} />;
}

function Posed(props: PuzzleTableProps & { readonly opened: Opened }) {
  const { puzzle, title, onTried, next, away, opened } = props;
  const { m } = useLanguage();
  const { game } = opened;
  const client = useMemo(
    () => new ReplayClient(puzzle.match, reelOf(game, puzzle.match), []),
    [game, puzzle],
  );
  useEffect(() => () => client.close(), [client]);
  const moment = useMemo(() => posedMoment(game, puzzle), [game, puzzle]);
  const figures = useMemo(() => ({ figures: async () => figuresIn(puzzle) }), [puzzle]);
  const guest = useGuest();
  useStanding(guest);
  /** What the first try here has changed: null until it is known, which at a server takes a moment. */
  const [tried, setTried] = useState<{ readonly what: Swing | null } | null>(null);
  const note = (answer: Answer | null) => {
    const here = noteTry(puzzle, answer !== null && sameAnswer(answer, puzzle.best));
    onTried?.(answer);
    if (tried !== null) return;
    setTried({ what: guest === null ? here : null });
    if (guest !== null) void tellTry(puzzle, answer).then((there) => setTried({ what: there ?? here }));
  };
  return (
    <PosedScreen
      client={client}
      opened={opened}
      match={puzzle.match}
      reviewing={figures}
      moment={moment}
      title={title}
      roles={m.puzzles.roles}
      onTried={note}
      told={
        tried !== null && (
          <p className={styles.told} data-testid="puzzle-told">
            <b>{opened.say.theme(puzzle.theme)}</b>
            {tried.what !== null && (
              <span>
                {tried.what.change === null
                  ? m.puzzles.again
                  : m.puzzles.rated({
                      rating: Math.round(tried.what.rating),
                      change: signed(tried.what.change),
                    })}
              </span>
            )}
          </p>
        )
      }
    >
      <Button onClick={away?.go ?? (() => go(ALL))} data-word="puzzles" look="quiet">
        {away?.label ?? m.puzzles.all}
      </Button>
      {tried !== null && (
        <Button look="brass" onClick={next ?? (() => void nextOf(puzzle.match.game))} data-word="next">
          {m.puzzles.next}
        </Button>
      )}
    </PosedScreen>
  );
}

const signed = (change: number): string => `${change < 0 ? '−' : '+'}${Math.abs(change)}`;

/** Another one of the game; the address says which, so that going back comes back to this one. */
async function nextOf(game: string): Promise<void> {
  const puzzle = await nextPuzzle(game, triedAnywhere());
  go(puzzle === null ? ALL : { at: 'puzzles', game, id: idOf(puzzle) });
}
