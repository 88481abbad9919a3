import type { ReportReason } from '@undercroft/protocol';
import type { Said } from '@undercroft/words/said';

export const en = {
  about: '{name}: mute, block, report',
  mute: 'Mute',
  unmute: 'Unmute',
  block: 'Block',
  unblock: 'Unblock',
  report: 'Report…',
  muted: 'muted',
  blocked: 'blocked',
  isMuted: 'You will not hear from {name} any more, on any device.',
  isBlocked: '{name} cannot join your tables, and you will not be seated together.',
  isFree: 'You will hear from {name} again, and the two of you may meet.',
  reportTitle: 'Report {name}',
  reportText: 'The people who run this server will read it, along with what was said around it.',
  line: 'About: “{text}”',
  why: 'What happened',
  reasons: {
    rude: 'Insults or harassment',
    cheating: 'Cheating',
    stalling: 'Stalling on purpose',
    spam: 'Advertising or flooding',
    name: 'An offensive name',
    other: 'Something else',
  } as Readonly<Record<ReportReason, string>>,
  note: 'In your own words, if you like',
  send: 'Send the report',
  sent: 'Thank you. It has been reported.',
  list: 'Muted and blocked people',
  letOff: 'Undo',
} as const;

export type PeopleWords = Said<typeof en>;
