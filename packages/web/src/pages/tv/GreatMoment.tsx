import { useEffect } from 'react';
import type { Great } from '../../table/game/tales.ts';
import type { Seen } from '../../table/seen/tableStore.ts';
import { useSeen, useShown, useTable } from '../../table/seen/useSeen.ts';
import { Spotlight } from '../../table/show/Spotlight.tsx';
import { play, type Sound } from '../../table/sound/sound.ts';
import styles from './Tv.module.css';
import { useTvWords } from './words/index.ts';

/** So long the whole screen is filled. */
const GREAT_MS = 2000;

const MOODS = { falls: 'gold', look: 'cold', chain: 'gold', heart: 'dread' } as const;
/** Heard on top of what the event itself sounds like. */
const SOUNDS: Readonly<Record<Great['what'], Sound>> = {
  falls: 'roar',
  look: 'dread',
  chain: 'fall',
  heart: 'last',
};

/** What the room looks up for while it is shown; a look is drawn by its game, and only made as large as the screen. */
export function useGreat(): Great | null {
  const { stage, seen, opened } = useShown();
  const { screen } = opened;
  useEffect(() => {
    stage.atLeast = (event) => (screen.great?.(seen.value, event) == null ? 0 : GREAT_MS);
    return () => {
      stage.atLeast = undefined;
    };
  }, [stage, seen, screen]);
  const great = useSeen((at) => greatAt(at, screen.great));
  const what = great?.what;
  useEffect(() => {
    if (what !== undefined) play(SOUNDS[what]);
  }, [what]);
  return great;
}

/** Dice that still roll tell nothing yet. */
const greatAt = (at: Seen, great: ReturnType<typeof useShown>['opened']['screen']['great']): Great | null =>
  at.event === null || at.scene.opening !== null ? null : (great?.(at, at.event) ?? null);

/** Over everything, large: who, and what it is. */
export function GreatMoment({ great: { what, seat } }: { readonly great: Great }) {
  const { screen } = useShown().opened;
  const words = useTvWords();
  const { names, seats, say } = useTable();
  const event = useSeen((at) => at.event);
  const { figure, look } = seats[seat];
  const { Figure, Portrait } = screen;
  return (
    <div className={styles.great} data-testid="great" data-what={what}>
      <Spotlight
        mood={MOODS[what]}
        picture={
          Figure === undefined ? (
            <Portrait {...{ figure, look }} size={200} />
          ) : (
            <Figure {...{ figure, look }} />
          )
        }
        title={words.great[what]({ name: names[seat] ?? '' })}
        text={event === null ? null : say.event(event, names)}
      />
    </div>
  );
}
