import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { comeToRest } from './rest.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds fault with on a page at rest: what still fades in has the contrast of a ghost. */
export async function axeFinds(page: Page, rules?: readonly string[]): Promise<string[]> {
  // Contrast is a matter of what is painted; afterwards it is painted no more than before.
  const opacity = await page.evaluate(() => {
    const { style } = document.documentElement;
    const before = style.opacity;
    style.removeProperty('opacity');
    return before;
  });
  await comeToRest(page);
  // No page has frames, so nothing need be put together on another page: that is what legacy means here.
  const builder = new AxeBuilder({ page })
    .setLegacyMode()
    // Whatever passes need not be told in full.
    .options({ resultTypes: ['violations'] });
  const { violations } = await (rules === undefined
    ? builder.withTags(TAGS)
    : builder.withRules([...rules])
  ).analyze();
  await page.evaluate((before) => document.documentElement.style.setProperty('opacity', before), opacity);
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
}
