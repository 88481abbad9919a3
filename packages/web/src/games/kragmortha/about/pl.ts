import type { KragmorthaAbout } from './en.ts';

export const pl: KragmorthaAbout = {
  square: ['Pole', 'Karta z tym symbolem prowadzi tutaj.'],
  start: ['Pole startowe', 'Tędy gobliny wchodzą i tu wracają od biurka.'],
  bookcase: ['Regał', 'Nikt na niego nie wchodzi i nikogo się na niego nie spycha.'],
  'goblin-card': ['Karta goblina', 'Rusza twojego goblina: krok na jeden z symboli, potem krok na drugi.'],
  'rigor-card': ['Karta Rigora', 'Rusza Rigora: krok na jeden z symboli, potem krok na drugi.'],
  tome: ['Księga zaklęć', 'Jej magiczne symbole rozstrzygają między tymi, którzy mają najmniej spojrzeń.'],
  'used-tome': ['Użyta księga', 'Jej moc się wyczerpała. Jej magiczne symbole nadal liczą się na koniec.'],
  tomes: ['Pozostałe księgi', 'Leżą na biurku. Gdy zniknie ostatnia, gra się kończy.'],
  'owned-tomes': ['Księgi zaklęć', 'Tyle ksiąg ten goblin wziął i jeszcze nie użył.'],
  tokens: ['Zakryte żetony', 'Gdy goblin wchodzi na pole teleportu, odkrywa się jeden z nich.'],
  cards: ['Karty w talii', 'Karty ruchu do dobrania. Gdy się skończą, tasuje się odrzucone.'],
  hand: ['Karty na ręce', 'Karty ruchu tego goblina. Pełna ręka to trzy.'],
  symbols: [
    'Magiczne symbole',
    'Przy tej samej, najmniejszej liczbie spojrzeń wygrywa, kto ma ich najwięcej.',
  ],
  look: ['Miażdżące spojrzenie', 'Wygrywa, kto ma ich najmniej. Cztery to za dużo: kto je ma, odpada.'],
  rigor: ['Rigor Mortis', 'Kto go spotka, dobiera miażdżące spojrzenie i ucieka na pole teleportu.'],
};
