import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** Waits until nothing on a page fades, grows or glides any more: two pictures in a row have no such movement. */
export async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const picture = () => new Promise((drawn) => requestAnimationFrame(drawn));
    const moving = () =>
      document.getAnimations().filter(({ playState, effect }) => {
        const endless = effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY;
        return playState === 'running' && !endless;
      });
    for (let still = 0; still < 2; still++) {
      const movements = moving();
      if (movements.length > 0) still = -1;
      await Promise.allSettled(movements.map(({ finished }) => finished));
      await picture();
    }
  });
}

/** What axe finds fault with on a page at rest: what still fades in has the contrast of a ghost. */
export async function axeFinds(page: Page): Promise<string[]> {
  await atRest(page);
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
}
