import { type Json, type Seat, untilAsked } from '@undercroft/kernel';
import {
  fail,
  namesOf,
  numberOf,
  onlyWords,
  type Scene,
  seatNamed,
  type Words,
  wordsOf,
} from '@undercroft/kit/scene';
import { describe } from './describe.ts';
import { startFight } from './fights.ts';
import { HEARTS } from './heroes.ts';
import { type Foe, type GoblinSet, HEROES, POTIONS } from './set.ts';
import { cardsOf, seatOf, startCards } from './setup.ts';
import {
  GATES_AT,
  type Goblin,
  type GoblinMoment,
  type GoblinState,
  LORD_AT,
  NONE,
  UNSEEN,
} from './state.ts';

const LEVELS: Readonly<Record<string, number>> = { I: 0, II: 1, III: 2 };

/**
 * A scenario's table in players' words:
 *
 *     heroes: [horan, taia]         who plays, in seat order
 *     turn: horan                   whose turn it is
 *     horan:                        what one hero has; start cards not named are in the deck,
 *       hearts: 3                   or if that is named, in the discard pile
 *       hand: [hack, cleave]        or how many real cards
 *       deck: [brace]               from the top
 *       discard: [haymaker]
 *       weapon: bone-knife
 *       armour: pot-lid
 *       potions: [healing]
 *       keys: 1
 *     rows: { I: [mud-orc] }        the monsters of a row; "mud-orc/pot-lid" names the back, too
 *     decks: { I: [cave-worm] }     the monster deck of a level, from the top
 *     gates: { I: toll-orc }        the gatekeeper on top
 *     lord: ashwing
 *     pawnshop: { cleave: taia }    what lies there, and who left it
 *     quiet: 12                     turns since a foe was beaten, this one included
 *     fight: mud-orc                the hero whose turn it is begins this fight, with the keys it takes
 */
export const scene: Scene<Goblin> = {
  figures: 'heroes',

  called({ set }, drawn) {
    if (typeof drawn !== 'number') return [drawn as Json];
    const { name, foe } = set.cards[drawn];
    return foe < 0 ? [name] : [name, set.foes[foe].name, `${set.foes[foe].name}/${name}`];
  },

  arrange(moment, given, path) {
    onlyWords(given, path, KEYS);
    const { box, state } = moment;
    if (given.lord !== undefined) chooseLord(moment, given.lord, `${path}.lord`);
    // Real caves are bare until somebody says what lies there. (G-80)
    else if (state.lord === NONE) chooseLord(moment, someLord(box), `${path}.lord`);
    for (const hero of HEROES) {
      if (given[hero] === undefined) continue;
      const seat = seatOf(state.heroes, hero);
      if (seat < 0) fail(`${path}.${hero}`, 'this hero does not play');
      equip(moment, seat, wordsOf(given[hero], `${path}.${hero}`), `${path}.${hero}`);
    }
    stockPawnshop(moment, wordsOf(given.pawnshop ?? {}, `${path}.pawnshop`), `${path}.pawnshop`);
    layRows(moment, given, path);
    startTurn(moment, given, path);
    untilAsked(moment);
  },

  describe,
};

const KEYS: readonly string[] = [
  'turn',
  'rows',
  'decks',
  'gates',
  'lord',
  'pawnshop',
  'quiet',
  'fight',
  ...HEROES,
];

const someLord = ({ set }: GoblinMoment['box']): string => set.cards[cardsOf(set, 'lord', 3)[0]].name;

function chooseLord({ box, state }: GoblinMoment, name: Json, path: string): void {
  const lords = cardsOf(box.set, 'lord', 3);
  const lord = lords.find((card) => box.set.cards[card].name === name);
  if (lord === undefined)
    fail(path, `expected one of ${lords.map((card) => box.set.cards[card].name).join(', ')}`);
  state.boxed = [
    ...state.boxed.filter((card) => !lords.includes(card)),
    ...lords.filter((card) => card !== lord),
  ];
  state.lord = lord;
}

