import { goblin } from '@undercroft/goblin';
import { playGoblin } from './goblin.ts';
import { describeScreen } from './seen/describe.ts';
import { goblinReader } from './seen/goblin.ts';

describeScreen({ game: goblin, reader: goblinReader, play: playGoblin, seed: '3a'.repeat(32), whims: 9 });
