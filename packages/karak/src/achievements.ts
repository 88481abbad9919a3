import type { Achievement } from '@undercroft/kit/achievements';

/** What people tell each other for years, or wish nobody would. */
export const achievements: readonly Achievement[] = [
  {
    id: 'beaten-by-a-rat',
    happens: [{ kind: 'fought', with: { monster: 'rat', result: 'lost' } }],
    says: {
      en: {
        title: 'A meal for the rat',
        text: 'Lost a fight against a rat. It tells the story better every time.',
      },
      de: {
        title: 'Ein Happen für die Ratte',
        text: 'Gegen eine Ratte verloren. Sie erzählt es jedes Mal schöner.',
      },
      pl: {
        title: 'Przekąska dla szczura',
        text: 'Przegrana walka ze szczurem. Szczur opowiada o niej coraz piękniej.',
      },
      cs: { title: 'Sousto pro krysu', text: 'Prohraný souboj s krysou. Vypráví o něm čím dál líp.' },
    },
  },
  {
    id: 'two-ones',
    happens: [{ kind: 'rolled', times: 2, with: { dice: [1, 1] } }],
    says: {
      en: {
        title: 'The dice have a favourite',
        text: 'Rolled two ones, twice in one game. It is somebody else.',
      },
      de: {
        title: 'Die Würfel haben einen Liebling',
        text: 'Zweimal in einer Partie zwei Einsen. Du bist es nicht.',
      },
      pl: { title: 'Kości mają ulubieńca', text: 'Dwa razy w jednej grze dwie jedynki. To nie ty.' },
      cs: { title: 'Kostky mají oblíbence', text: 'Dvakrát za partii dvě jedničky. Ty to nejsi.' },
    },
  },
  {
    id: 'dragon-slayer',
    happens: [{ kind: 'fought', with: { monster: 'dragon', result: 'won' } }],
    says: {
      en: {
        title: 'Barbecue, the other way round',
        text: 'Beat the dragon. It had planned the evening differently.',
      },
      de: {
        title: 'Grillabend, umgekehrt',
        text: 'Den Drachen besiegt. Er hatte sich den Abend anders gedacht.',
      },
      pl: { title: 'Grill na odwrót', text: 'Pokonany smok. Inaczej planował ten wieczór.' },
      cs: { title: 'Grilovačka naruby', text: 'Poražený drak. Představoval si ten večer jinak.' },
    },
  },
  {
    id: 'key-ring',
    happens: [{ kind: 'opened', times: 3 }],
    says: {
      en: {
        title: 'Nothing is locked',
        text: 'Opened three chests in one game. The locksmith would like a word.',
      },
      de: {
        title: 'Nichts ist abgeschlossen',
        text: 'Drei Truhen in einer Partie. Der Schlosser hätte da eine Frage.',
      },
      pl: {
        title: 'Nic nie jest zamknięte',
        text: 'Trzy skrzynie w jednej grze. Ślusarz chciałby porozmawiać.',
      },
      cs: { title: 'Nic není zamčené', text: 'Tři truhly za partii. Zámečník by s tebou rád mluvil.' },
    },
  },
  {
    id: 'not-a-scratch',
    won: true,
    never: [{ kind: 'fainted' }, { kind: 'fought', with: { result: 'lost' } }],
    says: {
      en: {
        title: 'Not a scratch',
        text: 'Won the game without losing a single fight. The monsters have complained.',
      },
      de: {
        title: 'Kein Kratzer',
        text: 'Gewonnen, ohne einen Kampf zu verlieren. Die Monster haben sich beschwert.',
      },
      pl: { title: 'Bez draśnięcia', text: 'Wygrana bez jednej przegranej walki. Potwory złożyły skargę.' },
      cs: { title: 'Ani škrábnutí', text: 'Výhra bez jediného prohraného souboje. Nestvůry si stěžovaly.' },
    },
  },
];
