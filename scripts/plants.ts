// Leaks planted on purpose in a copy of the sources: what `npm run leaks` must find, and name by viewer and field.
import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { PLANTS, type Plant } from './plants-list.ts';
import { copySources, root } from './sources.ts';

/** What a finding must say: who can tell, or sees, and by what. */
const NAMED = [
  /(seat \d|a spectator) can tell what is hidden from it by [a-z]+/i,
  /seen by [\w-]+\.sees not: /,
];

/** Plants every leak whose title contains one of the words, or all; whether each was found. */
export async function plantAll(words: readonly string[]): Promise<boolean> {
  const wanted = PLANTS.filter(
    ({ title, game }) => words.length === 0 || words.some((word) => `${game} ${title}`.includes(word)),
  );
  const copy = copySources([]);
  for (const part of ['tests', 'vitest.config.ts', 'tsconfig.json'])
    cpSync(join(root, part), join(copy, part), { recursive: true });
  let missed = 0;
  try {
    for (const plant of wanted) {
      const said = plantOne(copy, plant);
      if (said === null) missed++;
      console.log(
        `${said === null ? 'NOT FOUND' : 'red'}  ${plant.game}: ${plant.title}${said === null ? '' : `\n       ${said}`}`,
      );
    }
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
  console.log(`${wanted.length - missed} of ${wanted.length} planted leaks were found`);
  return missed === 0 && wanted.length > 0;
}

/** What was said of a planted leak that names viewer and field; null where it was not found. */
function plantOne(copy: string, { game, file, from, to, test, positions = 1500 }: Plant): string | null {
  const path = join(copy, 'packages', file);
  const text = readFileSync(path, 'utf8');
  if (text.split(from).length !== 2) throw new Error(`${file}: expected exactly once: ${from}`);
  writeFileSync(
    path,
    text.replace(from, () => to),
  );
  const leaks = ['scripts/leaks.ts', game, '--positions', String(positions)];
  const vitest = [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--project=rooms', '--bail=1'];
  const tests = test && [...vitest, test.file, ...(test.name === undefined ? [] : ['-t', test.name])];
  const { status, stderr } = spawnSync(process.execPath, tests ?? leaks, { cwd: copy, encoding: 'utf8' });
  writeFileSync(path, text);
  if (status === 0) return null;
  const lines = stripVTControlCharacters(stderr).split('\n');
  const named = test === undefined ? NAMED : [/FAIL .* > /];
  const said = lines.find((line) => named.some((one) => one.test(line)))?.trim();
  // What could not even begin says nothing about the leak.
  if (said === undefined) throw new Error(`${test?.file ?? leaks.join(' ')} did not run:\n${stderr}`);
  return said;
}
