import { Suspense } from 'react';
import { Banner } from '../../controls/Banner.tsx';
import { Button } from '../../controls/Button.tsx';
import { useFetched } from '../../kit/fetched.ts';
import { go } from '../../kit/route.ts';
import { server } from '../../kit/server/api.ts';
import { useMeWords } from './words/me/index.ts';

const LOOK_EVERY_MS = 20_000;

/** Whoever has answered here is told where else somebody waits for them. */
export function NextTable({ here }: { here: string }) {
  const look = () => server.ask('GET /me/next', { query: { after: here } });
  const { value, failed } = useFetched(look, [here], { every: LOOK_EVERY_MS });
  // No line just now: nobody is led anywhere.
  const next = failed === null ? (value?.table ?? null) : null;
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
