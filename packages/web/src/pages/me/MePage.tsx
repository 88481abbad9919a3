import { Suspense } from 'react';
import { IconButton } from '../../controls/IconButton.tsx';
import { BackIcon } from '../../controls/icons.tsx';
import { Tabs } from '../../controls/Tabs.tsx';
import { Waiting } from '../../controls/Waiting.tsx';
import { useLanguage } from '../../kit/language/language.tsx';
import { go } from '../../kit/route.ts';
import { useKnownGuest } from '../../kit/server/guest.ts';
import { AccountSheet } from './AccountSheet.tsx';
import { FriendsSheet } from './FriendsSheet.tsx';
import { GamesSheet } from './GamesSheet.tsx';
import styles from './Me.module.css';
import { RatingsSheet } from './RatingsSheet.tsx';
import { TurnsSheet } from './TurnsSheet.tsx';
import { useMeWords } from './words/me/index.ts';

const SHEETS = {
  games: GamesSheet,
  turns: TurnsSheet,
  friends: FriendsSheet,
  ratings: RatingsSheet,
  account: AccountSheet,
} as const;
type Sheet = keyof typeof SHEETS;
const isSheet = (sheet: string): sheet is Sheet => Object.hasOwn(SHEETS, sheet);

/** Everything about oneself: the games one plays, and how one gets back to them. */
export default function MePage({ sheet }: { sheet: string }) {
  const { m } = useLanguage();
  const words = useMeWords();
  const guest = useKnownGuest();
  if (guest === undefined) return <Waiting />;
  // Who is nobody yet has no games: the account says how to become somebody.
  const shown = isSheet(sheet) ? sheet : guest === null ? 'account' : 'games';
  return (
    <main className={styles.page}>
      <header className={styles.head}>
        <IconButton label={m.home} icon={<BackIcon />} onClick={() => go({ at: 'door' })} />
        <h1>{words.title}</h1>
      </header>
      <Tabs
        label={words.title}
        value={shown}
        onChange={(value) => go({ at: 'me', sheet: value }, true)}
        tabs={(Object.keys(SHEETS) as Sheet[]).map((value) => {
          const Shown = SHEETS[value];
          const content = value === shown && (
            <Suspense fallback={<Waiting />}>
              <Shown name={guest} />
            </Suspense>
          );
          return { value, label: words[value], content };
        })}
      />
    </main>
  );
}
