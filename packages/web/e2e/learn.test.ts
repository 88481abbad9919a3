import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gamesWith } from '@undercroft/games/extras';
import { type Chapter, readSeen, type Seen } from '@undercroft/kit/lesson';
import { readLesson } from '@undercroft/kit/scenarios';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { browserForTests, goTo, textOf } from './browser.ts';
import { resize } from './layout.ts';
import { type Obeyed, obey } from './obey.ts';
import { playByClicks } from './play.ts';

const { visit } = browserForTests({ painted: false });

const MOST_CLICKS = 80;

const lessonOf = (game: string) =>
  readFileSync(join(import.meta.dirname, `../../${game}/lessons/first.yaml`), 'utf8');

/** What the screen shows otherwise than the lesson says: what a step speaks of is named in it, and rings lie on something. */
async function unlikeSaid(page: Page, chapters: readonly Chapter[]): Promise<string[]> {
  const [title, at] = await page
    .getByTestId('said')
    .evaluate((said) => [said.querySelector('h2')?.textContent ?? '', said.getAttribute('data-step')]);
  const chapter = chapters[Number(/(\d+)\/\d+$/.exec(title)?.[1]) - 1];
  const step = chapter?.steps[Number(at)];
  if (step === undefined || (await page.locator('[data-word=throw], [data-word=lesson-back]').count()) > 0)
    return [];
  const rings = step.do !== undefined || step.point !== undefined;
  // A ring follows a board that is still being laid out.
  if (rings) await page.locator('[data-testid=pointer][data-still]').waitFor();
  const found = await page.evaluate(lookFor, { seen: (step.sees ?? []).map(readSeen), rings });
  return found.map((fault) => `${title}, ${step.say ?? step.do}: ${fault}`);
}

/** Runs in the page: what of this is not to be seen. */
function lookFor({ seen, rings }: { readonly seen: readonly Seen[]; readonly rings: boolean }): string[] {
  const faults: string[] = [];
  for (const { mark, name, region, says, many } of seen) {
    const value = CSS.escape(name);
    const all = [...document.querySelectorAll(`[data-${mark}="${value}"], [data-${mark}^="${value} "]`)];
    const there = all.filter(
      (one) =>
        one.checkVisibility({ visibilityProperty: true }) &&
        (region === undefined || one.closest('[data-region]')?.getAttribute('data-region') === region),
    );
    const called = `${mark} ${name}${region === undefined ? '' : ` in ${region}`}`;
    if (many === undefined ? there.length === 0 : there.length !== many)
      faults.push(`${called}: ${there.length} are seen`);
    const text = there[0]?.textContent?.trim();
    if (says !== undefined && text !== says) faults.push(`${called} says ${text}`);
  }
  const ring = document.querySelector('[data-testid=pointer]:not([hidden])');
  if (rings && ring === null) faults.push('nothing is pointed at');
  if (ring !== null) {
    const { left, right, top, bottom } = ring.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) faults.push('the ring lies beyond the screen');
  }
  return faults;
}

test.each(gamesWith('lesson'))(
  'the first lesson of %s is played to its end by doing what the screen says',
  async (game) => {
    const { page, context } = await visit(`/learn/${game}`);
    const chapters = readLesson(lessonOf(game), game).map(({ chapter }) => chapter);
    const done: Obeyed[] = [];
    const wrong: string[] = [];
    while (done.at(-1)?.what !== 'done') {
      done.push(
        await obey(page, undefined, async () => void wrong.push(...(await unlikeSaid(page, chapters)))),
      );
      if (done.length > MOST_CLICKS) expect.fail(`it goes round in circles: ${done.at(-1)?.said}`);
    }
    expect(wrong).toEqual([]);
    expect(done.filter(({ what }) => what === 'pointed').length).toBeGreaterThan(8);
    await page.locator('[data-word=lesson-play]').click();
    await page.locator('section[data-mine]').waitFor();
    // The first game says that it is one, and whoever comes back to learn chooses a chapter.
    await page.getByTestId('guide').waitFor();
    await goTo(page, `/learn/${game}`);
    await page.locator('[data-word=chapter]').first().click();
    await page.getByTestId('said').waitFor();
    await context.close();
  },
);

test('dice are told by nobody before they lie; they wait to be thrown, and that is what is said and pointed at', async () => {
  const { page, context } = await visit('/', { settings: { speed: 'quick', muted: true } });
  await page.getByRole('heading').first().waitFor();
  await page.evaluate(() =>
    localStorage.setItem('undercroft.lesson.karak', JSON.stringify({ chapter: 1, step: 1 })),
  );
  await page.goto('/learn/karak');
  const said = page.getByTestId('said').getByRole('status');
  await said.getByText('Step onto it').waitFor();
  await obey(page);
  await page.locator('[data-word=throw]').waitFor();
  await said.getByText('in your hand').waitFor();
  const throws = await page.locator('[data-word=throw]').boundingBox();
  const ring = page.getByTestId('pointer');
  await expect
    .poll(async () => Math.round(((await ring.boundingBox())?.x ?? 0) - (throws?.x ?? -100)))
    .toBeLessThan(1);
  await page.locator('[data-word=throw]').click();
  await page.locator('[data-rolling]').waitFor();
  expect(await said.textContent()).not.toContain('make 6');
  await said.getByText('make 6').waitFor();
  expect(await textOf(page.locator('[data-counts=total]'))).toBe('6');
  await context.close();
});

