import { goblin } from '@undercroft/goblin';
import { nextInCaves } from './goblin.ts';
import { describeScreen } from './seen/describe.ts';
import { goblinReader } from './seen/goblin.ts';

describeScreen({ game: goblin, reader: goblinReader, next: nextInCaves, seed: '3a'.repeat(32), whims: 9 });
