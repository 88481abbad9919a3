import { shares, total, wilson } from '@undercroft/bots/series';
import { memo, use, useEffect, useState } from 'react';
import { Button } from '../../../controls/Button.tsx';
import { Dialog } from '../../../controls/Dialog.tsx';
import { Select } from '../../../controls/Select.tsx';
import { useFetched } from '../../../kit/fetched.ts';
import { decimals } from '../../../kit/language/decimals.ts';
import { useLanguage } from '../../../kit/language/language.tsx';
import { numbersIn } from '../../../kit/language/made.ts';
import { percent } from '../../../kit/language/percent.ts';
import { useStore } from '../../../kit/store.ts';
import { At } from '../../../table/box/at.ts';
import { type OwnSetData, playableSets, setTitle } from '../../../table/box/ownSets.ts';
import { alwaysWins, changesInWords, holdsLead, lengthOf, neverUsed, partsPlayed } from './findings.ts';
import styles from './Judge.module.css';
import { JUDGING_LEVELS, Judge, type Judging, type JudgingLevel, type Trial } from './judging.ts';
import { Lengths, Shares } from './Plots.tsx';

const GAMES = 1000;
/** As many as the lab seats, where the game has room for them. */
const SEATS = 4;
const SHOWN_EVERY = 200;

/** What a set is compared with where nothing else is chosen. */
const BOX = 'box';

interface JudgeProps {
  readonly set: OwnSetData;
  /** Its id on this device: it is not compared with itself. */
  readonly id: string;
  readonly onClose: () => void;
}

/** A thousand games with this set beside a thousand with another one: that in the box, or one of one's own. */
export default function JudgeDialog({ set, id, onClose }: JudgeProps) {
  const { language } = useLanguage();
  const { game, say, words } = use(At);
  const { value: kept } = useFetched(() => playableSets(game.name), [game]);
  const [seats, setSeats] = useState(Math.min(Math.max(SEATS, game.seats.min), game.seats.max));
  const [level, setLevel] = useState<JudgingLevel>('adept');
  const [chosen, setChosen] = useState(BOX);
  const others = (kept ?? []).filter((one) => one.id !== id);
  const other = others.find((one) => one.id === chosen)?.data ?? null;
  const [judge, setJudge] = useState<Judge | null>(null);
  useEffect(() => {
    const contender = (data: OwnSetData) => ({ set: data, options: data.variant?.options ?? {} });
    const against = other === null ? { options: {} } : contender(other);
    const now = new Judge({ game: game.name, seats, level, games: GAMES, own: contender(set), against });
    setJudge(now);
    return () => now.stop();
  }, [game, set, seats, level, other]);
  const title = others.find((one) => one.id === chosen);
  const named = title === undefined ? null : setTitle(title, language);
  const counts = Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, at) => at + game.seats.min);
  return (
    <Dialog open onOpenChange={(open) => open || onClose()} title={words.judge.title} wide>
      <div className={styles.choices}>
        <Select
          label={words.judge.seats}
          value={`${seats}`}
          onChange={(value) => setSeats(Number(value))}
          options={counts.map((count) => ({ value: `${count}`, label: `${count}` }))}
        />
        <Select
          label={words.judge.level}
          value={level}
          onChange={setLevel}
          options={JUDGING_LEVELS.map((one) => ({ value: one, label: say.table(`level.${one}`) }))}
        />
        <Select
          label={words.judge.against}
          value={chosen}
          onChange={setChosen}
          options={[
            { value: BOX, label: words.was },
            ...others.map((one) => ({ value: one.id, label: setTitle(one, language) })),
          ]}
        />
      </div>
      {judge !== null && <Verdict judge={judge} named={named} />}
    </Dialog>
  );
}

interface VerdictProps {
  readonly judge: Judge;
  /** What it is compared with, where that is not the box. */
  readonly named: string | null;
}

function Verdict({ judge, named }: VerdictProps) {
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
          {words.judge.played({
            done: number(done),
            all: number(trial.games),
            seats: number(trial.seats),
            against: named === null ? words.judge.boxSet : words.judge.named({ name: named }),
          })}
        </span>
        {stage === 'working' && <Button onClick={() => judge.stop()}>{words.judge.stop}</Button>}
      </div>
      {stage === 'failed' && <p role="alert">{words.judge.failed}</p>}
      <Findings key={shown} judging={judging} trial={trial} named={named} />
    </div>
  );
}

interface FindingsProps {
  readonly judging: Judging;
  readonly trial: Trial;
  readonly named: string | null;
}

/** What the games so far say; drawn again only where its key says so. */
const Findings = memo(
  function Findings({ judging, trial, named }: FindingsProps) {
    const { language } = useLanguage();
    const { words, say, sections, value } = use(At);
    const { whole, pairs, box, own } = judging;
    if (whole === 0) return null;
    const number = (count: number) => numbersIn(language).format(count);
    const changes = changesInWords(pairs, whole, trial.seats, { words, say });
    const winning = alwaysWins(own, trial.seats, { words, say });
    const unused = neverUsed(own, sections);
    const [before, now] = [lengthOf(box), lengthOf(own)];
    const [held, holds] = [holdsLead(box), holdsLead(own)];
    const parts = partsPlayed(box, own, { words, say });
    const aGame = (often: number) => decimals(language, often);
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
            {named ?? words.was}
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
            {held !== null && holds !== null && (
              <p data-counts="halfway">
                {words.judge.halfway({ a: percent(language, held), b: percent(language, holds) })}
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
        {parts.length > 0 && (
          <details className={styles.parts}>
            <summary>{words.judge.often}</summary>
            <table>
              <thead>
                <tr>
                  <th scope="col">{words.judge.aGame}</th>
                  <th scope="col">{named ?? words.was}</th>
                  <th scope="col">{words.is}</th>
                </tr>
              </thead>
              <tbody>
                {parts.map(({ text, box: there, own: here }) => (
                  <tr key={text}>
                    <th scope="row">{text}</th>
                    <td>{aGame(there)}</td>
                    <td>{aGame(here)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </details>
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
