import type { TurnWords } from './en.ts';

export const de: TurnWords = {
  turn: (game) => `${game}: Du bist am Zug`,
  nearlyUp: (game) => `${game}: Die Zeit wird knapp`,
  invited: (game) => `${game}: Du bist eingeladen`,
  invitedBy: (by) => `${by} hält dir einen Platz frei.`,
  many: (count) => `${count} Tische warten auf dich`,
  withPeople: (names) => `mit ${names}`,
  alone: 'mit Computerspielern',
  until: (when) => `bis ${when}`,
  test: 'So bekommst du Bescheid',
  testText: 'Es kommt an.',
  confirm: 'Dein Code für Undercroft',
  confirmText: (code) =>
    `Jemand, vermutlich du, möchte unter dieser Adresse Bescheid bekommen, wenn es Zeit für den nächsten Zug ist. Der Code lautet\n\n    ${code}\n\nWarst du das nicht, tu nichts: Es kommt keine weitere Mail.`,
  stop: (url) => `Wann und wie du Bescheid bekommst, und wie du es abstellst: ${url}`,
};
