import type { Chance } from './chance.ts';
import type {
  Answer,
  Ask,
  AskKind,
  AskOf,
  AskRules,
  Box,
  DutyOf,
  DutyRules,
  Game,
  GameTypes,
  Moment,
  Question,
  Seat,
  Sight,
  StandingOf,
  StillOf,
  Tell,
} from './game.ts';
import { checkOptions } from './options.ts';
import { fieldsOf, isObject } from './plain.ts';
import { anyBox } from './plan.ts';
import { Refused } from './refused.ts';
import { checkSetFile } from './set-file.ts';
import { viewOf } from './views.ts';

/** Opens the box: checks what the table agreed on. A missing set means the one the game comes with. */
export function openBox<T extends GameTypes>(game: Game<T>, options?: unknown, set?: unknown): Box<T> {
  return {
    game,
    options: checkOptions(game.options, options) as T['options'],
    set: set === undefined || set === null ? game.set : checkSetFile(game, set).set,
  };
}

/** Lays out the table and goes on until somebody is asked. */
export function begin<T extends GameTypes>(
  box: Box<T>,
  figures: readonly (string | null)[],
  chance: Chance,
  tell?: Tell<T['event']>,
): T['state'] {
  checkFigures(box.game, figures);
  const state = box.game.setup(box, figures, chance, tell);
  untilAsked({ box, state, chance, tell });
  return state;
}

function checkFigures(
  game: Pick<Game, 'name' | 'seats' | 'figures'>,
  figures: readonly (string | null)[],
): void {
  const { min, max } = game.seats;
  if (figures.length < min || figures.length > max) {
    throw new Refused('bad-input', `seats: ${game.name} is for ${min} to ${max}, not ${figures.length}`);
  }
  const taken = new Set<string>();
  for (const [seat, figure] of figures.entries()) {
    if (figure === null) continue;
    if (!game.figures.includes(figure)) {
      throw new Refused('bad-input', `seats[${seat}]: no "${figure}"; there are: ${game.figures.join(', ')}`);
    }
    if (taken.has(figure)) throw new Refused('bad-input', `seats[${seat}]: "${figure}" is taken already`);
    taken.add(figure);
  }
}

/** The question being asked, if any: between answers it is always on top. */
export function asked<T extends GameTypes>(state: StillOf<T>): AskOf<T> | undefined {
  return state.asks[state.asks.length - 1] as AskOf<T> | undefined;
}

/** The same where there must be one. */
export function askNow<T extends GameTypes>(state: StillOf<T>): AskOf<T> {
  const ask = asked<T>(state);
  if (ask === undefined) throw new Refused('over', 'nobody is asked: the game is over');
  return ask;
}

/** The rules looked up last, and for what: whoever is asked is listed the answers next, and then gives one. */
let lastAsk: Ask | undefined;
let lastAsks: object | undefined;
let lastRules: unknown;

/** The rules of a question, or what a duty does. */
function rulesOf<T extends GameTypes>({ game }: Box<T>, ask: Ask): AskRules<T> | DutyRules<T> {
  const asks = fieldsOf(game.asks);
  if (ask !== lastAsk || asks !== lastAsks) {
    lastAsk = ask;
    lastAsks = asks;
    lastRules = asks[ask.kind];
  }
  return lastRules as AskRules<T> | DutyRules<T>;
}

const questionRules = <T extends GameTypes>(box: Box<T>, ask: AskOf<T>) => rulesOf(box, ask) as AskRules<T>;

/** Every legal answer to the question being asked. */
export function answersNow<T extends GameTypes>(box: Box<T>, state: StillOf<T>): T['answer'][] {
  const ask = asked<T>(state);
  return ask === undefined ? [] : questionRules(box, ask).answers(box, state, ask);
}

/** What the seat that is asked sees. */
export function sightNow<T extends GameTypes>(box: Box<T>, state: StillOf<T>): Sight<T> {
  const ask = askNow<T>(state);
  const view = viewOf(box, state, ask.seat);
  const seen = view.asks[view.asks.length - 1] ?? ask;
  return sightOf(box, view, seen, answersNow(box, state));
}

/** The same for whoever has the view and the answers already. */
export function sightOf<T extends GameTypes>(
  box: Box<T>,
  view: T['view'],
  ask: T['ask'],
  answers: readonly T['answer'][],
): Sight<T> {
  // Written out: games by the thousand and searches by the million make one for every answer.
  const sight: Sight = { kind: ask.kind, ask, answers, box: anyBox(box), view, seat: ask.seat };
  return sight as unknown as Sight<T>;
}

