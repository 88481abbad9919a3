#!/usr/bin/env node
// What translators need: npm run words -- --help
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isLanguage, LANGUAGES } from '../src/languages.ts';
import { readPo, writePo } from './po.ts';
import { Translation } from './translations.ts';

const HELP = `npm run words                         what each language lacks, and what is stale in it
npm run words -- --missing            by name: what is missing, stale (its English text has changed), or left over
npm run words -- --export de          everything said in a language as de.po, for any editor of translations;
                                      works for a language that there is not yet, too
npm run words -- --import de.po       takes what was translated there; what is empty or marked fuzzy stays as it is
npm run words -- --confirm de,pl      says that what is stale there is right as it is`;

const packages = join(import.meta.dirname, '../..');
const others = LANGUAGES.filter((language) => language !== 'en');

async function list(byName: boolean): Promise<void> {
  for (const language of others) {
    const words = await Translation.of(packages, language);
    const found = { missing: words.missing(), stale: words.stale(), 'left over': words.left() };
    const counts = Object.entries(found).map(([what, places]) => `${places.length} ${what}`);
    console.log(`${language}: ${counts.join(', ')}`);
    if (!byName) continue;
    for (const [what, places] of Object.entries(found)) {
      for (const { folder, path } of places) console.log(`  ${what}: ${folder} ${path}`);
    }
  }
}

async function write(language: string): Promise<void> {
  if (!/^[a-z]{2}$/.test(language) || language === 'en') {
    throw new Error(`no language to translate into: ${language}; two small letters are expected, such as fr`);
  }
  const entries = (await Translation.of(packages, language)).entries();
  const file = `${language}.po`;
  writeFileSync(file, writePo(language, entries));
  const open = entries.filter(({ text, isStale }) => text === '' || isStale).length;
  console.log(`${entries.length} texts in ${file}, ${open} of them to be translated.`);
}

async function read(file: string): Promise<void> {
  const { language, entries } = readPo(readFileSync(file, 'utf8'));
  const { taken, wrong } = (await Translation.of(packages, language)).take(entries);
  if (wrong.length > 0) {
    throw new Error(`nothing was taken, because of ${wrong.length} texts:\n${wrong.join('\n')}`);
  }
  console.log(`${taken} texts taken.`);
  if (!isLanguage(language)) {
    console.log(
      `Now add ${language} to packages/words/src/languages.json; npm test -- languages names what it lacks.`,
    );
  }
}

async function confirm(languages: readonly string[]): Promise<void> {
  for (const language of languages) {
    if (!isLanguage(language) || language === 'en') {
      throw new Error(`no language ${language}; there are: ${others.join(', ')}`);
    }
    (await Translation.of(packages, language)).confirm();
  }
  await list(false);
}

try {
  const { values } = parseArgs({
    options: {
      help: { type: 'boolean' },
      missing: { type: 'boolean' },
      export: { type: 'string' },
      import: { type: 'string' },
      confirm: { type: 'string' },
    },
  });
  if (values.help) console.log(HELP);
  else if (values.export !== undefined) await write(values.export);
  else if (values.import !== undefined) await read(values.import);
  else if (values.confirm !== undefined) await confirm(values.confirm.split(','));
  else await list(values.missing ?? false);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
