import type { HowOften, WebhookShape } from '@undercroft/protocol';
import type { Said } from '@undercroft/words/said';

export const en = {
  text: 'If you cannot all play at the same time, take your turns day by day. Say how you want to hear that it is your turn; nothing is sent until you do.',
  push: 'On this device',
  pushOn: 'Notify me on this device',
  pushHere: 'This device will be notified.',
  pushNever:
    'This browser cannot notify you at this address: it needs HTTPS, and on an iPhone the app on the home screen.',
  pushDenied: 'The browser does not allow notifications from this page. You can change that in its settings.',
  pushFailed: 'The browser could not set it up.',
  mail: 'By mail',
  mailAddress: 'Mail address',
  mailAdd: 'Send a code',
  mailSent: 'A code is on its way to you.',
  code: 'The code from the mail',
  confirm: 'Confirm',
  webhook: 'By webhook',
  webhookText: 'For a chat of your own: Discord, ntfy, or any program that takes JSON.',
  webhookUrl: 'Address',
  webhookName: 'What you call it',
  shape: 'What receives it',
  shapes: { json: 'A program (JSON)', discord: 'Discord', ntfy: 'ntfy' } as Readonly<
    Record<WebhookShape, string>
  >,
  add: 'Add',
  unconfirmed: 'not confirmed yet',
  paused: 'paused, because nothing has got through for a long time',
  fault: 'did not get through: the other side could not be reached',
  faultAnswered: 'did not get through: the other side answered {status}',
  test: 'Try it',
  tested: 'Sent. Did it arrive?',
  remove: 'Remove “{name}”',
  often: 'How often',
  oftens: {
    'at-once': 'as soon as a table is waiting',
    hourly: 'at most once an hour, all tables together',
    daily: 'at most once a day, all tables together',
  } as Readonly<Record<HowOften, string>>,
  quiet: 'Quiet hours',
  quietHint: 'What comes up meanwhile is sent afterwards, in one message.',
  from: 'From',
  to: 'To',
  offer: 'Shall we tell you when it is your turn?',
  offerYes: 'Choose how',
  offerNo: 'No, thanks',
  timeUp: 'When the time is up',
  timeUps: {
    'plays-on': 'the computer plays on until they are back',
    'one-turn': 'the computer plays that one turn',
  },
} as const;

export type TurnsWords = Said<typeof en>;
