import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { refuse } from '../../src/arguments.ts';

/** One figure in two versions, by turns. */
export interface Turns {
  readonly game: string;
  readonly figure: string;
  /** The middle of all turns, here and there. */
  readonly here: number;
  readonly there: number;
  /** The middle of what each turn here was to the one there. */
  readonly ratio: number;
}

const HERE = fileURLToPath(new URL('../../../..', import.meta.url));

type Measured = Readonly<Record<string, number | string>>;

/** Measures this version and one in another folder in turns, each in a process of its own: what else runs slows both. */
export function measureInTurns(there: string, words: readonly string[], rounds: number): Turns[] {
  if (!existsSync(mainIn(there))) throw refuse(`--against: no version of this project in ${there}`);
  const measured = Array.from({ length: rounds }, (_, round) => {
    // Who is first may find a quieter machine, so they take turns at that, too.
    const order = [HERE, resolve(there)];
    if (round % 2 === 1) order.reverse();
    const both = order.map((folder) => measuredIn(folder, words));
    return round % 2 === 1 ? both.reverse() : both;
  });
  const turns: Turns[] = [];
  for (const [at, { game, ...figures }] of measured[0][0].entries()) {
    for (const figure of Object.keys(figures)) {
      const pairs = measured.map((both) => both.map((games) => Number(games[at]?.[figure])));
      if (pairs.some((pair) => pair.some(Number.isNaN))) continue;
      turns.push({
        ...{ game: String(game), figure },
        here: middle(pairs.map(([here]) => here)),
        there: middle(pairs.map(([, there]) => there)),
        ratio: middle(pairs.map(([here, there]) => here / there)),
      });
    }
  }
  return turns;
}

const middle = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[numbers.length >> 1];

const mainIn = (folder: string): string => join(folder, 'packages/lab/scripts/main.ts');

function measuredIn(folder: string, words: readonly string[]): readonly Measured[] {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [mainIn(folder), 'bench', ...words, '--json'],
    { cwd: folder, encoding: 'utf8' },
  );
  if (status === 0) return JSON.parse(stdout);
  throw refuse(`--against: ${folder} cannot be measured: ${stderr.trim().split('\n')[0]}`);
}
