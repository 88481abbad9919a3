import type { Cut, Outline } from '../../table/game/beside.ts';

/** Wide and high, in millimetres. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

export type PageName = 'a4' | 'letter';

export const PAGES: Readonly<Record<PageName, Size>> = {
  a4: { width: 210, height: 297 },
  letter: { width: 215.9, height: 279.4 },
};

/** Room at the rim: no printer prints there, and the cut marks stand in it. */
export const MARGIN = 7;

interface Cutting extends Size {
  /** Between one and the next. What lies side by side is parted by one cut. */
  readonly gap: number;
}

const CUTTING: Readonly<Record<Exclude<Outline, 'plan'>, Cutting>> = {
  card: { width: 63, height: 88, gap: 0 },
  tile: { width: 45, height: 45, gap: 0 },
  token: { width: 28, height: 28, gap: 2 },
  counter: { width: 18, height: 18, gap: 2 },
  hexagon: { width: 52, height: 60, gap: 2 },
  standee: { width: 34, height: 92, gap: 2 },
  net: { width: 62, height: 48, gap: 2 },
};

/** One is as large as a page lets it be. */
export const cuttingOf = (outline: Outline, page: Size): Cutting =>
  outline === 'plan'
    ? { width: page.width - 2 * MARGIN, height: page.height - 2 * MARGIN, gap: 0 }
    : CUTTING[outline];

/** Something to cut out, and where its upper left corner lies on the page. */
interface Placed {
  readonly cut: Cut;
  readonly left: number;
  readonly top: number;
}

/** One side of a sheet. */
export interface LeafSide {
  readonly outline: Outline;
  readonly placed: readonly Placed[];
  /** Where the knife goes, from the left and from the top. */
  readonly across: readonly number[];
  readonly down: readonly number[];
}

export interface Leaf {
  readonly front: LeafSide;
  /** As it lies once the sheet is turned over its long edge; null where nothing has a back. */
  readonly back: LeafSide | null;
}

const howMany = (room: number, size: number, gap: number) => Math.floor((room + gap + 0.01) / (size + gap));

/** Where so many of a size begin, in the middle of a page. */
function begins(room: number, size: number, gap: number): readonly number[] {
  const count = howMany(room - 2 * MARGIN, size, gap);
  const first = (room - count * size - (count - 1) * gap) / 2;
  return Array.from({ length: count }, (_, at) => first + at * (size + gap));
}

const edges = (starts: readonly number[], size: number) => [
  ...new Set(starts.flatMap((start) => [start, start + size]).map((edge) => Math.round(edge * 1000) / 1000)),
];

/** Every copy of everything on as few sheets as each outline needs. */
export function sheetsOf(cuts: readonly Cut[], page: Size): Leaf[] {
  const outlines = [...new Set(cuts.map(({ outline }) => outline))];
  return outlines.flatMap((outline) => {
    const { width, height, gap } = cuttingOf(outline, page);
    const lefts = begins(page.width, width, gap);
    const tops = begins(page.height, height, gap);
    const all = cuts
      .filter((cut) => cut.outline === outline)
      .flatMap((cut) => Array.from({ length: cut.copies }, () => cut));
    const room = lefts.length * tops.length;
    const across = edges(lefts, width);
    const down = edges(tops, height);
    return Array.from({ length: Math.ceil(all.length / room) }, (_, at): Leaf => {
      const placed = all.slice(at * room, (at + 1) * room).map((cut, index): Placed => {
        const [left, top] = [lefts[index % lefts.length], tops[Math.floor(index / lefts.length)]];
        return { cut, left, top };
      });
      const turned = placed
        .filter(({ cut }) => cut.back !== null)
        .map((one): Placed => ({ ...one, left: page.width - one.left - width }));
      return {
        front: { outline, placed, across, down },
        back: turned.length === 0 ? null : { outline, placed: turned, across, down },
      };
    });
  });
}
