import type { ReportReason } from '@undercroft/protocol';

export const en = {
  about: (name: string) => `${name}: mute, block, report`,
  mute: 'Mute',
  unmute: 'Unmute',
  block: 'Block',
  unblock: 'Unblock',
  report: 'Report…',
  muted: 'muted',
  blocked: 'blocked',
  isMuted: (name: string) => `You will not hear from ${name} any more, on any device.`,
  isBlocked: (name: string) => `${name} cannot join your tables, and you will not be seated together.`,
  isFree: (name: string) => `You will hear from ${name} again, and the two of you may meet.`,
  reportTitle: (name: string) => `Report ${name}`,
  reportText: 'The people who run this server will read it, along with what was said around it.',
  line: (text: string) => `About: “${text}”`,
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
};

export type PeopleWords = typeof en;
