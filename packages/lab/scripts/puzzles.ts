import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { idOf, type Puzzle } from '@undercroft/bots/puzzles';
import { GAME_NAMES, loadGame } from '@undercroft/games';
import { checkMatch, type Game, type Match, Refused } from '@undercroft/kernel';
import { command, onlyWord, readText, refuse, wholeNumber } from '../src/arguments.ts';
import { deal } from '../src/experiment/crew.ts';
import { PLAYERS, readPlayer } from '../src/players.ts';
import type { PuzzlesBrief } from './puzzles-deed.ts';

const HELP = `Usage: npm run puzzles -- GAME [flags]

Lets computer players play, and keeps the questions at which one answer is clearly best when adepts play on to the
end, every other one clearly not, and instinct would choose another: in packages/GAME/puzzles, for the page of puzzles.
Games: ${GAME_NAMES.join(', ')}

      --minutes N      stop after so many                   (default: 60)
      --first N        begin with this game of the seed     (default: 0)
      --bots LEVEL     who plays: ${PLAYERS.join(', ')} (default: expert)
      --seed TEXT      the same seed gives the same games   (default: puzzles)
      --from FILE      look in games of people instead: in the file of their matches that somebody has taken along
                       (My games) and gives for it. Of whom they are is not kept.
      --again          look for none, but at all that are kept once more, by today's rules and with luck of this
                       seed; what is no longer clear is given up. After a change of rules, instinct or weights.
      --workers N      how many threads                     (default: all cores)
  -h, --help           this text`;

const FLAGS = {
  minutes: { type: 'string', default: '60' },
  first: { type: 'string', default: '0' },
  bots: { type: 'string', default: 'expert' },
  seed: { type: 'string', default: 'puzzles' },
  from: { type: 'string' },
  again: { type: 'boolean', default: false },
  workers: { type: 'string', default: String(availableParallelism()) },
} as const;

/** What the numbered files are called; beside them lies an index of what is in them. */
const FILES = '[0-9]*.json';
/** As many to a file as somebody solves in an evening: the page fetches one file at a time. */
const IN_A_FILE = 20;
/** Nobody waits for as many games. */
const MOST_GAMES = 1_000_000;

export const run = command(HELP, FLAGS, async ({ values, positionals }) => {
  const game = await loadGame(onlyWord(positionals, 'game'));
  const first = wholeNumber(values.first, 'first', 0);
  const until = performance.now() + wholeNumber(values.minutes, 'minutes', 1) * 60_000;
  const known = readPuzzles(game.name);
  const found = new Map(values.again ? [] : known.map((puzzle) => [idOf(puzzle), puzzle]));
  const brief: PuzzlesBrief = {
    game: game.name,
    player: readPlayer(values.bots, 'bots'),
    seed: values.seed,
    again: values.again ? known : null,
    given: values.from === undefined ? null : givenIn(values.from, game),
  };
  const count = values.again ? known.length : (brief.given?.length ?? MOST_GAMES);
  let looked = 0;
  const whole = await deal<Puzzle[]>(
    {
      deed: new URL('./puzzles-deed.ts', import.meta.url),
      brief,
      first: values.again ? 0 : first,
      count,
      ...(values.again ? { what: 'puzzles' } : { until }),
      workers: wholeNumber(values.workers, 'workers', 1),
    },
    (puzzles) => {
      looked++;
      for (const puzzle of puzzles) found.set(idOf(puzzle), puzzle);
      if (!values.again) keepPuzzles(game.name, [...found.values()]);
    },
  );
  // What was interrupted has said nothing about the rest.
  if (values.again && whole) keepPuzzles(game.name, [...found.values()]);
  console.log(
    values.again
      ? `${found.size} of ${known.length} puzzles of ${game.name} are as clear as they were${whole ? '' : '; interrupted, nothing is changed'}`
      : `${found.size} puzzles of ${game.name}, ${found.size - known.length} of them from ${looked} games now; go on with --first ${first + looked}`,
  );
  return whole ? 0 : 1;
});

/** Matches that somebody gives: by today's rules, with the game's own pieces, and played through as luck fell. */
export function givenIn(file: string, { name, rulesVersion }: Pick<Game, 'name' | 'rulesVersion'>): Match[] {
  const text = readText(file);
  try {
    const { matches } = JSON.parse(text);
    if (!Array.isArray(matches))
      throw refuse(`--from ${file}: expected a file of matches that somebody took along`);
    return matches
      .map((record) => checkMatch(record?.match))
      .filter(
        ({ game, rules, set, luck, anew, said, laid, answers }) =>
          game === name &&
          rules === rulesVersion &&
          [set, luck ?? null, anew ?? null, said ?? null, laid ?? null].every((part) => part === null) &&
          answers.every(([, answer]) => answer !== null),
      );
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof Refused)
      throw refuse(`--from ${file}: not a file of matches: ${error.message.split('\n')[0]}`);
    throw error;
  }
}

const folderOf = (game: string): string => join(import.meta.dirname, '../..', game, 'puzzles');

export function readPuzzles(game: string): Puzzle[] {
  const folder = folderOf(game);
  return globSync(FILES, { cwd: folder })
    .sort()
    .flatMap((file) => JSON.parse(readText(join(folder, file))));
}

/** A puzzle a line, so that whoever reads a change sees which. */
export function keepPuzzles(game: string, puzzles: readonly Puzzle[]): void {
  const folder = folderOf(game);
  mkdirSync(folder, { recursive: true });
  const files = inFiles(puzzles);
  for (const [file, some] of files.entries()) keepLines(join(folder, nameOf(file)), some);
  keepLines(join(folder, 'index.json'), indexOf(puzzles));
  for (const file of globSync(FILES, { cwd: folder }))
    if (Number.parseInt(file, 10) > files.length) rmSync(join(folder, file));
}

/** What is called what in which file, so that nobody fetches them all to find one. */
export const indexOf = (puzzles: readonly Puzzle[]): string[][] =>
  inFiles(puzzles).map((some) => some.map(idOf));

const inFiles = (puzzles: readonly Puzzle[]): Puzzle[][] =>
  Array.from({ length: Math.ceil(puzzles.length / IN_A_FILE) }, (_, file) =>
    puzzles.slice(file * IN_A_FILE, (file + 1) * IN_A_FILE),
  );

const keepLines = (path: string, lines: readonly unknown[]): void =>
  writeFileSync(path, `[\n${lines.map((line) => JSON.stringify(line)).join(',\n')}\n]\n`);

const nameOf = (file: number): string => `${String(file + 1).padStart(2, '0')}.json`;