/** Takes a monster card off the caves, wherever it lies there; the gap is closed from the deck. */
function fetch(
  { box, state }: GoblinMoment,
  path: string,
  wanted: string,
  is: (card: number) => boolean,
): number {
  for (const cave of state.caves) {
    const at = cave.findIndex(is);
    if (at >= 0) return cave.splice(at, 1)[0];
  }
  for (const list of [state.rows, state.tops]) {
    const at = list.findIndex((card) => card !== NONE && is(card));
    if (at < 0) continue;
    const card = list[at];
    list[at] = state.caves[levelOf(box.set, card)].pop() ?? NONE;
    return card;
  }
  return fail(path, `no such card left: ${JSON.stringify(wanted)}`);
}

const levelOf = (set: GoblinSet, card: number): number => set.foes[set.cards[card].foe].level;

function equip(moment: GoblinMoment, seat: Seat, given: Words, path: string): void {
  const { box, state } = moment;
  const starts = startCards(state.heroes[seat]);
  const card = (name: string, here: string): number => {
    const own = starts.findIndex((start) => box.set.cards[start].name === name);
    if (own >= 0) return starts.splice(own, 1)[0];
    return fetch(moment, here, name, (other) => box.set.cards[other].name === name);
  };
  const pile = (key: string): number[] =>
    namesOf(given[key] ?? [], `${path}.${key}`).map((name, at) => card(name, `${path}.${key}[${at}]`));
  for (const [key, value] of Object.entries(given)) {
    const here = `${path}.${key}`;
    if (key === 'hearts') state.hearts[seat] = numberOf(value, here, HEARTS);
    else if (key === 'keys') giveKeys(state, seat, numberOf(value, here, 3));
    else if (key === 'weapon' || key === 'armour') {
      const worn = card(String(value), here);
      if (box.set.cards[worn].gear?.kind !== key) fail(here, `${String(value)} is no ${key}`);
      (key === 'weapon' ? state.weapons : state.armours)[seat] = worn;
    } else if (key === 'potions') {
      for (const [at, name] of namesOf(value, here).entries()) {
        const potion = (POTIONS as readonly string[]).indexOf(name);
        if (potion < 0) fail(`${here}[${at}]`, `expected one of ${POTIONS.join(', ')}`);
        state.potions[seat * POTIONS.length + potion] = 1;
        state.stock[potion]--;
      }
    } else if (!['hand', 'deck', 'discard'].includes(key)) {
      fail(here, 'not known here; there are: hearts, hand, deck, discard, weapon, armour, potions, keys');
    }
  }
  if (given.hand === undefined && given.deck === undefined && given.discard === undefined) return;
  if (given.hand === undefined)
    fail(`${path}.hand`, 'name the hand where you name the deck or the discard pile');
  if (typeof given.hand === 'number') {
    holdReal(state, seat, given.hand, pile('discard'), starts);
    return;
  }
  state.hands[seat] = pile('hand');
  state.decks[seat] = pile('deck').reverse();
  state.unseen[seat] = [];
  state.discards[seat] = pile('discard');
  if (given.deck === undefined) {
    state.unseen[seat] = starts;
    state.decks[seat] = starts.map(() => UNSEEN);
  } else if (given.discard === undefined) state.discards[seat] = starts;
  else state.boxed.push(...starts);
}

/** So many real cards in a hand, the others in the deck: which is which nobody knows. (G-79) */
function holdReal(state: GoblinState, seat: Seat, many: number, discard: number[], rest: number[]): void {
  const real = (count: number) => new Array<number>(count).fill(UNSEEN);
  state.discards[seat] = discard;
  state.unseen[seat] = rest;
  state.hands[seat] = real(many);
  state.decks[seat] = real(rest.length - many);
}

function giveKeys(state: GoblinState, seat: Seat, count: number): void {
  for (let level = state.keys[seat].length; level < count; level++) {
    state.keys[seat].push(state.behind[level].pop() ?? NONE);
  }
}

function stockPawnshop(moment: GoblinMoment, given: Words, path: string): void {
  const { box, state } = moment;
  for (const [name, who] of Object.entries(given)) {
    state.pawnshop.push(fetch(moment, `${path}.${name}`, name, (card) => box.set.cards[card].name === name));
    state.pawnedBy.push(seatNamed(state.heroes, who, `${path}.${name}`));
  }
}

