import { useEffect, useState } from 'react';
import { useMedia } from '../../kit/media.ts';
import { settings } from '../../kit/settings.ts';
import { usePart } from '../../kit/store.ts';

/** So long a number takes to grow, in milliseconds. */
const GROWS = 900;
/** In steps that a score can have. */
const STEP = 0.5;

interface GrowingProps {
  readonly to: number;
  /** When it begins, in milliseconds. */
  readonly after: number;
  readonly format: (number: number) => string;
}

/** A number that counts up to what it is; where nothing moves it stands there at once. */
export function Growing({ to, after, format }: GrowingProps) {
  const reduced = useMedia('(prefers-reduced-motion: reduce)');
  const still = usePart(settings, 'speed') === 'still' || reduced;
  const [now, setNow] = useState(still ? to : 0);
  useEffect(() => {
    if (still) return setNow(to);
    let frame = 0;
    const begun = performance.now() + after;
    const grow = (time: number) => {
      const grown = Math.min(1, Math.max(0, (time - begun) / GROWS));
      setNow(grown === 1 ? to : Math.floor((to * grown) / STEP) * STEP);
      if (grown < 1) frame = requestAnimationFrame(grow);
    };
    frame = requestAnimationFrame(grow);
    return () => cancelAnimationFrame(frame);
  }, [to, after, still]);
  // Who listens hears the number itself.
  return (
    <span role="img" aria-label={format(to)}>
      {format(now)}
    </span>
  );
}
