import { goblin } from '@undercroft/goblin';
import { karak } from '@undercroft/karak';
import { karak2 } from '@undercroft/karak2';
import type { GameTypes } from '@undercroft/kernel';
import { kragmortha } from '@undercroft/kragmortha';
import type { Page } from 'playwright-core';
import { gameUntil, putInBrowser } from '../scripts/tables.ts';
import type { KeptTable } from '../src/table/sources/hereTable.ts';
import { goTo } from './browser.ts';
import { comeToRest } from './rest.ts';

export type Size = readonly [width: number, height: number];

const asked = (view: GameTypes['view']) => view.asks.at(-1);

/** Two tables of every game: somebody chooses where to go, and somebody has much to read and to press. */
export async function tablesToLookAt(): Promise<ReadonlyMap<string, KeptTable>> {
  const all: [name: string, KeptTable][] = [
    [
      'Karak, walking',
      await gameUntil(karak, 3, (view) => asked(view)?.kind === 'step' && view.dungeon.kind.length > 18),
    ],
    [
      'Karak, fighting',
      await gameUntil(karak, 3, ({ asks, heroes }) => {
        const ask = asks.at(-1);
        return ask?.kind === 'fight' && heroes[ask.seat].spells.includes('flames');
      }),
    ],
    [
      'Karak 2, acting',
      await gameUntil(karak2, 4, (view) => asked(view)?.kind === 'act' && view.q.length > 12),
    ],
    [
      'Karak 2, mustering',
      await gameUntil(karak2, 4, (view) => asked(view)?.kind === 'muster' && view.q.length > 12),
    ],
    [
      'Goblin, choosing',
      await gameUntil(goblin, 3, ({ asks, handSizes }) => {
        const ask = asks.at(-1);
        return ask?.kind === 'turn' && handSizes[ask.seat] > 5;
      }),
    ],
    [
      'Goblin, fighting',
      await gameUntil(
        goblin,
        3,
        ({ asks, fight }) => asks.at(-1)?.kind === 'fight' && (fight?.chain.length ?? 0) > 1,
      ),
    ],
    [
      'Kragmortha, with cards',
      await gameUntil(kragmortha, 5, (view) => asked(view)?.kind === 'card' && view.turn > 12),
    ],
    [
      'Kragmortha, pushing',
      await gameUntil(kragmortha, 8, ({ asks, seat }) => {
        const ask = asks.at(-1);
        return ask?.kind === 'push' && ask.seat !== seat;
      }),
    ],
  ];
  // Two tables of a game may come from one match: each has an address of its own.
  return new Map(all.map(([name, table], index) => [name, { ...table, id: `${table.id}-${index}` }]));
}

/** Sits down at a table of this device, as whoever is asked there. */
export async function sitDown(page: Page, table: KeptTable): Promise<void> {
  await putInBrowser(page, table);
  await goTo(page, `/here/${table.id}`);
  const handOver = page.locator('[data-word=hand-over]');
  await page.locator('section[data-mine]').or(handOver).first().waitFor();
  if (await handOver.isVisible()) await handOver.click();
  await page.locator('section[data-mine]').waitFor();
}

/** Makes the window this large; whatever moves because of it has come to rest afterwards. */
export async function resize(page: Page, [width, height]: Size): Promise<void> {
  await page.setViewportSize({ width, height });
  await comeToRest(page);
}

/** How much of the window the board has. */
export const shareOfBoard = (page: Page): Promise<number> =>
  page.locator('main[data-area=board]').evaluate((board) => {
    const { left, right, top, bottom } = board.getBoundingClientRect();
    const width = Math.min(right, innerWidth) - Math.max(left, 0);
    const height = Math.min(bottom, innerHeight) - Math.max(top, 0);
    return (width * height) / (innerWidth * innerHeight);
  });

/** Which of these lies over which of those, as far as both can be seen. */
export const liesOver = (page: Page, these: string, those: string): Promise<string[]> =>
  page.evaluate(
    ([over, under]) => {
      const all = (selector: string) =>
        [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
      if (all(over).length === 0) return [`there is no ${over}`];
      return all(over).flatMap((one) => {
        const upper = one.getBoundingClientRect();
        return all(under).flatMap((other) => {
          let { left, right, top, bottom } = other.getBoundingClientRect();
          // What has scrolled out of sight is covered by nothing.
          for (let around = other.parentElement; around !== null; around = around.parentElement) {
            if (getComputedStyle(around).overflowX === 'visible') continue;
            const window = around.getBoundingClientRect();
            [left, right] = [Math.max(left, window.left), Math.min(right, window.right)];
            [top, bottom] = [Math.max(top, window.top), Math.min(bottom, window.bottom)];
          }
          const across = Math.min(upper.right, right) - Math.max(upper.left, left);
          const down = Math.min(upper.bottom, bottom) - Math.max(upper.top, top);
          return across > 1 && down > 1
            ? [`${over} by ${Math.round(across)} × ${Math.round(down)} over ${under}`]
            : [];
        });
      });
    },
    [these, those] as const,
  );

/**
 * What is tapped and smaller than a fingertip. A rule's number in a sentence is a link, not a button. Found and measured
 * at once: a button that something loaded later replaces between the two would have no size.
 */
export const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('button')].flatMap((button) => {
      const name = button.getAttribute('aria-label') ?? button.textContent ?? '';
      // Some are larger under a finger than to the eye.
      const after = getComputedStyle(button, '::after');
      const beyond =
        after.position === 'absolute' ? Math.max(0, -2 * (Number.parseFloat(after.top) || 0)) : 0;
      const { width, height: drawn } = button.getBoundingClientRect();
      const height = drawn + beyond;
      const seen = width > 0 && height > 0 && button.checkVisibility({ visibilityProperty: true });
      const isRule = /[A-Z]\d?-\d+$/.test(name);
      const covered = button.closest('[inert], [data-covered]') !== null;
      return !seen || isRule || covered || (width >= 43.5 && height >= 43.5)
        ? []
        : [`${name}: ${Math.round(width)} × ${Math.round(height)}`];
    }),
  );

