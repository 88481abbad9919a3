import type { Page } from 'playwright-core';

/** Ends every movement that ends by itself: two pictures in a row have none. */
export async function comeToRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const ending = () =>
      document.getAnimations().filter(({ playState, effect }) => {
        const endless = effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY;
        return playState === 'running' && !endless;
      });
    for (let still = 0; still < 2; still++) {
      await new Promise((drawn) => requestAnimationFrame(drawn));
      for (const movement of ending()) {
        movement.finish();
        still = -1;
      }
    }
  });
}
