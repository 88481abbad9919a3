import { dirname } from 'node:path';
import { describeGame } from '@undercroft/kit/suite';
import { goblin, OURS, type SetFile } from '../src/game.ts';
import { mind } from '../src/mind.ts';
import { scene } from '../src/scene.ts';

const weak = <F extends { hits: number; attack: number }>(foes: Record<string, F>): Record<string, F> =>
  Object.fromEntries(Object.entries(foes).map(([name, foe]) => [name, { ...foe, hits: 1, attack: 1 }]));

/** Caves that anybody can clear: random play gets as far as the lord. */
const weakFoes: SetFile = {
  ...OURS,
  monsters: weak(OURS.monsters),
  gatekeepers: weak(OURS.gatekeepers),
  lords: weak(OURS.lords),
};

describeGame(goblin, { mind, scene, root: dirname(import.meta.dirname), sets: [weakFoes], runs: 6 });
