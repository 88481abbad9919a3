import type { Seat } from '@undercroft/kernel';
import { type Phrase, type Phrases, runOf, type Value } from '@undercroft/kit/words';
import {
  type Direction,
  isInBox,
  KRAGMORTHA_SET,
  type Kragmortha,
  type KragmorthaEvent,
  type KragmorthaView,
  NAMES,
  type PlayAnswer,
  squareOf,
  type UseAnswer,
} from '../game.ts';
import type { words } from './en.ts';

type Id = keyof typeof words.messages;

const say = (id: Id, values: Readonly<Record<string, Value>> = {}): Phrase<Id> => ({ id, values });
const who = (seat: Seat): Value => ({ seat });
/** A card of somebody's own set has no words here: it goes by its id. */
const what = (thing: string): Value => (isInBox(thing) ? { thing } : thing);
const side = (direction: Direction): Phrase<Id> => say(`side.${direction}`);

/** What each kind of question rests on. */
const RULES: Readonly<Record<Kragmortha['ask']['kind'], readonly string[]>> = {
  place: ['M-9', 'M-10', 'M-11'],
  card: ['M-13', 'M-17', 'M-18', 'M-20', 'M-21', 'M-22', 'M-24', 'M-29', 'M-16', 'M-62'],
  onward: ['M-19', 'M-20', 'M-23', 'M-51', 'M-52', 'M-62'],
  push: ['M-25', 'M-26', 'M-27', 'M-28'],
  land: ['M-34', 'M-35', 'M-40', 'M-41', 'M-45'],
  react: ['M-64', 'M-71', 'M-74', 'M-76'],
  vote: ['M-58', 'M-60', 'M-61'],
};

/** Kragmortha's moments as things to say. */
export const phrases: Phrases<Kragmortha> = {
  event: sayEvent,
  isAside: () => false,

  together(events, at) {
    const event = events[at];
    if (event.kind === 'walked' || event.kind === 'rigor') {
      const isAlike = (next: KragmorthaEvent) =>
        next.kind === 'walked'
          ? event.kind === 'walked' && next.seat === event.seat
          : next.kind === event.kind;
      const count = runOf(events, at, isAlike);
      const to: Value = {
        list: events.slice(at, at + count).flatMap((next) => ('to' in next ? [next.to] : [])),
      };
      const { from } = event;
      const phrase =
        event.kind === 'rigor'
          ? say('event.rigor', { from, to })
          : say('event.walked', { seat: who(event.seat), from, to });
      return { count, phrase, goesOn: true };
    }
    const by = event.kind === 'pushed' && !event.squeezed ? pusherOf(events, at) : undefined;
    if (event.kind !== 'pushed' || by === undefined) return undefined;
    const { seat, from, to } = event;
    return { count: 1, phrase: say('event.pushed.by', { by: who(by), seat: who(seat), from, to }) };
  },

  ask(ask, view) {
    switch (ask.kind) {
      case 'card':
        return say(view.played > 0 ? 'ask.card.again' : 'ask.card');
      case 'onward':
        return say(`ask.onward.${view.walker}`);
      case 'push':
        return say('ask.push', { goblin: who(ask.goblin), at: placeOf(view, ask.goblin) });
      case 'land':
        return say(`ask.land.${ask.why}`);
      case 'react':
        if (ask.to === 'push') return say('ask.react.push', { by: who(ask.by) });
        return ask.to === 'token'
          ? say('ask.react.token', { token: { thing: `token-${ask.token}` } })
          : say('ask.react.look');
      case 'vote':
        return say('ask.vote', { goblin: who(ask.goblin), look: what(ask.look) });
      default:
        return say('ask.place');
    }
  },

  waiting(ask) {
    const seat = who(ask.seat);
    if (ask.kind === 'push') return say('wait.push', { seat, goblin: who(ask.goblin) });
    return say(`wait.${ask.kind}`, { seat });
  },

  answers: {
    place: ({ place }) => say('answer.place', { square: place }),
    card(answer, view, { seat }) {
      if (typeof answer === 'string') return say(`answer.${answer}`);
      return 'use' in answer ? sayUse(answer, view) : sayPlay(answer, view, seat);
    },
    onward(answer, view, { seat }) {
      if (answer === 'stop') return say('answer.stop');
      if ('use' in answer) return sayUse(answer, view);
      if ('jump' in answer) return say('answer.jump', { square: answer.jump });
      return view.walker === 'rigor'
        ? say('answer.step.rigor', { way: sayWay(view, NAMES[view.rigor], answer.step) })
        : say('answer.step', { way: sayWay(view, placeOf(view, seat), answer.step) });
    },
    push: ({ push }, view, { goblin }) =>
      say('answer.push', { way: sayWay(view, placeOf(view, goblin), push) }),
    land: ({ put }) => say('answer.put', { square: put }),
    react: (answer, view) => (answer === 'pass' ? say('answer.pass') : sayUse(answer, view)),
    vote: (answer) => say(answer === 'pass' ? 'answer.unseen' : `answer.${answer}`),
    standing: ({ call, look }, view) =>
      say('answer.call', { goblin: who(seatOf(view, call)), look: what(look) }),
  },
  rules: (ask) => RULES[ask.kind],

  ended({ by, winners, points }) {
    const looks = 4 - Math.max(...winners.map((seat) => points[seat]));
    const values = { winners: { list: winners.map(who) }, count: winners.length, looks };
    return say(by === 'looks' ? 'ended.looks' : 'ended.tomes', values);
  },
};

