import {
  type Answer,
  type Box,
  begin,
  FairChance,
  FastChance,
  type Game,
  type GameTypes,
  give,
  type Match,
  openBox,
  Refused,
  type Sight,
  sameAnswer,
  sightNow,
} from '@undercroft/kernel';
import type { Mind } from '@undercroft/kit/mind';
import { choose, luckOf } from '../index.ts';
import { type Reason, reasonsFor } from '../reasons.ts';
import type { Decision, Story } from '../review/moments.ts';
import { search } from '../search.ts';
import { type Candidate, clearlyBest, mayBeWorth } from './clear.ts';
import { EXPERTS, type Puzzle } from './puzzle.ts';

/** Whoever has to choose among more answers searches instead of thinking. */
const MOST_ANSWERS = 14;
/** How long a search looks for what is best. */
const ITERATIONS = 120;
/** What comes to mind first may be another answer another time. */
const INSTINCTS = 3;

/** Questions of a match to which one answer is clearly best, and not the one that comes to mind first; one of a turn. */
export function* findPuzzles<T extends GameTypes>(story: Story<T>, mind: Mind<T>): Generator<Puzzle> {
  let turn = -1;
  for (const given of story.given) {
    if (given.state.turn === turn) continue;
    const puzzle = puzzleOf(story, given, mind);
    if (puzzle === null) continue;
    turn = given.state.turn;
    yield puzzle;
  }
}

function puzzleOf<T extends GameTypes>(
  { box, match: whole, seats }: Story<T>,
  { asked, answers, answer, state, version }: Decision<T>,
  mind: Mind<T>,
): Puzzle | null {
  if (!asked || answers.length < 2 || answers.length > MOST_ANSWERS) return null;
  const sight = sightNow(box, state);
  const match = { ...whole, answers: whole.answers.slice(0, version) };
  const firsts = firstsOf(mind, sight, match);
  // Where whoever played it thought no longer than instinct does, there is seldom more to find.
  if (isAmong(firsts, answer)) return null;
  const { ranked } = search(mind, sight, new FastChance(seedOf(match, 'puzzle')), { iterations: ITERATIONS });
  const held = { box, match, sight, seats, firsts, best: ranked[0].answer };
  if (isAmong(firsts, held.best)) return null;
  if (!mayBeWorth(box, mind, questionOf(held), seedOf(match, 'clear'))) return null;
  return weighed(held, mind, 'clear');
}

/**
 * The same puzzle by today's rules and minds, with fresh luck; null where its best answer is no longer clearly that, or
 * where the game cannot have gone so.
 */
export function confirmed<T extends GameTypes>(
  game: Game<T>,
  mind: Mind<T>,
  puzzle: Puzzle,
  luck: string,
): Puzzle | null {
  const match = { ...puzzle.match, rules: game.rulesVersion };
  const box = openBox(game, match.options, match.set);
  const state = tableOf(box, match);
  if (state === null || state.asks.length === 0) return null;
  const sight = sightNow(box, state);
  if (!isAmong(sight.answers, puzzle.best)) return null;
  const [seats, firsts] = [match.figures.length, firstsOf(mind, sight, match)];
  if (isAmong(firsts, puzzle.best)) return null;
  return weighed({ box, match, sight, seats, firsts, best: puzzle.best }, mind, `clear ${luck}`);
}

function tableOf<T extends GameTypes>(box: Box<T>, match: Match): T['state'] | null {
  const chance = new FairChance(match.seed);
  const state = begin(box, match.figures, chance);
  try {
    for (const [seat, answer] of match.answers) give(box, state, seat, answer as T['answer'], chance);
    return state;
  } catch (error) {
    if (error instanceof Refused) return null;
    throw error;
  }
}

interface Asked<T extends GameTypes> {
  readonly box: Box<T>;
  readonly match: Match;
  readonly sight: Sight<T>;
  readonly seats: number;
  readonly firsts: readonly T['answer'][];
  /** What is held to be best. */
  readonly best: T['answer'];
}

const questionOf = <T extends GameTypes>({ sight, seats, firsts, best }: Asked<T>): Candidate<T> => ({
  ...{ sight, seats, best: listed(sight, best) },
  first: listed(sight, firsts[0]),
});

function weighed<T extends GameTypes>(asked: Asked<T>, mind: Mind<T>, luck: string): Puzzle | null {
  const { box, match, sight } = asked;
  if (mind.themes === undefined) return null;
  const question = questionOf(asked);
  const { best, first } = question;
  const clear = clearlyBest(box, mind, question, seedOf(match, luck));
  if (clear === null) return null;
  return {
    match,
    theme: mind.themes.of(sight, best, first),
    best,
    share: rounded(clear.share),
    first,
    others: clear.others.map(({ answer, lost, doubt }) => ({
      answer,
      lost: rounded(lost),
      doubt: rounded(doubt),
    })),
    why: reasonsFor(mind, sight, best, first, seedOf(match, 'why')).map(roundedReason),
    found: foundBy(mind, sight, best, seedOf(match, 'experts')),
  };
}

const seedOf = ({ seed, answers }: Match, what: string): number => luckOf(`${seed} ${what}`, answers.length);

/** To a hundredth of a win in a hundred: files stay small, and nobody says more. */
const rounded = (share: number): number => Math.round(share * 10_000) / 10_000;

const roundedReason = (reason: Reason): Reason => ({
  ...reason,
  with: rounded(reason.with),
  without: rounded(reason.without),
  worth: rounded(reason.worth),
});

const isAmong = (answers: readonly Answer[], answer: Answer): boolean =>
  answers.some((one) => sameAnswer(one, answer));

/** An answer as the question lists it, so that equal ones are one and the same. */
const listed = <T extends GameTypes>({ answers }: Sight<T>, answer: T['answer']): T['answer'] =>
  answers.find((one) => sameAnswer(one, answer)) ?? answer;

const firstsOf = <T extends GameTypes>(mind: Mind<T>, sight: Sight<T>, match: Match): T['answer'][] =>
  Array.from({ length: INSTINCTS }, (_, at) =>
    mind.instinct(sight, new FastChance(seedOf(match, `first ${at}`))),
  );

function foundBy<T extends GameTypes>(
  mind: Mind<T>,
  sight: Sight<T>,
  best: T['answer'],
  seed: number,
): number {
  const answers = Array.from({ length: EXPERTS }, (_, expert) =>
    choose('expert', mind, sight, new FastChance(seed + expert)),
  );
  return answers.filter((answer) => sameAnswer(answer, best)).length;
}
