import type { Page } from 'playwright-core';

/** Somewhere to click, and what it is. */
interface Target {
  readonly x: number;
  readonly y: number;
  readonly what: string;
}

/** What a player can do now: 'over', nothing (somebody else is asked), or a place to click. */
async function nextClick(
  page: Page,
  roll: number,
  prefer: readonly string[],
): Promise<Target | 'over' | 'hand-over' | null> {
  return page.evaluate(
    ([luck, liked]) => {
      if (document.querySelector('[data-testid=result]') !== null) return 'over';
      if (document.querySelector('[data-word=hand-over]') !== null) return 'hand-over';
      if (document.querySelector('section[data-mine]') === null) return null;
      const centre = (element: Element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return { x: left + width / 2, y: top + height / 2 };
      };
      const inReach = (element: Element) => {
        const { x, y } = centre(element);
        const hit = document.elementFromPoint(x, y);
        return hit !== null && (element.contains(hit) || hit.contains(element));
      };
      const words = [...document.querySelectorAll<HTMLElement>('[data-word]')].filter(
        (button) => button.dataset.word !== 'take-back' && button.dataset.word !== 'turn' && inReach(button),
      );
      const goals = [...document.querySelectorAll('g[role=button][tabindex="0"]')].filter(inReach);
      const by = (word: string) => words.find((button) => button.dataset.word === word);
      const explore = goals.filter((goal) => goal.getAttribute('aria-label')?.startsWith('Explore'));
      const from = (list: Element[]) => list[Math.floor(luck * list.length)];
      const chosen =
        by('lay') ??
        by('open') ??
        by('take') ??
        (luck < 0.6 ? liked.map(by).find((button) => button !== undefined) : undefined) ??
        (luck < 0.7 ? from(explore) : undefined) ??
        from(goals) ??
        from(words);
      if (chosen === undefined) return null;
      return {
        ...centre(chosen),
        what: chosen.getAttribute('data-word') ?? chosen.getAttribute('aria-label') ?? '',
      };
    },
    [roll, prefer] as const,
  );
}

/**
 * Plays by clicks alone until `enough` says so or the game is over; tells what was clicked. Buttons in `prefer`
 * are more often pressed than places on the board.
 */
export async function playByClicks(
  page: Page,
  enough: (clicks: readonly string[]) => boolean,
  prefer: readonly string[] = [],
): Promise<string[]> {
  const clicks: string[] = [];
  let seed = 7;
  while (!enough(clicks)) {
    const target = await nextClick(page, (seed % 1000) / 1000, prefer);
    if (target === 'over') return clicks;
    if (target === 'hand-over') {
      clicks.push('hand-over');
      await page.locator('[data-word=hand-over]').click();
      await page.locator('[data-word=hand-over]').waitFor({ state: 'hidden' });
    } else if (target === null) await page.waitForTimeout(15);
    else {
      // What is clicked depends on what there is to click, never on how long it took to come.
      seed = (seed * 16807) % 2147483647;
      clicks.push(target.what);
      await page.mouse.click(target.x, target.y);
    }
  }
  return clicks;
}

/** A step of Karak into the dark. */
export const explore = (page: Page): Promise<void> =>
  page
    .getByRole('button', { name: /^Explore/ })
    .first()
    .click();
