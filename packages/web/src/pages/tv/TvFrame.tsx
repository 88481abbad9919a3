import { type CSSProperties, type ReactNode, useEffect, useState } from 'react';
import styles from './Tv.module.css';

/** A television is laid out on this many pixels, however many it has: everything is as large for whoever looks. */
const WIDTH = 960;
const HEIGHT = 540;

const scaleNow = () => Math.min(innerWidth / WIDTH, innerHeight / HEIGHT);

interface TvFrameProps {
  readonly game?: string;
  /** All there is to say for now. */
  readonly said?: string;
  readonly children?: ReactNode;
}

/** The whole screen, as large as it is. */
export function TvFrame({ game, said, children }: TvFrameProps) {
  const [scale, setScale] = useState(scaleNow);
  useEffect(() => {
    const measure = () => setScale(scaleNow());
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, []);
  return (
    <div className={styles.screen}>
      <main
        className={styles.stage}
        data-game={game}
        style={{ '--tv': scale, transform: `translate(-50%, -50%) scale(${scale})` } as CSSProperties}
      >
        {said !== undefined && <p className={styles.said}>{said}</p>}
        {children}
      </main>
    </div>
  );
}
