import { Suspense, useState } from 'react';
import { Banner } from '../../controls/Banner.tsx';
import { Button } from '../../controls/Button.tsx';
import { useFetched } from '../../kit/fetched.ts';
import { onDevice } from '../../kit/memory.ts';
import { go } from '../../kit/route.ts';
import { server } from '../../kit/server/api.ts';
import { useTurnsWords } from './words/turns/index.ts';

const DECLINED = 'undercroft.no-turns';

/** At a table by the day, whoever has just handed over the turn is asked once whether to be told of the next. */
export function OfferTurns() {
  const [declined, setDeclined] = useState(() => onDevice.text(DECLINED) !== null);
  // Where it cannot be known, another time.
  const { value: turns } = useFetched(() => (declined ? null : server.ask('GET /me/turns')), [declined]);
  if (declined || turns?.ways.length !== 0) return null;
  const decline = () => {
    onDevice.keep(DECLINED, 'yes');
    setDeclined(true);
  };
  return (
    <Suspense>
      <Offer onNo={decline} />
    </Suspense>
  );
}

function Offer({ onNo }: { onNo: () => void }) {
  const words = useTurnsWords();
  return (
    <Banner
      actions={
        <>
          <Button onClick={() => go({ at: 'me', sheet: 'turns' })}>{words.offerYes}</Button>
          <Button look="quiet" onClick={onNo}>
            {words.offerNo}
          </Button>
        </>
      }
    >
      {words.offer}
    </Banner>
  );
}
