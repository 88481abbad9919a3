import {
  type Answer,
  answersNow,
  type Box,
  boxOf,
  copy,
  type Game,
  type GameTypes,
  heard,
  type Match,
  replay,
  type Seat,
  sameAnswer,
} from '@undercroft/kernel';

/** An answer of a match that stands, with the table it was given at. */
export interface Decision<T extends GameTypes = GameTypes> {
  /** The version of the table it answered: how many answers the match has before it. */
  readonly version: number;
  readonly seat: Seat;
  readonly answer: T['answer'];
  /** Whether it answered a question; what may be done at any time does not. */
  readonly asked: boolean;
  readonly answers: readonly T['answer'][];
  /** Whether it used luck. */
  readonly lucky: boolean;
  readonly state: T['state'];
  /** What came of it, as whoever answered heard it: the game is over, and a card that was drawn explains more than that one was. */
  readonly events: readonly T['event'][];
}

/** A match, moment by moment. */
export interface Story<T extends GameTypes = GameTypes> {
  readonly box: Box<T>;
  readonly match: Match;
  readonly seats: number;
  /** What was taken back is not among them. */
  readonly given: readonly Decision<T>[];
  /** The table at the end. */
  readonly end: T['state'];
}

/** Plays a match again and keeps every table in it. Refuses a match of other rules than these. */
export function storyOf<T extends GameTypes>(game: Game<T>, match: Match): Story<T> {
  const box = boxOf(game, match);
  const given: Decision<T>[] = [];
  let before: T['state'] | undefined;
  for (const { step, state, told, lucky } of replay(game, match)) {
    const version = step - 1;
    const [seat, answer] = match.answers[version] ?? [];
    if (answer === null) given.splice(given.findLastIndex((one) => one.seat === seat));
    else if (before !== undefined && seat !== undefined && answer !== undefined) {
      const answers = answersNow(box, before);
      const asked = before.asks[before.asks.length - 1].seat === seat && isListed(answers, answer);
      given.push({ version, seat, answer, asked, answers, lucky, state: before, events: heard(told, seat) });
    }
    before = copy(state);
  }
  if (before === undefined) throw new Error('a match has a set-up at least');
  return { box, match, seats: match.figures.length, given, end: before };
}

const isListed = (answers: readonly Answer[], answer: Answer): boolean =>
  answers.some((listed) => sameAnswer(listed, answer));
