import { TEN } from '@undercroft/bots/solving';
import { weekOf } from '@undercroft/bots/today';
import type { GameName } from '@undercroft/games';
import { useState } from 'react';
import { Button } from '../../controls/Button.tsx';
import { PlayIcon } from '../../controls/icons.tsx';
import { Select } from '../../controls/Select.tsx';
import { useFetched } from '../../kit/fetched.ts';
import { dated } from '../../kit/language/dated.ts';
import { useLanguage } from '../../kit/language/language.tsx';
import { made, numbersIn } from '../../kit/language/made.ts';
import { percent } from '../../kit/language/percent.ts';
import { go } from '../../kit/route.ts';
import { server } from '../../kit/server/api.ts';
import { useGuest } from '../../kit/server/guest.ts';
import { GAMES } from '../me/GameSelect.tsx';
import { useAttempt } from '../me/useAttempt.ts';
import { useKept } from './Day.tsx';
import styles from './Today.module.css';
import { useTodayWords } from './words/index.ts';

/** So often others may have been judged. */
const LOOK_EVERY_MS = 20_000;
/** Of a hundred a day; tenths tell people apart who are near each other. */
const cupPoints = made((language) => new Intl.NumberFormat(language, { maximumFractionDigits: 1 }));
const EVERYBODY = 'all';
const FRIENDS = 'friends';

/** A club goes by its id. */
function queryOf(among: string): { readonly friends?: 'true'; readonly club?: string } {
  if (among === EVERYBODY) return {};
  return among === FRIENDS ? { friends: 'true' } : { club: among };
}

/** The ten questions stand beside the games. */
export const OF_TEN = 'ten';
type Of = GameName | typeof OF_TEN;

/** A day, or the cup of a week. */
const TIMES = ['today', 'yesterday', 'week', 'lastWeek'] as const;
type When = (typeof TIMES)[number];

interface DayBoardProps {
  readonly day: number;
  /** What is shown first. */
  readonly first: Of;
  /** Where somebody is not named to everybody: lets them be, and looks again. */
  readonly showMe?: (() => Promise<void>) | undefined;
}

