// Leaks planted on purpose in a copy of the sources: what `npm run leaks` must find, and name by viewer and field.
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PLANTS, type Plant } from './plants-list.ts';
import { copySources } from './sources.ts';

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
  const copy = copySources();
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
function plantOne(copy: string, { game, file, from, to, positions = 1500 }: Plant): string | null {
  const path = join(copy, 'packages', file);
  const text = readFileSync(path, 'utf8');
  if (text.split(from).length !== 2) throw new Error(`${file}: expected exactly once: ${from}`);
  writeFileSync(
    path,
    text.replace(from, () => to),
  );
  const words = ['scripts/leaks.ts', game, '--positions', String(positions)];
  const { status, stderr } = spawnSync(process.execPath, words, { cwd: copy, encoding: 'utf8' });
  writeFileSync(path, text);
  if (status === 0) return null;
  const lines = stderr.split('\n');
  return lines.find((line) => NAMED.some((named) => named.test(line)))?.trim() ?? null;
}