const placeOf = (view: KragmorthaView, seat: Seat): string => view.seats[seat].at ?? '';

/** A movement card by its two symbols. */
function card(id: string): Value {
  const row = KRAGMORTHA_SET.cards.find((known) => known.id === id);
  if (row === undefined) return id;
  const [first, second] = row.symbols.map((thing) => ({ thing }));
  return say(row.moves === 'rigor' ? 'card.rigor' : 'card.goblin', { first, second });
}

/** Who came onto the square of a pushed goblin, or blew it off: the last that walked, was pushed or used a gust. */
function pusherOf(events: readonly KragmorthaEvent[], at: number): Seat | undefined {
  for (let before = at - 1; before >= 0; before--) {
    const event = events[before];
    if (event.kind === 'walked' || event.kind === 'pushed') return event.seat;
    if (event.kind === 'used' && event.tome !== 'dodge') return event.seat;
    if (event.kind === 'turn') return undefined;
  }
  return undefined;
}

function sayEvent(event: KragmorthaEvent): Phrase<Id> {
  switch (event.kind) {
    case 'placed':
      return say('event.placed', { seat: who(event.seat), at: event.at });
    case 'turn':
      return say('event.turn', { seat: who(event.seat), turn: event.turn });
    case 'played':
      return say('event.played', { seat: who(event.seat), card: card(event.card) });
    case 'walked':
      return say('event.walked', { seat: who(event.seat), from: event.from, to: event.to });
    case 'pushed':
      return say(event.squeezed ? 'event.pushed.squeezed' : 'event.pushed', {
        seat: who(event.seat),
        from: event.from,
        to: event.to,
      });
    case 'rigor':
    case 'jumped':
      return say(`event.${event.kind}`, { from: event.from, to: event.to });
    case 'met':
      return say('event.met', { seat: who(event.seat), at: event.at });
    case 'put':
      return say(event.from === event.to ? 'event.put.stay' : 'event.put', {
        seat: who(event.seat),
        to: event.to,
      });
    case 'token':
      return say('event.token', { seat: who(event.seat), token: { thing: `token-${event.token}` } });
    case 'mixed':
      return say(`event.mixed.${event.pile}`);
    case 'tome':
    case 'used':
      return say(`event.${event.kind}`, { seat: who(event.seat), tome: what(event.tome) });
    case 'eaten':
      return say('event.eaten', { count: event.tomes.length });
    case 'look':
      return event.look === 'blank'
        ? say('event.look.blank', { seat: who(event.seat) })
        : say('event.look', { seat: who(event.seat), look: what(event.look) });
    case 'again':
    case 'pardoned':
      return say(`event.${event.kind}`, { seat: who(event.seat), look: what(event.look) });
    case 'blamed':
    case 'called':
      return say(`event.${event.kind}`, {
        seat: who(event.seat),
        goblin: who(event.goblin),
        look: what(event.look),
      });
    case 'showed':
      return say('event.showed', { seat: who(event.seat), cards: { list: event.cards.map(card) } });
    case 'drew':
      return event.cards === undefined
        ? say('event.drew', { seat: who(event.seat), count: event.count })
        : say('event.drew.own', { seat: who(event.seat), cards: { list: event.cards.map(card) } });
    case 'voted':
      if (event.broken === null) return say('event.voted.unseen', { seat: who(event.seat) });
      return say(event.broken ? 'event.voted.broken' : 'event.voted.kept', { seat: who(event.seat) });
    case 'verdict':
      return say(event.broken ? 'event.verdict.broken' : 'event.verdict.kept', { goblin: who(event.goblin) });
    case 'ended':
      return event.out === null
        ? say('event.ended.tomes')
        : say('event.ended.looks', { seat: who(event.out) });
    default:
      return say('event.first', { seat: who(event.seat) });
  }
}

/** A movement card and its first step. */
function sayPlay({ play, step }: PlayAnswer, view: KragmorthaView, seat: Seat): Phrase<Id> {
  const from = play.startsWith('rigor-') ? NAMES[view.rigor] : placeOf(view, seat);
  return say('answer.play', { card: card(play), way: sayWay(view, from, step) });
}

const STEPS: Readonly<Record<Direction, number>> = { north: -7, east: 1, south: 7, west: -1 };

/** Which way, to which square, and who stands there. */
function sayWay(view: KragmorthaView, from: string, direction: Direction): Phrase<Id> {
  const square = NAMES[squareOf(from) + STEPS[direction]] ?? from;
  const values = { side: side(direction), square };
  const other = view.seats.findIndex(({ at }) => at === square);
  if (square === NAMES[view.rigor]) return say('way.rigor', values);
  return other < 0 ? say('way', values) : say('way.goblin', { ...values, goblin: who(other) });
}

function sayUse(answer: UseAnswer, view: KragmorthaView): Phrase<Id> {
  const tome = what(answer.use);
  const { look, blow, step } = answer;
  if (blow !== undefined) return say('answer.use.push', { tome, goblin: who(seatOf(view, blow)) });
  if (answer.goblin === undefined) {
    if (look !== undefined) return say('answer.use.look', { tome, look: what(look) });
    return step === undefined
      ? say('answer.use', { tome })
      : say('answer.use.rigor', { tome, way: sayWay(view, NAMES[view.rigor], step) });
  }
  const goblin = who(seatOf(view, answer.goblin));
  if (look !== undefined) return say('answer.use.blame', { tome, goblin, look: what(look) });
  return say('answer.use.goblin', { tome, goblin });
}

function seatOf(view: KragmorthaView, name: string): Seat {
  return view.goblins.indexOf(name);
}