test('what a lesson says of a turn that is over is seen: nothing is said while the last of it is still being shown', async () => {
  const { page, context } = await visit('/', { settings: { speed: 'quick', muted: true, others: 'brief' } });
  await page.getByRole('heading').first().waitFor();
  await page.evaluate(() =>
    localStorage.setItem('undercroft.lesson.goblin', JSON.stringify({ chapter: 0, step: 5 })),
  );
  await page.goto('/learn/goblin');
  const said = page.getByTestId('said').getByRole('status');
  await said.getByText('put it on').waitFor();
  await obey(page);
  await said.getByText('your hand is full again').waitFor();
  expect(await page.locator('[data-region=hand] > li').count()).toBe(4);
  expect(await textOf(page.locator('[data-region="discards 0"] [data-counts=cards]'))).toBe('3');
  await context.close();
});

test('another move is played, answered kindly and taken back; whoever leaves goes on there, or by chapter', async () => {
  const { page, context } = await visit('/');
  await page.getByRole('button', { name: 'Learn' }).first().click();
  await obey(page);
  const said = page.getByTestId('said');
  await page.getByText('Step into the dark, north.').waitFor();
  const south = page.locator('[data-gives=\'{"step":"south"}\']');
  await south.click();
  await page.getByText('That is allowed, too.').waitFor();
  expect(await textOf(page.getByTestId('log'))).toContain('Horan explores and finds');
  await page.locator('[data-word=lesson-back]').click();
  await page.getByText('Step into the dark, north.').waitFor();
  await south.waitFor();
  expect(await page.getByTestId('log').locator('li').count()).toBe(0);
  await obey(page);
  await page.getByText('Turn it until it opens to the west').waitFor();

  await page.reload();
  await page.getByText('Turn it until it opens to the west').waitFor();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'The dragon · 6/6' }).click();
  await page.getByText('Many turns later.').waitFor();
  await page.locator('[data-word=chapters]').click();
  await page.getByRole('menuitem', { name: 'Into the dark · 1/6' }).click();
  await said.getByText('This is Horan, your hero.').waitFor();
  await context.close();
});

/** What the lesson says, once it has come to rest. */
async function saying(page: Page): Promise<string> {
  const found = await page.waitForFunction(() => {
    const box = document.querySelector('[data-testid=said]:not([data-quiet])');
    return box?.querySelector('[role=status]')?.textContent ?? null;
  });
  return (await found.jsonValue()) ?? '';
}

test.each(gamesWith('lesson').filter((game) => game !== 'karak'))(
  'whoever leaves the lesson of %s goes on where they were, and any chapter can be played again',
  async (game) => {
    const { page, context } = await visit(`/learn/${game}`);
    const toChapter = async (which: 'first' | 'last') => {
      await page.getByRole('button', { name: 'Menu' }).click();
      await page
        .getByRole('menuitem')
        .filter({ hasText: / · \d\/\d$/ })
        [which]()
        .click();
    };
    const first = await saying(page);
    for (let pressed = 0; pressed < 4; pressed++) await obey(page);
    const left = await saying(page);
    expect(left).not.toBe(first);
    await page.reload();
    expect(await saying(page)).toBe(left);
    await obey(page);

    await toChapter('last');
    await page.getByText(/ · (\d)\/\1$/).waitFor();
    const last = await saying(page);
    expect([first, left]).not.toContain(last);
    await obey(page);
    await toChapter('first');
    await expect.poll(() => saying(page)).toBe(first);
    await obey(page);
    await expect.poll(() => saying(page)).not.toBe(first);
    await context.close();
  },
);

test('a rule shows its example at the table, answer by answer, and leads back to the rules', async () => {
  const { page, context } = await visit('/rules/karak#K-38');
  await page.getByRole('link', { name: 'Show me: K-38' }).click();
  const log = page.getByTestId('log').locator('li');
  await page.getByTestId('said').getByText('Rule K-38').waitFor();
  const on = page.locator('[data-word=lesson-next]');
  await on.click();
  await expect.poll(() => log.count()).toBeGreaterThan(0);
  const end = page.locator('[data-word=example-rules]');
  for (let answers = 1; answers < 10 && !(await end.isVisible()); answers++) {
    await on.or(end).first().waitFor();
    if (await on.isVisible()) await on.click();
  }
  await end.click();
  await page.locator('[id="K-38"][data-marked]').waitFor();
  await context.close();
});

