import type { Chance, Seat, Tell } from '@undercroft/kernel';
import { COUNTS } from './components.ts';
import type { GoblinEvent } from './events.ts';
import { areCardsReal, EDITIONS } from './options.ts';
import { type Foe, type GoblinSet, HEROES, type Hero, POTIONS } from './set.ts';
import { type GoblinBox, type GoblinState, NONE, UNSEEN } from './state.ts';

const HEARTS = COUNTS.hearts.count;
const LEVELS = [0, 1, 2];

/** The table before the first turn. (G-1 … G-8) */
export function setup(
  box: GoblinBox,
  figures: readonly (string | null)[],
  chance: Chance,
  tell?: Tell<GoblinEvent>,
): GoblinState {
  const { set } = box;
  const heroes = dealHeroes(figures, chance);
  const each = <T>(value: () => T): T[] => heroes.map(value);
  const caves = LEVELS.map((level) => cardsOf(set, 'monster', level).slice());
  const behind = LEVELS.map((level) => cardsOf(set, 'gatekeeper', level).slice());
  const lords = cardsOf(set, 'lord', 3).slice();
  // What real people have laid out they say before the first turn. (G-80)
  const real = areCardsReal(box.options);
  const lies = (pile: number[], purpose: string, level?: number) =>
    real ? NONE : chance.draw(pile, purpose, level);
  const lord = lies(lords, 'lords');
  const boxed = lords;
  const rows = caves.flatMap((cave, level) =>
    Array.from({ length: COUNTS.row.count }, () => lies(cave, 'caves', level)),
  );
  for (const [level, stack] of behind.entries()) {
    while (stack.length > EDITIONS[box.options.edition].gatekeepers)
      boxed.push(real ? stack.splice(0, 1)[0] : chance.draw(stack, 'gatekeepers', level));
  }
  const unseen = heroes.map((hero) => startCards(hero));
  const hands = unseen.map((cards, seat) =>
    Array.from({ length: COUNTS.hand.count }, () => (real ? UNSEEN : chance.draw(cards, 'decks', seat))),
  );
  if (lord !== NONE) tell?.({ kind: 'lord', foe: set.cards[lord].name });
  return {
    turn: 0,
    asks: [],
    seat: box.options.begins === 'drawn' ? chance.pick(heroes.length, 'first') : 0,
    heroes,
    hearts: each(() => HEARTS),
    hands,
    decks: unseen.map(() => new Array<number>(COUNTS.start.count - COUNTS.hand.count).fill(UNSEEN)),
    unseen,
    discards: each(() => []),
    weapons: each(() => NONE),
    armours: each(() => NONE),
    potions: heroes.flatMap(() => POTIONS.map(() => 0)),
    keys: each(() => []),
    rows,
    tops: caves.map((cave, level) => lies(cave, 'caves', level)),
    caves,
    gates: behind.map((stack, level) => lies(stack, 'gatekeepers', level)),
    behind,
    lord,
    boxed,
    stock: POTIONS.map(() => COUNTS.potions.count),
    pawnshop: [],
    pawnedBy: [],
    fight: null,
    lastWin: 0,
    ended: null,
  };
}

/** Heroes as chosen; whoever has not chosen is dealt one of the rest. (G-2) */
function dealHeroes(figures: readonly (string | null)[], chance: Chance): Hero[] {
  const rest = HEROES.filter((hero) => !figures.includes(hero));
  return figures.map((figure) => (figure === null ? chance.draw(rest, 'heroes') : (figure as Hero)));
}

/** The six start cards of a hero, by number. */
export function startCards(hero: Hero): number[] {
  const first = HEROES.indexOf(hero) * COUNTS.start.count;
  return Array.from({ length: COUNTS.start.count }, (_, index) => first + index);
}

const byFoe = new WeakMap<GoblinSet, Record<string, readonly number[]>>();

/** Every card with a foe of this kind and level on its face; found once for each set. */
export function cardsOf(set: GoblinSet, kind: Foe['kind'], level: number): readonly number[] {
  let lists = byFoe.get(set);
  if (lists === undefined) {
    lists = Object.groupBy(set.cards.keys(), (card) => faceOf(set, card)) as Record<string, number[]>;
    byFoe.set(set, lists);
  }
  return lists[`${kind} ${level}`] ?? [];
}

function faceOf(set: GoblinSet, card: number): string {
  const { foe } = set.cards[card];
  return foe < 0 ? 'start' : `${set.foes[foe].kind} ${set.foes[foe].level}`;
}

/** The seat a hero sits on, or -1. */
export const seatOf = (heroes: readonly Hero[], hero: Hero): Seat => heroes.indexOf(hero);
