import type { Seat } from '@undercroft/kernel';
import type { KragmorthaEvent } from '@undercroft/kragmortha';

/** What is worth a line when the turns of others are summed up. */
const NEWS: readonly KragmorthaEvent['kind'][] = [
  'pushed',
  'jumped',
  'met',
  'put',
  'token',
  'tome',
  'eaten',
  'used',
  'look',
  'pardoned',
  'blamed',
  'verdict',
];

export const news = ({ kind }: KragmorthaEvent): boolean => NEWS.includes(kind);

/** A goblin is blamed or accused by its seat; a verdict and the end are everybody's. */
export const touches = (event: KragmorthaEvent, seat: Seat): boolean =>
  event.kind === 'ended' || event.kind === 'verdict' || ('goblin' in event && event.goblin === seat);
