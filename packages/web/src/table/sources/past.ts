import {
  type Game,
  heard,
  replay,
  type SavedTable,
  type Seat,
  type Told,
  type Viewer,
} from '@undercroft/kernel';
import type { ChangeHeard } from './client.ts';

/** What one change of a table told. */
export interface Happened {
  readonly version: number;
  readonly told: readonly Told[];
  readonly tookBack?: Seat;
}

/** What a viewer has heard of something long done: what it changed is seen in the view. */
export function heardBy({ version, told, tookBack }: Happened, viewer: Viewer): ChangeHeard {
  const steps = heard(told, viewer).map((event) => ({ event, change: null }));
  return tookBack === undefined ? { version, steps } : { version, steps, tookBack };
}

/** What was told in a kept match; nothing when newer rules would tell it differently. */
export function pastOf(game: Game, saved: SavedTable): Happened[] {
  if (saved.match.rules !== game.rulesVersion) return [];
  return [...replay(game, saved.match)].map(({ step, told }) => ({ version: step, told }));
}

/** How many answers stood before the one that made this version; -1 where none did, or it no longer stands. */
export function answersBefore(past: readonly Happened[], version: number): number {
  const stands: number[] = [];
  for (const done of past.slice(1)) {
    if (done.tookBack === undefined) stands.push(done.version);
    else stands.pop();
  }
  return stands.indexOf(version);
}
