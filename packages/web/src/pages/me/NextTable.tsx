import { Suspense, useEffect, useState } from 'react';
import { Banner } from '../../controls/Banner.tsx';
import { Button } from '../../controls/Button.tsx';
import { go } from '../../kit/route.ts';
import { server } from '../../kit/server/api.ts';
import { useMeWords } from './words/me/index.ts';

const LOOK_EVERY_MS = 20_000;

/** Whoever has answered here is told where else somebody waits for them. */
export function NextTable({ here }: { here: string }) {
  const [next, setNext] = useState<string | null>(null);
  useEffect(() => {
    let left = false;
    const look = () =>
      server.ask('GET /me/next', { query: { after: here } }).then(
        ({ table }) => left || setNext(table),
        // No line just now: nobody is led anywhere.
        () => left || setNext(null),
      );
    void look();
    const timer = setInterval(() => document.hidden || void look(), LOOK_EVERY_MS);
    return () => {
      left = true;
      clearInterval(timer);
    };
  }, [here]);
  if (next === null) return null;
  return (
    <Suspense>
      <Offer table={next} />
    </Suspense>
  );
}

function Offer({ table }: { table: string }) {
  const words = useMeWords();
  return (
    <Banner>
      {words.nextThere}
      <Button look="ember" onClick={() => go({ at: 'table', id: table, invitation: null })}>
        {words.goThere}
      </Button>
    </Banner>
  );
}
