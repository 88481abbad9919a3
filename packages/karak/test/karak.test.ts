import { dirname } from 'node:path';
import { describeGame } from '@undercroft/kit/suite';
import { KARAK_SET, karak } from '../src/game.ts';
import { mind } from '../src/mind.ts';
import { scene } from '../src/scene.ts';
import { EVERY_KIND } from './powers.ts';

/** A bag that runs dry: more rooms than tokens. */
const fewTokens = {
  ...KARAK_SET,
  tokens: { ...KARAK_SET.tokens, rat: { ...KARAK_SET.tokens.rat, count: 3 } },
};

describeGame(karak, {
  mind,
  scene,
  root: dirname(import.meta.dirname),
  sets: [fewTokens, EVERY_KIND],
  runs: 8,
});
