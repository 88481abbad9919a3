import { GAME_NAMES, type GameName, onShelf } from '@undercroft/games';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { Button } from '../../controls/Button.tsx';
import { Heading } from '../../controls/Heading.tsx';
import { BookIcon, StepIcon } from '../../controls/icons.tsx';
import { Lid } from '../../games/Lid.tsx';
import { hasLesson } from '../../games/lessons.ts';
import { useLanguage } from '../../kit/language/language.tsx';
import { later, part } from '../../kit/later.ts';
import { go } from '../../kit/route.ts';
import { HOUSE } from '../../kit/title.ts';
import { noteGames, playedBefore } from '../../table/sources/before.ts';
import styles from './FrontDoor.module.css';
import { Install } from './Install.tsx';

const SettingsButton = later(
  async () => (await import('../../table/settings/SettingsButton.tsx')).SettingsButton,
);
const MeButton = later(async () => (await import('../me/MeButton.tsx')).MeButton);
// Whoever comes back waits for these; a newcomer can do without them at first.
const soon = playedBefore() ? part : later;
const InvitedHere = soon(async () => (await import('./InvitedHere.tsx')).InvitedHere);
const KeptGames = soon(async () => (await import('./KeptGames.tsx')).KeptGames);
const JoinTables = soon(async () => (await import('./JoinTables.tsx')).JoinTables);
const FinishedGames = later(async () => (await import('./KeptGames.tsx')).FinishedGames);
const JoinByCode = later(async () => (await import('./JoinTables.tsx')).JoinByCode);
const TvLink = later(async () => (await import('../tv/TvLink.tsx')).TvLink);
const OpenFile = later(async () => (await import('./OpenFile.tsx')).OpenFile);

/** What a part of the door says once it knows whether it has something to show above the shelf. */
export interface KnownProps {
  readonly onKnown: (any: boolean) => void;
}

const PARTS = ['invited', 'kept', 'online'] as const;
type Part = (typeof PARTS)[number];
/** So long a slow line may keep the shelf waiting. */
const PATIENCE_MS = 1000;

/**
 * Whoever played before sees the shelf together with what lies above it. What comes later lies below: nobody's lid is
 * pushed away while they reach for it.
 */
function useShelf() {
  const [above, setAbove] = useState<readonly Part[] | null>(() => (playedBefore() ? null : []));
  const known = useRef(new Map<Part, boolean>());
  const show = () => setAbove((before) => before ?? PARTS.filter((part) => known.current.get(part)));
  // biome-ignore lint/correctness/useExhaustiveDependencies: so long from the beginning
  useEffect(() => {
    const timer = setTimeout(show, PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  const knows = (part: Part) => (any: boolean) => {
    known.current.set(part, any);
    if (known.current.size < PARTS.length) return;
    noteGames([...known.current.values()].includes(true));
    show();
  };
  return { above, knows };
}

/** The box lids on the table, and the games one can go on with. */
export function FrontDoor() {
  const { m } = useLanguage();
  const { above, knows } = useShelf();
  const [openTables, setOpenTables] = useState<HTMLElement | null>(null);
  const parts: Readonly<Record<Part, ReactNode>> = {
    invited: <InvitedHere onKnown={knows('invited')} />,
    kept: <KeptGames onKnown={knows('kept')} />,
    online: <JoinTables onKnown={knows('online')} below={openTables} />,
  };
  const laid = (part: Part) => <Suspense key={part}>{parts[part]}</Suspense>;
  return (
    <div className={styles.door}>
      <header className={styles.head}>
        <div className={styles.name}>
          <Heading>{HOUSE}</Heading>
          <p className={styles.motto}>{m.door.motto}</p>
        </div>
        {/* Whoever comes by the bare address that a television shows has this in sight, however much lies below. */}
        <div className={styles.code}>
          <Suspense>
            <JoinByCode />
          </Suspense>
        </div>
        <div className={styles.tools}>
          <Suspense>
            <MeButton />
            <SettingsButton />
          </Suspense>
        </div>
      </header>
      <main>
        {/* One list: what has come keeps what it is when its place is found. */}
        {[
          ...(above ?? PARTS).map(laid),
          above !== null && <Shelf key="shelf" />,
          above !== null && <EveryDay key="every-day" />,
          ...PARTS.filter((part) => above?.includes(part) === false).map(laid),
        ]}
        {above !== null && (
          <Suspense>
            <FinishedGames />
          </Suspense>
        )}
        <div ref={setOpenTables} />
      </main>
      {above !== null && <Foot />}
    </div>
  );
}

const Shelf = () => (
  <ul className={styles.shelf}>
    {GAME_NAMES.map((game) => (
      <Box key={game} game={game} />
    ))}
  </ul>
);

/** What is new each day. */
function EveryDay() {
  const { m } = useLanguage();
  return (
    <section className={styles.daily}>
      <Button look="brass" onClick={() => go({ at: 'today' })} data-word="today">
        {m.door.today}
      </Button>
      <Button
        look="brass"
        onClick={() => go({ at: 'puzzles', game: 'today', id: null })}
        data-word="puzzle-today"
      >
        {m.puzzles.today}
      </Button>
      <Button look="quiet" onClick={() => go({ at: 'puzzles', game: null, id: null })} data-word="puzzles">
        {m.puzzles.all}
      </Button>
    </section>
  );
}

function Foot() {
  const { m } = useLanguage();
  return (
    <footer className={styles.foot}>
      <Suspense>
        <OpenFile />
        <TvLink />
        <Button look="quiet" onClick={() => go({ at: 'workshop', game: null, id: null, packed: null })}>
          {m.door.workshop}
        </Button>
        <Install />
      </Suspense>
      <p>{m.door.notice}</p>
    </footer>
  );
}

function Box({ game }: { game: GameName }) {
  const { m } = useLanguage();
  const kinds: Readonly<Record<string, string>> = m.door.kinds;
  const { title, seats, minutes, age } = onShelf(game);
  const [min, max] = minutes;
  // Whoever hears one button after the other hears of which game each is.
  const of = (label: string) => `${label}: ${title}`;
  return (
    <li className={styles.box} data-game={game}>
      <div className={styles.lid}>
        <Lid game={game} />
      </div>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.facts}>
        {m.door.seats({ min: seats.min, max: seats.max })} ·{' '}
        {min === max ? m.door.minutes({ minutes: min }) : m.door.minutesRange({ min, max })} ·{' '}
        {m.door.age({ age })}
      </p>
      {Object.hasOwn(kinds, game) && <p className={styles.kind}>{kinds[game]}</p>}
      <div className={styles.buttons}>
        <Button look="ember" large aria-label={of(m.door.playHere)} onClick={() => go({ at: 'new', game })}>
          {m.door.playHere}
        </Button>
        <Button aria-label={of(m.door.playFriends)} onClick={() => go({ at: 'friends', game })}>
          {m.door.playFriends}
        </Button>
        {hasLesson(game) && (
          <Button icon={<StepIcon />} aria-label={of(m.door.learn)} onClick={() => go({ at: 'learn', game })}>
            {m.door.learn}
          </Button>
        )}
        <Button
          look="quiet"
          icon={<BookIcon />}
          aria-label={of(m.door.rules)}
          onClick={() => go({ at: 'rules', game, rule: null })}
        >
          {m.door.rules}
        </Button>
      </div>
    </li>
  );
}
