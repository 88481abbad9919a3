import { seatLook } from '../kit/theme/colours.ts';

/** A drawing as its file says it: `*.svg`, read when the screens are built (`drawings.ts` beside the sources). */
export interface Drawing {
  /** By which its picture is kept; no two drawings have the same. */
  readonly name: string;
  /** The room it takes: a viewBox. */
  readonly box: string;
  /** What it consists of, as markup. */
  readonly lines: string;
  /** How it lies in room of another shape; in the middle where nothing is said. */
  readonly fit?: string;
}

/** Colours that a drawing leaves open, by the names of its variables: `{ seat: '#509af8' }` for `var(--seat)`. */
export type Paints = Readonly<Record<string, string>>;

/** Drawings by the names of their files. What a name stands for is checked by `test/drawings.test.ts`. */
export const byName = <Name extends string>(
  files: Record<string, Drawing>,
): Readonly<Record<Name, Drawing>> =>
  Object.fromEntries(
    Object.entries(files).map(([file, drawing]) => [/([^/]+)\.svg$/.exec(file)?.[1], drawing]),
  ) as Record<Name, Drawing>;

/** A drawing at its place in another. */
export const placed = ({ lines }: Drawing, transform: string): string =>
  `<g transform="${transform}">${lines}</g>`;

/** Drawings, or markup, over each other: a drawing of its own. */
export const layered = (name: string, box: string, ...layers: readonly (Drawing | string)[]): Drawing => ({
  name,
  box,
  lines: layers.map((layer) => (typeof layer === 'string' ? layer : layer.lines)).join(''),
});

/** Browsers of old televisions mix no colours: there a seat's is flat. */
const MIXES = typeof CSS === 'undefined' || CSS.supports('color', 'color-mix(in oklab, red, blue)');

const mixed = (colour: string, other: string): string =>
  MIXES ? `color-mix(in oklab, ${colour}, ${other})` : colour;

/** A seat's colour, its light side and its dark side. */
export function seatPaints(seat: number): Paints {
  const { colour } = seatLook(seat);
  return {
    seat: colour,
    'seat-light': mixed(colour, '#fff6e0 38%'),
    'seat-dark': mixed(colour, '#120a1c 42%'),
  };
}

/** The pen of all drawings: what a file's first line says, and what holds where it is drawn live. */
const PEN = 'stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"';

function pageOf({ box, lines, fit = 'xMidYMid' }: Drawing, paints: Paints): string {
  const style = Object.entries(paints)
    .map(([name, paint]) => `--${name}:${paint}`)
    .join(';');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" preserveAspectRatio="${fit}" ${PEN} style="${style}">${lines}</svg>`;
}

const ESCAPED: Readonly<Record<string, string>> = {
  '"': "'",
  '#': '%23',
  '%': '%25',
  '<': '%3C',
  '>': '%3E',
};

const ADDRESSES = new Map<string, string>();
/** Whoever holds a picture need not wait for it when it is shown again. */
const HELD: HTMLImageElement[] = [];

/** The address of a drawing's picture. It travels with the game's code: no request, no waiting, nothing missing offline. */
export function addressOf(drawing: Drawing, paints: Paints = {}): string {
  const key = `${drawing.name} ${drawing.box} ${Object.values(paints).join(' ')}`;
  const known = ADDRESSES.get(key);
  if (known !== undefined) return known;
  const page = pageOf(drawing, paints).replaceAll(/["#%<>]/g, (sign) => ESCAPED[sign]);
  const address = `data:image/svg+xml,${page}`;
  ADDRESSES.set(key, address);
  if (typeof Image !== 'undefined') HELD.push(Object.assign(new Image(), { src: address }));
  return address;
}

/** The same picture with a size of its own. */
export const sized = (address: string, width: number, height: number): string =>
  address.replace('%3Csvg ', `%3Csvg width='${width}' height='${height}' `);
