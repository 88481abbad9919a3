import type { Page } from 'playwright-core';

/** What a learner did who only does what the screen says: went on or back, pressed what it points at, or is done. */
export interface Obeyed {
  readonly what: 'next' | 'back' | 'pointed' | 'done';
  readonly said: string;
}

/** What the lesson says, and where to press; null while something is still being shown. */
export function lookedAt() {
  const middle = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  const dice = document.querySelector('[data-word=throw]');
  if (dice !== null) return { what: 'pointed' as const, said: '', ...middle(dice) };
  const box = document.querySelector('[data-testid=said]');
  if (box === null || box.hasAttribute('data-quiet')) return null;
  const said = box.querySelector('[role=status]')?.textContent ?? '';
  if (box.querySelector('[data-word=lesson-play]') !== null)
    return { what: 'done' as const, said, x: 0, y: 0 };
  const next = box.querySelector('[data-word=lesson-next]');
  if (next !== null) return { what: 'next' as const, said, ...middle(next) };
  // A board that moved under the finger: the screen says how to go on.
  const back = box.querySelector('[data-word=lesson-back]');
  if (back !== null) return { what: 'back' as const, said, ...middle(back) };
  const ring = document.querySelector('[data-testid=pointer][data-still]:not([hidden])');
  return ring === null ? null : { what: 'pointed' as const, said, ...middle(ring) };
}

/** Waits until the lesson has said something, lets somebody look, then presses the way on, or else what it points at. */
export async function obey(
  page: Page,
  waits?: () => Promise<void>,
  looks?: () => Promise<void>,
): Promise<Obeyed> {
  const target = waits === undefined ? await seen(page) : await seenMeanwhile(page, waits);
  await looks?.();
  if (target.what !== 'done') {
    await page.mouse.click(target.x, target.y);
    await page.mouse.move(0, 0);
  }
  return target;
}

async function seen(page: Page) {
  const found = await (await page.waitForFunction(lookedAt)).jsonValue();
  if (found === null) throw new Error('nothing is said');
  return found;
}

/** The same where somebody else lets time pass. */
async function seenMeanwhile(page: Page, waits: () => Promise<void>) {
  for (;;) {
    const found = await page.evaluate(lookedAt);
    if (found !== null) return found;
    await waits();
  }
}
