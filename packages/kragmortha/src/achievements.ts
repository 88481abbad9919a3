import type { Achievement } from '@undercroft/kit/achievements';

/** What people tell each other for years, or wish nobody would. */
export const achievements: readonly Achievement[] = [
  {
    id: 'doormat',
    happens: [{ kind: 'pushed', times: 5 }],
    says: {
      en: {
        title: 'Doormat',
        text: 'Was pushed around five times in one game. At least one sees the house.',
      },
      de: {
        title: 'Fußabtreter',
        text: 'Fünfmal in einer Partie herumgeschubst. So sieht man wenigstens das Haus.',
      },
      pl: { title: 'Wycieraczka', text: 'Pięć popchnięć w jednej grze. Przynajmniej zwiedza się dom.' },
      cs: { title: 'Rohožka', text: 'Pět postrčení za partii. Aspoň člověk pozná dům.' },
    },
  },
  {
    id: 'bookworm',
    happens: [{ kind: 'eaten' }],
    says: {
      en: {
        title: 'A light lunch',
        text: 'Let the bookworm at the shelves. Chapter seven was a little dry.',
      },
      de: {
        title: 'Leichte Kost',
        text: 'Den Bücherwurm ans Regal gelassen. Kapitel sieben war etwas trocken.',
      },
      pl: {
        title: 'Lekki posiłek',
        text: 'Mól książkowy wpuszczony na półki. Rozdział siódmy był trochę suchy.',
      },
      cs: { title: 'Lehký oběd', text: 'Knihomol puštěný k policím. Sedmá kapitola byla trochu suchá.' },
    },
  },
  {
    id: 'never-met',
    won: true,
    never: [{ kind: 'met' }],
    says: {
      en: { title: 'Never seen him', text: 'Won without meeting the master once. There is a master?' },
      de: { title: 'Nie gesehen', text: 'Gewonnen, ohne dem Meister einmal zu begegnen. Welcher Meister?' },
      pl: {
        title: 'Jaki znowu mistrz?',
        text: 'Wygrana bez jednego spotkania z mistrzem. To tu jest jakiś mistrz?',
      },
      cs: { title: 'Jaký zas mistr?', text: 'Výhra bez jediného setkání s mistrem. On tu nějaký je?' },
    },
  },
  {
    id: 'it-was-him',
    happens: [{ kind: 'blamed', times: 2 }],
    says: {
      en: {
        title: 'It was him',
        text: 'Put the blame on somebody else twice in one game. And it was, more or less.',
      },
      de: {
        title: 'Der da war es',
        text: 'Zweimal in einer Partie die Schuld weitergereicht. Und so ungefähr stimmte es.',
      },
      pl: {
        title: 'To on',
        text: 'Dwa razy w jednej grze wina zrzucona na kogoś innego. I mniej więcej to była prawda.',
      },
      cs: {
        title: 'To on',
        text: 'Dvakrát za partii vina svedená na někoho jiného. A víceméně to tak bylo.',
      },
    },
  },
];
