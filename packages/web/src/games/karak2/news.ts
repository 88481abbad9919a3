import type { Karak2Event } from '@undercroft/karak2';
import type { Seat } from '@undercroft/kernel';

/** What is worth a line when the turns of others are summed up. */
const NEWS: readonly Karak2Event['kind'][] = [
  'woke',
  'general',
  'claws',
  'won',
  'lost',
  'praetorian',
  'fainted',
  'reward',
  'left',
  'took',
  'gained',
  'stole',
  'cleansed',
  'built',
  'recruited',
  'raised',
  'misery',
  'plague',
];

export const news = ({ kind }: Karak2Event): boolean => NEWS.includes(kind);

/** What is stolen, misery and plague happen to somebody; the General and the end to everybody. */
export function touches(event: Karak2Event, seat: Seat): boolean {
  if (event.kind === 'stole') return event.from === seat;
  if (event.kind === 'misery' || event.kind === 'plague') return event.on === seat;
  return event.kind === 'general' || event.kind === 'ended';
}
