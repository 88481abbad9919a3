import { type AnswerOdds, type Chances, fightOdds, type Karak, usefulAnswers } from '@undercroft/karak';
import { sameAnswer, wordOf } from '@undercroft/kernel';
import { Button } from '../../controls/Button.tsx';
import { gives } from '../../table/game/gives.ts';
import { isHopeless } from '../../table/game/hopeless.ts';
import { Folded } from '../../table/show/Folded.tsx';
import styles from './Fight.module.css';
import { Odds } from './Odds.tsx';
import { type AtKarak, type OfQuestion, useSeen, useTable } from './seen.ts';

/** What can still be done about a fight, each with what it would make of the chances. */
export function FightChoices({ question: { ask } }: OfQuestion<'fight'>) {
  const { box, say, names, answer: give } = useTable();
  const view = useSeen((at) => at.view);
  const odds = fightOdds(box, view, ask);
  // What betters the fight stands out, the first of the best; to leave it as it is never does.
  const worths = odds.map(({ chances }) => worth(chances));
  const best = odds[worths.indexOf(Math.max(...worths))]?.answer;
  const useful = usefulAnswers(box, view, ask);
  const isUseful = ({ answer }: AnswerOdds) => useful.some((one) => sameAnswer(one, answer));
  const button = ({ answer, chances }: AnswerOdds) => (
    <Button
      key={JSON.stringify(answer)}
      look={answer === best && answer !== 'accept' && !isHopeless(worth(chances)) ? 'ember' : 'brass'}
      data-word={wordOf(answer)}
      {...gives(answer)}
      onClick={() => give(answer)}
    >
      <span className={styles.option}>
        {say.answer(answer, ask, view, names)}
        <Odds chances={chances} />
      </span>
    </Button>
  );
  return (
    <div className={styles.options}>
      {odds.filter(isUseful).map(button)}
      <Folded>{odds.filter((one) => !isUseful(one)).map(button)}</Folded>
    </div>
  );
}

/** Accepting a fight that nothing can change any more. */
export function only(at: AtKarak): Karak['answer'] | null {
  if (at.kind !== 'fight') return null;
  return usefulAnswers(at.box, at.view, at.ask).length === 1 ? 'accept' : null;
}

/** What chances are worth: with a tie, nothing is lost but the turn. */
export const worth = ({ win, tie }: Chances) => win + tie / 2;
