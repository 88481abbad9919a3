import { Numeral } from '../../art/Numeral.tsx';

interface RimProps {
  /** What each row and each column is called, and where on the board it lies. */
  readonly rows: readonly { readonly name: string; readonly at: number }[];
  readonly columns: readonly { readonly name: string; readonly at: number }[];
  /** Where the numbers of the rows stand, and the letters of the columns. */
  readonly left: number;
  readonly top: number;
}

/** Coordinates at the rim of a board, for those who look: whoever listens hears the same ones. */
export function Rim({ rows, columns, left, top }: RimProps) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a drawing; nothing in it can be focused
    <g aria-hidden="true" style={{ opacity: 'var(--rim)' }} data-testid="rim">
      {rows.map(({ name, at }) => (
        <Numeral key={at} text={name} x={left} y={at} size={13} fill="#d8c9a8" />
      ))}
      {columns.map(({ name, at }) => (
        <Numeral key={at} text={name} x={at} y={top} size={13} fill="#d8c9a8" />
      ))}
    </g>
  );
}
