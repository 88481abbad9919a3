import { useEffect, useRef } from 'react';
import styles from './Pointer.module.css';

/** How often it looks where the thing has gone: boards are moved and zoomed. */
const LOOK_AGAIN = 120;

/** A ring around something on the screen. It covers nothing and takes no click. */
export function Pointer({ find }: { find: () => Element | null }) {
  const ring = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let seen: Element | null = null;
    const look = () => {
      const { current } = ring;
      if (current === null) return;
      const found = find();
      // What lies in a list that scrolls is brought into sight once.
      if (found instanceof HTMLElement && found !== seen) found.scrollIntoView({ block: 'nearest' });
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
    const timer = setInterval(look, LOOK_AGAIN);
    return () => clearInterval(timer);
  }, [find]);
  return <div ref={ring} className={styles.ring} data-testid="pointer" aria-hidden="true" hidden />;
}
