import { test } from 'vitest';
import { describeEngine } from './engines/whole.ts';

// WebKitGTK may stand still for good while it reads what a page has kept; until that is found: WEBKIT=1 npm test -- engine-webkit
if (process.env.WEBKIT)
  describeEngine('WebKit', { lesson: 'karak', online: 'karak2', livingRoom: 'kragmortha', review: 'goblin' });
else test.skip('WebKit plays only where WEBKIT=1 asks for it');
