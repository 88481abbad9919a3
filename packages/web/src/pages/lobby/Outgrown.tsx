import { useEffect } from 'react';
import { Button } from '../../controls/Button.tsx';
import { TurnedAway } from '../../controls/TurnedAway.tsx';
import { useLanguage } from '../../kit/language/language.tsx';
import { fetchPageOnce } from '../../kit/parts.ts';

/** So long it can be read why. */
const READ_MS = 2500;

/** The table is played by a newer house than this page knows: says so, and fetches the page anew, once by itself. */
export function Outgrown() {
  const { m } = useLanguage();
  useEffect(() => {
    const timer = setTimeout(fetchPageOnce, READ_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <TurnedAway why={m.newer.outgrown}>
      <Button look="ember" onClick={() => location.reload()}>
        {m.newer.fetch}
      </Button>
    </TurnedAway>
  );
}
