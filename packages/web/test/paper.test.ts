import { type GameName, loadGame } from '@undercroft/games';
import { gamesWith } from '@undercroft/games/extras';
import { COUNTS } from '@undercroft/goblin';
import { fullBag, fullStack, KARAK_SET } from '@undercroft/karak';
import { KARAK2_SET } from '@undercroft/karak2';
import { KRAGMORTHA_SET } from '@undercroft/kragmortha';
import { builtIn, isFields, sectionsOf } from '@undercroft/sets/workshop';
import { loadSpeaker } from '@undercroft/words';
import { expect, test } from 'vitest';
import { besideOf } from '../src/games/beside.ts';
import { cuttingOf, MARGIN, PAGES, type PageName, sheetsOf } from '../src/pages/paper/sheets.ts';
import type { Cut, Outline } from '../src/table/game/beside.ts';

/** Everything in the box of a game, to cut out. */
async function boxOf(name: GameName): Promise<readonly Cut[]> {
  const [game, say, paper] = await Promise.all([
    loadGame(name),
    loadSpeaker(name, 'en'),
    besideOf(name).paper(),
  ]);
  const set = builtIn(game);
  if (paper === null) throw new Error(`${name} is not made of paper`);
  const things = sectionsOf(game, set).flatMap((section) =>
    section.things.flatMap((thing) => {
      const value = isFields(thing.value) ? thing.value : { '': thing.value };
      return paper.cuts({ section: section.name, name: thing.name, value, say }, set);
    }),
  );
  return [...things, ...paper.besides(say, set)];
}

const count = (cuts: readonly Cut[], outline: Outline, isCounted: (cut: Cut) => boolean = () => true) =>
  cuts
    .filter((cut) => cut.outline === outline && isCounted(cut))
    .reduce((sum, { copies }) => sum + copies, 0);

const sum = (rows: readonly { readonly count: number }[]) => rows.reduce((all, row) => all + row.count, 0);

test('as many pieces are printed as lie in the box', async () => {
  const karak = await boxOf('karak');
  // The start tile is in no stack, and the curse in no bag.
  expect(count(karak, 'tile')).toBe(fullStack(KARAK_SET).length + 1);
  expect(count(karak, 'token', ({ back }) => back !== null)).toBe(fullBag(KARAK_SET).length);
  expect(count(karak, 'standee')).toBe(6);

  const goblin = await boxOf('goblin');
  const monsters = COUNTS.monsters.count.reduce<number>((all, one) => all + one, 0);
  const hearts = COUNTS.hearts.count * 5;
  const foes = monsters + 3 * COUNTS.gatekeepers.count + COUNTS.lords.count;
  const heroes = COUNTS.hero.count * (1 + COUNTS.start.count);
  // Four cards name the rows, one is the merchant's.
  expect(count(goblin, 'card')).toBe(foes + heroes + hearts + 3 * COUNTS.potions.count + 5);

  const karak2 = await boxOf('karak2');
  const armies = sum(Object.values(KARAK2_SET.armies));
  expect(count(karak2, 'token', ({ back }) => back !== null)).toBe(armies);
  // The maw, and three of which the start is made.
  expect(count(karak2, 'hexagon')).toBe(9 * 3 + 1 + 3);
  expect(count(karak2, 'net')).toBe(10 + 10 + 10 + 3 + 1 + 1 + 2);

  const kragmortha = await boxOf('kragmortha');
  expect(count(kragmortha, 'card')).toBe(
    sum(KRAGMORTHA_SET.cards) + sum(KRAGMORTHA_SET.tomes) + KRAGMORTHA_SET.looks.length,
  );
  expect(count(kragmortha, 'plan')).toBe(KRAGMORTHA_SET.maps.length);
  expect(count(kragmortha, 'standee')).toBe(9);
});

test.each(
  gamesWith('paper').flatMap((game) => (['a4', 'letter'] as PageName[]).map((page) => [game, page] as const)),
)('%s on %s: every piece once, inside the rim, over no other, and its back behind it', async (game, size) => {
  const cuts = await boxOf(game);
  const page = PAGES[size];
  const sheets = sheetsOf(cuts, page);
  const laid = new Map<Cut, number>();
  for (const { front, back } of sheets) {
    const { width, height } = cuttingOf(front.outline, page);
    for (const [at, { cut, left, top }] of front.placed.entries()) {
      laid.set(cut, (laid.get(cut) ?? 0) + 1);
      expect(Math.min(left, top)).toBeGreaterThanOrEqual(MARGIN - 0.01);
      expect(left + width).toBeLessThanOrEqual(page.width - MARGIN + 0.01);
      expect(top + height).toBeLessThanOrEqual(page.height - MARGIN + 0.01);
      const over = front.placed
        .slice(at + 1)
        .filter(
          (other) => Math.abs(other.left - left) < width - 0.01 && Math.abs(other.top - top) < height - 0.01,
        );
      expect(over).toEqual([]);
      // Whoever turns the sheet over its long edge finds it at the mirrored place.
      const behind = back?.placed.filter(
        (other) => other.top === top && Math.abs(other.left + width - (page.width - left)) < 0.01,
      );
      expect(behind?.map((other) => other.cut) ?? []).toEqual(cut.back === null ? [] : [cut]);
    }
  }
  expect([...laid.entries()].filter(([cut, times]) => cut.copies !== times)).toEqual([]);
  expect(laid.size).toBe(cuts.filter(({ copies }) => copies > 0).length);
});
