import type { Puzzle } from '@undercroft/bots/solving';
import { dayOf } from '@undercroft/bots/today';
import { reelOf } from '@undercroft/kernel';
import { useEffect, useMemo, useState } from 'react';
import { useFetched } from '../../kit/fetched.ts';
import { useLanguage } from '../../kit/language/language.tsx';
import { percent } from '../../kit/language/percent.ts';
import { Camera } from '../../table/board/camera.ts';
import type { Opened } from '../../table/game/opened.ts';
import { TableContext } from '../../table/seen/useSeen.ts';
import { useTableStore } from '../../table/seen/useTableStore.ts';
import { ReplayClient } from '../../table/sources/watched.ts';
import { puzzleInTurn } from '../puzzles/files.ts';
import { figuresIn, posedMoment } from '../puzzles/posed.ts';
import { useTeller } from '../review/useTeller.ts';
import styles from './Between.module.css';
import { useTvWords } from './words/index.ts';

/** A room talks for so long about what it would do, and then looks at the answer. */
const THINK_MS = 45_000;
const TOLD_MS = 20_000;
/** What a television holds of answers; the best is always among them. */
const ANSWERS = 5;

interface TvPuzzleProps {
  readonly opened: Opened;
  /** Which one this evening: the first is the one of the day. */
  readonly nth: number;
  readonly onOver: () => void;
}

/** While people wait: a question of a real game for the whole room, and after a while its answer. */
export function TvPuzzle({ opened, nth, onOver }: TvPuzzleProps) {
  const { game } = opened;
  const { value, failed } = useFetched(
    async () => ({ puzzle: await puzzleInTurn(game.name, dayOf(new Date()), nth) }),
    [game, nth],
  );
  const puzzle = value?.puzzle ?? null;
  // None there are, or they are of other rules: people go on waiting as before.
  const none = failed !== null || (value !== null && puzzle?.match.rules !== game.rulesVersion);
  useEffect(() => {
    if (none) onOver();
  }, [none, onOver]);
  return puzzle === null || none ? null : <Posed opened={opened} puzzle={puzzle} onOver={onOver} />;
}

interface PosedProps extends Pick<TvPuzzleProps, 'opened' | 'onOver'> {
  readonly puzzle: Puzzle;
}

function Posed({ opened, puzzle, onOver }: PosedProps) {
  const { m, language } = useLanguage();
  const words = useTvWords();
  const { game, screen, say } = opened;
  const moment = useMemo(() => posedMoment(game, puzzle), [game, puzzle]);
  const { seat, version, view, ask } = moment;
  const client = useMemo(() => {
    const watched = new ReplayClient(puzzle.match, reelOf(game, puzzle.match), []);
    watched.watchAs(seat);
    watched.go(version);
    return watched;
  }, [game, puzzle, seat, version]);
  useEffect(() => () => client.close(), [client]);
  const table = useTableStore(client, opened, { ended: null, silent: true, coach: false });
  const teller = useTeller(opened, client);
  const [told, setTold] = useState(false);
  useEffect(() => {
    const timers = [setTimeout(() => setTold(true), THINK_MS), setTimeout(onOver, THINK_MS + TOLD_MS)];
    return () => timers.forEach(clearTimeout);
  }, [onOver]);
  const names = client.info.value.seats.map(({ figure }) => say.name(figure));
  // By name and not by worth: their order gives nothing away.
  const shown = figuresIn(puzzle)
    .slice(0, ANSWERS)
    .map((figure) => ({ ...figure, text: teller?.answer(moment, figure.answer) ?? '' }))
    .sort((one, other) => one.text.localeCompare(other.text, language));
  return (
    <section className={styles.puzzle} data-testid="tv-puzzle" data-told={told || undefined}>
      <h2>{m.puzzles.one}</h2>
      <div className={styles.puzzleBoard} inert>
        <TableContext value={table}>
          <Camera value="attends">
            <screen.Mind>
              <screen.Board />
            </screen.Mind>
          </Camera>
        </TableContext>
      </div>
      <p className={styles.puzzleAsked}>
        <strong>{names[seat]}:</strong> {ask !== null && say.ask(ask, view, names)}
      </p>
      <ol className={styles.puzzleAnswers}>
        {teller !== null &&
          shown.map(({ answer, text, lost, share }) => (
            <li key={JSON.stringify(answer)} data-best={(told && lost === 0) || undefined}>
              <span>{text}</span>
              {told && <b>{percent(language, share)}</b>}
            </li>
          ))}
      </ol>
      <p className={styles.puzzleWhy}>
        {!told && words.think}
        {told &&
          (teller !== null && moment.why.length > 0
            ? teller.say('mistake.why', { why: say.why(moment.why) })
            : say.theme(puzzle.theme))}
      </p>
    </section>
  );
}
