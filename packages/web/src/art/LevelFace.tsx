import type { Level } from '@undercroft/bots';
import type { ReactNode } from 'react';

/** What each computer player looks like: the same round head, and what it knows in its eyes. */
const FACES: Readonly<Record<Level, ReactNode>> = {
  beginner: (
    <>
      <circle cx="9" cy="11" r="1.6" fill="currentColor" stroke="none" />
      <circle cx="15" cy="11" r="1.6" fill="currentColor" stroke="none" />
      <path d="M8.6 14.8c1.8 2.8 5 2.8 6.8 0" />
      <path d="M11.4 4c.2-1.6 1.4-2 2.6-1.4" />
    </>
  ),
  novice: (
    <>
      <path d="M9 10.6v1M15 10.6v1" strokeWidth="2.6" />
      <path d="M9 15.4c1.8 1.4 4.2 1.4 6 0" />
    </>
  ),
  adept: (
    <>
      <path d="M8 9.4h2.4M13.6 9.4H16M9.2 11.8v.2M14.8 11.8v.2" strokeWidth="2.2" />
      <path d="M9.2 16h5.6" />
    </>
  ),
  expert: (
    <>
      <path d="M7.6 10.2 10.4 9M13.6 8l2.8 1.4M9.2 12v.2M14.8 12v.2" strokeWidth="2.2" />
      <path d="M9.4 16.2c2 .4 3.8 0 5.2-1.2" />
    </>
  ),
  master: (
    <>
      <circle cx="9" cy="11" r="2.2" />
      <circle cx="15" cy="11" r="2.2" />
      <path d="M11.2 11h1.6M7.6 15.4c1.4 4 7.4 4 8.8 0" />
    </>
  ),
  fair: (
    <>
      <path d="M9 10.6v1M13.6 11h2.8" strokeWidth="2.4" />
      <path d="M8.4 14.6c2.2 2.4 5 2.4 7.2 0" />
    </>
  ),
};

/** The face of a level, in the colour of the text beside it; the name stands there too. */
export function LevelFace({ level }: { level: Level }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="22"
      height="22"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      aria-hidden="true"
      data-face={level}
    >
      <circle cx="12" cy="12.4" r="9" />
      {FACES[level]}
    </svg>
  );
}
