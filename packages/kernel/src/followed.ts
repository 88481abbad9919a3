import { changed, type Difference } from './difference.ts';
import type { GameEvent, Seat } from './game.ts';
import type { LuckPosition } from './luck.ts';
import type { SavedTable } from './table.ts';
import type { Told } from './told.ts';

/** One change of a table as it is kept: enough to have the table again without running any rule. */
export interface KeptStep<E extends GameEvent = GameEvent> {
  readonly by: Seat;
  /** It took that seat's last answer back, as if it had never been given. */
  readonly tookBack: boolean;
  readonly told: readonly Told<E>[];
  /** What it changed on the table, secrets too: one for each word, then one for what changed without a word. */
  readonly changes: readonly (Difference | null)[];
  /** Whether it cannot be taken back: luck was used, or somebody has learned something. */
  readonly final: boolean;
  /** How much of the luck was used by then. */
  readonly position: LuckPosition;
}

/** The table that these steps lead to, from one that was saved before them under the same rules. */
export function followed(saved: SavedTable, steps: readonly KeptStep[]): SavedTable {
  let { state, position } = saved;
  const undo = [...(saved.undo ?? [])];
  const answered = [...(saved.answered ?? [])];
  for (const { by, tookBack, changes, final, ...step } of steps) {
    const before = state;
    for (const change of changes) state = changed(state, change);
    if (tookBack) undo.pop();
    else {
      if (final || undo.some(({ seat }) => seat !== by)) undo.length = 0;
      if (!final) undo.push({ seat: by, state: before });
    }
    if (saved.answered !== undefined) answered[by] += tookBack ? -1 : 1;
    position = step.position;
  }
  const version = saved.version + steps.length;
  return { ...saved, version, state, position, undo, ...(saved.answered && { answered }) };
}
