import type { Raise } from '@undercroft/kernel';
import { NONE } from './state.ts';

/** What each raise of the rules version does to tables begun before. */
export const raises: readonly Raise[] = [null, null, onOneStack, null];

/** Cards to be drawn, and those the Oracle chooses between, lay beside the stack. */
function onOneStack(state: { [part: string]: unknown }): void {
  const { asks, fight, owed, seat, shown } = state as {
    asks: { kind: string }[];
    fight: object | null;
    owed: number;
    seat: number;
    shown: number[];
  };
  const [first = NONE, second = NONE] = shown;
  const fights = fight === null ? [] : [{ kind: 'fight-on', seat }];
  const kind = 'draw';
  const [ask] = asks;
  if (ask?.kind === 'foresee') {
    state.asks = [...fights, { kind, seat, cards: owed - 1, seen: NONE }, { ...ask, first, second }];
  } else if (ask?.kind === 'arrange') {
    state.asks = [...fights, { kind, seat, cards: owed, seen: first }, ask];
  }
  delete state.owed;
  delete state.shown;
}
