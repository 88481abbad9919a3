import type { GoblinAbout } from './en.ts';

export const pl: GoblinAbout = {
  monster: ['Potwór', 'Pokonaj go, a jego karta będzie twoja: na odwrocie jest nagroda.'],
  gatekeeper: ['Strażnik', 'Ma klucz tego poziomu. Kto go pokona, może zejść głębiej.'],
  gap: ['Puste miejsce', 'Stos tego poziomu jest pusty: nikt już tu nie przyjdzie.'],
  lock: ['Zamknięte', 'Bez klucza poprzedniego poziomu nikt tu nie walczy.'],
  hits: ['Ile trafień wytrzyma', 'Co najmniej tyle musi wynosić twój atak, żeby wygrać.'],
  blow: ['Jego atak', 'Tyle serc cię kosztuje, po odjęciu twojej obrony.'],
  cave: ['Stos potworów', 'Następny leży odkryty. Wypełni najbliższe puste miejsce w rzędzie.'],
  behind: ['Strażnicy z tyłu', 'Tylu jeszcze czeka za nim na tych, którym brakuje klucza.'],
  deck: ['Talia', 'Karty do dobrania. Gdy się skończą, odrzucone stają się nową talią.'],
  discards: ['Odrzucone', 'Karty zagrane i odrzucone; wrócą z nową talią.'],
  hand: ['Karty na ręce', 'Pełna ręka to cztery karty, z niektórym wyposażeniem więcej.'],
  pawnshop: ['Arsenał', 'Wyposażenie i karty, które ktoś tu zostawił. Każda kosztuje jedną twoją kartę.'],
  chance: ['Szansa', 'Jak prawdopodobna jest wygrana i ile serc średnio kosztuje.'],
  curse: ['Klątwa', 'W walce z tym wrogiem to się nie liczy.'],
  reward: ['Nagroda', 'To może dostać ten, kto pokona tego wroga.'],
};
