import { karak2 } from '@undercroft/karak2';
import { nextOnBoard } from './play.ts';
import { describeScreen } from './seen/describe.ts';
import { karak2Reader } from './seen/karak2.ts';

describeScreen({
  game: karak2,
  reader: karak2Reader,
  next: nextOnBoard,
  liked: ['city', 'build', 'recruit', 'roll', 'gather', 'end'],
  seed: '2a'.repeat(32),
  whims: 5,
});
