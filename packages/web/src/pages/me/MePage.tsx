import { Suspense } from 'react';
import { Page } from '../../controls/Page.tsx';
import { Tabs } from '../../controls/Tabs.tsx';
import { Waiting } from '../../controls/Waiting.tsx';
import { go } from '../../kit/route.ts';
import { useKnownGuest } from '../../kit/server/guest.ts';
import { AccountSheet } from './AccountSheet.tsx';
import { FriendsSheet } from './FriendsSheet.tsx';
import { GamesSheet } from './GamesSheet.tsx';
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
  const words = useMeWords();
  const guest = useKnownGuest();
  if (guest === undefined) return <Waiting />;
  // Who is nobody yet has no games: the account says how to become somebody.
  const shown = isSheet(sheet) ? sheet : guest === null ? 'account' : 'games';
  return (
    <Page title={words.title}>
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
    </Page>
  );
}
