import { describeEngine } from './engines/whole.ts';

describeEngine('WebKit', {
  left: 'goblin',
  lesson: 'karak',
  online: 'karak2',
  livingRoom: 'kragmortha',
  review: 'goblin',
});
