import type { Seat } from '@undercroft/kernel';
import { type FiguresOf, isRow, thingIn } from '@undercroft/kit/rows';
import { type Phrase, type Phrases, runOf, type Value } from '@undercroft/kit/words';
import type { Direction, Karak, KarakAnswers, KarakEvent, KarakView } from '../game.ts';
import { POWERS, type Power, SKILLS } from '../powers.ts';
import type { words } from './en.ts';

type Id = keyof typeof words.messages;

const say = (id: Id, values: Readonly<Record<string, Value>> = {}): Phrase<Id> => ({ id, values });
const who = (seat: Seat): Value => ({ seat });
const what = (thing: string): Value => ({ thing });

const LETTERS: Readonly<Record<string, Direction>> = { N: 'north', E: 'east', S: 'south', W: 'west' };
const BITS: Readonly<Record<Direction, number>> = { north: 0, east: 1, south: 2, west: 3 };
const side = (direction: Direction): Phrase<Id> => say(`side.${direction}`);

/** What each kind of question rests on. */
const RULES: Readonly<Record<Karak['ask']['kind'], readonly string[]>> = {
  step: ['K-8', 'K-11', 'K-12', 'K-14', 'K-24', 'K-25', 'K-39', 'K-43', 'K-46'],
  lay: ['K-15', 'K-16'],
  fate: ['K-70', 'K-19'],
  fight: ['K-30', 'K-29', 'K-31', 'K-32', 'K-33', 'K-41', 'K-58', 'K-64', 'K-71'],
  leave: ['K-38', 'K-37', 'K-81'],
  curse: ['K-49', 'K-50', 'K-51'],
  rise: ['K-65'],
};

/** Karak's moments as things to say. */
export const phrases: Phrases<Karak> = {
  event: sayEvent,
  isAside: (event) => event.kind === 'laid' || (event.kind === 'drew-token' && event.tokens.length === 1),

  together(events, at) {
    const event = events[at];
    if (event.kind !== 'moved' || event.how !== 'step') return undefined;
    // Who explores walks onto the new tile.
    if (events[at - 1]?.kind === 'laid') return { count: 1 };
    const steps = runOf(
      events,
      at,
      (next) => next.kind === 'moved' && next.how === 'step' && next.seat === event.seat,
    );
    return { count: steps, phrase: say('event.walked', { seat: who(event.seat), steps }), goesOn: true };
  },

  ask(ask) {
    switch (ask.kind) {
      case 'step':
        return ask.steps > 0 ? say('ask.step', { steps: ask.steps }) : say('ask.step.none');
      case 'lay':
        return say('ask.lay', { tile: what(kindOf(ask.tile)) });
      case 'fight': {
        const [first, second] = ask.dice;
        return say('ask.fight', { monster: what(ask.monster), first, second, bonus: ask.bonus });
      }
      case 'leave':
        return say('ask.leave', { item: what(ask.item) });
      default:
        return say(`ask.${ask.kind}`);
    }
  },

  waiting(ask) {
    const seat = who(ask.seat);
    if (ask.kind === 'step') return say('wait.step', { seat, steps: ask.steps });
    if (ask.kind === 'fight') return say('wait.fight', { seat, monster: what(ask.monster) });
    if (ask.kind === 'fate') return say('wait.fate', { seat, tokens: ask.tokens.length });
    return say(`wait.${ask.kind}`, { seat });
  },

  answers: {
    step: (answer, view, { seat }) => sayDeed(answer, view, seat),
    lay: ({ lay }) => say('answer.lay', { sides: { list: [...lay].map((letter) => side(LETTERS[letter])) } }),
    fate: ({ keep }) => say('answer.keep', { token: what(keep) }),
    fight(answer, { heroes }, ask) {
      const { seat, dice, gift = HEART_FOR_ONE } = ask;
      const { upTo = heroes[seat].hero === 'victorius' ? 1 : 6 } = ask;
      if (typeof answer === 'object') {
        return 'cast' in answer
          ? say('answer.cast', { spell: what(answer.cast) })
          : say('answer.flames', { count: answer.flames });
      }
      if (answer === 'sacrifice') {
        const last = heroes[seat].hearts === gift.hearts;
        return say(last ? 'answer.sacrifice.last' : 'answer.sacrifice', { ...gift });
      }
      if (answer === 'accept' || upTo === 6) return say(`answer.${answer}`);
      const again = dice.filter((die) => die <= upTo);
      if (upTo === 1) return say('answer.reroll.ones', { ones: again.length });
      return say('answer.reroll.low', { dice: { list: again.map(String) } });
    },
    leave: ({ leave }) => say('answer.leave', { item: what(leave) }),
    curse(answer, view, { seat }) {
      const stays = answer === 'stay';
      const target = stays ? view.cursed : seatOf(view, answer.curse);
      const word = stays ? 'stay' : 'curse';
      if (target === null || target === seat) return say(`answer.${word}.self`);
      return say(`answer.${word}`, { hero: who(target) });
    },
    rise: ({ rise }, view, { seat }) =>
      say('answer.rise', { fountain: fountainAt(view, view.heroes[seat].at, rise) }),
  },
  rules: (ask) => RULES[ask.kind],

  about(id, set) {
    if (id in SKILLS) return sayHero(id as keyof typeof SKILLS, set);
    const power: unknown = thingIn(set, 'powers', id) ?? (POWERS as Readonly<Record<string, Power>>)[id];
    return isRow(power, FIGURES) ? sayPower(power) : undefined;
  },

  ended({ by, winners, points }) {
    const values = {
      winners: { list: winners.map(who) },
      count: winners.length,
      points: Math.max(...points),
    };
    return say(`ended.${by as KarakEnd}`, values);
  },
};

