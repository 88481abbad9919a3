import type { Seat } from '@undercroft/kernel';
import type { OnlineTable } from '@undercroft/protocol';
import { memo, type Ref, useEffect, useState } from 'react';
import { SeatMark } from '../../art/seat.tsx';
import { useLanguage } from '../../kit/language/language.tsx';
import { useSelected, useStore } from '../../kit/store.ts';
import { AtPace } from '../../table/BoardArea.tsx';
import { Camera } from '../../table/board/camera.ts';
import { Ranks } from '../../table/end/Ranks.tsx';
import { endedOf } from '../../table/ended.ts';
import { calledAt } from '../../table/game/called.ts';
import type { Opened } from '../../table/game/opened.ts';
import { sentenceOf } from '../../table/game/sentence.ts';
import type { Seen } from '../../table/seen/tableStore.ts';
import { TableContext, useSeen, useShown, useTable } from '../../table/seen/useSeen.ts';
import { useTableStore } from '../../table/seen/useTableStore.ts';
import { Flights } from '../../table/show/Flights.tsx';
import type { Sitting } from '../../table/sources/client.ts';
import type { OnlineClient } from '../../table/sources/online.ts';
import type { TableStream } from '../../table/sources/stream.ts';
import between from './Between.module.css';
import { Chances } from './Chances.tsx';
import { Evening, Stories } from './Evening.tsx';
import { notePlayed, playedTonight } from './evening.ts';
import { GreatMoment, useGreat } from './GreatMoment.tsx';
import { Greeting } from './Greeting.tsx';
import { Light } from './Light.tsx';
import { Ticker } from './Ticker.tsx';
import styles from './Tv.module.css';
import { useCrowded } from './useCrowded.ts';
import { useQuiet } from './useQuiet.ts';
import { useTvWords } from './words/index.ts';

/** After so long without anything happening, the whole board is shown. */
const WHOLE_MS = 15_000;
/** After so long without a new question the board is dimmed, and all drifts a little: nothing is burnt in. */
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
  const { m } = useLanguage();
  const ended = endedOf(table, calledAt(client, opened), m);
  return (
    <TableContext value={useTableStore(client, opened, { ended, silent: false, coach: false })}>
      <TvFrame stream={stream} onNew={onNew} />
    </TableContext>
  );
}

