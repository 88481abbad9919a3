import { karak } from '@undercroft/karak';
import { nextOnBoard } from './play.ts';
import { describeScreen } from './seen/describe.ts';
import { karakReader } from './seen/karak.ts';

describeScreen({ game: karak, reader: karakReader, next: nextOnBoard, seed: '1a'.repeat(32), whims: 9 });