type KarakEnd = Extract<KarakEvent, { kind: 'ended' }>['by'];

function kindOf(tile: string): string {
  return tile.slice(0, tile.indexOf('-'));
}

function sayEvent(event: KarakEvent): Phrase<Id> {
  switch (event.kind) {
    case 'first-roll':
      return say('event.first-roll', { seat: who(event.seat), dice: event.dice.join(' + ') });
    case 'turn':
      return say('event.turn', { seat: who(event.seat), turn: event.turn });
    case 'moved':
      if (event.how === 'step') return say('event.walked', { seat: who(event.seat), steps: 1 });
      return say(`event.moved.${event.how}`, { seat: who(event.seat) });
    case 'drew-tile':
      return say('event.drew-tile', { seat: who(event.seat), tile: what(kindOf(event.tile)) });
    case 'laid':
      return say('event.laid', { seat: who(event.seat), tile: what(event.tileKind) });
    case 'drew-token': {
      const [token, other, more] = event.tokens;
      if (token === other && more === undefined)
        return say('event.drew-token.same', { seat: who(event.seat), token: what(token) });
      return say('event.drew-token', { seat: who(event.seat), tokens: { list: event.tokens.map(what) } });
    }
    case 'placed':
      return say('event.placed', { token: what(event.token) });
    case 'rolled': {
      const [first, second] = event.dice;
      const dice = { seat: who(event.seat), first, second, bonus: event.bonus };
      const values = { ...dice, total: first + second + event.bonus };
      return event.again
        ? say('event.rolled.again', values)
        : say('event.rolled', { ...values, monster: what(event.monster) });
    }
    case 'flames':
      if (event.spell !== undefined)
        return say('event.cast', { seat: who(event.seat), spell: what(event.spell) });
      return say('event.flames', { seat: who(event.seat), count: event.count });
    case 'fought': {
      const { total, strength } = event;
      return say(`event.fought.${event.result}`, {
        seat: who(event.seat),
        monster: what(event.monster),
        total,
        strength,
      });
    }
    case 'unstoppable':
      return say('event.unstoppable', { seat: who(event.seat), steps: event.steps });
    case 'got':
    case 'left':
      return say(`event.${event.kind}`, { seat: who(event.seat), item: what(event.item) });
    case 'healed':
      return say('event.healed', { seat: who(event.seat), hearts: event.hearts });
    case 'portal': {
      const values = { seat: who(event.seat), spell: what(event.spell ?? 'healing-portal') };
      return event.seat === event.target
        ? say('event.portal.self', values)
        : say('event.portal.other', { ...values, target: who(event.target) });
    }
    case 'sacrificed':
      return say('event.sacrificed', {
        seat: who(event.seat),
        hearts: event.hearts ?? 1,
        more: event.more ?? 1,
      });
    case 'cursed':
      return event.seat === event.target
        ? say(`event.${event.kind}.self`, { seat: who(event.seat) })
        : say(`event.${event.kind}.other`, { seat: who(event.seat), target: who(event.target) });
    case 'swapped':
      return say('event.swapped', { seat: who(event.seat), target: who(event.target) });
    case 'curse-stays':
      return say('event.curse-stays', { target: who(event.target) });
    case 'stack-empty':
    case 'empty-bag':
      return say(`event.${event.kind}`);
    case 'ended':
      return say(`event.ended.${event.by}`);
    default:
      return say(`event.${event.kind}`, { seat: who(event.seat) });
  }
}

