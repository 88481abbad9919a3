import { type GameEvent, heard, type Seat, type Table, type Update as TableUpdate } from '@undercroft/kernel';
import type { Live, Said, Step } from './live.ts';
import type { Entry } from './store/store.ts';

/** One change of the game as a viewer may hear of it. */
export interface ChangeInfo {
  readonly version: number;
  readonly events: readonly GameEvent[];
  /** The seat that took its last answer back. */
  readonly tookBack?: Seat;
}

export interface UpdateInfo extends Omit<TableUpdate, 'events'> {
  readonly changes: readonly ChangeInfo[];
}

export function changeInfo(version: number, step: Step, viewer: Seat | null): ChangeInfo {
  const tookBack = step.tookBack && step.by !== null ? { tookBack: step.by } : {};
  return { version, events: heard(step.told, viewer), ...tookBack };
}

/** Where the game stands for one viewer, with what it has not heard yet. */
export function updateInfo(
  live: Live,
  table: Table,
  viewer: Seat | null,
  changes: readonly ChangeInfo[],
): UpdateInfo {
  const { events: _, ...update } = table.update(viewer);
  const info = { ...update, changes };
  if (live.lobby.status === 'playing') return info;
  // Ended by agreement or resignation: the rules would still ask, but nobody is to answer.
  return { ...info, ask: null, answers: [], standing: [], mayTakeBack: false };
}

/** A message at the table; its id is where it stands on the stream. */
export function messageInfo(seq: number, said: Said) {
  return { id: seq, ...said };
}

/** What was missed, folded: the changes of the game and what was said. */
export function fold(entries: readonly Entry[], viewer: Seat | null) {
  const changes: ChangeInfo[] = [];
  const messages: ReturnType<typeof messageInfo>[] = [];
  for (const { seq, version, body } of entries) {
    if (version === null) messages.push(messageInfo(seq, JSON.parse(body)));
    else changes.push(changeInfo(version, JSON.parse(body), viewer));
  }
  return { changes, messages };
}
