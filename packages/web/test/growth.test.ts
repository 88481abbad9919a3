import type { Game } from '@undercroft/kernel';
import { highCard } from '@undercroft/kit/example/game';
import { expect, test } from 'vitest';
import { HereTable } from '../src/table/sources/hereTable.ts';

const person = { kind: 'person', name: '', level: null, figure: null } as const;

/** A game on this device after so many answers, each of them kept. */
function played(answers: number): HereTable {
  const table = HereTable.begin(highCard as unknown as Game, {
    ...{ id: 'long', game: 'high-card', chairs: [person, person], handOver: false, options: {} },
    seed: '1f'.repeat(32),
  });
  for (let given = 0; given < answers; given++) {
    // What one seat does alone may all be taken back, and is kept for that: they take turns.
    table.handOver(given % 2);
    table.answer(table.version, 'bow');
    table.wasKept();
  }
  return table;
}

test('what this device writes with an answer is as much after 20,000 answers as after 200', () => {
  const written = [200, 20_000].map((answers) => {
    const table = played(answers);
    table.handOver(0);
    table.answer(table.version, 'bow');
    const { head, later } = table.keepOn();
    expect(later).toEqual({ from: answers, answers: [[0, 'bow']] });
    return JSON.stringify([head, later]).length;
  });
  // Only the digits of its counts are more.
  expect(written[1] - written[0]).toBeLessThan(20);
});

test('an answer that was taken back is written over by the next one', () => {
  const table = played(200);
  table.handOver(1);
  table.takeBack(table.version);
  expect(table.keepOn().later).toEqual({ from: 199, answers: [] });
  table.handOver(0);
  table.answer(table.version, 'flip');
  expect(table.keepOn().later).toEqual({ from: 199, answers: [[0, 'flip']] });
  expect(table.keepOn().head.length).toBe(200);
});

test.each([
  ['answer', (table: HereTable) => table.answer(table.version, 'bow')],
  ['take-back', (table: HereTable) => table.takeBack(table.version)],
  ['take-back by leave', (table: HereTable) => table.takeBackByLeave()],
])('a table whose %s could not be kept is what it was', (_, change) => {
  const table = played(30);
  table.answer(table.version, 'flip');
  const { changedAt: __, ...before } = table.keep();
  const later = table.keepOn().later;
  const asItWas = table.mark();
  change(table);
  const again = asItWas();
  expect(again.keep()).toMatchObject(JSON.parse(JSON.stringify(before)));
  expect(again.keepOn().later).toEqual(later);
});
