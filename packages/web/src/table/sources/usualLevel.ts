import { LEVELS, type Level } from '@undercroft/bots';
import { onDevice } from '../../kit/memory.ts';

const KEPT = 'usual-level';
const RUN = 'run-of-games';

/** From gentle to strong; fair play follows people by itself. */
const LADDER = LEVELS.filter((level) => level !== 'fair');

/** So many games in a row that ended alike. */
const ENOUGH = 3;

/** How well computer players play unless somebody says so: gently at first, then as it was chosen last. */
export const usualLevel = (): Level => LEVELS.find((level) => level === onDevice.text(KEPT)) ?? LEVELS[0];

export function keepLevel(level: string | null | undefined): void {
  if (level) onDevice.keep(KEPT, level);
}

/** Games against computer players of one level that all ended alike, the last one by its id. */
interface Run {
  readonly level: string;
  readonly won: boolean;
  readonly games: readonly string[];
}

/** Notes how a game ended; the level to offer after three in a row that ended alike, once. */
export function levelAfter(game: string, level: string, won: boolean): Level | null {
  const before = onDevice.read(RUN) as Run | null;
  const goesOn = before !== null && before.level === level && before.won === won;
  const games = [...new Set([...(goesOn ? before.games : []), game])];
  onDevice.keep(RUN, JSON.stringify({ level, won, games } satisfies Run));
  if (games.length !== ENOUGH || games.at(-1) !== game) return null;
  const at = (LADDER as readonly string[]).indexOf(level);
  return at < 0 ? null : (LADDER[at + (won ? 1 : -1)] ?? null);
}
