/** The paints and the pen of everything we draw: a light side, a dark side, an ink line of one weight. */
export const INK = '#1c130d';

/** Width of an ink line in a drawing 100 wide. */
const PEN = 2.6;

/** Outlined: spread into a shape. */
export const inked = {
  stroke: INK,
  strokeWidth: PEN,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
} as const;

/** A line of the same pen, not filled. */
export const line = { ...inked, fill: 'none' } as const;

/** Outlined, and lined, by a lighter hand: what lies inside a figure. */
export const thin = { ...inked, strokeWidth: 1.8 } as const;
export const fine = { ...line, strokeWidth: 1.8 } as const;

/** Paint by material: [light side, itself, dark side]. */
export const PAINT = {
  bone: ['#fff8e6', '#efe4ca', '#c4b28d'],
  skin: ['#f6cfa6', '#dfa877', '#b67c50'],
  pale: ['#f3e3d3', '#d8c1b0', '#a78f86'],
  steel: ['#e3e9ec', '#aab5bd', '#6c7883'],
  iron: ['#8b95a0', '#5c6670', '#3a424b'],
  wood: ['#b58556', '#8a5d38', '#5b3a22'],
  leather: ['#9a6a45', '#6f4529', '#472a18'],
  gold: ['#ffe59a', '#f5c84c', '#b5821c'],
  brass: ['#e8c684', '#b98a3e', '#6d4d1e'],
  ruby: ['#ff9a8f', '#dc3d3a', '#8d1d22'],
  flame: ['#fff0a8', '#ffb43f', '#ee6a1f'],
  water: ['#c9f5ee', '#58c3bd', '#24777d'],
  magic: ['#dcd2ff', '#9a86ea', '#5a45a8'],
  curse: ['#d7a5e8', '#8d4fa8', '#512566'],
  stone: ['#b9b3a8', '#8c857b', '#5b554e'],
  fur: ['#a08c78', '#75614f', '#4b3b30'],
  linen: ['#efe2c0', '#cdbb8f', '#927f57'],
  scale: ['#9fd07a', '#4f9a57', '#27603f'],
  chitin: ['#7d6b86', '#4b3f58', '#2b2436'],
} as const satisfies Record<string, readonly [string, string, string]>;

/** Small numbers from a seed, the same every time: the irregularity of a hand. */
export function hand(seed: number): () => number {
  let state = (seed * 2654435761 + 374761393) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export const round = (value: number) => Math.round(value * 10) / 10;
