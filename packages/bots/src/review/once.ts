import { type GameTypes, type Seat, sameAnswer } from '@undercroft/kernel';
import { lengthOf } from '@undercroft/kit/sums';
import type { Judgement } from './judge.ts';
import type { Decision, Story } from './moments.ts';
import { WITHIN } from './outlook.ts';

type Judged = Judgement | undefined;

/**
 * What can still be made good is not lost yet. Each answer is judged as if adepts went on from there, but at the next
 * question of the turn the same seat may do better than they would: what is lost there would otherwise be lost at every
 * question that led to it.
 */
export const countedOnce = <T extends GameTypes>(
  { given }: Story<T>,
  judgements: readonly Judged[],
): Judged[] =>
  judgements.map((judgement, index) =>
    judgement === undefined || judgement.lost <= 0
      ? judgement
      : lostForGood(given, judgements, index, judgement),
  );

function lostForGood<T extends GameTypes>(
  given: readonly Decision<T>[],
  judgements: readonly Judged[],
  index: number,
  judgement: Judgement,
): Judged {
  const next = nextOf(given, index);
  if (next === null) return judgement;
  const then = judgements[next];
  const isOpen = given[next].answers.some((one) => sameAnswer(one, judgement.best));
  const follows = isPlain(given, index, next);
  // What becomes of it is not known yet.
  if (then === undefined) return isOpen || follows ? undefined : judgement;
  // Whoever does not drink at four questions of a fight has made one mistake, at the last of them.
  const isMissed = then.lost > 0 && sameAnswer(then.best, judgement.best);
  if (isOpen && (isMissed || sameAnswer(given[next].answer, judgement.best)))
    return nothingLost(given[index], judgement);
  return madeGood(given, judgements, index, judgement);
}

/** The next question of the turn that the same seat has a choice at; null where there is none. */
function nextOf<T extends GameTypes>(given: readonly Decision<T>[], index: number): number | null {
  const { seat, state } = given[index];
  const at = given.findIndex(
    (one, later) => later > index && (one.state.turn !== state.turn || isAskedOf(one, seat)),
  );
  return at < 0 || given[at].state.turn !== state.turn ? null : at;
}

const isChoice = ({ asked, answers }: Pick<Decision, 'asked' | 'answers'>): boolean =>
  asked && answers.length > 1;

const isAskedOf = (one: Pick<Decision, 'asked' | 'answers' | 'seat'>, of: Seat): boolean =>
  isChoice(one) && one.seat === of;

/** Whether one question led to another by one seat's choices alone: no luck fell, and nobody else chose. */
function isPlain<T extends GameTypes>(given: readonly Decision<T>[], from: number, to: number): boolean {
  const { seat } = given[from];
  return given.slice(from, to).every((one) => !one.lucky && (one.seat === seat || !isChoice(one)));
}

/** What is left of a mistake once the best that was still possible after it is known: at most what that is behind. */
function madeGood<T extends GameTypes>(
  given: readonly Decision<T>[],
  judgements: readonly Judged[],
  index: number,
  judgement: Judgement,
): Judged {
  const { shares, lost, interval } = judgement;
  let left = { lost, doubt: (interval.high - interval.low) / 2 };
  for (let at = nextOf(given, index); at !== null && isPlain(given, index, at); at = nextOf(given, at)) {
    const then = judgements[at];
    if (then === undefined) return undefined;
    const still =
      then.lost > 0
        ? {
            lost: shares.best - then.shares.best,
            doubt: WITHIN * lengthOf(errorOf(judgement), errorOf(then)),
          }
        : {
            lost: lost - then.find,
            doubt: lengthOf(left.doubt, (then.findInterval.high - then.findInterval.low) / 2),
          };
    if (still.lost < left.lost) left = still;
  }
  if (left.lost === lost) return judgement;
  if (left.lost <= left.doubt) return nothingLost(given[index], judgement);
  return {
    ...judgement,
    choice: judgement.choice.map((change) => (change * left.lost) / lost),
    lost: left.lost,
    interval: { low: left.lost - left.doubt, high: left.lost + left.doubt },
    shares: { best: shares.best, given: shares.best - left.lost },
  };
}

/** The standard error of how often the best answer wins. */
const errorOf = ({ shares: { best }, games }: Judgement): number =>
  Math.sqrt((Math.max(0, best) * Math.max(0, 1 - best)) / Math.max(1, games));

const nothingLost = ({ answer }: Pick<Decision, 'answer'>, judgement: Judgement): Judgement => ({
  ...judgement,
  best: answer,
  choice: judgement.choice.map(() => 0),
  lost: 0,
  interval: { low: 0, high: 0 },
  shares: { best: 0, given: 0 },
  why: [],
});
