import { kragmortha } from '@undercroft/kragmortha';
import { nextInLibrary } from './kragmortha.ts';
import { describeScreen } from './seen/describe.ts';
import { kragmorthaReader } from './seen/kragmortha.ts';

// Dares leave the screens alone.
describeScreen({
  game: kragmortha,
  reader: kragmorthaReader,
  next: nextInLibrary,
  seed: '4a'.repeat(32),
  whims: 11,
  options: { looks: 'dare' },
});