test('what happens for the first time gets a sentence, once; all of them can be read again', async () => {
  const { page, context } = await visit('/play/karak', {
    settings: { speed: 'still', muted: true, notes: true },
    seed: '1a'.repeat(32),
  });
  await page.getByRole('button', { name: 'Begin' }).click();
  const note = page.getByTestId('note');
  await playByClicks(page, () => note.isVisible());
  const said = await textOf(note);
  await note.getByRole('button', { name: /^Rule K-\d+$/ }).waitFor();
  await page.locator('[data-note]').click();
  await expect.poll(async () => (await note.count()) === 0 || (await textOf(note)) !== said).toBe(true);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'What is what' }).click();
  await page
    .getByRole('dialog')
    .getByText(said.replace(/ K-\d+$/, ''))
    .waitFor();
  await page.reload();
  const told = await page.evaluate(() => localStorage.getItem('undercroft.notes'));
  expect(JSON.parse(told ?? '[]').length).toBe(1);
  await context.close();
});

test('such a sentence goes by itself once its moment is over', async () => {
  const { page, context } = await visit('/play/karak', {
    settings: { speed: 'still', muted: true, notes: true },
    seed: '1a'.repeat(32),
  });
  await page.getByRole('button', { name: 'Begin' }).click();
  const note = page.getByTestId('note');
  await playByClicks(page, () => note.isVisible());
  const said = await textOf(note);
  const gone = async () => (await note.count()) === 0 || (await textOf(note)) !== said;
  await playByClicks(page, gone);
  // It was told: no other time.
  const told = await page.evaluate(() => localStorage.getItem('undercroft.notes'));
  expect(JSON.parse(told ?? '[]').length).toBeGreaterThan(0);
  await context.close();
});

test('on a phone held sideways the cards that a lesson speaks of are seen whole, and the way on', async () => {
  const { page, context } = await visit('/learn/goblin', {
    viewport: { width: 844, height: 390 },
    settings: { speed: 'still', muted: true, language: 'de' },
  });
  const next = page.locator('[data-word=lesson-next]');
  await next.waitFor();
  const shown = [next, ...(await page.locator('[data-region=hand] button').all())];
  expect(shown.length).toBe(5);
  for (const one of shown) {
    const hidden = await one.evaluate((button) => {
      const { left, right, top, bottom } = button.getBoundingClientRect();
      const corners = [
        [left + 5, top + 5],
        [right - 5, bottom - 5],
      ] as const;
      return corners.some(([x, y]) => !button.contains(document.elementFromPoint(x, y)));
    });
    expect(hidden, (await textOf(one)) || 'a card').toBe(false);
  }
  await context.close();
});

test('the seat that a lesson points at is in sight, also once a strip goes to whoever is asked', async () => {
  const { page, context } = await visit('/');
  await page.getByRole('heading').first().waitFor();
  await page.evaluate(() =>
    localStorage.setItem('undercroft.lesson.kragmortha', JSON.stringify({ chapter: 2, step: 0 })),
  );
  await page.goto('/learn/kragmortha');
  const said = page.getByTestId('said').getByRole('status');
  const straight = () =>
    page.getByTestId('library').evaluate((board) => {
      const { transform } = getComputedStyle(board);
      return Math.abs(new DOMMatrix(transform === 'none' ? '' : transform).b) < 0.01;
    });
  await said.getByText('Meet him').waitFor();
  const before = await straight();
  while (!(await textOf(said)).includes('askew')) await obey(page);
  // And the board does lie askew.
  expect([before, await straight()]).toEqual([true, false]);
  await page.locator('[data-testid=pointer][data-still]').waitFor();
  const ring = page.getByTestId('pointer');
  await resize(page, [390, 844]);
  // It lies around what it points at, by a few pixels.
  await expect.poll(async () => (await ring.boundingBox())?.x ?? -100).toBeGreaterThan(-8);
  const { x = 0, width = 0 } = (await ring.boundingBox()) ?? {};
  expect(x + width).toBeLessThan(398);
  await context.close();
});

test('on a phone such a sentence leaves the cards in sight', async () => {
  for (const viewport of [
    { width: 844, height: 390 },
    { width: 390, height: 844 },
  ]) {
    const { page, context } = await visit('/play/goblin', {
      viewport,
      settings: { speed: 'still', muted: true, notes: true },
    });
    await page.getByRole('button', { name: 'Begin' }).click();
    await page.getByTestId('note').waitFor();
    await page.locator('section[data-mine]').waitFor();
    const card = await page.locator('[data-area=ask] [data-region^=hand] button').first().boundingBox();
    expect((card?.y ?? 1e4) + (card?.height ?? 0)).toBeLessThanOrEqual(viewport.height);
    await context.close();
  }
});
