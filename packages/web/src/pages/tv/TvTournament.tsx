import { useEffect, useState } from 'react';
import { Button } from '../../controls/Button.tsx';
import { QrCode } from '../../controls/QrCode.tsx';
import { houseAddress } from '../../kit/base.ts';
import { useFetched } from '../../kit/fetched.ts';
import { useLanguage } from '../../kit/language/language.tsx';
import { numbersIn } from '../../kit/language/made.ts';
import { percent } from '../../kit/language/percent.ts';
import { useAddresses } from '../../kit/server/address.ts';
import { namesOf, scoreSaid } from '../me/tournament/names.ts';
import { useTournamentWords } from '../me/tournament/words/index.ts';
import { nobody } from './room.ts';
import styles from './TvTournament.module.css';
import { useTvWords } from './words/index.ts';

const LOOK_EVERY_MS = 5_000;
/** What a screen holds that is read from a sofa; whoever stands lower finds themselves on the phone. */
const LINES = 8;
const TABLES = 6;

interface TvTournamentProps {
  readonly id: string;
  readonly code: string;
  readonly onCode: () => void;
}

/** A tournament for everybody in the room: who stands where, who plays whom, who may still win, and the way to follow. */
export function TvTournament({ id, code, onCode }: TvTournamentProps) {
  const { m, language } = useLanguage();
  const words = useTournamentWords();
  const tv = useTvWords();
  const addresses = useAddresses();
  const { value } = useFetched(() => nobody.ask('GET /tournaments/:id', { id }), [id], {
    every: LOOK_EVERY_MS,
  });
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  if (value === null) return <p>{tv.opening}</p>;
  const { format } = numbersIn(language);
  const { name, kind, status, round, rounds, standings, players, played, nextAt } = value;
  const address = addresses?.[0] ?? houseAddress();
  const tables = played.at(-1)?.tables ?? [];
  const seconds = nextAt === null ? null : Math.max(0, Math.ceil((Date.parse(nextAt) - now) / 1000));
  const nameOf = (player: number | null) => (player === null ? words.computer : players[player].name);
  return (
    <div className={styles.tournament} data-testid="tv-tournament">
      <header className={styles.head}>
        <h1>{name}</h1>
        <p>
          {words.kinds[kind]} ·{' '}
          {status === 'on'
            ? words.roundOf({ round: format(round), rounds: format(rounds) })
            : words.status[status]}
        </p>
        {seconds !== null && status === 'on' && (
          <p className={styles.next} role="timer">
            {words.nextIn({ time: `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}` })}
          </p>
        )}
      </header>
      <section aria-label={status === 'open' ? words.who : words.standings}>
        <ol className={styles.lines}>
          {status === 'open'
            ? players.slice(0, LINES).map((one, player) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: names may be shared, and lines hold nothing
                <li key={player}>{one.name}</li>
              ))
            : standings.slice(0, LINES).map((line) => (
                <li key={line.players.join()}>
                  <strong>
                    {words.placed({ place: format(line.place), name: namesOf(value, line.players) })}
                  </strong>
                  <span>{scoreSaid(value, line, words, language)}</span>
                  {status === 'on' && line.chance !== null && <em>{percent(language, line.chance)}</em>}
                </li>
              ))}
        </ol>
        {status === 'on' && <p className={styles.soft}>{words.chanceText}</p>}
      </section>
      <section aria-label={words.tables} className={styles.side}>
        {status === 'on' && (
          <ul className={styles.tables}>
            {tables.slice(0, TABLES).map(({ number, seats, over }) => (
              <li key={number} data-over={over || undefined}>
                {seats.map(({ player }) => nameOf(player)).join(' · ')}
              </li>
            ))}
          </ul>
        )}
        {status !== 'over' && (
          <div className={styles.way}>
            {addresses !== null && <QrCode text={`${address}/join/${code}`} label={m.friends.qr} />}
            <p>{words.follow}</p>
            <strong className={styles.code}>{code}</strong>
          </div>
        )}
        <Button look="quiet" onClick={onCode}>
          {tv.another}
        </Button>
      </section>
    </div>
  );
}
