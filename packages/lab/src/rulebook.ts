import { existsSync, readFileSync } from 'node:fs';

/** The rules of a game by id, in one language, as plain text; in English where it has none in that one. */
export function readRulebook(game: string, language: string): ReadonlyMap<string, string> {
  const files = [language, 'en'].map((one) => new URL(`../../${game}/rules/${one}.md`, import.meta.url));
  const text = readFileSync(files.find((file) => existsSync(file)) ?? files[0], 'utf8');
  const rules = [...text.matchAll(/^- \*\*([A-Z]+\d*-\d+)\*\* (.+)$/gm)];
  return new Map(rules.map(([, id, rule]) => [id, plain(rule)]));
}

/** Markdown without its marks: links keep their words. */
function plain(text: string): string {
  return text.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1').replace(/[*`]/g, '');
}
