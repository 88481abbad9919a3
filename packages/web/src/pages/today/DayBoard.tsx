import { GAME_NAMES, type GameName, onShelf } from '@undercroft/games';
import type { TodayReply } from '@undercroft/protocol';
import { useState } from 'react';
import { Button } from '../../controls/Button.tsx';
import { PlayIcon } from '../../controls/icons.tsx';
import { Select } from '../../controls/Select.tsx';
import { useFetched } from '../../kit/fetched.ts';
import { useLanguage } from '../../kit/language/language.tsx';
import { numbersIn } from '../../kit/language/made.ts';
import { go } from '../../kit/route.ts';
import { server } from '../../kit/server/api.ts';
import { useGuest } from '../../kit/server/guest.ts';
import { useAttempt } from '../me/useAttempt.ts';
import { useWins } from './Day.tsx';
import styles from './Today.module.css';
import { useTodayWords } from './words/index.ts';

/** So often others may have been judged. */
const LOOK_EVERY_MS = 20_000;
const EVERYBODY = 'all';
const FRIENDS = 'friends';

/** A club goes by its id. */
function queryOf(among: string): { readonly friends?: 'true'; readonly club?: string } {
  if (among === EVERYBODY) return {};
  return among === FRIENDS ? { friends: 'true' } : { club: among };
}

interface DayBoardProps {
  readonly today: TodayReply;
  readonly look: () => Promise<void>;
}

/** Who chose best today or yesterday: everybody, friends, or a club. */
export function DayBoard({ today, look }: DayBoardProps) {
  const words = useTodayWords();
  const guest = useGuest();
  const attempt = useAttempt();
  const played = today.tables.find((table) => table.try?.result)?.game;
  const [game, setGame] = useState<GameName>(
    () => GAME_NAMES.find((name) => name === played) ?? GAME_NAMES[0],
  );
  const [back, setBack] = useState<'0' | '1'>('0');
  const [among, setAmong] = useState<string>(EVERYBODY);
  const clubs =
    useFetched(() => (guest === null ? null : server.ask('GET /me/clubs')), [guest]).value?.clubs ?? [];
  const day = String(today.day - Number(back));
  const showMe = async () => {
    await server.ask('PUT /me/profile', { body: { ratings: true } });
    await look();
  };
  return (
    <section className={styles.board} aria-label={words.board} data-testid="day-board">
      <h2>{words.board}</h2>
      <p>{words.boardText}</p>
      <div className={styles.choices}>
        <Select
          label={words.game}
          value={game}
          onChange={setGame}
          options={GAME_NAMES.map((name) => ({ value: name, label: onShelf(name).title }))}
        />
        <Select
          label={words.day}
          value={back}
          onChange={setBack}
          options={[
            { value: '0', label: words.today },
            { value: '1', label: words.yesterday },
          ]}
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
      <Lines key={`${day} ${game} ${among}`} day={day} game={game} among={among} over={back === '1'} />
      {among === EVERYBODY && guest !== null && !today.shown && (
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

interface LinesProps {
  readonly day: string;
  readonly game: GameName;
  readonly among: string;
  /** Whether the day is over: then its best game can be watched. */
  readonly over: boolean;
}

function Lines({ day, game, among, over }: LinesProps) {
  const words = useTodayWords();
  const { language } = useLanguage();
  const { format } = numbersIn(language);
  const wins = useWins();
  const { value } = useFetched(
    () => server.ask('GET /days/:day/:game', { day, game, query: queryOf(among) }),
    [day, game, among],
    { every: LOOK_EVERY_MS },
  );
  if (value === null) return null;
  const { lines, judged, rank } = value;
  if (lines.length === 0) return <p>{words.nobody}</p>;
  return (
    <>
      {rank !== null && <p>{words.rank({ rank: format(rank), all: format(judged) })}</p>}
      <ol className={styles.lines}>
        {lines.map(({ name, you, place, seats, points, own }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: several may be called alike, or not named at all
          <li key={at} className={styles.line} data-you={you || undefined}>
            <span>
              <strong>
                {format(1 + lines.filter((other) => other.own > own).length)}. {name}
                {you && ` (${words.you})`}
              </strong>
              <small>{words.place({ place, seats, points: format(points) })}</small>
            </span>
            <strong>{wins(own)}</strong>
          </li>
        ))}
      </ol>
      {over && (
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
