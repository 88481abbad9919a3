import type { Achievement } from '@undercroft/kit/achievements';

/** What people tell each other for years, or wish nobody would. */
export const achievements: readonly Achievement[] = [
  {
    id: 'slept-through-it',
    won: true,
    happens: [{ kind: 'fainted', times: 2 }],
    says: {
      en: {
        title: 'Won it lying down',
        text: 'Fainted twice and won all the same. Rest is part of the plan.',
      },
      de: {
        title: 'Im Liegen gewonnen',
        text: 'Zweimal ohnmächtig und trotzdem gewonnen. Pausen gehören zum Plan.',
      },
      pl: { title: 'Wygrana na leżąco', text: 'Dwa omdlenia i mimo to zwycięstwo. Odpoczynek był w planie.' },
      cs: { title: 'Vítězství vleže', text: 'Dvě mdloby, a přesto výhra. Odpočinek patřil k plánu.' },
    },
  },
  {
    id: 'light-fingers',
    happens: [{ kind: 'stole', times: 3 }],
    says: {
      en: {
        title: 'Light fingers',
        text: 'Stole three times in one game. Only looking after it, of course.',
      },
      de: {
        title: 'Lange Finger',
        text: 'Dreimal in einer Partie gestohlen. Nur zur Aufbewahrung, versteht sich.',
      },
      pl: { title: 'Lepkie palce', text: 'Trzy kradzieże w jednej grze. Oczywiście tylko na przechowanie.' },
      cs: { title: 'Dlouhé prsty', text: 'Tři krádeže za partii. Jen do úschovy, samozřejmě.' },
    },
  },
  {
    id: 'promoted',
    happens: [{ kind: 'won', with: { armies: { has: 'general' } } }],
    says: {
      en: { title: 'A vacancy at the top', text: 'Beat the General. Applications are open.' },
      de: { title: 'Chefposten frei', text: 'Den General besiegt. Bewerbungen werden angenommen.' },
      pl: { title: 'Wakat na szczycie', text: 'Pokonany Generał. Przyjmujemy podania.' },
      cs: { title: 'Volné místo nahoře', text: 'Poražený generál. Žádosti se přijímají.' },
    },
  },
  {
    id: 'builder',
    happens: [{ kind: 'built', times: 3, anewAt: { kind: 'fainted' } }],
    says: {
      en: {
        title: 'Planning permission pending',
        text: 'Built three times without fainting once. The neighbours object.',
      },
      de: {
        title: 'Baugenehmigung folgt',
        text: 'Dreimal gebaut, ohne umzufallen. Die Nachbarn erheben Einspruch.',
      },
      pl: { title: 'Pozwolenie w drodze', text: 'Trzy budowle bez jednego omdlenia. Sąsiedzi protestują.' },
      cs: { title: 'Stavební povolení na cestě', text: 'Tři stavby bez jediné mdloby. Sousedé se odvolali.' },
    },
  },
];
