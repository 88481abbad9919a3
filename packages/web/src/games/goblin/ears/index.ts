import { GATES_AT, type Goblin, HEARTS, LORD_AT, NONE, POTIONS } from '@undercroft/goblin';
import type { GameEars, Place } from '../../../table/game/ears.ts';
import { type AtGoblin, cardOf, foeOf, LEVELS, ROW } from '../cards.ts';
import { openRows } from '../refusals.ts';
import { cardLabel, foeLabel, wordsOf } from '../words/index.ts';

/** The caves in words: each level from its deck to its gate, the lord and the merchant below. */
export const ears: GameEars<Goblin> = {
  board(at) {
    const words = wordsOf(at.say.language);
    const rows = LEVELS.map((name, level) => [
      deck(at, level),
      ...Array.from({ length: ROW }, (_, nth) => foe(at, level * ROW + nth, `${name} ${nth + 1}`)),
      foe(at, GATES_AT + level, `${name} ${ROW + 1}`),
    ]);
    const merchant: Place = { name: 'IV 2', cell: 'stall', text: words.merchant, seats: [], has: ['find'] };
    return { label: words.caves, rows: [...rows, [foe(at, LORD_AT, 'IV 1'), merchant]] };
  },
  here({ view, say }, seat) {
    const words = wordsOf(say.language);
    const level = Math.min(view.keys[seat].length, LEVELS.length - 1);
    return `${words.level({ level: LEVELS[level] })}, ${words.keys({ count: view.keys[seat].length })}.`;
  },
  around(at) {
    const open = Array.from({ length: openRows(at) * ROW }, (_, place) => place);
    const gates = LEVELS.map((_, level) => GATES_AT + level).slice(0, openRows(at));
    return [...open, ...gates]
      .map((place) => foe(at, place, ''))
      .flatMap(({ has, text }) => (has.length > 0 ? [text] : []));
  },
  holds(at, seat) {
    const { view, box, say } = at;
    const words = wordsOf(say.language);
    const gear = [view.weapons[seat], view.armours[seat]].filter((card) => card !== NONE);
    const hand = view.hands[seat];
    return [
      words.hearts({ now: view.hearts[seat], all: HEARTS }),
      words.keys({ count: view.keys[seat].length }),
      ...gear.map((card) => cardLabel(at, cardOf(box, card))),
      ...POTIONS.filter((_, index) => view.potions[seat * POTIONS.length + index] > 0).map((potion) =>
        say.name(potion),
      ),
      ...(seat === at.viewer
        ? hand.map((card) => cardLabel(at, cardOf(box, card)))
        : [words.inHand({ count: view.handSizes[seat] })]),
    ];
  },
  stands({ view, say }, seat) {
    const worth = view.keys[seat].length;
    return { worth, text: wordsOf(say.language).keys({ count: worth }) };
  },
};

function deck({ view, box, say }: AtGoblin, level: number): Place {
  const words = wordsOf(say.language);
  const top = view.tops[level];
  const count = view.caveSizes[level] + (top === NONE ? 0 : 1);
  const text =
    top === NONE
      ? words.emptyDeck({ level: LEVELS[level] })
      : words.deckOf({
          level: LEVELS[level],
          cards: words.cards({ count }),
          next: say.called(foeOf(box, top).name),
        });
  return { name: `${LEVELS[level]} 0`, cell: `cave ${level}`, text, seats: [], has: [] };
}

function foe(at: AtGoblin, place: number, name: string): Place {
  const { view, box, say } = at;
  const lord = box.set.cards[view.lord]?.foe ?? NONE;
  const there = place === LORD_AT ? lord : place < GATES_AT ? view.rows[place] : view.gates[place - GATES_AT];
  const cell = `place ${place}`;
  if (there === NONE) return { name, cell, text: wordsOf(say.language).gap, seats: [], has: [] };
  return { name, cell, text: foeLabel(at, foeOf(box, there)), seats: [], has: ['foe'] };
}
