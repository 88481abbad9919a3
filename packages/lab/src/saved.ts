import { writeFileSync } from 'node:fs';
import { LEVELS, type Level } from '@undercroft/bots';
import { check, checkMatch, Refused, type SavedTable } from '@undercroft/kernel';
import { v } from '@undercroft/sets';
import { readText, refuse } from './arguments.ts';

/** A table left in a file, and how well the computer plays each seat; null where a person sits. */
export interface SavedGame extends SavedTable {
  readonly bots: readonly (Level | null)[];
  /** One person among computer players may take any answer back. */
  readonly anyTakeBack?: boolean | undefined;
}

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const schema = v.object({
  match: v.unknown(),
  version: count,
  position: count,
  rules: v.optional(count),
  bots: v.array(v.nullable(v.picklist(LEVELS))),
  anyTakeBack: v.optional(v.boolean()),
  state: v.looseObject({ turn: count, asks: v.array(v.looseObject({ kind: v.string(), seat: count })) }),
});

/** Reads a file that `saveGame` wrote; anything else is refused with the file's name. */
export function readSaved(file: string): SavedGame {
  const text = readText(file);
  try {
    const saved = check(schema, JSON.parse(text), 'saved');
    const match = checkMatch(saved.match);
    if (saved.bots.length !== match.figures.length) throw refuse('saved.bots: expected one entry a seat');
    return { ...saved, match };
  } catch (error) {
    if (error instanceof SyntaxError) throw refuse(`${file}: not a saved match: ${error.message}`);
    if (error instanceof Refused) throw refuse(`${file}: not a saved match: ${error.message.split('\n')[0]}`);
    throw error;
  }
}

export function saveGame(file: string, saved: SavedGame): void {
  try {
    writeFileSync(file, `${JSON.stringify(saved)}\n`);
  } catch (error) {
    throw refuse(`the match could not be saved: ${(error as Error).message}`);
  }
}

/** 'undercroft-karak-20261115-041500.json' for a match left at that moment. */
export function newFileName(game: string, now: Date): string {
  const [day, time] = now.toISOString().split('T');
  return `undercroft-${game}-${day.replaceAll('-', '')}-${time.slice(0, 8).replaceAll(':', '')}.json`;
}
