import { isGameName, onShelf } from '@undercroft/games';
import type { Seat } from '@undercroft/kernel';
import type { Speaker } from '@undercroft/words';
import { useEffect, useState } from 'react';
import type { Plan } from '../../art/plan.ts';
import { SeatMark } from '../../art/seat.tsx';
import { Button } from '../../controls/Button.tsx';
import { IconButton } from '../../controls/IconButton.tsx';
import { CloseIcon, GraphIcon, PlayIcon } from '../../controls/icons.tsx';
import { Lid } from '../../games/Lid.tsx';
import { dated } from '../../kit/language/dated.ts';
import { useLanguage } from '../../kit/language/language.tsx';
import type { Language } from '../../kit/languages.ts';
import { go } from '../../kit/route.ts';
import { Store, useStore } from '../../kit/store.ts';
import { lookNamed } from '../../kit/theme/colours.ts';
import type { KeptHead } from '../../table/sources/hereTable.ts';
import { forgetTable, keptTables, tidyUp } from '../../table/sources/keptTables.ts';
import styles from './FrontDoor.module.css';
import type { KnownProps } from './FrontDoor.tsx';

interface Kept {
  readonly tables: readonly KeptHead[];
  /** Whoever can tell what the figures of these games are called. */
  readonly speakers: ReadonlyMap<string, Speaker>;
}
const NOTHING: Kept = { tables: [], speakers: new Map() };

/** So many go before the shelf; a household that plays much still finds its games there. */
const FIRST = 3;

/** What was read last, for both lists. */
const kept = new Store<Kept>(NOTHING);

/** Games of this device to go on with: what comes first at the door. */
export function KeptGames({ onKnown }: KnownProps) {
  const { m, language } = useLanguage();
  const { tables, speakers } = useStore(kept);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the door opens, and in another language
  useEffect(() => {
    void readKept(language).then(({ tables }) => onKnown(tables.some(isRunning)));
  }, [language]);
  const [all, setAll] = useState(false);
  const running = tables.filter(isRunning);
  if (running.length === 0) return null;
  const hidden = running.length - FIRST;
  return (
    <section className={styles.kept}>
      <h2>{m.door.goOn}</h2>
      <ul className={styles.list}>
        {(all ? running : running.slice(0, FIRST)).map((table) => (
          <KeptLine key={table.id} table={table} speakers={speakers} />
        ))}
      </ul>
      {hidden > 0 && !all && (
        <Button look="quiet" onClick={() => setAll(true)} data-word="all-kept">
          {m.door.allKept({ count: running.length })}
        </Button>
      )}
    </section>
  );
}

/** Games that are over, to look at again: below the shelf. */
export function FinishedGames() {
  const { m } = useLanguage();
  const { tables, speakers } = useStore(kept);
  const finished = tables.filter((table) => !isRunning(table));
  if (finished.length === 0) return null;
  return (
    <section className={`${styles.kept} ${styles.finished}`}>
      <h2>{m.door.finished}</h2>
      <ul className={styles.list}>
        {finished.slice(0, 4).map((table) => (
          <KeptLine key={table.id} table={table} speakers={speakers} />
        ))}
      </ul>
      <Button icon={<GraphIcon />} onClick={() => go({ at: 'mistakes' })} data-word="mistakes">
        {m.moment.learn}
      </Button>
    </section>
  );
}

const isRunning = ({ waitsFor }: KeptHead): boolean => waitsFor !== null;

/** A kept game: how its board looks, whose turn it is or who won, and the way back to it. */
function KeptLine({ table, speakers }: { readonly table: KeptHead } & Pick<Kept, 'speakers'>) {
  const { m, language } = useLanguage();
  const over = !isRunning(table);
  const nameOf = (seat: Seat) => {
    const figure = table.figures[seat] ?? '';
    return table.chairs[seat]?.name || speakers.get(table.game)?.called(figure) || capital(figure);
  };
  const people = table.chairs.filter(({ kind }) => kind === 'person').length;
  const winners = table.winners ?? [];
  const next = table.waitsFor === null ? undefined : table.chairs[table.waitsFor];
  const news =
    table.waitsFor === null
      ? winners.length > 0 && m.end.won({ names: winners.map(nameOf).join(', '), count: winners.length })
      : next?.kind === 'person' && (next.name === '' || people === 1)
        ? m.table.yourTurn
        : m.table.turnOf({ name: nameOf(table.waitsFor) });
  const title = isGameName(table.game) ? onShelf(table.game).title : capital(table.game);
  const which = `${title}, ${dated(language, table.changedAt)}`;
  return (
    <li className={styles.game} data-game={table.game}>
      <span className={styles.small}>
        {table.plan !== undefined ? (
          <PlanPicture plan={table.plan} />
        ) : (
          isGameName(table.game) && <Lid game={table.game} />
        )}
      </span>
      <div>
        <strong>{title}</strong>
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
        aria-label={`${over ? m.door.watch : m.door.goOn}: ${which}`}
        onClick={() =>
          go(over ? { at: 'replay', source: 'here', id: table.id } : { at: 'here', id: table.id })
        }
      >
        {over ? m.door.watch : m.door.goOn}
      </Button>
      <IconButton
        label={`${m.door.forget}: ${which}`}
        icon={<CloseIcon />}
        onClick={() => void forgetTable(table.id).then(() => readKept(language))}
      />
    </li>
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

/** All at once, so that no line grows when its words come. A newcomer has no games, and fetches no words for them. */
async function keptHere(language: Language): Promise<Kept> {
  await tidyUp();
  const tables = await keptTables();
  const games = [...new Set(tables.map(({ game }) => game))].filter(isGameName);
  if (games.length === 0) return { ...NOTHING, tables };
  try {
    const { loadSpeaker } = await import('@undercroft/words');
    const speakers = games.map(async (game) => [game, await loadSpeaker(game, language)] as const);
    return { tables, speakers: new Map(await Promise.all(speakers)) };
  } catch {
    // Without a line the figures are called as the rules call them.
    return { ...NOTHING, tables };
  }
}

/** Reads them anew; what cannot be read is not there. */
async function readKept(language: Language): Promise<Kept> {
  const now = await keptHere(language).catch(() => NOTHING);
  kept.set(now);
  return now;
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