/** Who chose best on a day, or has most of a week's cup: everybody, friends, or a club. */
export function DayBoard({ day, first, showMe }: DayBoardProps) {
  const words = useTodayWords();
  const guest = useGuest();
  const attempt = useAttempt();
  const [of, setOf] = useState<Of>(first);
  const [when, setWhen] = useState<When>('today');
  const [among, setAmong] = useState<string>(EVERYBODY);
  const clubs =
    useFetched(() => (guest === null ? null : server.ask('GET /me/clubs')), [guest]).value?.clubs ?? [];
  const asked = { day: when === 'yesterday' ? day - 1 : day, of, among };
  const week = weekOf(day) - (when === 'lastWeek' ? 1 : 0);
  const cup = when === 'week' || when === 'lastWeek';
  return (
    <section className={styles.board} aria-label={words.board} data-testid="day-board">
      <h2>{words.board}</h2>
      <p>{cup ? words.cupText : of === OF_TEN ? words.tenBoardText : words.boardText}</p>
      <div className={styles.choices}>
        <Select<Of>
          label={words.game}
          value={of}
          onChange={setOf}
          options={[...GAMES, { value: OF_TEN, label: words.ten }]}
        />
        <Select
          label={words.day}
          value={when}
          onChange={setWhen}
          options={TIMES.map((time) => ({ value: time, label: words[time] }))}
        />
        {guest !== null && (
          <Select
            label={words.among}
            value={among}
            onChange={setAmong}
            options={[
              { value: EVERYBODY, label: words.everybody },
              { value: FRIENDS, label: words.friends },
              ...clubs.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
        )}
      </div>
      {cup ? (
        <CupLines key={`${week} ${of} ${among}`} week={week} of={of} among={among} />
      ) : of === OF_TEN ? (
        <TenLines key={`${asked.day} ${among}`} day={asked.day} among={among} />
      ) : (
        <TableLines
          key={`${asked.day} ${of} ${among}`}
          day={asked.day}
          game={of}
          among={among}
          over={when === 'yesterday'}
        />
      )}
      {among === EVERYBODY && guest !== null && showMe !== undefined && (
        <p className={styles.share}>
          <span>{words.showText}</span>
          <Button onClick={() => void attempt(showMe)} data-word="show-me">
            {words.show}
          </Button>
        </p>
      )}
    </section>
  );
}

interface Line {
  readonly name: string;
  readonly you: boolean;
  /** What counts, the more the better. */
  readonly worth: number;
  readonly told: string;
  readonly figure: string;
}

interface LinesProps {
  readonly lines: readonly Line[];
  readonly rank: number | null;
  readonly all: number;
  /** Said where nobody is there yet. */
  readonly nobody: string;
}

/** Everybody who is on a board; equals share a place. */
function Lines({ lines, rank, all, nobody }: LinesProps) {
  const words = useTodayWords();
  const { language } = useLanguage();
  const { format } = numbersIn(language);
  if (lines.length === 0) return <p>{nobody}</p>;
  return (
    <>
      {rank !== null && <p>{words.rank({ rank: format(rank), all: format(all) })}</p>}
      <ol className={styles.lines}>
        {lines.map(({ name, you, worth, told, figure }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: several may be called alike, or not named at all
          <li key={at} className={styles.line} data-you={you || undefined}>
            <span>
              <strong>
                {format(1 + lines.filter((other) => other.worth > worth).length)}. {name}
                {you && ` (${words.you})`}
              </strong>
              <small>{told}</small>
            </span>
            <strong>{figure}</strong>
          </li>
        ))}
      </ol>
    </>
  );
}

interface TableLinesProps {
  readonly day: number;
  readonly game: GameName;
  readonly among: string;
  /** Whether the day is over: then its best game can be watched. */
  readonly over: boolean;
}

function TableLines({ day, game, among, over }: TableLinesProps) {
  const words = useTodayWords();
  const { language } = useLanguage();
  const { format } = numbersIn(language);
  const kept = useKept();
  const { value } = useFetched(
    () => server.ask('GET /days/:day/:game', { day: String(day), game, query: queryOf(among) }),
    [day, game, among],
    { every: LOOK_EVERY_MS },
  );
  if (value === null) return null;
  const lines = value.lines.map(({ name, you, place, seats, points, own }) => ({
    ...{ name, you, worth: own, figure: kept(own) },
    told: words.place({ place, seats, points: format(points) }),
  }));
  return (
    <>
      <Lines lines={lines} rank={value.rank} all={value.judged} nobody={words.nobody} />
      {over && lines.length > 0 && (
        <p className={styles.share}>
          <Button
            icon={<PlayIcon />}
            onClick={() => go({ at: 'replay', source: 'day', id: `${day}-${game}` })}
            data-word="watch-best"
          >
            {words.watch}
          </Button>
        </p>
      )}
    </>
  );
}

function TenLines({ day, among }: Pick<TableLinesProps, 'day' | 'among'>) {
  const words = useTodayWords();
  const { language } = useLanguage();
  const { value } = useFetched(
    () => server.ask('GET /days/:day/ten', { day: String(day), query: queryOf(among) }),
    [day, among],
    { every: LOOK_EVERY_MS },
  );
  if (value === null) return null;
  const lines = value.lines.map(({ name, you, score, found }) => ({
    ...{ name, you, worth: score, figure: percent(language, score) },
    told: words.tenFound({ found, of: TEN }),
  }));
  return <Lines lines={lines} rank={value.rank} all={value.all} nobody={words.tenNobody} />;
}

function CupLines({ week, of, among }: { readonly week: number; readonly of: Of; readonly among: string }) {
  const words = useTodayWords();
  const { language } = useLanguage();
  const points = cupPoints(language);
  const { value } = useFetched(
    () => {
      const asked = { week: String(week), query: queryOf(among) };
      return of === OF_TEN
        ? server.ask('GET /weeks/:week/ten', asked)
        : server.ask('GET /weeks/:week/:game', { ...asked, game: of });
    },
    [week, of, among],
    { every: LOOK_EVERY_MS },
  );
  if (value === null) return null;
  const lines = value.lines.map(({ name, you, points: worth, days }) => ({
    ...{ name, you, worth, figure: points.format(100 * worth) },
    told: words.cupDays({ days }),
  }));
  return (
    <>
      <p>{words.ends({ time: dated(language, value.ends) })}</p>
      <Lines lines={lines} rank={value.rank} all={value.all} nobody={words.nobody} />
    </>
  );
}
