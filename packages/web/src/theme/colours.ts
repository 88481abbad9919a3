/** Eight seats that colour-blind players can tell apart; the sign repeats the difference without colour. */
export const SEATS = [
  { colour: '#509af8', sign: 'circle' },
  { colour: '#f892a7', sign: 'diamond' },
  { colour: '#d2d138', sign: 'star' },
  { colour: '#368083', sign: 'triangle' },
  { colour: '#f2f8ed', sign: 'square' },
  { colour: '#4331bd', sign: 'hexagon' },
  { colour: '#673268', sign: 'cross' },
  { colour: '#8e943e', sign: 'crescent' },
] as const;

export type SeatSign = (typeof SEATS)[number]['sign'];

/** The look of a seat; a ninth would begin again. */
export const seatLook = (seat: number) => SEATS[seat % SEATS.length];
