import type { TurnWords } from './en.ts';

export const pl: TurnWords = {
  turn: (game) => `${game}: twoja kolej`,
  nearlyUp: (game) => `${game}: zostało mało czasu`,
  invited: (game) => `${game}: zaproszenie`,
  invitedBy: (by) => `${by} trzyma dla ciebie miejsce.`,
  many: (count) => `Czekające na ciebie stoły: ${count}`,
  withPeople: (names) => `grają też: ${names}`,
  alone: 'z graczami komputerowymi',
  until: (when) => `do ${when}`,
  test: 'Tak będziemy cię powiadamiać',
  testText: 'Dotarło.',
  confirm: 'Twój kod do Undercroft',
  confirmText: (code) =>
    `Ktoś, zapewne ty, chce dostawać pod tym adresem wiadomość, gdy przyjdzie jego kolej. Kod to\n\n    ${code}\n\nJeśli to nie ty, nie rób nic: więcej wiadomości nie będzie.`,
  stop: (url) => `Kiedy i jak cię powiadamiamy oraz jak to wyłączyć: ${url}`,
};