/** Words that are not seen whole: wider than what they are written on, or cut off by something around it. */
export const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    // What is not painted cannot be seen through: for as long as it is looked at, it would be painted.
    const root = document.documentElement.style;
    const { opacity } = root;
    root.opacity = '';
    // Most words lie in the same things: each of those is asked once.
    const known = new Map<
      Element,
      Pick<CSSStyleDeclaration, 'clipPath' | 'display' | 'overflowX' | 'overflowY' | 'position'>
    >();
    const styleOf = (element: Element) => {
      const before = known.get(element);
      if (before !== undefined) return before;
      const { clipPath, display, overflowX, overflowY, position } = getComputedStyle(element);
      const style = { clipPath, display, overflowX, overflowY, position };
      known.set(element, style);
      return style;
    };
    const isSpoken = (element: Element | null): boolean =>
      element !== null && (styleOf(element).clipPath === 'inset(50%)' || isSpoken(element.parentElement));
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const on = text.parentElement;
      if (
        on === null ||
        text.textContent?.trim() === '' ||
        on.closest('svg, pre, [inert], [data-covered], script, style') !== null
      )
        continue;
      if (!on.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || isSpoken(on)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const written = range.getBoundingClientRect();
      const complain = (why: string) => found.push(`“${text.textContent?.trim().slice(0, 40)}” ${why}`);
      let label: Element = on;
      while (styleOf(label).display.startsWith('inline') && label.parentElement !== null)
        label = label.parentElement;
      const scrolls = (element: Element, axis: 'X' | 'Y') =>
        ['auto', 'scroll'].includes(styleOf(element)[`overflow${axis}`]);
      const within = label.getBoundingClientRect();
      if (
        label.scrollWidth > label.clientWidth + 1 &&
        !scrolls(label, 'X') &&
        written.right > within.right + 1
      )
        complain(`is ${label.scrollWidth} wide on ${label.clientWidth}`);
      let [byX, byY] = [true, true];
      for (let around: Element | null = on; around !== null; around = around.parentElement) {
        const { overflowX, overflowY, position } = styleOf(around);
        const edge = around.getBoundingClientRect();
        byX &&= !scrolls(around, 'X');
        byY &&= !scrolls(around, 'Y');
        const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
        if (byX && hides(overflowX) && (written.right > edge.right + 1 || written.left < edge.left - 1)) {
          complain(`is cut off sideways by ${around.className || around.tagName}`);
          break;
        }
        if (byY && hides(overflowY) && (written.bottom > edge.bottom + 2 || written.top < edge.top - 2)) {
          complain(`is cut off above or below by ${around.className || around.tagName}`);
          break;
        }
        if (position === 'fixed') break;
      }
      if (byX && (written.right > innerWidth + 1 || written.left < -1)) complain('hangs over the edge');
    }
    root.opacity = opacity;
    return found;
  });

/** Where everything is that can be pressed, and where the board lies in its frame. */
export const whereAllIs = (page: Page): Promise<Readonly<Record<string, string>>> =>
  page.evaluate(() => {
    const places: Record<string, string> = {};
    const all = document.querySelectorAll('[data-area], button, g[role=button], main section > div');
    for (const element of all) {
      // A strip of players moves to whoever acts; a card goes along with what is pointed at, be it by a pointer at rest.
      if (element.closest('[role=status], nav, [data-testid=about]') !== null) continue;
      const { left, top, width, height } = element.getBoundingClientRect();
      const name =
        element.getAttribute('data-square') ??
        element.getAttribute('data-area') ??
        (element.tagName === 'DIV' ? 'the board in its frame' : null) ??
        element.getAttribute('aria-label') ??
        element.textContent;
      let key = `${name}`;
      while (key in places) key += ' again';
      places[key] = [left, top, width, height].map(Math.round).join(' ');
    }
    return places;
  });

/** What is elsewhere than before. What is gone, because it is no answer to what one points at, has not moved. */
export async function movedSince(page: Page, before: Readonly<Record<string, string>>): Promise<string[]> {
  const now = await whereAllIs(page);
  return Object.keys(before).flatMap((name) =>
    name in now && now[name] !== before[name] ? [`${name}: ${before[name]} → ${now[name]}`] : [],
  );
}

/** What is refused, with its rule: something to press, or a place on the board. */
export const REFUSED: Readonly<Record<string, string>> = {
  'Karak, walking': 'the board',
  'Karak 2, acting': 'button[aria-disabled=true]',
  'Goblin, choosing': 'main button:not([data-word])',
  'Kragmortha, with cards': 'the board',
};
