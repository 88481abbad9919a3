import type { Seat } from '@undercroft/kernel';
import { type Phrase, type Phrases, runOf, type Value } from '@undercroft/kit/words';
import {
  type Goblin,
  type GoblinAnswers,
  type GoblinEvent,
  type GoblinView,
  HEARTS,
  type LiftAnswer,
} from '../game.ts';
import type { words } from './en.ts';

type Id = keyof typeof words.messages;

const say = (id: Id, values: Readonly<Record<string, Value>> = {}): Phrase<Id> => ({ id, values });
const who = (seat: Seat): Value => ({ seat });
const what = (thing: string): Value => ({ thing });
const LEVELS = ['I', 'II', 'III'];
const ROW = 5;

/** What each kind of question rests on. */
const RULES: Readonly<Record<Goblin['ask']['kind'], readonly string[]>> = {
  'lay-out': ['G-80', 'G-4', 'G-5', 'G-6'],
  turn: ['G-12', 'G-22', 'G-23', 'G-24', 'G-25', 'G-26', 'G-69'],
  discard: ['G-46', 'G-47', 'G-67'],
  fight: ['G-27', 'G-28', 'G-29', 'G-35', 'G-36', 'G-38', 'G-43', 'G-44', 'G-45', 'G-61', 'G-63', 'G-65'],
  foresee: ['G-76'],
  mend: ['G-64'],
  equip: ['G-40', 'G-49', 'G-50'],
  shop: ['G-53', 'G-55', 'G-56', 'G-57', 'G-58', 'G-59'],
  pay: ['G-53', 'G-54'],
  arrange: ['G-20', 'G-21'],
};

/** The moments of Karak: Goblin as things to say. */
export const phrases: Phrases<Goblin> = {
  event: sayEvent,
  isAside: (event) => event.kind === 'came' && event.place < LEVELS.length * ROW,

  together(events, at) {
    const event = events[at];
    if (event.kind !== 'drew') return undefined;
    const { seat, card } = event;
    const isAlike = (next: GoblinEvent) =>
      next.kind === 'drew' && next.seat === seat && (next.card === null) === (card === null);
    const count = runOf(events, at, isAlike);
    if (card === null)
      return { count, phrase: say('event.drew.hidden', { seat: who(seat), count }), goesOn: true };
    const cards = events
      .slice(at, at + count)
      .flatMap((next) => (next.kind === 'drew' && next.card ? [what(next.card)] : []));
    return { count, phrase: say('event.drew', { seat: who(seat), card: { list: cards } }), goesOn: true };
  },

  ask(ask, view) {
    switch (ask.kind) {
      case 'turn':
        return say(view.hearts[ask.seat] < HEARTS ? 'ask.turn.hurt' : 'ask.turn');
      case 'fight':
        return say(isLastBlow(view) ? 'ask.fight.out' : 'ask.fight', fightNow(view));
      case 'equip':
        return say('ask.equip', { card: what(ask.name) });
      case 'pay':
        return say('ask.pay', { what: what(ask.buys) });
      default:
        return say(`ask.${ask.kind}`);
    }
  },

  waiting(ask, view) {
    const seat = who(ask.seat);
    switch (ask.kind) {
      case 'fight': {
        const { foe, attack, hits } = fightNow(view);
        return say('wait.fight', { seat, foe, attack, hits });
      }
      case 'equip':
        return say('wait.equip', { seat, card: what(ask.name) });
      case 'pay':
        return say('wait.pay', { seat, what: what(ask.buys) });
      default:
        return say(`wait.${ask.kind}`, { seat });
    }
  },

  answers: {
    'lay-out': () => say('answer.laid-out'),
    turn: (answer) =>
      typeof answer === 'string' ? say(`answer.${answer}`) : say('answer.fight', { foe: what(answer.fight) }),
    discard: (answer) =>
      'drink' in answer ? sayLift(answer) : say('answer.discard', { card: what(answer.discard) }),
    fight: sayFight,
    foresee: ({ keep }) => say('answer.keep', { card: what(keep) }),
    mend: (answer) => say(answer === 'go-on' ? 'answer.go-on' : 'answer.drink.healing'),
    equip: (answer) => say(`answer.${answer}`),
    shop: (answer) =>
      answer === 'leave' ? say('answer.leave') : say('answer.buy', { what: what(answer.buy) }),
    pay: ({ pay }) => say('answer.pay', { card: what(pay) }),
    arrange(answer) {
      if (answer === 'leave-shuffled') return say('answer.leave-shuffled');
      return answer.top === 'start-card'
        ? say('answer.top.start')
        : say('answer.top', { card: what(answer.top) });
    },
  },
  rules: (ask) => RULES[ask.kind],

  ended({ by, winners, points }) {
    const list = { list: winners.map(who) };
    if (by !== 'closed') return say('ended.lord', { winners: list, foe: what(by) });
    return say('ended.closed', { winners: list, count: winners.length, keys: Math.max(...points) });
  },
};

