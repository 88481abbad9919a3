import { describeEngine } from './engines/whole.ts';

describeEngine('WebKit', { lesson: 'karak', online: 'karak2', livingRoom: 'kragmortha', review: 'goblin' });
