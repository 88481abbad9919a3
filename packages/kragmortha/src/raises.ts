import type { Raise } from '@undercroft/kernel';

/** What each raise of the rules version does to tables begun before. */
export const raises: readonly Raise[] = [null, onOneStack, null];

/** Errands stood on a stack of their own, and whether the turn goes on with a card or a step was said beside them. */
function onOneStack(state: { [part: string]: unknown }): void {
  const { asks, errands, phase, seat } = state as {
    asks: { kind: string }[];
    errands: { do: string; seat: number }[];
    phase: string;
    seat: number;
  };
  const ofTurn = asks.length === 0 || ['place', 'card', 'onward'].includes(asks[0].kind);
  state.asks = [
    ...(ofTurn ? [] : [{ kind: phase === 'card' ? 'play' : 'walk', seat }]),
    ...errands.map(({ do: kind, seat }) => ({ kind, seat })),
    ...asks,
  ];
  delete state.errands;
  delete state.phase;
}
