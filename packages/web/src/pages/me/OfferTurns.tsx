import { Suspense, useEffect, useState } from 'react';
import { Banner } from '../../controls/Banner.tsx';
import { Button } from '../../controls/Button.tsx';
import { onDevice } from '../../kit/memory.ts';
import { go } from '../../kit/route.ts';
import { server } from '../../kit/server/api.ts';
import { useTurnsWords } from './words/turns/index.ts';

const DECLINED = 'undercroft.no-turns';

/** At a table by the day, whoever has just handed over the turn is asked once whether to be told of the next. */
export function OfferTurns() {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (onDevice.text(DECLINED) !== null) return;
    server.ask('GET /me/turns').then(
      ({ ways }) => setOpen(ways.length === 0),
      // Another time.
      () => {},
    );
  }, []);
  if (!open) return null;
  const decline = () => {
    onDevice.keep(DECLINED, 'yes');
    setOpen(false);
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
