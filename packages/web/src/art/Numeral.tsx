import { INK } from './ink.ts';

export interface NumeralProps {
  text: string | number;
  x: number;
  y: number;
  /** Height of the figures. */
  size: number;
  fill?: string;
  /** A line around the figures, for a ground that is not calm. */
  outline?: string;
}

/** A number that decides something: lining figures of the display face, centred on its place. */
export function Numeral({ text, x, y, size, fill = INK, outline }: NumeralProps) {
  return (
    <text
      x={x}
      y={y + size * 0.5}
      textAnchor="middle"
      fill={fill}
      style={{
        fontFamily: 'var(--display)',
        fontSize: size * 1.5,
        fontWeight: 600,
        fontVariantNumeric: 'lining-nums',
        userSelect: 'none',
      }}
      {...(outline && {
        stroke: outline,
        strokeWidth: size * 0.24,
        strokeLinejoin: 'round',
        paintOrder: 'stroke',
      })}
    >
      {text}
    </text>
  );
}
