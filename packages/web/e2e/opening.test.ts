import {
  DIRECTIONS,
  type KarakEvent,
  type KarakState,
  type KarakView,
  karak,
  tileBeside,
} from '@undercroft/karak';
import type { Game } from '@undercroft/kernel';
import { expect, test } from 'vitest';
import { gameUntil, putInBrowser } from '../scripts/tables.ts';
import { HereTable } from '../src/table/sources/hereTable.ts';
import { browserForTests } from './browser.ts';

const { visit } = browserForTests();

/** How a roll is told: "fights the rat: 3 and 4, strength 7". */
const ROLLED = /: \d and \d/;

/** What a screen told at one moment, and whether something was still in the air. */
interface Frame {
  readonly rolling: boolean;
  /** Whoever looks has the dice in their hand. */
  readonly held: boolean;
  readonly dice: number;
  readonly tumbling: boolean;
  readonly caption: string;
  readonly total: string;
  readonly lines: readonly string[];
}

/** Runs in the page: notes every moment from now on. */
function lookOn(): void {
  const seen: Frame[] = [];
  Object.assign(window, { seen });
  const text = (selector: string) => document.querySelector(selector)?.textContent ?? '';
  new MutationObserver(() => {
    const dice = [...document.querySelectorAll('[data-region=fight] [data-shows^="die "]')];
    seen.push({
      rolling: document.querySelector('[data-rolling]') !== null,
      held: document.querySelector('[data-in-hand]') !== null,
      dice: dice.length,
      tumbling: dice.some((die) => die.getAnimations({ subtree: true }).length > 0),
      caption: text('[data-testid=ask]'),
      total: text('[data-region=fight] [data-counts=total]'),
      lines: [...document.querySelectorAll('[data-testid=log] li')].map((line) => line.textContent ?? ''),
    });
  }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
}

/** The way to a monster beside a hero at the beginning of a turn. */
function wayToMonster({ asks, heroes, dungeon }: KarakView): number {
  const ask = asks.at(-1);
  if (ask?.kind !== 'step' || ask.steps < 4 || heroes[ask.seat].hero === 'aderyn') return -1;
  const { at } = heroes[ask.seat];
  return DIRECTIONS.findIndex((_, way) => {
    const next = tileBeside(dungeon, at, way);
    const open = (dungeon.doors[at] >> way) & 1 && (dungeon.doors[next] >> ((way + 2) % 4)) & 1;
    return next >= 0 && open && dungeon.token[next] !== null && dungeon.token[next] !== 'chest';
  });
}

test('dice wait to be thrown, and while they are held or roll nothing tells how they will lie', async () => {
  const { page, context } = await visit('/', { settings: { speed: 'calm', muted: true }, moving: true });
  const table = await gameUntil(karak, 2, (view) => wayToMonster(view) >= 0);
  const way = wayToMonster(table.saved.state as KarakState);
  // What the rules make of the step, with the same luck.
  const update = HereTable.resume(karak as Game, table).answer(table.saved.version, {
    step: DIRECTIONS[way],
  });
  const events = update.changes.flatMap(({ steps }) =>
    steps.map(({ event }) => event),
  ) as (KarakEvent | null)[];
  const rolled = events.find((event) => event?.kind === 'rolled');
  if (rolled === undefined) throw new Error('a step to a monster is a fight');
  const total = rolled.dice[0] + rolled.dice[1] + rolled.bonus;

  await putInBrowser(page, table);
  await page.goto(`/here/${table.id}`);
  await page.locator('section[data-mine]').waitFor();
  const before = await page.getByTestId('log').locator('li').count();
  await page.evaluate(lookOn);
  await page.keyboard.press(['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'][way]);
  await page.locator('[data-in-hand]').click();
  const rolls = page.getByTestId('log').locator('li', { hasText: ROLLED });
  await expect.poll(async () => (await page.getByTestId('log').locator('li').count()) > before).toBe(true);
  await rolls.last().waitFor();
  await expect
    .poll(() =>
      page.evaluate(() => (window as unknown as { seen: Frame[] }).seen.some(({ rolling }) => rolling)),
    )
    .toBe(true);
  await page.locator('[data-rolling]').waitFor({ state: 'detached' });
  const seen = await page.evaluate(() => (window as unknown as { seen: Frame[] }).seen);

  const fresh = ({ lines }: Frame) => lines.slice(before).filter((line) => ROLLED.test(line));
  const inHand = seen.filter(({ held }) => held);
  expect(inHand.length).toBeGreaterThan(0);
  for (const { caption, dice, total: shown } of inHand)
    expect({ caption, dice, shown }).toEqual({ caption: 'Throw the dice', dice: 0, shown: '…' });
  expect(inHand.flatMap(fresh)).toEqual([]);
  const inTheAir = seen.filter(({ rolling }) => rolling);
  expect(new Set(inTheAir.map(({ caption }) => caption))).toEqual(new Set(['The dice are rolling…']));
  expect(new Set(inTheAir.map(({ total: shown }) => shown))).toEqual(new Set(['…']));
  expect(inTheAir.flatMap(fresh)).toEqual([]);
  const known = seen.find((moment) => fresh(moment).length > 0);
  expect(known).toMatchObject({ rolling: false, tumbling: false, total: String(total) });
  for (const die of rolled.dice) expect(known?.caption).toContain(String(die));
  await context.close();
});
