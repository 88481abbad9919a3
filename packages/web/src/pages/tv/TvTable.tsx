import type { OnlineTable } from '@undercroft/protocol';
import { useEffect } from 'react';
import { SeatMark } from '../../art/seat.tsx';
import { useLanguage } from '../../kit/language/language.tsx';
import { useStore } from '../../kit/store.ts';
import { Camera } from '../../table/board/camera.ts';
import { Ranks } from '../../table/end/Ranks.tsx';
import { endedOf } from '../../table/ended.ts';
import { calledAt } from '../../table/game/called.ts';
import type { Opened } from '../../table/game/opened.ts';
import { sentenceOf } from '../../table/game/sentence.ts';
import { Paced } from '../../table/show/Paced.tsx';
import type { OnlineClient } from '../../table/sources/online.ts';
import type { TableStream } from '../../table/sources/stream.ts';
import { Flying } from '../../table/stage/Flights.tsx';
import { useAtTable } from '../../table/useAtTable.ts';
import { Light } from './Light.tsx';
import { Ticker } from './Ticker.tsx';
import styles from './Tv.module.css';
import { useCrowded } from './useCrowded.ts';
import { useQuiet } from './useQuiet.ts';
import { useTvWords } from './words/index.ts';

/** After so long without anything happening, the whole board is shown. */
const WHOLE_MS = 15_000;
/** After so long, the picture is dimmed and moves a little: nothing is burnt in. */
const DIM_MS = 240_000;

interface TvTableProps {
  readonly table: OnlineTable;
  readonly stream: TableStream;
  readonly client: OnlineClient;
  readonly opened: Opened;
  readonly onNew: () => void;
}

/** A table as everybody in the room may see it, large; nothing is answered here. */
export function TvTable({ table, stream, client, opened, onNew }: TvTableProps) {
  const { screen, say } = opened;
  const { m } = useLanguage();
  const words = useTvWords();
  const line = useStore(stream.line);
  const ended = endedOf(table, calledAt(client, opened), m);
  const { over, info, stage, scene, event, at, onStage } = useAtTable(client, opened, {
    ended,
    openRule: () => {},
  });
  const pointer = useStore(stream.pointer);
  const happened = `${scene.shown} ${scene.update.version} ${pointer?.place} ${over !== null}`;
  const camera = useQuiet(happened, WHOLE_MS) ? 'whole' : 'attends';
  const dim = useQuiet(happened, DIM_MS);
  const { seats, names } = at;
  const [list, crowded] = useCrowded();
  const asked = onStage === null ? undefined : seats[onStage];
  const { Mind, Board, Show, Choices } = screen;
  const flight = event === null ? null : screen.flight(scene.view, event, at.box);

  // Whoever is asked no longer points anywhere once something else has happened.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version is a new question
  useEffect(() => stream.pointer.set(null), [scene.update.version]);

  useEffect(() => {
    const press = (key: KeyboardEvent) => {
      if (key.key !== 'Enter') return;
      if (over !== null) onNew();
      else stage.skip();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });

  return (
    <div
      className={styles.table}
      data-game={info.game}
      data-version={scene.caughtUp ? scene.update.version : undefined}
      data-viewer={info.viewer ?? 'nobody'}
      data-camera={camera}
      data-many={seats.length > 5 || crowded || undefined}
      data-dim={dim || undefined}
    >
      <Camera value={camera}>
        <Mind at={at}>
          <div className={styles.board} data-area="board" inert>
            <Board at={at} />
            {Show !== undefined && (
              <Paced pace={stage.pace * scene.haste}>
                <Show at={at} />
              </Paced>
            )}
          </div>
          <div className={styles.show} data-area="ask" inert>
            <Choices at={at} />
          </div>
        </Mind>
      </Camera>
      <Light pointer={pointer} seats={seats} />
      <ol className={styles.seats} aria-label={m.table.seats} ref={list}>
        {seats.map((seat) => (
          <li
            key={seat.seat}
            className={styles.seat}
            data-region={`seat ${seat.seat}`}
            data-asked={seat.seat === onStage || undefined}
            data-gone={(!seat.here && seat.kind === 'person') || undefined}
          >
            <span data-place={`seat ${seat.seat}`}>
              <screen.Portrait figure={seat.figure} look={seat.look} size={40} />
            </span>
            <div>
              <strong>
                <SeatMark seat={seat.look} size={14} />
                {names[seat.seat]}
              </strong>
              {seat.standIn && <small>{m.table.standIn}</small>}
              {!seat.here && seat.kind === 'person' && !seat.standIn && <small>{m.table.away}</small>}
              <screen.Strip at={at} seat={seat.seat} />
            </div>
          </li>
        ))}
      </ol>
      <footer className={styles.band} data-asked={asked !== undefined || undefined}>
        {asked !== undefined && <screen.Portrait figure={asked.figure} look={asked.look} size={64} />}
        <div className={styles.words}>
          {asked !== undefined && <strong>{names[asked.seat]}</strong>}
          <p data-testid="ask" aria-live="polite">
            {line === 'lost' ? words.lost : sentenceOf(at, scene, over?.verdict ?? null, false)}
          </p>
        </div>
        <Ticker scene={stage.scene} say={say} names={names} seats={seats} />
      </footer>
      {flight !== null && <Flying key={scene.shown} flight={flight} pace={stage.pace * scene.haste} />}
      {over !== null && (
        <section className={styles.end}>
          <h1>{m.end.title}</h1>
          <p>{over.verdict}</p>
          <Ranks at={at} screen={screen} outcome={over.outcome} />
          <p className={styles.soft}>{words.next}</p>
        </section>
      )}
    </div>
  );
}
