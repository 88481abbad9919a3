import type { Said } from '@undercroft/words/said';

export const en = {
  turn: '{game}: your turn',
  nearlyUp: '{game}: little time left',
  invited: '{game}: you are invited',
  invitedBy: '{by} is keeping a seat for you.',
  many: '{count} tables are waiting for you',
  withPeople: 'with {names}',
  alone: 'with computer players',
  until: 'until {when}',
  test: 'This is how you will be told',
  testText: 'It got through.',
  confirm: 'Your code for Undercroft',
  confirmText:
    'Somebody, probably you, wants to hear at this address when it is their turn. The code is\n\n    {code}\n\nIf it was not you, do nothing: no further mail will come.',
  stop: 'When and how you are told, and how to stop it: {url}',
} as const;

export type TurnWords = Said<typeof en>;
