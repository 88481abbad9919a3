import { karak } from '@undercroft/karak';
import { mind } from '@undercroft/karak/mind';
import { answersOf, FastChance, sightOf, Table } from '@undercroft/kernel';
import { expect, test } from 'vitest';
import { goals } from '../src/games/karak/reach.ts';

const SEED = '0b'.repeat(32);

/** Every question where to go in one game, as its seat sees it. */
function* stepQuestions() {
  const { table } = Table.begin(karak, { figures: [null, null, null, null, null], seed: SEED });
  const chance = new FastChance(11);
  while (table.outcome === null && table.version < 600) {
    const seat = table.waitsFor ?? 0;
    const { view, ask, answers, version } = table.update(seat);
    if (ask === null) return;
    if (ask.kind === 'step') yield { box: table.box, view, seat, steps: ask.steps };
    table.answer(seat, version, mind.instinct(sightOf(table.box, view, ask, answers), chance));
  }
}

test('every first step that is legal is a goal, and no goal costs more than the steps left', () => {
  let questions = 0;
  for (const { box, view, seat, steps } of stepQuestions()) {
    questions++;
    const found = goals(box, view, seat);
    const first = answersOf(box, view, seat).filter(
      (answer) => typeof answer === 'object' && ('step' in answer || 'gate' in answer),
    );
    for (const answer of first) {
      expect(found.map(({ path }) => path[0])).toContainEqual(answer);
    }
    for (const { cost, path } of found) {
      expect(cost).toBe(path.length);
      expect(cost).toBeLessThanOrEqual(steps);
    }
    const places = found.map(({ x, y }) => `${x} ${y}`);
    expect(new Set(places).size).toBe(places.length);
  }
  expect(questions).toBeGreaterThan(50);
});

test('looking for goals changes nothing on the table', () => {
  for (const { box, view, seat } of stepQuestions()) {
    const before = JSON.stringify(view);
    goals(box, view, seat);
    expect(JSON.stringify(view)).toBe(before);
  }
});
