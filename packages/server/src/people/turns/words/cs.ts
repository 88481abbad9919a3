import type { TurnWords } from './en.ts';

export const cs: TurnWords = {
  turn: (game) => `${game}: jsi na tahu`,
  nearlyUp: (game) => `${game}: zbývá málo času`,
  invited: (game) => `${game}: pozvánka`,
  invitedBy: (by) => `${by} ti drží místo.`,
  many: (count) => `Stoly, které na tebe čekají: ${count}`,
  withPeople: (names) => `hrají také: ${names}`,
  alone: 's počítačovými hráči',
  until: (when) => `do ${when}`,
  test: 'Takhle ti dáme vědět',
  testText: 'Došlo to.',
  confirm: 'Tvůj kód pro Undercroft',
  confirmText: (code) =>
    `Někdo, nejspíš ty, chce na této adrese dostávat zprávu, když je na tahu. Kód je\n\n    ${code}\n\nPokud to nejsi ty, nedělej nic: žádná další pošta nepřijde.`,
  stop: (url) => `Kdy a jak ti dáváme vědět a jak to vypnout: ${url}`,
};
