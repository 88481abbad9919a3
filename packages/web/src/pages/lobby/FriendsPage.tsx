import { type GameName, onShelf } from '@undercroft/games';
import { Suspense, useState } from 'react';
import { Button } from '../../controls/Button.tsx';
import { Switch } from '../../controls/fields.tsx';
import { Page } from '../../controls/Page.tsx';
import { Select } from '../../controls/Select.tsx';
import { useLanguage } from '../../kit/language/language.tsx';
import { go } from '../../kit/route.ts';
import { server } from '../../kit/server/api.ts';
import { giveName, useGuest } from '../../kit/server/guest.ts';
import type { OwnSetData } from '../../table/box/ownSets.ts';
import { spanOf } from '../../table/players/Countdown.tsx';
import { newSeed } from '../../table/sources/here.ts';
import { MyData } from '../me/MyData.tsx';
import { NameForm } from '../me/NameForm.tsx';
import { ShunnedList } from '../me/ShunnedList.tsx';
import { idsIn, useOwnSet } from '../setup/MySets.tsx';

/** Seconds for each move where people do not play at the same time. */
const BY_DAYS = [86_400, 259_200, 604_800];

/** A name others will see, then a table of one's own. */
export default function FriendsPage({ game, own }: { game: GameName; own?: string | undefined }) {
  const { m, language } = useLanguage();
  const guest = useGuest();
  const [isPublic, setPublic] = useState(false);
  const [clock, setClock] = useState<number | null>(null);
  const { set: ownSet, ready, field: ownField } = useOwnSet(game, idsIn(own));
  return (
    <Page game={game} title={m.friends.title({ game: onShelf(game).title })}>
      <Select
        label={m.friends.when}
        value={String(clock)}
        onChange={(seconds) => setClock(seconds === 'null' ? null : Number(seconds))}
        options={[null, ...BY_DAYS].map((seconds) => ({
          value: String(seconds),
          label: seconds === null ? m.friends.now : m.friends.byDays({ time: spanOf(language, seconds) }),
        }))}
      />
      <Switch label={m.friends.public} hint={m.friends.publicHint} checked={isPublic} onChange={setPublic} />
      <Suspense>
        {ownField}
        <NameForm
          label={m.friends.create}
          ready={ready}
          onName={async (name) => {
            await giveName(name);
            const { id } = await server.ask('POST /tables', {
              body: { game, public: isPublic, clock, ...brought(ownSet) },
            });
            // One number of our own in the luck: nobody could have known it beforehand.
            await server.ask('PATCH /tables/:id/seats/:seat', { id, seat: 0, body: { seed: newSeed() } });
            go({ at: 'table', id, invitation: null }, true);
          }}
        />
        {/* Below the form, and so not before it. */}
        <Button look="quiet" onClick={() => go({ at: 'tournaments', club: null })} data-word="tournaments">
          {m.friends.tournaments}
        </Button>
      </Suspense>
      {guest !== null && <ShunnedList />}
      {guest !== null && <MyData />}
    </Page>
  );
}

/** What a table agrees on from its first moment that plays with a set of somebody's own. */
const brought = (set: OwnSetData | null) =>
  set !== null && { set, ...(set.variant?.options !== undefined && { options: set.variant.options }) };
