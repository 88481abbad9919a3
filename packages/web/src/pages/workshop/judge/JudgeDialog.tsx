import { shares, total, wilson } from '@undercroft/bots/series';
import { memo, use, useEffect, useState } from 'react';
import { Button } from '../../../controls/Button.tsx';
import { Dialog } from '../../../controls/Dialog.tsx';
import { useLanguage } from '../../../kit/language/language.tsx';
import { numbersIn } from '../../../kit/language/made.ts';
import { percent } from '../../../kit/language/percent.ts';
import { useStore } from '../../../kit/store.ts';
import { At } from '../../../table/box/at.ts';
import type { OwnSetData } from '../../../table/box/ownSets.ts';
import { alwaysWins, changesInWords, lengthOf, neverUsed } from './findings.ts';
import styles from './Judge.module.css';
import { Judge, type Judging, type Trial } from './judging.ts';
import { Lengths, Shares } from './Plots.tsx';

const GAMES = 1000;
/** As many as the lab seats, where the game has room for them. */
const SEATS = 4;
const SHOWN_EVERY = 200;

/** A thousand games with this set beside a thousand with the one in the box. */
export default function JudgeDialog({ set, onClose }: { set: OwnSetData; onClose: () => void }) {
  const { m } = useLanguage();
  const { game, words } = use(At);
  const [judge, setJudge] = useState<Judge | null>(null);
  useEffect(() => {
    const seats = Math.min(Math.max(SEATS, game.seats.min), game.seats.max);
    const now = new Judge({ game: game.name, seats, games: GAMES, set, options: set.variant?.options ?? {} });
    setJudge(now);
    return () => now.stop();
  }, [game, set]);
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={words.judge.title}
      closeLabel={m.close}
      wide
    >
      {judge !== null && <Verdict judge={judge} />}
    </Dialog>
  );
}

function Verdict({ judge }: { judge: Judge }) {
  const { language } = useLanguage();
  const { words } = use(At);
  const { trial } = judge;
  const judging = useStore(judge.state);
  const { at: stage, done } = judging;
  const number = (count: number) => numbersIn(language).format(count);
  // While games are played the cores are theirs: figures are told now and then.
  const shown = stage === 'working' ? Math.floor(done / SHOWN_EVERY) : stage;
  return (
    <div className={styles.judge} data-judged={stage}>
      <div
        className={styles.bar}
        role="progressbar"
        aria-label={words.judge.title}
        aria-valuemin={0}
        aria-valuemax={trial.games}
        aria-valuenow={done}
      >
        <i style={{ width: `${(100 * done) / trial.games}%` }} />
      </div>
      <div className={styles.row}>
        <span role="status">
          {words.judge.played({ done: number(done), all: number(trial.games), seats: number(trial.seats) })}
        </span>
        {stage === 'working' && <Button onClick={() => judge.stop()}>{words.judge.stop}</Button>}
      </div>
      {stage === 'failed' && <p role="alert">{words.judge.failed}</p>}
      <Findings key={shown} judging={judging} trial={trial} />
    </div>
  );
}

/** What the games so far say; drawn again only where its key says so. */
const Findings = memo(
  function Findings({ judging, trial }: { judging: Judging; trial: Trial }) {
    const { language } = useLanguage();
    const { words, say, sections, value } = use(At);
    const { whole, pairs, box, own } = judging;
    if (whole === 0) return null;
    const number = (count: number) => numbersIn(language).format(count);
    const changes = changesInWords(pairs, whole, trial.seats, { words, say });
    const winning = alwaysWins(own, trial.seats, { words, say });
    const unused = neverUsed(own, sections);
    const [before, now] = [lengthOf(box), lengthOf(own)];
    return (
      <>
        <section>
          <h3>{words.judge.changes}</h3>
          {changes.length === 0 ? (
            <p>{words.judge.none}</p>
          ) : (
            <ul className={styles.list} data-region="changes">
              {changes.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          )}
        </section>
        <p className={styles.legend}>
          <span>
            <i />
            {words.was}
          </span>
          <span>
            <i />
            {words.is}
          </span>
        </p>
        <div className={styles.plots}>
          <Shares
            title={words.judge.byFigure}
            box={shares(box.figures)}
            own={shares(own.figures)}
            name={value}
            fair={1 / trial.seats}
          />
          <Shares
            title={words.judge.bySeat}
            box={shares(box.seats)}
            own={shares(own.seats)}
            name={(seat) => words.judge.seatName({ seat })}
            fair={1 / trial.seats}
          />
          <Shares title={words.judge.endings} box={endsOf(box)} own={endsOf(own)} name={value} />
          <div>
            <Lengths title={words.judge.lengths} box={box} own={own} />
            {before.median !== null && now.median !== null && (
              <p>
                {words.judge.length({ a: number(before.median), b: number(now.median) })}{' '}
                {words.judge.between({ low: number(now.p10 ?? 0), high: number(now.p90 ?? 0) })}
              </p>
            )}
          </div>
        </div>
        {winning.length > 0 && (
          <section>
            <h3>{words.judge.winning}</h3>
            <ul className={styles.list}>
              {winning.map(({ text, share }) => (
                <li key={text}>
                  {text}, {percent(language, share)}
                </li>
              ))}
            </ul>
          </section>
        )}
        {unused.length > 0 && (
          <section>
            <h3>{words.judge.unused}</h3>
            <p>{unused.map(value).join(', ')}</p>
          </section>
        )}
      </>
    );

    function endsOf({ ends, games }: typeof box) {
      const stopped = games - total(ends);
      const all = Object.entries(ends).map(([by, count]) => [by, wilson(count, games)] as const);
      return Object.fromEntries(stopped > 0 ? [...all, [words.judge.stopped, wilson(stopped, games)]] : all);
    }
  },
  () => true,
);
