import { GAME_NAMES, onShelf } from '@undercroft/games';
import type { OnlineTable } from '@undercroft/protocol';
import { useCallback, useEffect, useState } from 'react';
import { SeatMark } from '../../art/seat.tsx';
import { Button } from '../../controls/Button.tsx';
import { QrCode } from '../../controls/QrCode.tsx';
import { Lid } from '../../games/Lid.tsx';
import { houseAddress } from '../../kit/base.ts';
import { useLanguage } from '../../kit/language/language.tsx';
import { useAddresses } from '../../kit/server/address.ts';
import { server } from '../../kit/server/api.ts';
import { explain } from '../../kit/server/explain.ts';
import { useStore } from '../../kit/store.ts';
import { seatWears } from '../../table/game/chosenLook.ts';
import type { Opened } from '../../table/game/opened.ts';
import type { TableStream } from '../../table/sources/stream.ts';
import between from './Between.module.css';
import { InShort } from './InShort.tsx';
import { chooseGame } from './room.ts';
import styles from './Tv.module.css';
import { TvPuzzle } from './TvPuzzle.tsx';
import { useQuiet } from './useQuiet.ts';
import { useTvWords } from './words/index.ts';

/** Where nobody comes and nothing is pressed for so long, the room has something to think about. */
const QUIET_MS = 60_000;

interface TvLobbyProps {
  readonly code: string;
  readonly table: OnlineTable;
  readonly stream: TableStream;
  readonly opened: Opened;
  readonly onCode: () => void;
}

/** Before the game: the way to the table, what is played, and who has come; a puzzle where people wait for others. */
export function TvLobby({ code, table, stream, opened, onCode }: TvLobbyProps) {
  const { m } = useLanguage();
  const words = useTvWords();
  const line = useStore(stream.line);
  const addresses = useAddresses();
  const [nth, setNth] = useState(0);
  const [refused, setRefused] = useState('');
  const known = addresses ?? [];
  const address = known[nth % Math.max(1, known.length)] ?? houseAddress();
  const taken = table.seats.filter(({ kind }) => kind !== 'free');
  const missing = opened.game.seats.min - taken.length;
  const ask = (asked: Promise<OnlineTable>) =>
    void asked.then(
      () => setRefused(''),
      (error: unknown) => setRefused(explain(m, error)),
    );
  /** OK on the box that lies open starts its game, too. */
  const start = () => missing > 0 || ask(server.ask('POST /tables/:id/start', { id: table.id }));
  /** So often somebody has pressed something, or a puzzle is over. */
  const [stirred, setStirred] = useState(0);
  const stir = useCallback(() => setStirred((now) => now + 1), []);
  useEffect(() => {
    addEventListener('keydown', stir);
    return () => removeEventListener('keydown', stir);
  }, [stir]);
  const waiting = useQuiet(`${taken.map(({ name }) => name).join('\n')} ${table.game} ${stirred}`, QUIET_MS);
  // A remote begins at the box that was chosen.
  useEffect(() => {
    if (!waiting) document.querySelector<HTMLElement>('[data-first]')?.focus();
  }, [waiting]);
  const [puzzles, setPuzzles] = useState(0);
  const onOver = useCallback(() => {
    setPuzzles((now) => now + 1);
    stir();
  }, [stir]);
  const status = () => {
    if (line === 'lost') return words.lost;
    if (refused !== '') return refused;
    if (taken.length === 0) return words.nobody;
    return missing > 0 ? words.needMore({ missing: String(missing) }) : words.ready;
  };
  return (
    <div className={styles.lobby}>
      <section className={styles.way}>
        <h2>{words.join}</h2>
        {addresses !== null && <QrCode text={`${address}/join/${code}`} label={m.friends.qr} />}
        <strong className={styles.code} data-testid="code">
          {code}
        </strong>
        <p>{words.joinHow({ address: address.replace(/^https?:\/\//, '') })}</p>
        <p className={styles.soft}>
          {addresses !== null && known.length === 0 ? words.onlyHere : words.cannotReach}
        </p>
      </section>
      {waiting ? (
        <TvPuzzle opened={opened} nth={puzzles} onOver={onOver} />
      ) : (
        <section className={styles.who}>
          <fieldset className={styles.lids} aria-label={words.game}>
            {GAME_NAMES.map((game) => (
              <button
                type="button"
                key={game}
                className={styles.lid}
                data-first={game === table.game || undefined}
                aria-pressed={game === table.game}
                aria-label={onShelf(game).title}
                onClick={() => (game === table.game ? start() : ask(chooseGame(table, game)))}
              >
                <Lid game={game} />
              </button>
            ))}
          </fieldset>
          <h1 className={styles.title}>{opened.say.title}</h1>
          <ol className={styles.people} aria-label={words.players}>
            {taken.map((seat) => (
              <li key={seat.seat}>
                {seat.figure === null ? (
                  <SeatMark seat={seatWears(opened.screen, seat)} size={40} />
                ) : (
                  <opened.screen.Portrait
                    figure={seat.figure}
                    look={seatWears(opened.screen, seat)}
                    size={44}
                  />
                )}
                <span>
                  <strong>{seat.kind === 'bot' ? m.setUp.bot : seat.name}</strong>
                  <small>{seat.figure === null ? words.dealt : opened.say.name(seat.figure)}</small>
                </span>
              </li>
            ))}
          </ol>
          <div className={between.meanwhile} data-many={taken.length > 6 || undefined}>
            <InShort key={table.game} table={table} opened={opened} />
          </div>
          <p className={styles.status} role="status">
            {status()}
          </p>
          <div className={styles.buttons}>
            <Button look="ember" disabled={missing > 0} data-word="start" onClick={start}>
              {words.start}
            </Button>
            {known.length > 1 && <Button onClick={() => setNth(nth + 1)}>{words.address}</Button>}
            <Button look="quiet" onClick={onCode}>
              {words.another}
            </Button>
          </div>
        </section>
      )}
    </div>
  );
}
