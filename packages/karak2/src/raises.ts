import type { Raise } from '@undercroft/kernel';
import type { Karak2State } from './state.ts';

/** A table whose turn and fight were remembered beside the stack: what is to come lies on it now. */
interface Remembered {
  asks: Karak2State['asks'];
  active: number;
  /** Where the move into a fight began; -1 without one. */
  cameFrom?: number;
  /** The turn is over as soon as nothing is asked. */
  over?: boolean;
}

/** Questions that themselves lead on to the rest of the turn. */
const LEADS_ON: readonly string[] = ['act', 'scout', 'muster', 'fight', 'protect'];

function putOnStack(state: Remembered): void {
  const { asks, active: seat, cameFrom = -1, over = true } = state;
  const raised = asks.map((ask, at): Karak2State['asks'][number] => {
    const waits = at < asks.length - 1;
    if (ask.kind === 'keep' && waits) return { ...ask, kind: 'spoils' };
    if (ask.kind === 'pickup' && waits) return { ...ask, kind: 'more' };
    if (ask.kind === 'fate' || ask.kind === 'muster' || ask.kind === 'fight' || ask.kind === 'protect')
      return { ...ask, from: cameFrom };
    return ask;
  });
  const leadsOn = raised.some(
    (ask) => LEADS_ON.includes(ask.kind) || ((ask.kind === 'lay' || ask.kind === 'fate') && ask.from >= 0),
  );
  const after: Karak2State['asks'] =
    cameFrom >= 0 ? [{ kind: 'battle', seat, from: cameFrom }] : over ? [] : [{ kind: 'go', seat }];
  state.asks = leadsOn ? raised : [...after, ...raised];
  delete state.cameFrom;
  delete state.over;
}

// A pickpocket may be cast at any time of the turn; heroes may be chosen; what is to come lies on the stack.
export const raises: readonly Raise[] = [null, null, (state) => putOnStack(state as never)];
