import { dirname } from 'node:path';
import { describeGame } from '@undercroft/kernel/suite';
import { karak2 } from '../src/game.ts';

describeGame(karak2, { root: dirname(import.meta.dirname), runs: 8 });
