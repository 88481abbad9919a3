import {
  type Course,
  type Difference,
  type GameEvent,
  heard,
  type Seat,
  type Table,
  type Update as TableUpdate,
  type View,
} from '@undercroft/kernel';
import type { Live, Said, Step } from './live.ts';
import type { Entry } from './store/store.ts';

/** One change of the game as a viewer may hear of it. */
export interface ChangeInfo {
  readonly version: number;
  readonly events: readonly GameEvent[];
  /** What each event changed in the view, and last what changed without one. Missing where a whole view is sent. */
  readonly changed?: readonly (Difference | null)[];
  /** The seat that took its last answer back. */
  readonly tookBack?: Seat;
}

/** Where the game stands for one viewer, with what it has not heard yet. */
export interface UpdateInfo extends Omit<TableUpdate, 'events'> {
  readonly changes: readonly ChangeInfo[];
}

/** The same for a reader whose view is that of the version before: what it is now follows from the changes. */
export type NewsInfo = Omit<UpdateInfo, 'view'> & { readonly view?: View };

export function changeInfo(version: number, step: Step, viewer: Seat | null, course?: Course): ChangeInfo {
  const tookBack = step.tookBack && step.by !== null ? { tookBack: step.by } : {};
  if (course === undefined) return { version, events: heard(step.told, viewer), ...tookBack };
  const steps = course.heardBy(viewer);
  const events = steps.flatMap(({ event }) => event ?? []);
  return { version, events, changed: steps.map(({ change }) => change), ...tookBack };
}

/** Where the game stands for one viewer, with what it has not heard yet. */
export function updateInfo(
  live: Live,
  table: Table,
  viewer: Seat | null,
  changes: readonly ChangeInfo[],
): UpdateInfo {
  const { events: _, ...update } = table.update(viewer);
  return asPlayed(live, { ...update, changes });
}

/** What one change brought to a viewer who has heard all before it. */
export function newsInfo(
  live: Live,
  table: Table,
  viewer: Seat | null,
  step: Step,
  course: Course,
): NewsInfo {
  return asPlayed(live, {
    ...table.news(viewer),
    changes: [changeInfo(table.version, step, viewer, course)],
  });
}

/** Ended by agreement or resignation: the rules would still ask, but nobody is to answer. */
function asPlayed<T extends NewsInfo>({ lobby }: Live, info: T): T {
  return lobby.status === 'playing'
    ? info
    : { ...info, ask: null, answers: [], standing: [], mayTakeBack: false, mayAskBack: false };
}

/** A message at the table; its id is where it stands on the stream. */
export function messageInfo(seq: number, { guest: _, ...said }: Said) {
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
