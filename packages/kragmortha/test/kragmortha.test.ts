import { dirname } from 'node:path';
import { describeGame } from '@undercroft/kit/suite';
import { KRAGMORTHA_SET, kragmortha } from '../src/game.ts';
import { mind } from '../src/mind.ts';
import { scene } from '../src/scene.ts';

/** So few looks that blank ones come up, and tomes that nobody uses up. */
const fewLooks = { ...KRAGMORTHA_SET, looks: KRAGMORTHA_SET.looks.filter(({ part }) => part === 'mind') };

describeGame(kragmortha, { mind, scene, root: dirname(import.meta.dirname), sets: [fewLooks], runs: 5 });
