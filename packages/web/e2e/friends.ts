import type { Page } from 'playwright-core';
import { beginOnline } from './api.ts';
import { NOWHERE, textOf, type Visit } from './browser.ts';

type Visiting = (path: string) => Promise<Visit>;

/** Ada sets up a table; tells its address and the code of the invitation. */
export async function setUpTable({ page }: Visit): Promise<{ link: string; code: string }> {
  await page.getByLabel('Your name').fill('Ada');
  await page.getByRole('button', { name: 'Set up a table' }).click();
  const link = await page.getByTestId('invitation').getAttribute('href');
  return { link: link ?? '', code: link?.split('/').at(-1) ?? '' };
}

/** Somebody follows an invitation and sits down. */
export async function sitDown(page: Page, name: string): Promise<void> {
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Sit down' }).click();
  await page.getByText('I am ready').waitFor();
}

/** Ada and Ben, with a computer player, have begun a game; Ben holds a phone. */
export async function adaAndBenPlay(game: string, visitAda: Visiting, visitBen: Visiting, wishes = {}) {
  const [ada, ben] = [await visitAda(NOWHERE), await visitBen(NOWHERE)];
  const { id, invitation } = await beginOnline(ada.context, ben.context, game, { bots: 1, wishes });
  await ada.page.goto(`/table/${id}`);
  await ben.page.goto(`/table/${id}?invitation=${invitation}`);
  for (const { page } of [ada, ben]) await page.getByTestId('ask').waitFor();
  return { ada, ben, link: `/join/${invitation}` };
}

/** Chooses something from the menu of the table. */
export async function fromMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name }).click();
}

/** Watches a lobby from now on; tells whether a word has stood at a chair, however shortly. */
export async function watchFor(page: Page, word: string): Promise<() => Promise<boolean>> {
  const handle = await page.evaluateHandle((sought) => {
    const seen = { once: false };
    const look = () => {
      seen.once ||= document.querySelector('main ol')?.textContent?.includes(sought) === true;
    };
    new MutationObserver(look).observe(document.body, {
      childList: true,
      subtree: true,
      characterData: true,
    });
    return seen;
  }, word);
  return () => handle.evaluate(({ once }) => once);
}

/** What a lobby says about each chair. */
export const chairs = async (page: Page): Promise<string[]> =>
  Promise.all(
    (
      await page
        .locator('main ol > li')
        .filter({ has: page.locator('small') })
        .all()
    ).map(textOf),
  );
