import { readFileSync } from 'node:fs';
import { search } from '@undercroft/bots';
import {
  begin,
  copy,
  FairChance,
  FastChance,
  type Game,
  give,
  type Match,
  openBox,
  type Sight,
  sightNow,
} from '@undercroft/kernel';
import type { Mind } from '@undercroft/kit/mind';

const QUESTIONS = 24;
/** A long search, which a short one is measured by. */
const LONG = 4000;

/** Real choices, spread over the recorded game of two: these stay the same until the rules change. */
export function questionsOf(game: Game): Sight[] {
  const file = `../../${game.name}/records/rules-${game.rulesVersion}-seats-2.json`;
  const { match } = JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as { match: Match };
  const box = openBox(game, match.options, match.set);
  const luck = new FairChance(match.seed);
  const state = begin(box, match.figures, luck);
  const sights: Sight[] = [];
  for (const given of match.answers) {
    const sight = sightNow(box, state);
    if (sight.answers.length > 2) sights.push({ ...sight, view: copy(sight.view), ask: copy(sight.ask) });
    if (given !== null) give(box, state, given[0], given[1], luck);
  }
  return Array.from(
    { length: QUESTIONS },
    (_, at) => sights[Math.floor(((at + 0.5) * sights.length) / QUESTIONS)],
  );
}

/** For each question the chance to win with each of its answers, by a long search. */
export const weigh = (mind: Mind, questions: readonly Sight[]): number[][] =>
  questions.map((sight) => {
    const { ranked } = search(mind, sight, new FastChance(1), { iterations: LONG });
    const shares = new Map(ranked.map(({ answer, share }) => [answer, share]));
    return sight.answers.map((answer) => Number((shares.get(answer) ?? 0).toFixed(4)));
  });

/** How much of the chance to win a search of so many iterations gives away at a question, on average. */
export function givenAway(
  mind: Mind,
  questions: readonly Sight[],
  weighed: readonly (readonly number[])[],
  iterations: number,
): number {
  const LUCKS = [11, 12, 13];
  let sum = 0;
  for (const [at, sight] of questions.entries()) {
    const shares = weighed[at];
    for (const luck of LUCKS) {
      const [{ answer }] = search(mind, sight, new FastChance(luck), { iterations }).ranked;
      sum += Math.max(...shares) - shares[sight.answers.indexOf(answer)];
    }
  }
  return sum / (questions.length * LUCKS.length);
}
