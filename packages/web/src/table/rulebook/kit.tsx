import { createElement, type ReactNode } from 'react';
import { HitPoint } from '../../art/karak/Pieces.tsx';
import { STANDEE_BOX } from '../../art/seat.tsx';
import styles from './Pictures.module.css';

/** What is only written between two pictures connects them: plus, equals, an arrow. */
const line = (className: string, parts: readonly ReactNode[]) =>
  createElement(
    'span',
    { className },
    ...parts.map((part) =>
      typeof part === 'string' ? createElement('b', { className: styles.sign }, part) : part,
    ),
  );

export const row = (...parts: readonly ReactNode[]) => line(styles.row, parts);

/** Things that belong together and stay on one line. */
export const pair = (...parts: readonly ReactNode[]) => line(styles.pair, parts);

/** As an SVG viewBox, and pixels for each unit. */
type Part = readonly [x: number, y: number, width: number, height: number, scale?: number];

/** A part of a board. */
export const map = ([x, y, width, height, scale = 0.8]: Part, ...parts: readonly ReactNode[]) =>
  createElement(
    'svg',
    {
      className: styles.map,
      viewBox: `${x} ${y} ${width} ${height}`,
      width: width * scale,
      'aria-hidden': 'true',
    },
    ...parts,
  );

/** A figure on its stand. */
export const stands = (figure: ReactNode) => (
  <svg className={styles.figure} viewBox={STANDEE_BOX} aria-hidden="true">
    {figure}
  </svg>
);

/** So many hearts of five. */
export const hearts = (left: number) =>
  pair(...[1, 2, 3, 4, 5].map((point) => <HitPoint key={point} lost={point > left} size={24} />));

export const moved = (x: number, y: number, scale = 1) => `translate(${x} ${y}) scale(${scale})`;