/** What a hero may do in its turn. */
function sayDeed(answer: KarakAnswers['step'], view: KarakView, seat: Seat): Phrase<Id> {
  const { at, hero } = view.heroes[seat];
  if (answer === 'fight') return say('answer.fight', { monster: what(view.dungeon.token[at] ?? '') });
  if (typeof answer === 'string') return say(`answer.${answer}`);
  if ('step' in answer) return sayStep(answer.step, at, view);
  if ('gate' in answer) return say('answer.gate', { place: placeOf(view, at, answer.gate) });
  if ('swap' in answer) return say('answer.swap', { hero: who(seatOf(view, answer.swap)) });
  if ('take' in answer) return say('answer.take', { item: what(answer.take) });
  const fountain = fountainAt(view, at, answer.at);
  return answer.heal === hero
    ? say('answer.heal.self', { fountain })
    : say('answer.heal', { hero: who(seatOf(view, answer.heal)), fountain });
}

function seatOf(view: KarakView, name: string): Seat {
  return view.heroes.findIndex(({ hero }) => hero === name);
}

/** Where a step leads: into the dark, through a wall, or to something worth naming. */
function sayStep(direction: Direction, from: number, { dungeon }: KarakView): Phrase<Id> {
  const way = side(direction);
  const bit = BITS[direction];
  const to = dungeon.beside[from * 4 + bit];
  if (to < 0) return say('answer.step.explore', { side: way });
  const open = dungeon.doors[from] & (1 << bit) && dungeon.doors[to] & (1 << (bit ^ 2));
  const kind = dungeon.kind[to];
  const there = dungeon.token[to] ?? (kind === 'room' || kind === 'tunnel' ? null : kind);
  if (there === null) return say(open ? 'answer.step' : 'answer.step.wall', { side: way });
  return say(open ? 'answer.step.to' : 'answer.step.wall.to', { side: way, what: what(there) });
}

function fountainAt(view: KarakView, from: number, to: number): Phrase<Id> {
  if (view.dungeon.kind[to] === 'start') return say('fountain.start');
  if (to === from) return say('fountain.here');
  return say('fountain.at', { place: placeOf(view, from, to) });
}

/** A tile as seen from another: three east, one south. */
function placeOf({ dungeon }: KarakView, from: number, to: number): Value {
  const east = dungeon.x[to] - dungeon.x[from];
  const south = dungeon.y[to] - dungeon.y[from];
  const ways: Phrase<Id>[] = [];
  if (south !== 0) ways.push(way(Math.abs(south), south > 0 ? 'south' : 'north'));
  if (east !== 0) ways.push(way(Math.abs(east), east > 0 ? 'east' : 'west'));
  return { list: ways };
}

const way = (steps: number, direction: Direction): Phrase<Id> =>
  say('place.way', { steps, side: side(direction) });

/** What the Warlock gives for strength. */
const HEART_FOR_ONE = { hearts: 1, more: 1 };

/** The figures that each kind of power has printed on it. */
const FIGURES: FiguresOf<Power> = {
  add: ['more', 'when'],
  'roll-again': ['upTo', 'times', 'afterSpells'],
  'give-hearts': ['hearts', 'more'],
  'win-ties': [],
  'keep-flames': ['most'],
  'walk-through-walls': ['steps'],
  'swap-places': ['steps'],
  rise: ['hearts'],
  'pass-monsters': ['upTo'],
  'draw-tokens': ['draws'],
  'go-on': ['from', 'after'],
  'more-steps': ['more'],
  'curse-proof': [],
  unhurt: [],
  recover: ['hearts'],
};

/** A hero whose powers are not those in the box is told by them. */
function sayHero(hero: keyof typeof SKILLS, set: unknown): Phrase<Id> | undefined {
  const powers = thingIn(set, 'heroes', hero)?.powers;
  if (!Array.isArray(powers) || String(powers) === String(SKILLS[hero])) return undefined;
  return say('about.powers', {
    count: powers.length,
    powers: { list: powers.map((one) => what(String(one))) },
  });
}

function sayPower(power: Power): Phrase<Id> {
  switch (power.kind) {
    case 'add':
      return say('power.add', { more: power.more, when: say(`power.when.${power.when}`), ...foesOf(power) });
    case 'roll-again': {
      const { upTo, times, afterSpells } = power;
      return say('power.roll-again', { upTo, times, late: afterSpells ? 'yes' : 'no' });
    }
    case 'win-ties':
    case 'unhurt':
      return say(`power.${power.kind}`, foesOf(power));
    case 'recover':
      return say('power.recover', { hearts: power.hearts, ...foesOf(power) });
    default: {
      const { kind, ...figures } = power;
      return say(`power.${kind}`, figures);
    }
  }
}

/** The monsters a power is against; none where it is against all. */
const foesOf = ({ against = [] }: { readonly against?: readonly string[] | undefined }) => ({
  kinds: against.length,
  foes: { list: against.map(what), or: true as const },
});
