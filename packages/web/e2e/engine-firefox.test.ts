import { describeEngine } from './engines/whole.ts';

describeEngine('Firefox', { lesson: 'goblin', online: 'kragmortha', livingRoom: 'karak', review: 'karak2' });
