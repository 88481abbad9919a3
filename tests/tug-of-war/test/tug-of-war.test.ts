import { dirname } from 'node:path';
import { describeGame } from '@undercroft/kit/suite';
import { tugOfWar } from '../src/game.ts';
import { mind } from '../src/mind.ts';
import { scene } from '../src/scene.ts';

describeGame(tugOfWar, { mind, scene, root: dirname(import.meta.dirname), runs: 20, positions: 500 });
