import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { withNextFrame } from '../../kit/frame.ts';
import styles from './Flights.module.css';
import { OPENING } from './scene.ts';

/** A piece on its way from one place on the screen to another. Places are elements with `data-place`. */
export interface Flight {
  readonly from: string;
  readonly to: string;
  readonly piece: ReactNode;
}

const placeOf = (name: string) =>
  [...document.querySelectorAll(`[data-place="${CSS.escape(name)}"]`)]
    .map((place) => place.getBoundingClientRect())
    .find(({ width }) => width > 0);

/** Lets one piece fly; a flight whose places are not on the screen does not happen. */
export function Flying({ flight, pace }: { flight: Flight; pace: number }) {
  const piece = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a flight begins once, when it appears
  useLayoutEffect(() => {
    let flying: Animation | undefined;
    const start = withNextFrame(() => {
      const [from, to] = [placeOf(flight.from), placeOf(flight.to)];
      const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
      if (piece.current === null || from === undefined || to === undefined || still || pace === 0) return;
      // Where the whole table is drawn larger, so is every way over it.
      const here = piece.current.getBoundingClientRect();
      const larger = here.width / piece.current.offsetWidth || 1;
      const at = ({ left, top, width, height }: DOMRect, scale: number) =>
        `translate(${(left + width / 2 - here.left) / larger}px, ${(top + height / 2 - here.top) / larger}px) translate(-50%, -50%) scale(${scale})`;
      flying = piece.current.animate(
        { transform: [at(from, 0.6), at(to, 1)], opacity: [1, 1, 0] },
        { duration: OPENING.flight * pace, easing: 'cubic-bezier(0.3, 0.1, 0.25, 1)', fill: 'forwards' },
      );
    });
    start.ask();
    return () => {
      start.stop();
      flying?.cancel();
    };
  }, []);
  return (
    <div className={styles.piece} ref={piece} aria-hidden="true">
      {flight.piece}
    </div>
  );
}
