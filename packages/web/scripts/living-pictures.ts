import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { nextOnBoard, playTogether } from '../e2e/play.ts';

const PHONE = { width: 360, height: 740 };
const TELEVISION = { width: 1920, height: 1080 };

/** A television and phones in the middle of a game: what the room sees, and what one hand holds. */
export async function livingRoom(browser: Browser, address: string, folder: string): Promise<void> {
  const open = async (path: string, viewport: { width: number; height: number }) => {
    const context = await browser.newContext({ viewport, baseURL: address, locale: 'en-GB' });
    await context.addInitScript(() =>
      localStorage.setItem('undercroft.settings', JSON.stringify({ speed: 'still', muted: true })),
    );
    const page = await context.newPage();
    await page.goto(path);
    return page;
  };
  const shoot = async (page: Page, name: string) => {
    await page.waitForTimeout(1500);
    await page.screenshot({ path: join(folder, `${name}.jpg`), type: 'jpeg', quality: 84 });
  };
  const television = await open('/tv', TELEVISION);
  const code = await television.getByTestId('code').textContent();
  const phones: Page[] = [];
  for (const name of ['Ada', 'Ben', 'Cleo']) {
    const phone = await open(`/join/${code}`, PHONE);
    await phone.getByLabel('Your name').fill(name);
    await phone.getByRole('button', { name: 'Sit down' }).click();
    await phone.locator('[data-word=figure]:enabled').nth(phones.length).click();
    phones.push(phone);
  }
  await shoot(television, 'television-lobby');
  await phones[0].locator('[data-word=start]').click();
  await playTogether(phones, nextOnBoard, 14);
  await shoot(television, 'television');
  const asked = phones.map((phone) =>
    phone
      .locator('section[data-mine]')
      .waitFor()
      .then(() => phone),
  );
  await shoot(await Promise.race(asked), 'hand');
}
