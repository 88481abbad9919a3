import { useEffect, useRef } from 'react';
import styles from './Pointer.module.css';

/** How often it looks where the thing has gone: boards are moved and zoomed. */
const LOOK_AGAIN = 120;

/** So often it is brought into sight: a strip may still be on its way to somebody else. */
const BRINGS = 15;

/** By wheel, finger or the tab key somebody looks elsewhere. */
const OWN_WAY = ['wheel', 'touchmove', 'focusin'] as const;

/** A ring around something on the screen. It covers nothing and takes no click. */
export function Pointer({ find }: { find: () => Element | null }) {
  const ring = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let seen: Element | null = null;
    let brings = 0;
    const look = () => {
      const { current } = ring;
      if (current === null) return;
      const found = find();
      // What lies in a list that scrolls is brought into sight; later it may be moved away.
      if (found !== seen) brings = BRINGS;
      if (found instanceof HTMLElement && brings-- > 0) found.scrollIntoView({ block: 'nearest' });
      seen = found;
      const box = found?.getBoundingClientRect();
      current.hidden = box === undefined || box.width === 0;
      if (box === undefined) return;
      const { left, top, width, height } = box;
      // What still moves is not to be pressed yet.
      const place = [left, top, width, height].join(' ');
      const still = current.dataset.at === place;
      current.toggleAttribute('data-still', still);
      if (still) return;
      current.dataset.at = place;
      Object.assign(current.style, {
        left: `${left}px`,
        top: `${top}px`,
        width: `${width}px`,
        height: `${height}px`,
      });
    };
    look();
    // A device that is turned lays everything out anew; a bar of the browser that goes away changes the height alone.
    let wide = innerWidth;
    const again = () => {
      if (innerWidth !== wide) brings = BRINGS;
      wide = innerWidth;
    };
    // Whoever goes somewhere else by themselves is left there.
    const leave = () => {
      brings = 0;
    };
    addEventListener('resize', again);
    for (const own of OWN_WAY) addEventListener(own, leave, { passive: true });
    const timer = setInterval(look, LOOK_AGAIN);
    return () => {
      removeEventListener('resize', again);
      for (const own of OWN_WAY) removeEventListener(own, leave);
      clearInterval(timer);
    };
  }, [find]);
  return <div ref={ring} className={styles.ring} data-testid="pointer" aria-hidden="true" hidden />;
}
