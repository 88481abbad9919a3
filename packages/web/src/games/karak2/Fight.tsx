import { fightOdds, fireOf, printed, skullsLeft } from '@undercroft/karak2';
import { wordOf } from '@undercroft/kernel';
import { FightDie } from '../../art/karak2/Dice.tsx';
import { PiecePicture } from '../../art/karak2/items.tsx';
import { Button } from '../../controls/Button.tsx';
import { percent } from '../../kit/language/percent.ts';
import { gives } from '../../table/game/gives.ts';
import { isHopeless } from '../../table/game/hopeless.ts';
import { Folded } from '../../table/show/Folded.tsx';
import styles from './Fight.module.css';
import { fireIsWasted } from './only.ts';
import { type OfQuestion, useSeen, useTable } from './seen.ts';
import { wordsOf } from './words/index.ts';

/** With the dice on the table: each option with the chance it would leave. */
export function FightChoices({ question: { ask, answers } }: OfQuestion<'fight'>) {
  const { box, say, names, answer: give } = useTable();
  const view = useSeen((at) => at.view);
  const words = wordsOf(say.language);
  const missing = ask.foe - ask.strength;
  const options = answers.map((answer) => {
    // A first fireball is worth throwing if all of them together are enough.
    const enough = answer === 'fireball' && missing <= view.fireballs[ask.seat] * fireOf(box.set);
    return { answer, win: enough ? 1 : fightOdds(box, view, ask, answer) };
  });
  const best = Math.max(...options.map(({ win }) => win));
  // What betters the fight stands out, the first of the best; to leave it as it is never does.
  const first = options.findIndex(({ win }) => win === best);
  const isUseless = ({ answer }: (typeof options)[number]) =>
    answer === 'fireball' && fireIsWasted({ ask, box, view });
  const button = ({ answer, win }: (typeof options)[number]) => (
    <Button
      key={wordOf(answer)}
      look={answer === options[first].answer && !isHopeless(best) && answer !== 'accept' ? 'ember' : 'brass'}
      data-word={wordOf(answer)}
      {...gives(answer)}
      {...(answer === 'fireball' && { icon: <PiecePicture piece="fireball" size={28} /> })}
      onClick={() => give(answer)}
    >
      {say.answer(answer, ask, view, names)} · {percent(say.language, win)} {words.win}
    </Button>
  );
  return (
    <div className={styles.options}>
      {options.filter((option) => !isUseless(option)).map(button)}
      <Folded>{options.filter(isUseless).map(button)}</Folded>
    </div>
  );
}

/** The Amulet of Protection: the skulls that can still be ignored, as their dice. */
export function Protect({ question: { ask, answers } }: OfQuestion<'protect'>) {
  const { box, say, names, answer: give } = useTable();
  const view = useSeen((at) => at.view);
  const left = skullsLeft(printed(box), ask, ask.ignored);
  return (
    <div className={styles.options}>
      {answers.map((answer) => {
        const die = answer === 'done' ? null : answer.ignore;
        const count = left.filter((one) => one === die).length;
        return (
          <Button
            key={JSON.stringify(answer)}
            look={die === null ? 'brass' : 'ember'}
            data-word={wordOf(answer)}
            {...gives(answer)}
            onClick={() => give(answer)}
          >
            {die !== null && (
              <FightDie kind={die} swords={0} skulls={Math.min(2, die === 'hero' ? count : 1)} size={40} />
            )}
            {say.answer(answer, ask, view, names)}
            {die !== null && die !== 'hero' && count > 1 && ` (${count})`}
          </Button>
        );
      })}
    </div>
  );
}
