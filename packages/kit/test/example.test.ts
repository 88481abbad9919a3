import { join } from 'node:path';
import { highCard } from '../example/src/game.ts';
import { mind } from '../example/src/mind.ts';
import { scene } from '../example/src/scene.ts';
import { describeGame } from '../src/suite.ts';

describeGame(highCard, { mind, scene, root: join(import.meta.dirname, '../example') });
