import { chromium } from 'playwright-core';
import type { Engine } from './driver.ts';

/** Chromium by the same few words as the others, to lay them side by side. */
export async function startChromium(executablePath: string): Promise<Engine> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  return {
    async open(viewport) {
      const context = await browser.newContext({
        viewport,
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
      });
      const page = await context.newPage();
      return {
        async goto(address) {
          await page.goto(address);
        },
        call: (source, text) => page.evaluate(`(${source})(${JSON.stringify(text)})`),
        async press(x, y) {
          await page.mouse.click(x, y);
          await page.mouse.move(0, 0);
        },
        type: (text) => page.keyboard.type(text),
        picture: () => page.screenshot(),
        close: () => context.close(),
      };
    },
    close: () => browser.close(),
  };
}
