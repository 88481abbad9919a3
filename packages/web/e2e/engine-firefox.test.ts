import { describeEngine } from './engines/whole.ts';

describeEngine('Firefox', {
  left: 'karak2',
  lesson: 'goblin',
  online: 'kragmortha',
  livingRoom: 'karak',
  review: 'karak2',
});
