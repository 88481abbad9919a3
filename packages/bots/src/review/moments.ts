import {
  type Answer,
  answersNow,
  type Box,
  begin,
  boxOf,
  collect,
  copy,
  type Game,
  type GameTypes,
  give,
  heard,
  luckAfter,
  type Match,
  Refused,
  type Seat,
  sameAnswer,
  startingLuck,
  type Told,
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
  let chance = startingLuck(match);
  const given: Decision<T>[] = [];
  let state = begin(box, match.figures, chance);
  for (const [version, [seat, answer]] of match.answers.entries()) {
    chance = luckAfter(match, version, chance);
    if (answer === null) {
      const at = given.findLastIndex((one) => one.seat === seat);
      if (at < 0)
        throw new Refused('illegal', `match.answers[${version}]: seat ${seat} has no answer to take back`);
      state = copy(given.splice(at)[0].state);
      continue;
    }
    const before = copy(state);
    const answers = answersNow(box, state);
    const { used } = chance;
    const told: Told<T['event']>[] = [];
    give(box, state, seat, answer, chance, collect(told), answers);
    const asked = before.asks[before.asks.length - 1].seat === seat && isListed(answers, answer);
    const lucky = chance.used > used;
    const events = heard(told, seat);
    given.push({ version, seat, answer, asked, answers, lucky, state: before, events });
  }
  return { box, match, seats: match.figures.length, given, end: state };
}

const isListed = (answers: readonly Answer[], answer: Answer): boolean =>
  answers.some((listed) => sameAnswer(listed, answer));
