import { loadGame } from '@undercroft/games';
import { type Game, Table, viewsIn } from '@undercroft/kernel';
import { expect, it } from 'vitest';
import { reelOf, type StandingStep } from '../src/tables/record.ts';

const karak = await loadGame('karak');
const rules = karak.rulesVersion;

/** The same rules with a table laid out otherwise: a bowl stands on it. */
const newer: Game = {
  ...karak,
  rulesVersion: rules + 1,
  raises: [
    ...karak.raises,
    (state) => {
      state.bowl = 'here';
    },
  ],
};

/** Answers until so many are given, or the game is over. */
function play(table: Table, answers: number): StandingStep[] {
  const steps: StandingStep[] = [];
  for (let seat = table.waitsFor; seat !== null && steps.length < answers; seat = table.waitsFor) {
    const { told, course } = table.answer(seat, table.version, table.update(seat).answers[0]);
    const { changes } = course.keep();
    steps.push({ by: seat, answer: null, tookBack: false, told, changes, version: table.version });
  }
  return steps;
}

it('a match that went on under rules with another table is wound up as everybody saw it', async () => {
  const { table: begun, told } = Table.begin(karak, { figures: [null, null], seed: '5'.repeat(64) });
  const setUp = { by: null, answer: null, tookBack: false, told, first: begun.save().state, version: 0 };
  const before = play(begun, 3);
  const table = Table.resume(newer, JSON.parse(JSON.stringify(begun.save())));
  const after = play(table, 60);
  const continued = [{ version: after[0].version, rules: rules + 1 }];
  const reel = await reelOf(table, [setUp, ...before, ...after], { rules, continued });
  for (const viewer of [null, 0, 1]) {
    const views = reel === null ? [] : viewsIn(reel, viewer);
    expect(views).toHaveLength(1 + before.length + after.length);
    expect(views.at(-1)).toEqual(table.update(viewer).view);
    expect(views.map((view) => 'bowl' in view)).toEqual(views.map((_, at) => at > before.length));
  }
});
