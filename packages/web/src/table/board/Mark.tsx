import type { Answer } from '@undercroft/kernel';
import type { ReactNode } from 'react';
import { Numeral } from '../../art/Numeral.tsx';
import { gives } from '../game/gives.ts';
import styles from './GrowingBoard.module.css';

interface MarkProps {
  readonly x: number;
  readonly y: number;
  readonly label: string;
  /** What it is, where nothing lies below it that could be asked. */
  readonly about?: string | undefined;
  /** Which place of the board it lies on, as its ears call it. */
  readonly cell: string;
  /** The answers that a click gives. */
  readonly path: readonly Answer[];
  readonly onClick: () => void;
  readonly onPoint: (pointing: boolean) => void;
  readonly children: ReactNode;
}

/** A place on a board that can be chosen. */
export function Mark({ x, y, label, about, cell, path, onClick, onPoint, children }: MarkProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a place on an SVG board cannot be an HTML button
    <g
      className={styles.mark}
      transform={`translate(${x} ${y})`}
      role="button"
      tabIndex={0}
      aria-label={label}
      data-about={about}
      data-cell={cell}
      {...gives(...path)}
      onClick={(click) => {
        click.stopPropagation();
        onClick();
      }}
      onKeyDown={(key) => {
        if (key.key !== 'Enter' && key.key !== ' ') return;
        key.preventDefault();
        onClick();
      }}
      onPointerEnter={() => onPoint(true)}
      onPointerLeave={() => onPoint(false)}
      onFocus={() => onPoint(true)}
      onBlur={() => onPoint(false)}
    >
      {children}
    </g>
  );
}

interface NoteProps {
  readonly text: string;
  readonly width: number;
  readonly height: number;
  readonly size: number;
}

/** A number on a small plate, around the middle of where it is put. */
export function Note({ text, width, height, size }: NoteProps) {
  return (
    <>
      <rect x={-width / 2} y={-height / 2} width={width} height={height} rx="8" className={styles.note} />
      <Numeral text={text} x={0} y={-0.5} size={size} fill="#f3ead6" />
    </>
  );
}
