import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gamesWith, languagesOf } from '@undercroft/games/extras';
import { createElement, isValidElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { calledIn, rulebook } from '../rulebook.ts';

const packages = join(import.meta.dirname, '../..');

test.each(gamesWith('pictures'))(
  'every picture in the rulebook of %s stands at a rule and shows something',
  async (game) => {
    const { pictures } = await import(join(packages, `web/src/games/${game}/rulePictures.tsx`));
    const rules = rulebook(readFileSync(join(packages, game, 'rules/en.md'), 'utf8')).flatMap((block) =>
      block.kind === 'rule' ? [block.id] : [],
    );
    expect(Object.keys(pictures).filter((id) => !rules.includes(id))).toEqual([]);
    expect(Object.keys(pictures).length).toBeGreaterThan(15);
    for (const [id, picture] of Object.entries(pictures))
      expect(renderToStaticMarkup(createElement(picture as () => null)), id).toMatch(/<(svg|img)/);
  },
);

/** Keys that two neighbours share. React complains of them in a browser only, of missing ones here too. */
function doubledKeys(node: ReactNode): string[] {
  if (!isValidElement<{ children?: ReactNode }>(node)) return [];
  const children = [node.props.children].flat();
  const keys = children.flatMap((child) => (isValidElement(child) && child.key !== null ? [child.key] : []));
  return [
    ...keys.filter((key, at) => keys.indexOf(key) < at),
    ...children.flatMap((child) => [child].flat().flatMap(doubledKeys)),
  ];
}

test.each(gamesWith('pictures'))(
  'no picture in the rulebook of %s lacks a key, or has one twice',
  async (game) => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { pictures } = await import(join(packages, `web/src/games/${game}/rulePictures.tsx`));
    for (const [id, picture] of Object.entries(pictures as Record<string, () => ReactNode>)) {
      expect(doubledKeys(picture()), id).toEqual([]);
      renderToStaticMarkup(picture());
    }
    expect(said.mock.calls).toEqual([]);
    said.mockRestore();
  },
);

test.each(gamesWith('words').flatMap((game) => languagesOf(game).map((language) => [game, language])))(
  'the rulebook of %s in %s calls options as the table does, not by their ids',
  async (game, language) => {
    const words = await calledIn(join(packages, game), language);
    const options = Object.keys(words.messages).flatMap((key) => /^option\.([^.]+)$/.exec(key)?.[1] ?? []);
    const page = rulebook(readFileSync(join(packages, game, 'rules', `${language}.md`), 'utf8'), words)
      .map(({ html }) => html)
      .join('\n');
    expect(
      options.filter((id) => page.includes(`<code>${id}</code>`) || page.includes(`<i>${id}</i>`)),
    ).toEqual([]);
    for (const id of options) expect(page).toContain(`<i>${words.messages[`option.${id}`]}</i>`);
  },
);
