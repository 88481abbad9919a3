import type { Answer, Given, Seat, Table } from '@undercroft/kernel';
import { Problem } from '../ground/problem.ts';
import type { Store } from '../storage/store.ts';
import type { Deed, Live, Step } from './live.ts';
import { mustBe } from './lobby.ts';
import { playingOn } from './take-back.ts';

export function mustPlay(live: Live): Table {
  mustBe(live.lobby, 'playing');
  if (live.table === null) throw new Problem('not-begun');
  return live.table;
}

/** An answer at a live table, ready to be stored. */
export function giveAnswer(live: Live, seat: Seat, version: number, answer: unknown): Deed {
  const table = mustPlay(live);
  const { course, final, position } = table.answer(seat, version, answer);
  const step = { by: seat, answer: answer as Answer, tookBack: false, ...course.keep(), final, position };
  return { step, course };
}

export function takeBack(live: Live, seat: Seat, version: number): Deed {
  const table = mustPlay(live);
  const { course, final, position } = table.takeBack(seat, version);
  const step = { by: seat, answer: null, tookBack: true, ...course.keep(), final, position };
  return { step, course, ...playingOn(live) };
}

/** The same by leave, whatever came of the answer. `answers` are those of the match so far, if the table must be told. */
export function takeBackByLeave(live: Live, seat: Seat, answers?: readonly Given[]): Deed {
  const table = mustPlay(live);
  const { course, final, position } = table.takeBackByLeave(seat, table.version, answers);
  const step = { by: seat, answer: null, tookBack: false, ...course.keep(), final, position };
  return { step, course, ...playingOn(live) };
}

/** Whether the step from this version on was this very thing: then the reply got lost, and it is not done again. */
export async function alreadyDone(
  store: Store,
  id: string,
  version: number,
  isIt: (step: Step) => boolean,
): Promise<boolean> {
  const entry = await store.entryOfVersion(id, version + 1);
  return entry !== null && isIt(JSON.parse(entry.body));
}
