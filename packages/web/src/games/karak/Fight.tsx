import { type Chances, fightOdds } from '@undercroft/karak';
import { wordOf } from '@undercroft/kernel';
import { Die } from '../../art/Die.tsx';
import { MonsterToken } from '../../art/karak/Token.tsx';
import { Button } from '../../controls/Button.tsx';
import { FightShown } from '../../table/FightShown.tsx';
import { gives } from '../../table/gives.ts';
import styles from './Fight.module.css';
import type { AtKarak } from './mind.tsx';
import { Odds } from './Odds.tsx';
import { fightOf } from './passing.ts';
import { wordsOf } from './words/index.ts';

/** The fight on the table: dice, sums, and how it stands. */
export function Fight({ at }: { at: AtKarak }) {
  const fight = fightOf(at.view);
  if (fight === null) return null;
  const { box, say, rolling } = at;
  const words = wordsOf(say.language);
  const { strength } = box.set.tokens[fight.monster];
  const bonus = fight.bonus + fight.flames * box.set.items.flames.bonus + (fight.sacrificed ? 1 : 0);
  const total = fight.dice[0] + fight.dice[1] + bonus;
  return (
    <FightShown
      className={styles.fight}
      foe={
        <svg viewBox="0 0 100 106" className={styles.monster} aria-hidden="true">
          <MonsterToken monster={fight.monster} strength={strength} />
        </svg>
      }
      dice={
        <span className={styles.dice}>
          {fight.dice.map((value, index) => (
            <Die
              // biome-ignore lint/suspicious/noArrayIndexKey: a die is the first or the second, and thrown again by another key
              key={`${index} ${fight.dice.join()} ${rolling}`}
              value={value}
              size={44}
              rolled={rolling}
            />
          ))}
          {bonus > 0 && (
            <strong className={styles.bonus} data-counts="bonus">
              +{bonus}
            </strong>
          )}
        </span>
      }
      total={total}
      called={words.attack}
      rolling={rolling}
      against={
        <span>
          <strong>{strength}</strong> {words.strength}
        </span>
      }
      result={fight.result}
      words={words.result}
    />
  );
}

/** What can still be done about a fight, each with what it would make of the chances. */
export function FightChoices({ at }: { at: AtKarak<'fight'> }) {
  const odds = fightOdds(at.box, at.view, at.ask);
  // What betters the fight stands out, the first of the best; to leave it as it is never does.
  const worths = odds.map(({ chances }) => worth(chances));
  const best = odds[worths.indexOf(Math.max(...worths))]?.answer;
  return (
    <div className={styles.options}>
      {odds.map(({ answer, chances }) => (
        <Button
          key={JSON.stringify(answer)}
          look={answer === best && answer !== 'accept' ? 'ember' : 'brass'}
          data-word={wordOf(answer)}
          {...gives(answer)}
          onClick={() => at.answer(answer)}
        >
          <span className={styles.option}>
            {at.say.answer(answer, at.ask, at.view, at.names)}
            <Odds at={at} chances={chances} />
          </span>
        </Button>
      ))}
    </div>
  );
}

const worth = ({ win, tie }: Chances) => win + tie / 2;
