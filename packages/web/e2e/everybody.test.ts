import { goblin } from '@undercroft/goblin';
import { karak } from '@undercroft/karak';
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { gameUntil, putInBrowser } from '../scripts/tables.ts';
import { axeFinds } from './axe.ts';
import { browserForTests, goTo, NOWHERE, PHONE, textOf } from './browser.ts';
import { resize, sitDown, tooSmall } from './layout.ts';

const { visit } = browserForTests({ painted: false });

test('axe finds nothing in what opens at a table, nor between two people, nor while friends gather', async () => {
  const { page, context } = await visit('/', {
    settings: { speed: 'still', muted: true, notes: true },
  });
  const found: Record<string, string[]> = {};
  const look = async (name: string) => {
    // A menu lies over the page and is no part of it.
    const here = (await axeFinds(page)).filter((what) => !/^region: .*role="menu"/.test(what));
    if (here.length > 0) found[name] = here;
  };
  const ada = { kind: 'person', name: 'Ada', level: null, figure: null } as const;
  await page.getByRole('button', { name: 'Play here' }).first().waitFor();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('dialog').waitFor();
  await look('settings');
  const table = await gameUntil(karak, 3, ({ asks }) => asks.at(-1)?.kind === 'step');
  await sitDown(page, { ...table, coach: true });
  await page.getByTestId('ask-hint').click();
  await page.getByTestId('hint').waitFor();
  await look('hint');
  await page.getByRole('tab', { name: 'Rules' }).click();
  await page.locator('#K-1').waitFor();
  await look('rules beside a table');
  const menu = async (item: string | null) => {
    await page.getByRole('button', { name: 'Menu' }).click();
    if (item === null) return page.getByRole('menu').waitFor();
    await page.getByRole('menuitem', { name: item }).click();
  };
  await menu(null);
  await look('menu');
  await page.keyboard.press('Escape');
  await menu('Say what you want');
  await page.getByTestId('say-it').waitFor();
  await look('a line to say something in');
  await menu('Ears and keys');
  await page.getByRole('dialog').getByText('Listen to the sounds').click();
  await look('ears and keys');
  await page.keyboard.press('Escape');
  await menu('Ask about anything');
  await page.getByTestId('about').waitFor();
  await look('a card');
  await page.keyboard.press('Escape');
  await resize(page, [390, 844]);
  await page.getByRole('button', { name: 'Log, Rules' }).click();
  await page.getByRole('dialog').waitFor();
  await look('rules on a phone');

  const passed = await gameUntil(goblin, 3, ({ turn }) => turn > 2);
  const chairs = passed.chairs.map((chair, seat) => ({
    ...chair,
    ...ada,
    name: ['Ada', 'Ben', 'Eve'][seat],
  }));
  await putInBrowser(page, { ...passed, id: 'passed', chairs, handOver: true });
  await goTo(page, '/here/passed');
  await page.locator('[data-word=hand-over]').waitFor();
  await look('between two people');

  await goTo(page, '/friends/karak');
  await page.getByLabel('Your name').fill('Ada');
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

  // Where the system chooses the colours, shades and shadows are gone: a line is the mark.
  await page.emulateMedia({ forcedColors: 'active' });
  const rim = async (locator: Locator) => [
    await style(locator, 'border-bottom-style'),
    await style(locator, 'border-bottom-width'),
  ];
  const [tab, beside] = ['true', 'false'].map((one) =>
    page.locator(`[role=tab][aria-selected=${one}]`).first(),
  );
  expect(await rim(tab)).not.toEqual(await rim(beside));
  expect(await rim(question)).toEqual(['solid', '3px']);
  const seats = page.locator('nav section');
  const asked = page.locator('nav section[data-asked]');
  expect(await rim(asked)).not.toEqual(await rim(seats.and(page.locator(':not([data-asked])')).first()));
  await page.getByRole('button', { name: 'Settings' }).click();
  const switches = page.getByRole('switch');
  const [on, off] = ['true', 'false'].map((one) =>
    switches.and(page.locator(`[aria-checked=${one}]`)).first(),
  );
  expect(await style(on, 'background-color')).not.toBe(await style(off, 'background-color'));
  await page.keyboard.press('Escape');
  await page.goto('/play/goblin');
  await begin.waitFor();
  expect(await rim(begin)).toEqual(['double', '5px']);
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
  // Whoever wants it hears anything they tap, and does it by a second tap.
  const remember = (kept: object) =>
    page.evaluate((now) => localStorage.setItem('undercroft.settings', now), JSON.stringify(kept));
  await remember({ speed: 'still', language: 'de', reads: true });
  await page.reload();
  await page.locator('section[data-mine]').waitFor();
  const gear = page.getByRole('button', { name: 'Einstellungen' });
  const heardLast = () => page.evaluate(() => (globalThis as unknown as { said: string[] }).said.at(-1));
  // Its part of the page comes a moment later.
  await expect
    .poll(async () => {
      if ((await page.getByRole('dialog').count()) > 0) await page.keyboard.press('Escape');
      await gear.click();
      return heardLast();
    })
    .toBe('de-DE: Einstellungen');
  expect(await page.getByRole('dialog').count()).toBe(0);
  await gear.click();
  await page.getByRole('dialog').getByText('Antippen und hören').click();
  expect(await heardLast()).toMatch(/^de-DE: Antippen und hören, Einmal antippen liest vor/);
  await page.getByRole('dialog').getByRole('switch', { name: 'Antippen und hören', checked: true }).waitFor();
  // Nobody reads Czech here.
  await remember({ speed: 'still', language: 'cs' });
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
  /** What is said of a tile in hand: where its ways lead, anew after each turn of it. */
  const said: string[][] = [];
  for (let press = 0; press < 400 && (await turns()) < 6; press++) {
    await page.locator('section[data-mine]').waitFor();
    if ((await page.locator('[data-word=lay]').count()) > 0) {
      const lies = () =>
        page.evaluate(() => document.querySelector('[data-testid="lies"]')?.textContent ?? '');
      const before = await lies();
      await page.keyboard.press('r');
      // A tile that can lie in one way only is said as it was, or not asked about any more.
      for (let looks = 0; looks < 40 && (await lies()) === before; looks++) await page.waitForTimeout(50);
      said.push([before, await lies()]);
      await page.keyboard.press('Enter');
    } else if (
      (await page.getByRole('button', { name: /^(Explore|Go to|Fight:)/ }).count()) > 0 &&
      press % 9 !== 8
    ) {
      await page.keyboard.press(arrows[press % 4]);
    } else await page.keyboard.press('1');
  }
  expect(await turns()).toBeGreaterThanOrEqual(6);
  expect(said.some(([before, after]) => after !== '' && before !== after)).toBe(true);
  for (const way of said.flat().filter((way) => way !== '')) expect(way).toMatch(/north|east|south|west/);
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
