import type { Page } from 'playwright-core';
import { PATIENCE } from './browser.ts';

/** Somewhere to click, and what it is. */
interface Target {
  readonly x: number;
  readonly y: number;
  readonly what: string;
}

type Thought = readonly [luck: number, liked: readonly string[]];

/** Runs in the page: what a player does next. Null is nothing: somebody else is asked. */
export type Next = (thought: Thought) => Target | 'over' | null;

export type Enough = (clicks: readonly string[]) => boolean | Promise<boolean>;

/** What is clicked depends on what there is to click, never on how long it took to come. */
export function* lucks(): Generator<number, never> {
  for (let seed = 7; ; seed = (seed * 16807) % 2147483647) yield (seed % 1000) / 1000;
}

async function click(page: Page, { x, y, what }: Target): Promise<void> {
  await page.mouse.click(x, y);
  // What a pointer rests on is looked at: a card shows where it leads, and nothing else.
  await page.mouse.move(0, 0);
  if (what === 'hand-over') await page.locator('[data-word=hand-over]').waitFor({ state: 'hidden' });
}

/** Nobody can tap anything: what the screens say. */
export async function stuck(pages: readonly Page[]): Promise<Error> {
  const texts = await Promise.all(pages.map((page) => page.locator('body').ariaSnapshot()));
  return new Error(
    `nothing to click for ${PATIENCE / 1000} seconds; the screen says:\n${texts.join('\n---\n')}`,
  );
}

/** Plays by clicks alone until it is enough or the game is over; tells what was clicked. */
export async function playOn(
  page: Page,
  next: Next,
  enough: Enough,
  liked: readonly string[] = [],
): Promise<string[]> {
  const clicks: string[] = [];
  for (const luck of lucks()) {
    if (await enough(clicks)) break;
    const found = await page.waitForFunction(next, [luck, liked] as const).catch(async () => {
      throw await stuck([page]);
    });
    const target = await found.jsonValue();
    if (target === 'over' || target === null) break;
    clicks.push(target.what);
    await click(page, target);
  }
  return clicks;
}

/**
 * The same without a pointer, inside the page: whole games in which what lies on the screen is the subject, not the
 * clicking. Tells how often it clicked.
 */
export const playInPage = async (
  page: Page,
  next: Next,
  most: number,
  liked: readonly string[] = [],
): Promise<number> => {
  const clicked = await page.evaluate(
    async ([source, wanted, words, patience]) => {
      const nextOf: Next = new Function(`return (${source})`)();
      let seed = 7;
      for (let clicks = 0; clicks < wanted; clicks++) {
        const luck = (seed % 1000) / 1000;
        seed = (seed * 16807) % 2147483647;
        let target = nextOf([luck, words]);
        for (const since = Date.now(); target === null; target = nextOf([luck, words])) {
          if (Date.now() - since > patience) return -1;
          await new Promise((later) => setTimeout(later, 1));
        }
        if (target === 'over') return clicks;
        const { x, y, what } = target;
        document
          .elementFromPoint(x, y)
          ?.dispatchEvent(
            new MouseEvent('click', { bubbles: true, cancelable: true, clientX: x, clientY: y }),
          );
        const handing = () =>
          what === 'hand-over' && document.querySelector('[data-word=hand-over]') !== null;
        do await new Promise((later) => setTimeout(later, 1));
        while (handing());
      }
      return wanted;
    },
    [next.toString(), most, liked, PATIENCE] as const,
  );
  if (clicked < 0) throw await stuck([page]);
  return clicked;
};

/** Plays at several screens, whoever is asked, until each has clicked so often. */
export async function playTogether(pages: readonly Page[], next: Next, often: number): Promise<void> {
  const clicks = new Map(pages.map((page) => [page, 0]));
  const luck = lucks();
  // Looking in vain uses none of it: how long one waits must not change what is played.
  let drawn = luck.next().value;
  let lately = Date.now();
  while ([...clicks.values()].some((done) => done < often)) {
    const thought: Thought = [drawn, []];
    const found = await Promise.all(
      pages.map(async (page) => ({ page, target: await page.evaluate(next, thought) })),
    );
    if (found.some(({ target }) => target === 'over')) return;
    const asked = found.find(({ target }) => target !== null);
    if (asked !== undefined && asked.target !== null && asked.target !== 'over') {
      await click(asked.page, asked.target);
      drawn = luck.next().value;
      clicks.set(asked.page, (clicks.get(asked.page) ?? 0) + 1);
      lately = Date.now();
    }
    // Asking without a break keeps those busy who are waited for.
    if (asked === undefined) await new Promise((later) => setTimeout(later, 20));
    if (Date.now() - lately > PATIENCE) throw await stuck(pages);
  }
}

/** Plays Karak or Karak 2. Buttons in `liked` are more often pressed than places on the board. */
export const playByClicks = (page: Page, enough: Enough, liked: readonly string[] = []) =>
  playOn(page, nextOnBoard, enough, liked);

export const nextOnBoard: Next = ([luck, liked]) => {
  if (document.querySelector('[data-testid=result]') !== null) return 'over';
  const centre = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  const handOver = document.querySelector('[data-word=hand-over]');
  if (handOver !== null) return { ...centre(handOver), what: 'hand-over' };
  // Dice that lie in one's hand wait for as long as it takes.
  const held = document.querySelector('[data-word=throw]');
  if (held !== null) return { ...centre(held), what: 'throw' };
  if (document.querySelector('section[data-mine]') === null) return null;
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
};

/** A step of Karak into the dark. */
export const explore = (page: Page): Promise<void> =>
  page
    .getByRole('button', { name: /^Explore/ })
    .first()
    .click();