/** A foe by the name on its face, or by face and back. */
function isFoe(set: GoblinSet, card: number, name: string): boolean {
  const face = set.foes[set.cards[card].foe].name;
  return face === name || `${face}/${set.cards[card].name}` === name;
}

function layRows(moment: GoblinMoment, given: Words, path: string): void {
  const { box, state } = moment;
  const fetchFoe = (name: string, here: string) =>
    fetch(moment, here, name, (card) => isFoe(box.set, card, name));
  const each = (key: string, lay: (level: number, names: string[], here: string) => void) => {
    for (const [name, value] of Object.entries(wordsOf(given[key] ?? {}, `${path}.${key}`))) {
      const here = `${path}.${key}.${name}`;
      if (LEVELS[name] === undefined) fail(here, 'expected a level: I, II or III');
      lay(LEVELS[name], Array.isArray(value) ? namesOf(value, here) : [String(value)], here);
    }
  };
  each('rows', (level, names, here) => {
    if (names.length > 5) fail(here, 'a row has five places');
    const cards = names.map((name, at) => fetchFoe(name, `${here}[${at}]`));
    for (let at = 0; at < 5; at++) {
      const place = level * 5 + at;
      if (state.rows[place] !== NONE) state.caves[level].push(state.rows[place]);
      state.rows[place] = cards[at] ?? NONE;
    }
  });
  each('decks', (level, names, here) => {
    const cards = names.map((name, at) => fetchFoe(name, `${here}[${at}]`));
    state.boxed.push(
      ...state.caves[level],
      ...state.tops.slice(level, level + 1).filter((card) => card !== NONE),
    );
    state.tops[level] = cards[0] ?? NONE;
    state.caves[level] = cards.slice(1);
  });
  each('gates', (level, [name], here) => {
    const stack = [...state.behind[level], state.gates[level]];
    const at = stack.findIndex((card) => card !== NONE && box.set.cards[card].name === name);
    if (at < 0) fail(here, `no such gatekeeper left on this level: ${JSON.stringify(name)}`);
    state.gates[level] = stack.splice(at, 1)[0];
    state.behind[level] = stack.filter((card) => card !== NONE);
  });
}

function startTurn(moment: GoblinMoment, given: Words, path: string): void {
  const { box, state } = moment;
  state.seat = given.turn === undefined ? 0 : seatNamed(state.heroes, given.turn, `${path}.turn`);
  state.turn = 1 + numberOf(given.quiet ?? 0, `${path}.quiet`, 1000);
  state.lastWin = 1;
  state.asks = [];
  const { seat } = state;
  if (given.fight === undefined) {
    state.asks.push({ kind: 'turn', seat });
    return;
  }
  const foe = box.set.foes.find(({ name }) => name === given.fight);
  if (foe === undefined) fail(`${path}.fight`, `no such foe: ${JSON.stringify(given.fight)}`);
  giveKeys(state, seat, foe.level);
  startFight(moment, seat, placeFor(moment, foe, `${path}.fight`));
}

/** Where the foe lies; it is put there if it lies elsewhere. */
function placeFor(moment: GoblinMoment, foe: Foe, path: string): number {
  const { box, state } = moment;
  if (foe.kind === 'lord') {
    chooseLord(moment, foe.name, path);
    return LORD_AT;
  }
  if (foe.kind === 'gatekeeper') {
    layRows(moment, { gates: { [Object.keys(LEVELS)[foe.level]]: foe.name } }, path);
    return GATES_AT + foe.level;
  }
  const there = state.rows.findIndex((card) => card !== NONE && isFoe(box.set, card, foe.name));
  if (there >= 0) return there;
  const place = foe.level * 5;
  const old = state.rows[place];
  state.rows[place] = fetch(moment, path, foe.name, (card) => isFoe(box.set, card, foe.name));
  if (old !== NONE) state.caves[foe.level].push(old);
  return place;
}
