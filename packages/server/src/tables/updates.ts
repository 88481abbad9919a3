import { type Course, heard, type Seat, type Table } from '@undercroft/kernel';
import type { Message, News, SeenChange, Update } from '@undercroft/protocol';
import type { Entry } from '../storage/store.ts';
import type { Live, Said, Step } from './live.ts';

export function changeInfo(version: number, step: Step, viewer: Seat | null, course?: Course): SeenChange {
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
  changes: readonly SeenChange[],
): Update {
  const { events: _, ...update } = table.update(viewer);
  return asPlayed(live, { ...update, changes });
}

/** What one change brought to a viewer who has heard all before it. */
export function newsInfo(live: Live, table: Table, viewer: Seat | null, step: Step, course: Course): News {
  return asPlayed(live, {
    ...table.news(viewer),
    changes: [changeInfo(table.version, step, viewer, course)],
  });
}

/** Ended by agreement or resignation: the rules would still ask, but nobody is to answer. */
function asPlayed<T extends News>({ lobby }: Live, info: T): T {
  return lobby.status === 'playing'
    ? info
    : { ...info, ask: null, answers: [], standing: [], mayTakeBack: false, mayAskBack: false };
}

/** A message at the table; its id is where it stands on the stream. */
export function messageInfo(seq: number, { guest: _, ...said }: Said): Message {
  return { id: seq, ...said };
}

/** Whoever looks on talks apart: nobody who plays hears what could help them. */
export const isHeard = (
  { seat, guest = '' }: Said,
  viewer: Seat | null,
  muted: ReadonlySet<string>,
): boolean => (seat !== null || viewer === null) && !muted.has(guest);

/** What was missed, folded: the changes of the game and what was said, but for those who are not to be heard. */
export function fold(entries: readonly Entry[], viewer: Seat | null, muted: ReadonlySet<string>) {
  const changes: SeenChange[] = [];
  const messages: Message[] = [];
  for (const { seq, version, body } of entries) {
    if (version === null) {
      const said: Said = JSON.parse(body);
      if (isHeard(said, viewer, muted)) messages.push(messageInfo(seq, said));
    } else changes.push(changeInfo(version, JSON.parse(body), viewer));
  }
  return { changes, messages };
}
