import type { Level } from '@undercroft/bots';
import { useState } from 'react';
import { Button } from '../../controls/Button.tsx';
import { useLanguage } from '../../kit/language/language.tsx';
import { useStore } from '../../kit/store.ts';
import type { HereClient } from '../../table/sources/here.ts';
import { keepLevel, levelAfter } from '../../table/sources/usualLevel.ts';

interface LevelOfferProps {
  readonly client: HereClient;
  readonly onAgain: (level: Level) => void;
}

/** After three games in a row lost, or won, by somebody alone: the next one easier, or harder, once. */
export function LevelOffer({ client, onAgain }: LevelOfferProps) {
  const { m } = useLanguage();
  const { id, seats } = useStore(client.info);
  const [offer] = useState(() => {
    const people = seats.filter(({ kind }) => kind === 'person');
    const level = seats.find(({ kind }) => kind === 'bot')?.level;
    const { outcome } = client.picture();
    if (people.length !== 1 || !level || outcome === null) return null;
    const won = outcome.winners.includes(people[0].seat);
    const next = levelAfter(id, level, won);
    return next === null ? null : { won, next };
  });
  if (offer === null) return null;
  return (
    <Button
      data-word={offer.won ? 'harder' : 'easier'}
      onClick={() => {
        keepLevel(offer.next);
        onAgain(offer.next);
      }}
    >
      {offer.won ? m.end.harder : m.end.easier}
    </Button>
  );
}
