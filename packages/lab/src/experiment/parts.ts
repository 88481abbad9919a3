import { isDeepStrictEqual } from 'node:util';
import { loadGame } from '@undercroft/games';
import { check } from '@undercroft/kernel';
import { v } from '@undercroft/sets';
import { readText, refuse } from '../arguments.ts';

/** One piece of a run that several machines share: the third of sixteen. */
export interface Piece {
  readonly part: number;
  readonly of: number;
}

export const PART_HELP = 'only this part, 3/16 for instance, with --json: for undercroft merge';

const schema = v.object({
  undercroft: v.literal('part'),
  command: v.picklist(['simulate', 'compare', 'duel', 'arena']),
  part: v.number(),
  of: v.number(),
  rules: v.number(),
  run: v.unknown(),
  result: v.unknown(),
});

/** A piece as it lies in a file. */
type Part = v.InferOutput<typeof schema>;

export function readPiece(text: string | undefined, json: boolean): Piece | null {
  if (text === undefined) return null;
  const [, part, of] = (/^(\d+)\/(\d+)$/.exec(text) ?? []).map(Number);
  if (!(part >= 1 && part <= of)) {
    throw refuse(`--part: expected which of how many, such as 3/16, not "${text}"`);
  }
  if (!json) throw refuse('--part: expected --json too; undercroft merge makes figures of all the parts');
  return { part, of };
}

/** What was typed, without the words that say which piece. */
export const withoutPart = (args: readonly string[]): string[] =>
  args.filter((word, at) => !/^--part(=|$)/.test(word) && args[at - 1] !== '--part');

/** Which games of a run a piece plays: neighbours, and about as many as any other piece. */
export function gamesOf(
  piece: Piece | null,
  games: number,
): { readonly first: number; readonly games: number } {
  if (piece === null) return { first: 0, games };
  const upTo = (part: number) => Math.floor((part * games) / piece.of);
  const first = upTo(piece.part - 1);
  return { first, games: upTo(piece.part) - first };
}

/** Prints a piece. One that was interrupted is none: figures made of it would be wrong. */
export async function printPart(
  { part, of }: Piece,
  command: string,
  played: { readonly game: string; readonly run: unknown; readonly result: unknown; readonly whole: boolean },
): Promise<number> {
  const { game, run, result, whole } = played;
  if (!whole) {
    console.error(`undercroft ${command}: part ${part}/${of} was stopped before its end and is left out`);
    return 1;
  }
  const { rulesVersion: rules } = await loadGame(game);
  console.log(JSON.stringify({ undercroft: 'part', command, part, of, rules, run, result }));
  return 0;
}

function readPart(file: string): Part {
  const expected = 'expected what `undercroft simulate … --part 1/4 --json` prints';
  try {
    return check(schema, JSON.parse(readText(file)), 'part');
  } catch (error) {
    if (error instanceof SyntaxError || !(error as Error).message.startsWith(file)) {
      throw refuse(`${file}: ${expected}`);
    }
    throw error;
  }
}

/** All parts of one run, in order; a part that is missing, there twice or of another run is refused. */
export function readParts(files: readonly string[]) {
  const parts = files.map((file) => ({ file, ...readPart(file) }));
  const [{ file: first, command, of, rules, run }] = parts;
  for (const { file, ...part } of parts) {
    const same = isDeepStrictEqual([part.command, part.of, part.rules, part.run], [command, of, rules, run]);
    if (!same) throw refuse(`${file}: not a part of the same run as ${first}`);
  }
  const found = Map.groupBy(parts, ({ part }) => part);
  for (const [part, twice] of found) {
    if (twice.length > 1)
      throw refuse(`part ${part}/${of} is there twice: ${twice[0].file}, ${twice[1].file}`);
  }
  const missing = Array.from({ length: of }, (_, at) => at + 1).filter((part) => !found.has(part));
  if (missing.length > 0) throw refuse(`missing: ${missing.map((part) => `${part}/${of}`).join(', ')}`);
  const results = parts.sort((a, b) => a.part - b.part).map(({ result }) => result);
  return { command, run, results };
}
