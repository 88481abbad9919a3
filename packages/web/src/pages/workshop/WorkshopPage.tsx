import { GAME_NAMES, type GameName, isGameName, onShelf } from '@undercroft/games';
import { newExpansion } from '@undercroft/sets/workshop';
import { useRef } from 'react';
import { Button } from '../../controls/Button.tsx';
import { PeopleIcon, PlusIcon } from '../../controls/icons.tsx';
import { Page } from '../../controls/Page.tsx';
import { Waiting } from '../../controls/Waiting.tsx';
import { besideOf } from '../../games/beside.ts';
import { Lid } from '../../games/Lid.tsx';
import { openGame } from '../../games/open.ts';
import { useFetched, useNeeded } from '../../kit/fetched.ts';
import { useLanguage } from '../../kit/language/language.tsx';
import type { Language } from '../../kit/languages.ts';
import { go } from '../../kit/route.ts';
import { type Bench, newBench, written } from '../../table/box/bench.ts';
import { keptSet, keptSets, setTitle } from '../../table/box/ownSets.ts';
import styles from '../../table/box/Workshop.module.css';
import { useWorkshopWords } from '../../table/box/words/index.ts';
import type { DrawPiece } from '../../table/game/beside.ts';
import type { Opened } from '../../table/game/opened.ts';
import { newId } from '../../table/sources/here.ts';
import { BenchScreen } from './BenchScreen.tsx';
import { textIn } from './files.ts';

interface WorkshopProps {
  readonly game: string | null;
  /** A kept set, `new` or `expansion` for a fresh one; null opens the one that was changed last. */
  readonly id: string | null;
  /** A set that came in a link. */
  readonly packed: string | null;
}

/** Where component sets are made. */
export default function WorkshopPage({ game, id, packed }: WorkshopProps) {
  const { language } = useLanguage();
  if (!isGameName(game)) return <AllGames />;
  return <OneGame key={`${game} ${id} ${packed}`} game={game} id={id} packed={packed} language={language} />;
}

interface Found {
  readonly opened: Opened;
  readonly draw: DrawPiece;
  readonly bench: Bench;
  readonly badLink: boolean;
}

interface Wanted {
  readonly game: GameName;
  readonly id: string | null;
  readonly packed: string | null;
  readonly language: Language;
}

async function find({ game, id, packed, language }: Wanted): Promise<Found> {
  const [opened, draw] = await Promise.all([openGame(game, language), besideOf(game).pieces()]);
  const fresh = newBench(opened.game, newId(), id === 'expansion' ? newExpansion(opened.game) : undefined);
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
  // Fetched again when another language is spoken; the bench itself goes on.
  const first = useRef<Found>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: everything else is the page's key
  const found = useNeeded(() => find(wanted), [language]);
  if (found === null) return <Waiting />;
  first.current ??= found;
  const { bench, badLink } = first.current;
  return <BenchScreen opened={found.opened} draw={found.draw} first={bench} badLink={badLink} />;
}

/** Every game, and what has been made of it on this device. */
function AllGames() {
  const { language } = useLanguage();
  const words = useWorkshopWords();
  const { value: kept } = useFetched(
    () => Promise.all(GAME_NAMES.map((game) => keptSets(game).catch(() => []))),
    [],
  );
  return (
    <Page title={words.all} wide>
      <p className={styles.note}>{words.motto}</p>
      <div className={styles.deeds}>
        <Button icon={<PeopleIcon />} onClick={() => go({ at: 'shared', id: null })} data-word="shared">
          {words.shared.title}
        </Button>
      </div>
      <ul className={styles.door}>
        {GAME_NAMES.map((game, at) => (
          <li key={game} data-game={game}>
            <Lid game={game} />
            <h2>{onShelf(game).title}</h2>
            {kept?.[at].map((set) => (
              <Button key={set.id} onClick={() => go({ at: 'workshop', game, id: set.id, packed: null })}>
                {set.adds && '+ '}
                {setTitle(set, language)}
              </Button>
            ))}
            <Button
              look="quiet"
              icon={<PlusIcon />}
              onClick={() => go({ at: 'workshop', game, id: 'new', packed: null })}
            >
              {words.newSet}
            </Button>
            <Button
              look="quiet"
              icon={<PlusIcon />}
              onClick={() => go({ at: 'workshop', game, id: 'expansion', packed: null })}
            >
              {words.newExpansion}
            </Button>
          </li>
        ))}
      </ul>
    </Page>
  );
}