/** Only what changes on the television itself: every part reads what it shows. */
const TvFrame = memo(function TvFrame({ stream, onNew }: Pick<TvTableProps, 'stream' | 'onNew'>) {
  const { stage, opened } = useShown();
  const { Mind } = opened.screen;
  const pointer = useStore(stream.pointer);
  const great = useGreat();
  const chances = useSelected(stream.table, (table) => table?.chances === true);
  const { shown, version, caughtUp, over, game, viewer } = useSeen(({ scene, over, info }) => ({
    shown: scene.shown,
    version: scene.update.version,
    caughtUp: scene.caughtUp,
    over: over !== null,
    game: info.game,
    viewer: info.viewer,
  }));
  const happened = `${shown} ${version} ${pointer?.place} ${over}`;
  const camera = useQuiet(happened, WHOLE_MS) ? 'whole' : 'attends';
  const dim = useQuiet(happened, DIM_MS);
  const { seats } = useTable();
  const [list, crowded] = useCrowded();

  // Whoever is asked no longer points anywhere once something else has happened.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version is a new question
  useEffect(() => stream.pointer.set(null), [version]);

  useEffect(() => {
    const press = (key: KeyboardEvent) => {
      if (key.key !== 'Enter') return;
      if (over) onNew();
      else stage.skip();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });

  return (
    <div
      className={styles.table}
      data-game={game}
      data-version={caughtUp ? version : undefined}
      data-viewer={viewer ?? 'nobody'}
      data-camera={camera}
      data-many={seats.length > 5 || crowded || undefined}
      data-dim={dim || undefined}
      data-great={great?.what}
    >
      <Camera value={camera}>
        <Mind>
          <Areas />
        </Mind>
      </Camera>
      <Light pointer={pointer} seats={seats} />
      <Players list={list} />
      <Band stream={stream} />
      <Flights />
      <Greeting stream={stream} />
      {chances && <Chances />}
      {great !== null && great.what !== 'look' && <GreatMoment great={great} />}
      <Ending />
    </div>
  );
});

/** The board, and the question as everybody may see it. */
const Areas = memo(function Areas() {
  const { Board, Show, Choices } = useShown().opened.screen;
  return (
    <>
      <div className={styles.board} data-area="board" inert>
        <Board />
        {Show !== undefined && (
          <AtPace>
            <Show />
          </AtPace>
        )}
      </div>
      <div className={styles.show} data-area="ask" inert>
        <Choices />
      </div>
    </>
  );
});

const Players = memo(function Players({ list }: { readonly list: Ref<HTMLOListElement> }) {
  const { m, seats } = useTable();
  return (
    <ol className={styles.seats} aria-label={m.table.seats} ref={list}>
      {seats.map((sitting) => (
        <Player key={sitting.seat} sitting={sitting} />
      ))}
    </ol>
  );
});

function Player({ sitting: { seat, kind, figure, look } }: { readonly sitting: Sitting }) {
  const { screen } = useShown().opened;
  const { m, names } = useTable();
  const asked = useSeen(({ onStage }) => onStage === seat);
  const { here, standIn } = useSeen(({ attendance }) => attendance[seat]);
  const gone = !here && kind === 'person';
  return (
    <li
      className={styles.seat}
      data-region={`seat ${seat}`}
      data-asked={asked || undefined}
      data-gone={gone || undefined}
    >
      <span data-place={`seat ${seat}`}>
        <screen.Portrait figure={figure} look={look} size={40} />
      </span>
      <div>
        <strong>
          <SeatMark seat={look} size={14} />
          {names[seat]}
        </strong>
        {standIn && <small>{m.table.standIn}</small>}
        {gone && !standIn && <small>{m.table.away}</small>}
        <screen.Strip seat={seat} />
      </div>
    </li>
  );
}

/** Who is asked what, or what happens; and what happened last. */
const Band = memo(function Band({ stream }: { readonly stream: TableStream }) {
  const { screen } = useShown().opened;
  const words = useTvWords();
  const line = useStore(stream.line);
  const { seats, names } = useTable();
  const onStage = useSeen((seen) => seen.onStage);
  const sentence = useSeen((at) => sentenceOf(at, at.scene, at.over?.verdict ?? null, false));
  const asked = onStage === null ? undefined : seats[onStage];
  return (
    <footer className={styles.band} data-asked={asked !== undefined || undefined}>
      {asked !== undefined && <screen.Portrait figure={asked.figure} look={asked.look} size={64} />}
      <div className={styles.words}>
        {asked !== undefined && <strong>{names[asked.seat]}</strong>}
        <p data-testid="ask" aria-live="polite">
          {line === 'lost' ? words.lost : sentence}
        </p>
      </div>
      <Ticker />
    </footer>
  );
});

/** Whoever has won, large, where the room is; where many have played, their names need it. */
function Champions({ winners }: { readonly winners: readonly Seat[] }) {
  const { Figure } = useShown().opened.screen;
  const { seats } = useTable();
  if (Figure === undefined || seats.length > 3) return null;
  return (
    <div className={between.champions} aria-hidden="true">
      {winners.map((seat) => (
        <Figure key={seat} figure={seats[seat].figure} look={seats[seat].look} />
      ))}
    </div>
  );
}

function Ending() {
  const over = useSeen((seen) => seen.over);
  return over === null ? null : <Result {...over} />;
}

function Result({ outcome, verdict }: NonNullable<Seen['over']>) {
  const { opened, seen } = useShown();
  const { m, names } = useTable();
  const words = useTvWords();
  const [{ tales, played }] = useState(() => {
    const { info, log } = seen.value;
    const found = opened.screen.tales?.(log.map(({ event }) => event)) ?? [];
    const told = found.map(({ what, seat, count }) => ({ what, name: names[seat] ?? '', count }));
    const winners = outcome.winners.map((seat) => names[seat] ?? '');
    notePlayed({ id: info.id, game: info.game, at: Date.now(), players: [...names], winners, tales: told });
    return { tales: told, played: playedTonight() };
  });
  return (
    <section className={styles.end}>
      <h1>{m.end.title}</h1>
      <p>{verdict}</p>
      <div className={between.after}>
        <Ranks outcome={outcome} />
        <div>
          {played.length > 1 && <Evening played={played} />}
          <Stories tales={tales} screen={opened.screen} />
        </div>
      </div>
      <p className={styles.soft}>{words.next}</p>
      <Champions winners={outcome.winners} />
    </section>
  );
}
