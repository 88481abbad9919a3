import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAME_NAMES } from '@undercroft/games';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { rulebook } from '../rulebook.ts';
import { LANGUAGES } from '../src/language/languages.ts';

const packages = join(import.meta.dirname, '../..');

test.each(GAME_NAMES)(
  'every picture in the rulebook of %s stands at a rule and shows something',
  async (game) => {
    const { pictures } = await import(join(packages, `web/src/games/${game}/rulePictures.tsx`));
    const rules = rulebook(readFileSync(join(packages, game, 'rules/en.md'), 'utf8')).flatMap((block) =>
      block.kind === 'rule' ? [block.id] : [],
    );
    expect(Object.keys(pictures).filter((id) => !rules.includes(id))).toEqual([]);
    expect(Object.keys(pictures).length).toBeGreaterThan(15);
    for (const [id, picture] of Object.entries(pictures))
      expect(renderToStaticMarkup(createElement(picture as () => null)), id).toContain('<svg');
  },
);

test.each(GAME_NAMES.flatMap((game) => LANGUAGES.map((language) => [game, language])))(
  'the rulebook of %s in %s calls options as the table does, not by their ids',
  async (game, language) => {
    const { words } = await import(join(packages, game, 'src/words', `${language}.ts`));
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
