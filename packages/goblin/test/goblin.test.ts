import { dirname } from 'node:path';
import { describeGame } from '@undercroft/kernel/suite';
import { goblin } from '../src/game.ts';

describeGame(goblin, { root: dirname(import.meta.dirname), runs: 6 });
