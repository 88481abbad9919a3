import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { rulebook } from '../rulebook.ts';

const packages = join(import.meta.dirname, '../..');
const books = readdirSync(packages).flatMap((game) => {
  try {
    return readdirSync(join(packages, game, 'rules')).map((file) => `${game}/rules/${file}`);
  } catch {
    return [];
  }
});

test.each(books)('every rule of %s can be linked to, and every link leads somewhere', (file) => {
  const markdown = readFileSync(join(packages, file), 'utf8');
  const blocks = rulebook(markdown);
  const rules = blocks.flatMap((block) => (block.kind === 'rule' ? [block.id] : []));
  const written = [...markdown.matchAll(/^- \*\*([A-Z0-9]+-\d+)\*\*/gm)].map((match) => match[1]);
  expect(rules).toEqual(written);
  expect(new Set(rules).size).toBe(rules.length);

  const headings = blocks.flatMap((block) => (block.kind === 'heading' ? [block.id] : []));
  const links = blocks.flatMap(({ html }) => [...html.matchAll(/href="#([^"]+)">([^<]*)</g)]);
  const lost = links.filter(
    ([, address, text]) => !headings.includes(decodeURIComponent(address)) && !rules.includes(text),
  );
  expect(lost.map(([link]) => link)).toEqual([]);
});
