import { readFileSync } from 'node:fs';

/** The rules of a game by id, in one language, as plain text. */
export function readRulebook(game: string, language: string): ReadonlyMap<string, string> {
  const text = readFileSync(new URL(`../../${game}/rules/${language}.md`, import.meta.url), 'utf8');
  const rules = [...text.matchAll(/^- \*\*([A-Z]+\d*-\d+)\*\* (.+)$/gm)];
  return new Map(rules.map(([, id, rule]) => [id, plain(rule)]));
}

/** Markdown without its marks: links keep their words. */
function plain(text: string): string {
  return text.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1').replace(/[*`]/g, '');
}
