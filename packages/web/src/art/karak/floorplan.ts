import type { TileKind } from '@undercroft/karak';
import { hand, round } from '../ink.ts';

type Point = readonly [number, number];

/** A tile as a few paths in a square of 100: everything of one paint is one path. */
export interface FloorPlan {
  floor: string;
  /** The walls one sees the front of: north sides. */
  faces: string;
  /** Where bricks of those walls meet. */
  bricks: string;
  /** What the walls keep in the dark. */
  shade: string;
  /** The edge between rock and floor, open at the doors. */
  edge: string;
  /** Flagstones a little lighter and a little darker than the floor. */
  flagsLight: string;
  flagsDark: string;
  /** Facets of the rock around. */
  rockLight: string;
  rockDark: string;
}

/** Doors are as wide on every kind of tile, so that any two join. */
const DOOR = 34;
const FAR = 100 - DOOR;
/** Past the border, so that no hairline shows between two tiles. */
const OVER = 0.6;
/** How much of a north wall's front is seen. */
const FACE = 9;

/** Turns a point of the north side to the side it is meant for. */
function turned([x, y]: Point, side: number): Point {
  if (side === 0) return [x, y];
  if (side === 1) return [100 - y, x];
  if (side === 2) return [100 - x, 100 - y];
  return [y, 100 - x];
}

const isOpen = (doors: number, side: number) => (doors & (1 << (side & 3))) !== 0;

/** The corners of one side, clockwise, as if it were the north side. */
function roomSide(open: boolean, inset: number, cut: number): Point[] {
  const jambs: Point[] = open
    ? [
        [DOOR, inset],
        [DOOR, -OVER],
        [FAR, -OVER],
        [FAR, inset],
      ]
    : [];
  return [[inset + cut, inset], ...jambs, [100 - inset - cut, inset]];
}

function tunnelSide(open: boolean, openBefore: boolean, openAfter: boolean): Point[] {
  if (open) {
    return [
      ...(openBefore ? [[DOOR, DOOR - 4] as const] : []),
      [DOOR, -OVER],
      [FAR, -OVER],
      ...(openAfter ? [[FAR, DOOR - 4] as const] : []),
    ];
  }
  // A closed side bends the way: its outer corners are cut off where the next side is closed too.
  return [openBefore ? [DOOR - 6, DOOR] : [DOOR + 10, DOOR], openAfter ? [FAR + 6, DOOR] : [FAR - 10, DOOR]];
}

function outline(kind: TileKind, doors: number): Point[] {
  const corners: Point[] = [];
  for (let side = 0; side < 4; side += 1) {
    const open = isOpen(doors, side);
    const local =
      kind === 'tunnel'
        ? tunnelSide(open, isOpen(doors, side + 3), isOpen(doors, side + 1))
        : roomSide(open, kind === 'start' ? 10 : 14, kind === 'room' ? 7 : 17);
    corners.push(...local.map((point) => turned(point, side)));
  }
  return corners;
}

const outside = ([x, y]: Point) => x < 0 || y < 0 || x > 100 || y > 100;

/** Breaks long straight walls and moves the breaks a little: hewn, not ruled. Doors stay where they are. */
function hewn(corners: readonly Point[], wobble: number, random: () => number): Point[] {
  const points: Point[] = [];
  corners.forEach((from, at) => {
    const to = corners[(at + 1) % corners.length];
    points.push(from);
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const pieces = outside(from) && outside(to) ? 1 : Math.max(1, Math.round(length / 12));
    for (let piece = 1; piece < pieces; piece += 1) {
      const part = (piece + (random() - 0.5) * 0.4) / pieces;
      const x = from[0] + (to[0] - from[0]) * part;
      const y = from[1] + (to[1] - from[1]) * part;
      const calm = Math.min(x, y, 100 - x, 100 - y) < 8 ? 0 : 1;
      const off = (random() - 0.5) * 2 * wobble * calm;
      points.push([x - ((to[1] - from[1]) / length) * off, y + ((to[0] - from[0]) / length) * off]);
    }
  });
  return points;
}

const at = ([x, y]: Point) => `${round(x)} ${round(y)}`;
const shape = (points: readonly Point[]) => `M${points.map(at).join('L')}Z`;

/** What a wall throws to one side: quads along every stretch of it that faces that side. */
function thrown(
  points: readonly Point[],
  dx: number,
  dy: number,
  faces: (from: Point, to: Point) => boolean,
): string {
  return points
    .map((from, index) => [from, points[(index + 1) % points.length]] as const)
    .filter(([from, to]) => !(outside(from) && outside(to)) && faces(from, to))
    .map(([from, to]) => shape([from, to, [to[0] + dx, to[1] + dy], [from[0] + dx, from[1] + dy]]))
    .join('');
}

