import { search } from '@undercroft/bots';
import { Judge, storyOf } from '@undercroft/bots/review';
import { GAME_NAMES, loadGame, loadMind } from '@undercroft/games';
import { answersNow, apply, asked, begin, FastChance, openBox, sightNow } from '@undercroft/kernel';
import { recordMatch } from '@undercroft/kit/records';

/** Questions of a game that a master thinks about, and answers of another that are judged. */
const QUESTIONS = 4;
const JUDGED = 2;

/** What computer players and reviews make of the same tables, number by number: a text that must be the same in any engine. */
export async function thought(): Promise<string> {
  const said: unknown[] = [];
  for (const name of GAME_NAMES) {
    const [game, mind] = await Promise.all([loadGame(name), loadMind(name)]);
    const box = openBox(game);
    const chance = new FastChance(11);
    const state = begin(box, [null, null, null], chance);
    for (let step = 0, thoughts = 0; thoughts < QUESTIONS && asked(state) !== undefined; step++) {
      const answers = answersNow(box, state);
      said.push(mind.evaluate(box, state));
      if (step % 9 === 0 && answers.length > 1) {
        const { ranked } = search(mind, sightNow(box, state), new FastChance(step), { iterations: 40 });
        said.push(ranked);
        thoughts++;
      }
      apply(box, state, mind.instinct(sightNow(box, state), chance), chance);
    }
    const { match } = recordMatch(game, mind, 2, '2b'.repeat(32));
    const judge = new Judge(storyOf(game, match), mind, 4);
    said.push(judge.glance());
    for (let at = 0; at < JUDGED; at++) said.push(judge.judge(at));
  }
  return JSON.stringify(said);
}
