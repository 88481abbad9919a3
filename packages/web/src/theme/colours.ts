/** Eight seats that colour-blind players can tell apart; the sign repeats the difference without colour. */
export const SEATS = [
  { name: 'azure', colour: '#509af8', sign: 'circle' },
  { name: 'rose', colour: '#f892a7', sign: 'diamond' },
  { name: 'citron', colour: '#d2d138', sign: 'star' },
  { name: 'teal', colour: '#368083', sign: 'triangle' },
  { name: 'ivory', colour: '#f2f8ed', sign: 'square' },
  { name: 'indigo', colour: '#4331bd', sign: 'hexagon' },
  { name: 'plum', colour: '#673268', sign: 'cross' },
  { name: 'moss', colour: '#8e943e', sign: 'crescent' },
] as const;

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

export type SeatSign = (typeof SEATS)[number]['sign'];

/** The colour and sign of a look. */
export const seatLook = (look: number) => LOOKS[look % LOOKS.length];

/** The look of that name, or another where there is none. */
export function lookNamed(name: string | null, otherwise: number): number {
  const look = LOOKS.findIndex((known) => known.name === name);
  return look < 0 ? otherwise : look;
}
