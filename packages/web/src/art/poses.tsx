import './poses.css';
import type { ReactNode } from 'react';
import { INK, line } from './ink.ts';

/**
 * What a figure holds: it hangs at rest, and swings where the figure acts. Where the hand is, in percent of it from above.
 * The stage that a figure stands on says which pose it takes; all are made of the same parts.
 */
export const Held = ({ hand, children }: { readonly hand: number; readonly children: ReactNode }) => (
  <g data-part="held" style={{ transformBox: 'fill-box', transformOrigin: `50% ${hand}%` }}>
    {children}
  </g>
);

/** A mouth: it opens to strike, and is pressed together by whoever is struck. */
export const Mouth = ({ children }: { readonly children: ReactNode }) => (
  <g data-part="mouth" style={{ transformBox: 'fill-box', transformOrigin: '50% 0%' }}>
    {children}
  </g>
);

/** Legs, wings, ears, flames: they rise to strike, and hang when it hurts. */
export const Limbs = ({ children }: { readonly children: ReactNode }) => (
  <g data-part="limbs" style={{ transformBox: 'fill-box', transformOrigin: '50% 70%' }}>
    {children}
  </g>
);

interface EyesProps {
  /** The middle of each eye, and how high both are. */
  readonly at: readonly [left: number, right: number, y: number];
  /** Of the lines of pressed eyes: light where they lie in the dark. */
  readonly paint?: string;
  /** How large they are beside a hero's. */
  readonly size?: number;
  /** As they are when open. */
  readonly children: ReactNode;
}

/** Eyes, open; and pressed shut for whoever is hurt. */
export const Eyes = ({ at: [left, right, y], paint = INK, size = 1, children }: EyesProps) => (
  <>
    <g data-part="eyes" style={{ transformBox: 'fill-box', transformOrigin: 'center' }}>
      {children}
    </g>
    <path
      data-part="shut"
      d={`M${left - 3 * size} ${y - 3 * size}l${5 * size} ${3 * size}-${5 * size} ${3 * size}M${right + 3 * size} ${y - 3 * size}l-${5 * size} ${3 * size} ${5 * size} ${3 * size}`}
      {...line}
      stroke={paint}
      strokeWidth={2.4 * Math.sqrt(size)}
      opacity="0"
    />
  </>
);

/** A hero's eyes: two strokes. */
export const eyes = (left: number, right: number, y: number) => (
  <Eyes at={[left, right, y + 1]}>
    <path d={`M${left} ${y}v2.4M${right} ${y}v2.4`} {...line} strokeWidth="3.2" />
  </Eyes>
);
