import { useEffect, useState } from 'react';
import { Button } from '../../controls/Button.tsx';
import { Page } from '../../controls/Page.tsx';
import { Waiting } from '../../controls/Waiting.tsx';
import { useLanguage } from '../../kit/language/language.tsx';
import { go } from '../../kit/route.ts';
import { lastGames, MOST_MISTAKES, mistakesIn, type OwnMistake } from './lastGames.ts';
import { PosedScreen } from './PosedScreen.tsx';
import reviewStyles from './Review.module.css';
import { useReplay } from './useReplay.ts';

/** How far the last games have been looked at. */
interface Looking {
  readonly game: number;
  readonly of: number;
  /** Of that game. */
  readonly share: number;
}

/** One's own worst moments of the last games, one after the other, as questions. */
export default function MistakesPage() {
  const { m } = useLanguage();
  const [looking, setLooking] = useState<Looking | null>(null);
  /** By game, as far as is known. */
  const [found, setFound] = useState<readonly (readonly OwnMistake[])[]>([]);
  const [over, setOver] = useState(false);
  /** What is asked: chosen when it begins, so that nothing moves while somebody thinks. */
  const [asked, setAsked] = useState<readonly OwnMistake[]>([]);
  const [at, setAt] = useState(0);

  const begun = asked.length > 0;
  useEffect(() => {
    // Whoever has begun needs their device for the figures of what is asked.
    if (begun) return;
    const left = new AbortController();
    const { signal } = left;
    const look = async () => {
      const games = await lastGames();
      for (const [index, game] of games.entries()) {
        if (signal.aborted) return;
        const hear = (share: number, mistakes: readonly OwnMistake[] = []) => {
          if (signal.aborted) return;
          setLooking({ game: index + 1, of: games.length, share });
          setFound((known) => known.toSpliced(index, 1, mistakes));
        };
        hear(0);
        await mistakesIn(game, signal, hear).catch(() => {});
      }
      if (signal.aborted) return;
      setLooking(null);
      setOver(true);
    };
    void look();
    return () => left.abort();
  }, [begun]);

  const mistakes = found
    .flat()
    .sort((a, b) => a.moment.change - b.moment.change)
    .slice(0, MOST_MISTAKES);
  if (begun) {
    const one = asked[at];
    const last = at === asked.length - 1;
    return (
      <Posed
        key={`${one.source} ${one.id} ${one.moment.version}`}
        mistake={one}
        at={at + 1}
        of={asked.length}
        onNext={() => (last ? go({ at: 'door' }) : setAt(at + 1))}
      />
    );
  }
  return (
    <Page title={m.moment.learn}>
      <p>{m.moment.learnText}</p>
      {looking !== null && (
        <div className={reviewStyles.progress}>
          <progress
            value={looking.game - 1 + looking.share}
            max={looking.of}
            aria-label={m.moment.looking({ game: looking.game, of: looking.of })}
          />
          <span>{m.moment.looking({ game: looking.game, of: looking.of })}</span>
        </div>
      )}
      {over && mistakes.length === 0 && <p role="status">{m.moment.none}</p>}
      {mistakes.length > 0 && (
        <Button look="ember" large onClick={() => setAsked(mistakes)} data-word="begin">
          {m.moment.begin({ count: mistakes.length })}
        </Button>
      )}
    </Page>
  );
}

interface PosedProps {
  readonly mistake: OwnMistake;
  readonly at: number;
  readonly of: number;
  readonly onNext: () => void;
}

function Posed({ mistake: { source, id, moment }, at, of, onNext }: PosedProps) {
  const { m } = useLanguage();
  const replayed = useReplay(source, id);
  if (replayed === null) return <Waiting />;
  const { found, ...table } = replayed;
  const title = m.moment.title({ at, of, turn: moment.turn });
  return (
    <PosedScreen {...table} match={found.match} moment={moment} title={title}>
      <Button onClick={onNext} data-word="next">
        {at === of ? m.moment.finish : m.moment.next}
      </Button>
    </PosedScreen>
  );
}
