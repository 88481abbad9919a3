import { expect, test } from 'vitest';
import { browserForTests } from './browser.ts';

const { visit } = browserForTests({ painted: false });

const NOTCH = 48;
const SIDEWAYS = { width: 844, height: 390 };

/** What a finger finds to press under a notch, on either side. */
const underNotch = (notch: number): string[] => {
  const found = new Set<string>();
  for (let y = 4; y < innerHeight; y += 8)
    for (let x = 4; x < notch; x += 8)
      for (const at of [x, innerWidth - x]) {
        const thing = document.elementFromPoint(at, y)?.closest('button, a, input, label, [role=button]');
        if (thing) found.add(thing.getAttribute('aria-label') ?? thing.textContent ?? thing.tagName);
      }
  return [...found];
};

test.each([
  ['/', '[data-game]'],
  ['/play/karak', 'button'],
  ['/friends/karak', 'input'],
  ['/rules/karak', 'h2'],
  ['/workshop/karak', 'main button'],
  ['/learn/goblin', '[data-testid=said]'],
])('on a phone held sideways nothing at %s lies under the notch', async (path, shows) => {
  const { page, context } = await visit(path, { viewport: SIDEWAYS });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets: { left: NOTCH, right: NOTCH } });
  await page.locator(shows).first().waitFor();
  await expect.poll(() => page.evaluate(underNotch, NOTCH)).toEqual([]);
  await context.close();
});
