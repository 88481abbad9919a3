import type { KragmorthaAbout } from './en.ts';

export const cs: KragmorthaAbout = {
  square: ['Pole', 'Karta s tímto symbolem vede sem.'],
  start: ['Startovní pole', 'Tudy goblini vcházejí a sem se vracejí od psacího stolu.'],
  bookcase: ['Regál', 'Nikdo na něj nevstoupí a nikoho na něj nelze strčit.'],
  'goblin-card': ['Karta goblina', 'Hýbe tvým goblinem: krok na jeden ze symbolů, pak krok na druhý.'],
  'rigor-card': ['Karta Rigora', 'Hýbe Rigorem: krok na jeden ze symbolů, pak krok na druhý.'],
  tome: ['Kniha kouzel', 'Její magické symboly rozhodují mezi těmi, kdo mají nejméně pohledů.'],
  'used-tome': ['Použitá kniha', 'Její moc je pryč. Její magické symboly se na konci pořád počítají.'],
  tomes: ['Zbývající knihy', 'Leží na psacím stole. Až zmizí poslední, hra končí.'],
  'owned-tomes': ['Knihy kouzel', 'Tolik knih si tento goblin vzal a ještě je nepoužil.'],
  tokens: ['Žetony lícem dolů', 'Když goblin vstoupí na teleportační pole, jeden se otočí.'],
  cards: ['Karty v balíčku', 'Karty pohybu k líznutí. Když dojdou, zamíchají se odhozené.'],
  hand: ['Karty v ruce', 'Karty pohybu tohoto goblina. Plná ruka jsou tři.'],
  symbols: ['Magické symboly', 'Mezi těmi, kdo mají nejméně pohledů, vyhrává, kdo má nejvíc symbolů.'],
  look: ['Zdrcující pohled', 'Vyhrává, kdo jich má nejméně. Čtyři jsou moc: kdo je má, vypadává.'],
  rigor: ['Rigor Mortis', 'Kdo ho potká, lízne si zdrcující pohled a prchá na teleportační pole.'],
};
