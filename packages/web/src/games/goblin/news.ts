import type { GoblinEvent } from '@undercroft/goblin';

/** What is worth a line when the turns of others are summed up. */
const NEWS: readonly GoblinEvent['kind'][] = [
  'revived',
  'drank',
  'knocked-out',
  'fought',
  'reward',
  'key',
  'came',
  'bought',
];

export const news = ({ kind }: GoblinEvent): boolean => NEWS.includes(kind);

/** The lord and the end are everybody's. */
export const touches = ({ kind }: GoblinEvent): boolean => kind === 'lord' || kind === 'ended';
