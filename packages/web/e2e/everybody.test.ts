import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeFinds } from './axe.ts';
import { browserForTests, NOWHERE, PHONE, textOf } from './browser.ts';
import { tooSmall } from './layout.ts';
import { playByClicks } from './play.ts';

const { visit } = browserForTests({ painted: false });

test('axe finds nothing on any screen', async () => {
  const { page, context } = await visit('/');
  const found: Record<string, string[]> = {};
  const look = async (name: string) => {
    const here = await axeFinds(page);
    if (here.length > 0) found[name] = here;
  };
  await page.getByRole('button', { name: 'Play here' }).first().waitFor();
  await look('front door');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('dialog').waitFor();
  await look('settings');
  await page.goto('/rules/karak');
  await page.locator('#K-1').waitFor();
  await look('rules');
  await page.goto('/play/karak');
  await page.getByRole('button', { name: 'Begin' }).waitFor();
  await look('set-up');
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.locator('section[data-mine]').waitFor();
  await look('table');
  await playByClicks(page, (all) => all.at(-1) === 'lay' || all.length > 40);
  await page.getByRole('tab', { name: 'Rules' }).click();
  await page.locator('#K-1').waitFor();
  await look('table with rules');
  await page.goto('/friends/karak');
  await page.getByLabel('Your name').fill('Ada');
  await look('with friends');
  await page.getByRole('button', { name: 'Set up a table' }).click();
  await page.getByTestId('invitation').waitFor();
  await look('gathering');
  expect(found).toEqual({});
  await context.close();
});

test('with contrast all text has seven to one, and what is marked is marked otherwise than by a shade', async () => {
  const { page, context } = await visit('/', { settings: { speed: 'still', muted: true } });
  const strong = page.locator('html[data-contrast]');
  expect(await strong.count()).toBe(0);
  await page.emulateMedia({ contrast: 'more' });
  await strong.waitFor({ state: 'attached' });
  const faint: Record<string, string[]> = {};
  const look = async (name: string) => {
    const here = await axeFinds(page, ['color-contrast-enhanced']);
    if (here.length > 0) faint[name] = here;
  };
  const style = (locator: Locator, name: string) =>
    locator.evaluate((element, asked) => getComputedStyle(element).getPropertyValue(asked), name);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('dialog').waitFor();
  await look('settings');
  await page.getByRole('combobox', { name: 'Contrast' }).click();
  await page.getByRole('option', { name: 'As usual' }).click();
  await strong.waitFor({ state: 'detached' });
  await page.getByRole('combobox', { name: 'Contrast' }).click();
  await page.getByRole('option', { name: 'Strong' }).click();
  await strong.waitFor({ state: 'attached' });
  await page.emulateMedia({ contrast: null });

  await page.goto('/play/goblin');
  const begin = page.getByRole('button', { name: 'Begin' });
  await begin.waitFor();
  expect(await style(begin, 'border-top-width')).toBe('3px');
  await begin.click();
  const question = page.locator('section[data-mine]');
  await question.waitFor();
  await look('table');
  expect(await style(question, 'box-shadow')).toContain('0px 0px 0px 5px inset');
  expect(await style(page.locator('nav section[data-asked]'), 'border-top-width')).toBe('4px');
  const tabs = ['true', 'false'].map((chosen) => page.locator(`[role=tab][aria-selected=${chosen}]`).first());
  const [chosen, other] = await Promise.all(tabs.map((tab) => style(tab, 'background-color')));
  expect(chosen).not.toBe(other);
  expect(faint).toEqual({});
  await context.close();
});

test('the question is read aloud in the language of the screen, where there is a voice for it', async () => {
  const { page, context } = await visit(NOWHERE, {
    settings: { speed: 'still', muted: true, language: 'de' },
    viewport: PHONE,
  });
  await page.addInitScript(() => {
    const said: string[] = [];
    const voices = ['en-GB', 'de-DE'].map((lang) => ({ lang }));
    const speechSynthesis = Object.assign(new EventTarget(), {
      getVoices: () => voices,
      speak: ({ text, lang }: { text: string; lang: string }) => said.push(`${lang}: ${text}`),
      cancel: () => {},
    });
    class SpeechSynthesisUtterance {
      readonly text: string;
      constructor(text: string) {
        this.text = text;
      }
    }
    for (const [name, value] of Object.entries({ said, speechSynthesis, SpeechSynthesisUtterance }))
      Object.defineProperty(globalThis, name, { value });
  });
  await page.goto('/play/karak');
  await page.getByRole('button', { name: 'Los geht’s' }).click();
  await page.locator('section[data-mine]').waitFor();
  await page.getByRole('button', { name: 'Die Frage vorlesen' }).click();
  const said = await page.evaluate(() => (globalThis as unknown as { said: string[] }).said);
  expect(said).toEqual([expect.stringMatching(/^de-DE: Wohin\? Du hast noch \d Schritte\.$/)]);
  expect(await tooSmall(page)).toEqual([]);
  // Nobody reads Czech here.
  await page.evaluate(() =>
    localStorage.setItem('undercroft.settings', JSON.stringify({ speed: 'still', language: 'cs' })),
  );
  await page.reload();
  await page.locator('section[data-mine]').waitFor();
  expect(await page.getByRole('button', { name: 'Přečíst otázku nahlas' }).count()).toBe(0);
  await context.close();
});

test('the keyboard alone is enough to play', async () => {
  const { page, context } = await visit('/');
  await page.getByRole('button', { name: 'Play here' }).first().focus();
  await page.keyboard.press('Enter');
  const begin = page.getByRole('button', { name: 'Begin' });
  await begin.waitFor();
  for (
    let tabs = 0;
    tabs < 40 && !(await begin.evaluate((button) => button === document.activeElement));
    tabs++
  ) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await page.getByTestId('ask').waitFor();

  const log = page.getByTestId('log');
  const arrows = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'];
  const turns = async () => (await textOf(log)).match(/Turn \d+/g)?.length ?? 0;
  for (let press = 0; press < 400 && (await turns()) < 10; press++) {
    await page.locator('section[data-mine]').waitFor();
    if ((await page.locator('[data-word=lay]').count()) > 0) {
      await page.keyboard.press('r');
      await page.keyboard.press('Enter');
    } else if (
      (await page.getByRole('button', { name: /^(Explore|Go to|Fight:)/ }).count()) > 0 &&
      press % 9 !== 8
    ) {
      await page.keyboard.press(arrows[press % 4]);
    } else await page.keyboard.press('1');
  }
  expect(await turns()).toBeGreaterThanOrEqual(10);
  await context.close();
});

test('a phone held upright shows board, question and players, and nothing hangs over the edge', async () => {
  const { page, context } = await visit('/', { viewport: PHONE });
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(await overflow()).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'Play here' }).first().click();
  await page.getByRole('button', { name: 'Begin' }).waitFor();
  expect(await overflow()).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.locator('section[data-mine]').waitFor();
  expect(await overflow()).toBeLessThanOrEqual(0);

  const board = await page.getByRole('region', { name: 'The dungeon' }).boundingBox();
  expect(board?.height ?? 0).toBeGreaterThan(300);
  expect(await tooSmall(page)).toEqual([]);

  await page.locator('nav button').first().click();
  await page.getByRole('dialog').getByText('Weapons').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Log, Rules' }).click();
  await page.getByTestId('log').waitFor();
  await context.close();
});
