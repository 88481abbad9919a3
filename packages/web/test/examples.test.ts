import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAME_NAMES, loadGame, loadScene } from '@undercroft/games';
import { LessonPlay, playThrough } from '@undercroft/kit/lesson';
import { readScenarios } from '@undercroft/kit/scenarios';
import { expect, test } from 'vitest';
import { exampleOf } from '../examples.ts';
import { told } from '../src/pages/rules/told.ts';

test.each(GAME_NAMES)('%s: every example beside a rule can be watched to its end', async (name) => {
  const folder = join(import.meta.dirname, `../../${name}/scenarios`);
  const [game, scene, examples] = [await loadGame(name), await loadScene(name), exampleOf(folder)];
  expect(examples.size).toBeGreaterThan(0);
  for (const [rule, { file, at }] of examples) {
    const { scenario } = readScenarios(readFileSync(join(folder, `${file}.yaml`), 'utf8'), file)[at];
    // biome-ignore lint/suspicious/noThenProperty: a word of scenarios; nobody awaits a chapter
    const whole = { ...told(rule, scenario), then: scenario.then };
    expect(playThrough(game, scene, whole), `${rule} ends as its example says`).toEqual([]);
    const play = new LessonPlay(game, scene, whole);
    const before = JSON.stringify(play.picture.state);
    while (play.now !== null) play.next();
    expect(JSON.stringify(play.picture.state), `${rule} changes the table`).not.toBe(before);
  }
});
