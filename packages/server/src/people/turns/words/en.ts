export const en = {
  turn: (game: string) => `${game}: your turn`,
  nearlyUp: (game: string) => `${game}: little time left`,
  invited: (game: string) => `${game}: you are invited`,
  invitedBy: (by: string) => `${by} is keeping a seat for you.`,
  many: (count: number) => `${count} tables are waiting for you`,
  withPeople: (names: string) => `with ${names}`,
  alone: 'with computer players',
  until: (when: string) => `until ${when}`,
  test: 'This is how you will be told',
  testText: 'It got through.',
  confirm: 'Your code for Undercroft',
  confirmText: (code: string) =>
    `Somebody, probably you, wants to hear at this address when it is their turn. The code is\n\n    ${code}\n\nIf it was not you, do nothing: no further mail will come.`,
  stop: (url: string) => `When and how you are told, and how to stop it: ${url}`,
};

export type TurnWords = typeof en;
