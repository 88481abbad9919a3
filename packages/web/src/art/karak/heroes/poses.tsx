import './poses.css';
import type { ReactNode } from 'react';
import { line } from '../../ink.ts';

/**
 * What a hero holds: it hangs at rest, and swings where the figure acts. Where the hand is, in percent of it from above.
 * The stage that a figure stands on says which pose it takes; all are made of the same parts.
 */
export const Held = ({ hand, children }: { readonly hand: number; readonly children: ReactNode }) => (
  <g data-part="held" style={{ transformBox: 'fill-box', transformOrigin: `50% ${hand}%` }}>
    {children}
  </g>
);

/** Eyes, open; and pressed shut for whoever is hurt. */
export const eyes = (left: number, right: number, y: number) => (
  <>
    <path data-part="eyes" d={`M${left} ${y}v2.4M${right} ${y}v2.4`} {...line} strokeWidth="3.2" />
    <path
      data-part="shut"
      d={`M${left - 3} ${y - 2}l5 3-5 3M${right + 3} ${y - 2}l-5 3 5 3`}
      {...line}
      strokeWidth="2.4"
      opacity="0"
    />
  </>
);