/** Whether the blow would take every heart that is left. */
const isLastBlow = ({ stands, hearts, seat }: GoblinView): boolean => stands?.blow === hearts[seat];

/** The fight as it stands. */
function fightNow({ stands }: GoblinView): Readonly<Record<'foe' | 'attack' | 'hits' | 'blow', Value>> {
  return {
    foe: what(stands?.name ?? ''),
    attack: stands?.attack ?? 0,
    hits: stands?.hits ?? 0,
    blow: stands?.blow ?? 0,
  };
}

function sayEvent(event: GoblinEvent): Phrase<Id> {
  if (event.kind === 'lord') return say('event.lord', { foe: what(event.foe) });
  if (event.kind === 'ended') return say(`event.ended.${event.by}`);
  if (event.kind === 'came') {
    const gate = event.place >= LEVELS.length * ROW;
    const level = LEVELS[gate ? event.place - LEVELS.length * ROW : Math.floor(event.place / ROW)];
    return say(gate ? 'event.came.gate' : 'event.came', { level, foe: what(event.foe) });
  }
  const seat = who(event.seat);
  switch (event.kind) {
    case 'turn':
      return say('event.turn', { seat, turn: event.turn });
    case 'revived':
      return say('event.revived', { seat, hearts: event.hearts });
    case 'fight':
      return say('event.fight', { seat, foe: what(event.foe) });
    case 'played':
      return say(event.power ? 'event.played.power' : 'event.played', { seat, card: what(event.card) });
    case 'drew':
      return event.card === null
        ? say('event.drew.hidden', { seat, count: 1 })
        : say('event.drew', { seat, card: what(event.card) });
    case 'foresaw':
      return event.cards === null
        ? say('event.foresaw.hidden', { seat })
        : say('event.foresaw', { seat, cards: { list: event.cards.map(what) } });
    case 'reshuffled':
    case 'arranged':
      return say(`event.${event.kind}`, { seat, cards: event.cards });
    case 'healed':
      return say(`event.healed.${event.by}`, { seat, hearts: event.hearts });
    case 'drank':
      return event.on === null
        ? say('event.drank.healing', { seat })
        : say(`event.drank.${event.potion}`, { seat, on: what(event.on) });
    case 'hit':
      return say('event.hit', { seat, foe: what(event.foe), hearts: event.hearts });
    case 'fought': {
      const { foe, attack, hits, won } = event;
      return won
        ? say('event.fought.won', { seat, foe: what(foe), attack, hits })
        : say('event.fought.lost', { foe: what(foe), attack, hits });
    }
    case 'defied':
      return say('event.defied', { seat, card: what(event.card), effect: what(event.effect) });
    case 'key':
      return say('event.key', { seat, level: LEVELS[event.level] });
    case 'bought':
      return say('event.bought', { seat, what: what(event.what), paid: what(event.paid) });
    case 'knocked-out':
    case 'merchant':
      return say(`event.${event.kind}`, { seat });
    case 'discarded':
    case 'reward':
    case 'put-on':
    case 'pawned':
      return say(`event.${event.kind}`, { seat, card: what(event.card) });
  }
}

/** What may be done in a fight. */
function sayFight(answer: GoblinAnswers['fight']): Phrase<Id> {
  if (answer === 'stop') return say('answer.stop');
  if ('play' in answer) {
    const card = what(answer.play);
    return 'defy' in answer
      ? say('answer.play.defy', { card, effect: what(answer.defy) })
      : say('answer.play', { card });
  }
  if ('defy' in answer) return say('answer.defy', { effect: what(answer.defy) });
  if (answer.drink === 'countercurse') return sayLift(answer);
  return answer.drink === 'healing'
    ? say('answer.drink.healing')
    : say('answer.drink.strength', { double: what(answer.double) });
}

const sayLift = ({ lift }: LiftAnswer): Phrase<Id> => say('answer.drink.countercurse', { lift: what(lift) });
