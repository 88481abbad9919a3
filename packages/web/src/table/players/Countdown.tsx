import { useEffect, useState } from 'react';
import { useLanguage } from '../../kit/language/language.tsx';
import styles from './Seats.module.css';

const STEPS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** A span of time as one says it: "3 days", "10 minutes". */
export function spanOf(language: string, seconds: number): string {
  const [unit, size] = STEPS.find(([, size]) => seconds >= size) ?? ['second', 1];
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(
    Math.floor(seconds / size),
  );
}

/** How long somebody may still think; near the end it is in the colour of harm. */
export function Countdown({ until }: { until: number }) {
  const { m, language } = useLanguage();
  const [, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.ceil((until - Date.now()) / 1000));
  return (
    <small className={styles.countdown} role="timer" data-short={seconds <= 30 || undefined}>
      {m.table.timeLeft({ time: seconds < 600 ? clockFace(seconds) : spanOf(language, seconds) })}
    </small>
  );
}

const clockFace = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