/** The wall line, lifted from the paper where a door is. */
function edge(points: readonly Point[]): string {
  const start = points.findIndex(
    (point, index) => outside(point) && outside(points[(index + 1) % points.length]),
  );
  const ordered = start < 0 ? points : [...points.slice(start + 1), ...points.slice(0, start + 1)];
  return ordered
    .map(
      (point, index) =>
        `${index === 0 || (outside(point) && outside(ordered[index - 1])) ? 'M' : 'L'}${at(point)}`,
    )
    .join('');
}

function bricks(points: readonly Point[], random: () => number): string {
  return points
    .map((from, index) => [from, points[(index + 1) % points.length]] as const)
    .filter(([from, to]) => to[0] - from[0] > 4 && !outside(from) && !outside(to))
    .map(([from, to]) => {
      const part = 0.3 + random() * 0.4;
      const x = from[0] + (to[0] - from[0]) * part;
      const y = from[1] + (to[1] - from[1]) * part;
      return `M${at([from[0] + 1, from[1] + 4.4])}L${at([to[0] - 1, to[1] + 4.4])}M${at([x, y + 0.8])}v3.4M${at([x + 4, y + 4.8])}v3.2`;
    })
    .join('');
}

function quad(x: number, y: number, width: number, height: number, random: () => number): string {
  const near = () => (random() - 0.5) * 1.6;
  return shape([
    [x + near(), y + near()],
    [x + width + near(), y + near()],
    [x + width + near(), y + height + near()],
    [x + near(), y + height + near()],
  ]);
}

function flags(kind: TileKind, doors: number, random: () => number) {
  let light = '';
  let dark = '';
  const lay = (x: number, y: number, width: number, height: number, often: number) => {
    const drawn = random();
    const piece = quad(x + 0.8, y + 0.8, width - 1.6, height - 1.6, random);
    if (drawn < often * 0.5) light += piece;
    else if (drawn < often) dark += piece;
  };
  if (kind !== 'tunnel') {
    for (let row = 0; row < 4; row += 1) {
      const shift = row % 2 ? -8 : 0;
      for (let column = 0; column < 4; column += 1) {
        const x = Math.max(19, 19 + shift + column * 16.5);
        const width = Math.min(81, 19 + shift + (column + 1) * 16.5) - x;
        const cornered = (row === 0 || row === 3) && (x < 30 || x + width > 70) && kind !== 'room';
        if (width > 6 && !cornered) lay(x, 26 + row * 14, width, 14, 0.62);
      }
    }
  }
  for (let side = 0; side < 4; side += 1) {
    if (!isOpen(doors, side)) continue;
    const deep = kind === 'tunnel' ? 12 : 8;
    const [x, y] = turned([side % 2 ? 46 : 52, deep], side);
    lay(x - 6, y - 5, 12, 10, 0.7);
  }
  return { light, dark };
}

function facets(doors: number, kind: TileKind, random: () => number) {
  const pieces = { light: '', dark: '' };
  const reach = kind === 'tunnel' ? 27 : 11;
  for (let side = 0; side < 4; side += 1) {
    for (let count = 0; count < (kind === 'tunnel' ? 7 : 4); count += 1) {
      const along = 4 + random() * 92;
      if (isOpen(doors, side) && along > DOOR - 9 && along < FAR + 9) continue;
      const deep = 2 + random() * (reach - 7);
      const size = 2.5 + random() * 3.5;
      const [x, y] = turned([along, deep], side);
      const stone = shape([
        [x - size, y + size * 0.4],
        [x - size * 0.3, y - size * 0.6],
        [x + size * 0.9, y - size * 0.3],
        [x + size * 0.7, y + size * 0.5],
      ]);
      pieces[random() < 0.5 ? 'light' : 'dark'] += stone;
    }
  }
  return pieces;
}

function drawPlan(kind: TileKind, doors: number, variant: number): FloorPlan {
  const random = hand(doors * 31 + kind.length * 7 + variant * 101);
  const points = hewn(outline(kind, doors), kind === 'tunnel' ? 2.6 : kind === 'room' ? 1.3 : 0.7, random);
  const rock = facets(doors, kind, random);
  const flag = flags(kind, doors, random);
  const facesSouth = (from: Point, to: Point) => to[0] - from[0] > 0.5;
  return {
    floor: shape(points),
    faces: thrown(points, 0, FACE, facesSouth),
    bricks: bricks(points, random),
    shade:
      thrown(points, 0, FACE + 5, facesSouth) + thrown(points, 5, 2.5, (from, to) => from[1] - to[1] > 0.5),
    edge: edge(points),
    flagsLight: flag.light,
    flagsDark: flag.dark,
    rockLight: rock.light,
    rockDark: rock.dark,
  };
}

const drawn = new Map<string, FloorPlan>();

/** The plan of a tile, drawn once for each kind, set of doors and variant. */
export function floorPlan(kind: TileKind, doors: number, variant: number): FloorPlan {
  const key = `${kind} ${doors} ${variant}`;
  const plan = drawn.get(key) ?? drawPlan(kind, doors, variant);
  drawn.set(key, plan);
  return plan;
}
