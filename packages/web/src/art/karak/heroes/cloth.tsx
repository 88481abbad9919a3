import { line } from '../../ink.ts';

/** What a hero wears is in the colour of the seat: itself, its light side, its dark side. */
export const SEAT = 'var(--seat)';
export const LIGHT = 'var(--seat-light)';
export const DARK = 'var(--seat-dark)';

export const eyes = (left: number, right: number, y: number) => (
  <path d={`M${left} ${y}v2.400M${right} ${y}v2.4`} {...line} strokeWidth="3.2" />
);
