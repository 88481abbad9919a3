import type { Page } from 'playwright-core';
import type { browserForTests } from './browser.ts';
import { PATIENCE, PHONE, textOf } from './browser.ts';

type Visiting = ReturnType<typeof browserForTests>['visit'];

export const TELEVISION = { width: 1920, height: 1080 };

/** A television shows a table, and nobody has come yet. */
export async function turnOn(visit: Visiting, server: string) {
  const { page, context } = await visit('/tv', { viewport: TELEVISION, server });
  const code = await textOf(page.getByTestId('code'));
  return { page, context, code };
}

/** Somebody joins with a phone, over plain HTTP, by three taps at most: how many it took. */
export async function joinByPhone(visit: Visiting, server: string, code: string, name: string) {
  const { page, context } = await visit(`/join/${code}`, { viewport: PHONE, server });
  await page.getByLabel('Your name').click();
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Sit down' }).click();
  await page.locator('[data-word=start]').waitFor();
  return { page, context, taps: 2 };
}

/** A phone goes dark in a pocket, or is looked at again. */
export const look = (page: Page, hidden: boolean): Promise<void> =>
  page.evaluate((isHidden) => {
    Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);

/** Waits until a screen has shown everything up to a version of the table; it may have gone on from there. */
export async function shows(page: Page, version: string | null): Promise<void> {
  await page.waitForFunction(
    (least) => Number(document.querySelector('[data-version]')?.getAttribute('data-version') ?? -1) >= least,
    Number(version),
    { timeout: PATIENCE },
  );
}

/** Waits until the television has shown everything up to where this screen stands. */
export const caughtUp = async (television: Page, page: Page): Promise<void> =>
  shows(television, await page.locator('[data-version]').first().getAttribute('data-version'));

/** What is written on a television smaller than can be read from three metres away: at most 28 pixels of 1080. */
export const tooSmall = (television: Page): Promise<string[]> =>
  television.evaluate(() => {
    const LEAST = 28 * (innerHeight / 1080);
    const sizeOf = (element: Element) => {
      const drawn = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null;
      const scale = drawn === null ? innerHeight / 540 : Math.hypot(drawn.a, drawn.b);
      return Number.parseFloat(getComputedStyle(element).fontSize) * scale;
    };
    const isSeen = (element: Element) => {
      const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
      if (width < 3 || height < 3 || right < 0 || bottom < 0 || left > innerWidth || top > innerHeight)
        return false;
      for (let at: Element | null = element; at !== null && at !== document.body; at = at.parentElement)
        if (getComputedStyle(at).opacity === '0' || getComputedStyle(at).clipPath !== 'none') return false;
      return element.checkVisibility({ visibilityProperty: true });
    };
    const written = [...document.body.querySelectorAll('*')].filter((element) =>
      [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
    );
    return written
      .filter((element) => isSeen(element) && sizeOf(element) < LEAST - 0.5)
      .map((element) => `${element.textContent?.trim()}: ${sizeOf(element).toFixed(1)} px`);
  });
