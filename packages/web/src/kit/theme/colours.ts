import { COLOURS, type Colour } from '@undercroft/protocol';

export type SeatSign =
  | 'circle'
  | 'diamond'
  | 'star'
  | 'triangle'
  | 'square'
  | 'hexagon'
  | 'cross'
  | 'crescent';

/** Eight seats that colour-blind players can tell apart; the sign repeats the difference without colour. */
const SEAT_LOOKS: Readonly<Record<Colour, { readonly colour: string; readonly sign: SeatSign }>> = {
  azure: { colour: '#509af8', sign: 'circle' },
  rose: { colour: '#f892a7', sign: 'diamond' },
  citron: { colour: '#d2d138', sign: 'star' },
  teal: { colour: '#368083', sign: 'triangle' },
  ivory: { colour: '#f2f8ed', sign: 'square' },
  indigo: { colour: '#4331bd', sign: 'hexagon' },
  plum: { colour: '#673268', sign: 'cross' },
  moss: { colour: '#8e943e', sign: 'crescent' },
};
export const SEATS = COLOURS.map((name) => ({ name, ...SEAT_LOOKS[name] }));

/** Eight more for figures that are called after a colour, whatever seat they sit on. */
export const PAINTS = [
  { name: 'red', colour: '#980f06', sign: 'diamond' },
  { name: 'orange', colour: '#ee8c01', sign: 'hexagon' },
  { name: 'yellow', colour: '#efd337', sign: 'star' },
  { name: 'green', colour: '#338460', sign: 'triangle' },
  { name: 'blue', colour: '#4c9ded', sign: 'circle' },
  { name: 'purple', colour: '#612f8d', sign: 'cross' },
  { name: 'white', colour: '#f9f9f2', sign: 'square' },
  { name: 'black', colour: '#22212b', sign: 'crescent' },
] as const;

const LOOKS = [...SEATS, ...PAINTS];

/** The colour and sign of a look. */
export const seatLook = (look: number) => LOOKS[look % LOOKS.length];

/** The look of that name, or another where there is none. */
export function lookNamed(name: string | null, otherwise: number): number {
  const look = LOOKS.findIndex((known) => known.name === name);
  return look < 0 ? otherwise : look;
}
