import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';

/** Words as they are written: messages in groups, and a few lists. */
export type Tree = { readonly [key: string]: string | Tree } | readonly string[];

/** Every folder with words in it below another: English in `en.ts`, each other language in a file called after it. */
export const foldersIn = (root: string): string[] =>
  globSync('**/en.ts', { cwd: root, exclude: (path) => path.includes('node_modules') })
    .map((file) => dirname(file).split(sep).join('/'))
    .sort();

export const fileOf = (folder: string, language: string): string =>
  join(folder, language === 'en' ? 'en.ts' : `${language}.json`);

/** What a folder says in a language; null where it does not speak it. */
export async function wordsIn(folder: string, language: string): Promise<Tree | null> {
  const file = fileOf(folder, language);
  if (!existsSync(file)) return null;
  if (language !== 'en') return JSON.parse(readFileSync(file, 'utf8'));
  const { en, words }: { en?: Tree; words?: Tree } = await import(file);
  const english = en ?? words;
  if (english === undefined) throw new Error(`${file} says neither \`en\` nor \`words\``);
  return english;
}

/** Every text by its path, in the order in which it is written: 'door.motto', 'told.heart.0'. */
export function textsOf(words: Tree | string, path = ''): [path: string, text: string][] {
  if (typeof words === 'string') return [[path, words]];
  return Object.entries(words).flatMap(([key, value]) =>
    textsOf(value, path === '' ? key : `${path}.${key}`),
  );
}