/** A question and its answers, each kind with its own. */
export function questionOf<T extends GameTypes>(ask: T['ask'], answers: readonly T['answer'][]): Question<T> {
  const question: Question = { kind: ask.kind, ask, answers };
  return question as Question<T>;
}

/** Nothing is asked. */
export const UNASKED = { kind: null, ask: null, answers: [] } as const;

/** Every answer open to a seat: to the question it is asked, if any, and what it may do at any time. */
export function answersOf<T extends GameTypes>(box: Box<T>, state: StillOf<T>, seat: Seat): T['answer'][] {
  const standing = standingAnswers(box, state, seat);
  return asked<T>(state)?.seat === seat ? [...answersNow(box, state), ...standing] : standing;
}

/** What a seat may do without being asked. */
export function standingAnswers<T extends GameTypes>(
  box: Box<T>,
  state: StillOf<T>,
  seat: Seat,
): StandingOf<T>[] {
  if (state.asks.length === 0) return [];
  return box.game.standing?.answers(box, state, seat) ?? [];
}

/**
 * Answers the question being asked with an answer from its list, unchecked: for whoever has just listed the
 * answers and picked one, as simulations do by the million. Everybody else uses `give`.
 */
export function apply<T extends GameTypes>(
  box: Box<T>,
  state: T['state'],
  answer: T['answer'],
  chance: Chance,
  tell?: Tell<T['event']>,
): void {
  const ask = askNow<T>(state);
  state.asks.pop();
  const moment = { box, state, chance, tell };
  questionRules(box, ask).answer(moment, ask, answer as T['answers'][AskKind<T>]);
  untilAsked(moment);
}

/** Takes a seat's answer if it is legal, `listed` if that was found already; otherwise refuses and changes nothing. */
export function give<T extends GameTypes>(
  box: Box<T>,
  state: T['state'],
  seat: Seat,
  answer: unknown,
  chance: Chance,
  tell?: Tell<T['event']>,
  listed?: readonly T['answer'][],
): T['answer'] {
  const ask = askNow<T>(state);
  const answers = ask.seat === seat ? (listed ?? answersNow(box, state)) : [];
  const legal = answers.find((one) => sameAnswer(one, answer));
  if (legal !== undefined) {
    apply(box, state, legal, chance, tell);
    return legal;
  }
  const standing = standingAnswers(box, state, seat).find((one) => sameAnswer(one, answer));
  if (standing !== undefined) {
    box.game.standing?.answer({ box, state, chance, tell }, seat, standing);
    untilAsked({ box, state, chance, tell });
    return standing;
  }
  if (ask.seat !== seat) throw new Refused('not-asked', `seat ${seat} is not asked: seat ${ask.seat} is`);
  const list = answers.map((one) => JSON.stringify(one));
  const shown = list.length > 30 ? `${list.slice(0, 30).join(', ')}, …` : list.join(', ');
  throw new Refused(
    'illegal',
    `${JSON.stringify(answer)} is not an answer to "${ask.kind}"; legal: ${shown}`,
  );
}

/** Lets the table run by itself until somebody is asked or the game is over: duties first, then what comes next. */
export function untilAsked<T extends GameTypes>(moment: Moment<T>): void {
  const { box, state } = moment;
  const { game } = box;
  for (;;) {
    const { asks } = state;
    if (asks.length > 0) {
      const top = asks[asks.length - 1];
      const rules = rulesOf(box, top);
      if (typeof rules !== 'function') return;
      asks.pop();
      rules(moment, top as DutyOf<T>);
    } else if (game.outcome(box, state) === null) game.next(moment);
    else return;
  }
}

/** The word an answer begins with: 'rest' for 'rest', 'step' for { step: 'north' }. */
export function wordOf(answer: Answer): string {
  return typeof answer === 'string' ? answer : (Object.keys(answer)[0] ?? '');
}

/** Whether two answers say the same, whatever the order of their fields. */
export function sameAnswer(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (!isObject(a) || !isObject(b) || Array.isArray(a) !== Array.isArray(b)) return false;
  const one = fieldsOf(a);
  const two = fieldsOf(b);
  const keys = Object.keys(one);
  if (keys.length !== Object.keys(two).length) return false;
  return keys.every((key) => Object.hasOwn(two, key) && sameAnswer(one[key], two[key]));
}
