import { type Answer, type Seat, sameAnswer, type Table } from '@undercroft/kernel';
import type { Deed, Live, Step } from './live.ts';
import { mustBe } from './lobby.ts';
import { Problem } from './problem.ts';
import type { Store } from './store/store.ts';

function mustPlay(live: Live): Table {
  mustBe(live.lobby, 'playing');
  if (live.table === null) throw new Problem('not-now', 'the game has not begun');
  return live.table;
}

/** An answer at a live table, ready to be stored. */
export function giveAnswer(live: Live, seat: Seat, version: number, answer: unknown): Deed {
  const table = mustPlay(live);
  const { course } = table.answer(seat, version, answer);
  return { step: { by: seat, answer: answer as Answer, tookBack: false, ...course.keep() }, course };
}

export function takeBack(live: Live, seat: Seat, version: number): Deed {
  const table = mustPlay(live);
  const { course } = table.takeBack(seat, version);
  return { step: { by: seat, answer: null, tookBack: true, ...course.keep() }, course };
}

/** Whether this very thing was done already: then the reply got lost, and it is not done again. */
export async function alreadyDone(
  store: Store,
  id: string,
  seat: Seat,
  version: number,
  answer: unknown,
): Promise<boolean> {
  const entry = await store.entryOfVersion(id, version + 1);
  if (entry === null) return false;
  const step: Step = JSON.parse(entry.body);
  return step.by === seat && (answer === undefined ? step.tookBack : sameAnswer(step.answer, answer));
}
