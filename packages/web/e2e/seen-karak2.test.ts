import { karak2 } from '@undercroft/karak2';
import { playByClicks } from './play.ts';
import { describeScreen } from './seen/describe.ts';
import { karak2Reader } from './seen/karak2.ts';

describeScreen({
  game: karak2,
  reader: karak2Reader,
  play: (page, enough) => playByClicks(page, enough, ['city', 'build', 'recruit', 'roll', 'gather', 'end']),
  seed: '2a'.repeat(32),
  whims: 5,
});
