import type { Achievement } from '@undercroft/kit/achievements';

/** What people tell each other for years, or wish nobody would. */
export const achievements: readonly Achievement[] = [
  {
    id: 'floor-inspector',
    happens: [{ kind: 'knocked-out', times: 3 }],
    says: {
      en: {
        title: 'Floor inspector',
        text: 'Knocked out three times in one game. The tiles are solid work.',
      },
      de: {
        title: 'Fußbodengutachten',
        text: 'Dreimal in einer Partie zu Boden gegangen. Die Fliesen sind solide verlegt.',
      },
      pl: { title: 'Kontrola podłogi', text: 'Trzy upadki w jednej grze. Posadzka jest solidna.' },
      cs: { title: 'Kontrola podlahy', text: 'Třikrát za partii na zemi. Dlažba je poctivá.' },
    },
  },
  {
    id: 'thirsty',
    happens: [{ kind: 'drank', times: 2, anewAt: { kind: 'turn', whose: null } }],
    says: {
      en: {
        title: 'One for the road',
        text: 'Drank two potions in one turn. Do not mix the colours at home.',
      },
      de: {
        title: 'Einer geht noch',
        text: 'Zwei Tränke in einem Zug. Zu Hause bitte keine Farben mischen.',
      },
      pl: { title: 'Na drugą nogę', text: 'Dwa eliksiry w jednej turze. W domu nie mieszaj kolorów.' },
      cs: { title: 'Na druhou nohu', text: 'Dva lektvary za jeden tah. Doma barvy nemíchej.' },
    },
  },
  {
    id: 'unharmed',
    won: true,
    never: [{ kind: 'knocked-out' }],
    says: {
      en: {
        title: 'Upright citizen',
        text: 'Won without being knocked out once. The others have kept the floor warm.',
      },
      de: {
        title: 'Aufrecht geblieben',
        text: 'Gewonnen, ohne einmal umzufallen. Den Boden haben andere gewärmt.',
      },
      pl: { title: 'Na nogach do końca', text: 'Wygrana bez ani jednego upadku. Podłogę ogrzewali inni.' },
      cs: { title: 'Celou dobu na nohou', text: 'Výhra bez jediného pádu. Podlahu hřáli jiní.' },
    },
  },
  {
    id: 'pawnshop',
    happens: [{ kind: 'bought', times: 3 }],
    says: {
      en: {
        title: 'Loyalty card',
        text: 'Bought three things from the merchant in one game. The tenth is free.',
      },
      de: { title: 'Treuepunkte', text: 'Dreimal beim Händler eingekauft. Das zehnte Stück ist umsonst.' },
      pl: { title: 'Karta stałego klienta', text: 'Trzy zakupy u kupca w jednej grze. Dziesiąty gratis.' },
      cs: { title: 'Věrnostní karta', text: 'Tři nákupy u kupce za partii. Desátý zdarma.' },
    },
  },
];
