import type { TileKind } from '@undercroft/karak';
import { expect, test } from 'vitest';
import { floorPlan } from '../src/art/karak/floorplan.ts';
import { sheetFor } from '../src/table/board/GrowingBoard.tsx';

const KINDS: readonly TileKind[] = ['room', 'tunnel', 'gate', 'fountain', 'start'];

function points(path: string): [number, number][] {
  return [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
}

/** Where a floor crosses each side of its square, in the order of the bits: north, east, south, west. */
function mouths(path: string): number[][] {
  const crossed = points(path);
  const sorted = (places: number[]) => places.sort((a, b) => a - b);
  return [
    sorted(crossed.filter(([, y]) => y < 0).map(([x]) => x)),
    sorted(crossed.filter(([x]) => x > 100).map(([, y]) => y)),
    sorted(crossed.filter(([, y]) => y > 100).map(([x]) => x)),
    sorted(crossed.filter(([x]) => x < 0).map(([, y]) => y)),
  ];
}

test.each(KINDS)(
  'every %s joins any other tile: all its doors are cut alike, and nothing else is open',
  (kind) => {
    for (let doors = 1; doors < 16; doors += 1) {
      for (let variant = 0; variant < 5; variant += 1) {
        const expected = [1, 2, 4, 8].map((side) => (doors & side ? [34, 66] : []));
        expect(mouths(floorPlan(kind, doors, variant).floor)).toEqual(expected);
      }
    }
  },
);

test('a tile is drawn the same way every time', () => {
  const again = floorPlan('room', 7, 3);
  expect(floorPlan('room', 7, 3)).toBe(again);
  expect(floorPlan('room', 7, 2).floor).not.toBe(again.floor);
});

test('a board is drawn on a sheet that holds all of it and stays as it is when a tile is laid at the edge', () => {
  const bounds = { x: -250, y: 120, width: 700, height: 500 };
  const sheet = sheetFor(bounds);
  expect(sheet).toEqual({ x: -1000, y: 0, width: 2000, height: 1000 });
  expect(sheetFor({ ...bounds, x: -350, width: 800 })).toEqual(sheet);
  expect(sheetFor({ ...bounds, height: 900 })).toEqual({ ...sheet, height: 2000 });
});
