import type { Seat } from '@undercroft/kernel';
import type { Speaker } from '@undercroft/words';
import { useEffect, useState } from 'react';
import { go } from '../app/route.ts';
import { Lid } from '../art/Lid.tsx';
import { SeatMark } from '../art/seat.tsx';
import { Button } from '../controls/Button.tsx';
import { IconButton } from '../controls/IconButton.tsx';
import { CloseIcon, PlayIcon } from '../controls/icons.tsx';
import type { Plan } from '../games/plan.ts';
import { aboutGame, isGameKey } from '../games/registry.ts';
import { dated } from '../language/dated.ts';
import { useLanguage } from '../language/language.tsx';
import type { Language } from '../language/languages.ts';
import type { KeptTable } from '../tables/hereTable.ts';
import { forgetTable, keptTables, tidyUp } from '../tables/kept.ts';
import { lookNamed } from '../theme/colours.ts';
import styles from './FrontDoor.module.css';

/** Games of this device to go on with, and finished ones to look at again. */
export function KeptGames() {
  const { m, language } = useLanguage();
  const [tables, setTables] = useState<readonly KeptTable[]>([]);
  const read = () =>
    void tidyUp()
      .then(keptTables)
      .then(setTables, () => setTables([]));
  useEffect(read, []);
  const speakers = useSpeakers(tables);

  const row = (table: KeptTable) => {
    const over = table.waitsFor === null;
    const nameOf = (seat: Seat) => {
      const figure = table.figures[seat] ?? '';
      return table.chairs[seat]?.name || speakers.get(table.game)?.called(figure) || capital(figure);
    };
    const winners = table.winners ?? [];
    const next = table.waitsFor === null ? undefined : table.chairs[table.waitsFor];
    const news =
      table.waitsFor === null
        ? winners.length > 0 && m.end.won(winners.map(nameOf).join(', '), winners.length)
        : next?.kind === 'person' && next.name === ''
          ? m.table.yourTurn
          : m.table.turnOf(nameOf(table.waitsFor));
    return (
      <li key={table.id} className={styles.game} data-game={table.game}>
        <span className={styles.small}>
          {table.plan !== undefined ? (
            <PlanPicture plan={table.plan} />
          ) : (
            isGameKey(table.game) && <Lid game={table.game} />
          )}
        </span>
        <div>
          <strong>{isGameKey(table.game) ? aboutGame(table.game).title : capital(table.game)}</strong>
          {news !== false && <b className={over ? styles.won : styles.next}>{news}</b>}
          <span className={styles.marks}>
            {table.figures.map((figure, seat) => (
              <span
                key={figure}
                data-now={seat === table.waitsFor || winners.includes(seat) || undefined}
                title={nameOf(seat)}
              >
                <SeatMark seat={lookNamed(figure, seat)} size={22} />
              </span>
            ))}
          </span>
          <small>
            {table.chairs.map((_, seat) => nameOf(seat)).join(', ')} · {dated(language, table.changedAt)}
          </small>
        </div>
        <Button
          look={over ? 'brass' : 'ember'}
          icon={<PlayIcon />}
          onClick={() =>
            go(over ? { at: 'replay', source: 'here', id: table.id } : { at: 'here', id: table.id })
          }
        >
          {over ? m.door.watch : m.door.goOn}
        </Button>
        <IconButton
          label={m.door.forget}
          icon={<CloseIcon />}
          onClick={() => void forgetTable(table.id).then(read)}
        />
      </li>
    );
  };

  const running = tables.filter(({ waitsFor }) => waitsFor !== null);
  const finished = tables.filter(({ waitsFor }) => waitsFor === null);
  return (
    <>
      {running.length > 0 && (
        <section className={styles.kept}>
          <h2>{m.door.goOn}</h2>
          <ul className={styles.list}>{running.map(row)}</ul>
        </section>
      )}
      {finished.length > 0 && (
        <section className={styles.kept}>
          <h2>{m.door.finished}</h2>
          <ul className={styles.list}>{finished.slice(0, 4).map(row)}</ul>
        </section>
      )}
    </>
  );
}

/** The board of a kept game, from afar. */
const PlanPicture = ({ plan }: { readonly plan: Plan }) => (
  <svg viewBox={plan.box} aria-hidden="true" data-testid="plan">
    {plan.paints.map(([paint, path]) => (
      <path key={`${paint} ${path}`} fill={paint} d={path} />
    ))}
  </svg>
);

/** Whoever can tell what the figures of these games are called; their words are fetched only for games there are. */
function useSpeakers(tables: readonly KeptTable[]): ReadonlyMap<string, Speaker> {
  const { language } = useLanguage();
  const [speakers, setSpeakers] = useState<ReadonlyMap<string, Speaker>>(new Map());
  const games = [...new Set(tables.map(({ game }) => game))].filter(isGameKey).sort().join();
  useEffect(() => {
    let wanted = true;
    speakersOf(games === '' ? [] : games.split(','), language).then(
      (found) => wanted && setSpeakers(found),
      // Without a line the figures are called as the rules call them.
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, [games, language]);
  return speakers;
}

/** A newcomer's front door has no games, and fetches no words for them. */
async function speakersOf(games: readonly string[], language: Language) {
  if (games.length === 0) return new Map<string, Speaker>();
  const { loadSpeaker } = await import('@undercroft/words');
  return new Map(
    await Promise.all(games.map(async (game) => [game, await loadSpeaker(game, language)] as const)),
  );
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
