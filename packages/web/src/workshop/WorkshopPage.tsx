import { type ReactNode, useEffect, useState } from 'react';
import { go } from '../app/route.ts';
import { Waiting } from '../app/Waiting.tsx';
import { Lid } from '../art/Lid.tsx';
import { Button } from '../controls/Button.tsx';
import { IconButton } from '../controls/IconButton.tsx';
import { BackIcon, PlusIcon } from '../controls/icons.tsx';
import { aboutGame, GAME_KEYS, type GameKey, isGameKey } from '../games/registry.ts';
import { useLanguage } from '../language/language.tsx';
import type { Language } from '../language/languages.ts';
import { type Opened, openGame } from '../table/open.ts';
import { newId } from '../tables/here.ts';
import { BenchScreen } from './BenchScreen.tsx';
import { type Bench, newBench, written } from './bench.ts';
import { textIn } from './files.ts';
import { type KeptSet, keptSet, keptSets, titleOf } from './kept.ts';
import { type DrawPiece, loadPieces } from './piece.ts';
import styles from './Workshop.module.css';
import { useWorkshopWords } from './words/index.ts';

interface WorkshopProps {
  readonly game: string | null;
  /** A kept set, `new` for a fresh one; null opens the one that was changed last. */
  readonly id: string | null;
  /** A set that came in a link. */
  readonly packed: string | null;
}

/** Where component sets are made. */
export default function WorkshopPage({ game, id, packed }: WorkshopProps) {
  const { language } = useLanguage();
  if (!isGameKey(game)) return <AllGames />;
  return <OneGame key={`${game} ${id} ${packed}`} game={game} id={id} packed={packed} language={language} />;
}

interface Found {
  readonly opened: Opened;
  readonly draw: DrawPiece;
  readonly bench: Bench;
  readonly badLink: boolean;
}

interface Wanted {
  readonly game: GameKey;
  readonly id: string | null;
  readonly packed: string | null;
  readonly language: Language;
}

async function find({ game, id, packed, language }: Wanted): Promise<Found> {
  const [opened, draw] = await Promise.all([openGame(game, language), loadPieces(game)]);
  const fresh = newBench(opened.game, newId());
  if (packed !== null) {
    try {
      return { opened, draw, bench: written(fresh, await textIn(packed)), badLink: false };
    } catch {
      return { opened, draw, bench: fresh, badLink: true };
    }
  }
  const kept = id === null ? (await keptSets(game).catch(() => []))[0] : await keptSet(id);
  return { opened, draw, bench: kept ?? fresh, badLink: false };
}

function OneGame(wanted: Wanted) {
  const { language } = wanted;
  const [found, setFound] = useState<Found | null>(null);
  const [failed, setFailed] = useState<Error | null>(null);
  // Fetched again when another language is spoken; the bench itself goes on.
  // biome-ignore lint/correctness/useExhaustiveDependencies: everything else is the page's key
  useEffect(() => {
    find(wanted).then((now) => setFound((was) => ({ ...now, bench: was?.bench ?? now.bench })), setFailed);
  }, [language]);
  if (failed !== null) throw failed;
  if (found === null) return <Waiting />;
  return <BenchScreen opened={found.opened} draw={found.draw} first={found.bench} badLink={found.badLink} />;
}

/** Every game, and what has been made of it on this device. */
function AllGames() {
  const { m, language } = useLanguage();
  const words = useWorkshopWords();
  const [kept, setKept] = useState<readonly (readonly KeptSet[])[]>([]);
  useEffect(() => {
    void Promise.all(GAME_KEYS.map((game) => keptSets(game).catch(() => []))).then(setKept);
  }, []);
  return (
    <Page
      title={words.all}
      head={<IconButton label={m.home} icon={<BackIcon />} onClick={() => go({ at: 'door' })} />}
    >
      <p className={styles.note}>{words.motto}</p>
      <ul className={styles.door}>
        {GAME_KEYS.map((game, at) => (
          <li key={game} data-game={game}>
            <Lid game={game} />
            <h2>{aboutGame(game).title}</h2>
            {kept[at]?.map((set) => (
              <Button key={set.id} onClick={() => go({ at: 'workshop', game, id: set.id, packed: null })}>
                {titleOf(set, language)}
              </Button>
            ))}
            <Button
              look="quiet"
              icon={<PlusIcon />}
              onClick={() => go({ at: 'workshop', game, id: 'new', packed: null })}
            >
              {words.newSet}
            </Button>
          </li>
        ))}
      </ul>
    </Page>
  );
}

function Page({ title, head, children }: { title: string; head: ReactNode; children: ReactNode }) {
  return (
    <main className={styles.page}>
      <header className={styles.head}>
        {head}
        <h1>{title}</h1>
      </header>
      {children}
    </main>
  );
}
