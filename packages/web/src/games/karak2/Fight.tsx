import { can, fightOdds, printed, skullsLeft, UNITS, weaponBonus } from '@undercroft/karak2';
import { wordOf } from '@undercroft/kernel';
import { FightDie } from '../../art/karak2/Dice.tsx';
import { PiecePicture } from '../../art/karak2/items.tsx';
import { Button } from '../../controls/Button.tsx';
import { percent } from '../../language/percent.ts';
import { FightShown } from '../../table/FightShown.tsx';
import { gives } from '../../table/gives.ts';
import styles from './Fight.module.css';
import { Foes } from './Foes.tsx';
import type { AtKarak2 } from './mind.tsx';
import { fightOf } from './passing.ts';
import { wordsOf } from './words/index.ts';

/** The fight on the table: dice, sum, and how it stands. */
export function Fight({ at }: { at: AtKarak2 }) {
  const fight = fightOf(at.view);
  if (fight === null) return null;
  const { box, say, event, view, rolling } = at;
  const words = wordsOf(say.language);
  const sheet = printed(box);
  const bonus = weaponBonus(view, fight.seat);
  const roll = `${fight.hero} ${fight.faces.join()} ${rolling}`;
  const again = event?.kind === 'rolled' && event.again;
  const heroOnly = can(view, fight.seat, 'combat-skill');
  return (
    <FightShown
      className={styles.fight}
      foe={<Foes at={at} armies={fight.armies} foe={fight.foe} />}
      dice={
        <span className={styles.thrown}>
          <FightDie
            key={`hero ${roll}`}
            kind="hero"
            swords={sheet.heroDie.swords[fight.hero]}
            skulls={sheet.heroDie.skulls[fight.hero]}
            rolled={rolling && (!again || heroOnly)}
            size={58}
          />
          {fight.units.map((unit, index) => {
            const die = sheet.dice[UNITS.indexOf(unit)];
            return (
              <FightDie
                // biome-ignore lint/suspicious/noArrayIndexKey: a die is its place in the row, and thrown again by another key
                key={`${index} ${roll}`}
                kind={unit}
                swords={die.swords[fight.faces[index]]}
                skulls={die.skulls[fight.faces[index]]}
                rolled={rolling && (!again || !heroOnly)}
                size={fight.units.length > 6 ? 40 : 52}
              />
            );
          })}
          {bonus > 0 && (
            <span className={styles.bonus}>
              <PiecePicture piece="sword" size={30} />+{bonus}
            </span>
          )}
          {fight.fire > 0 && (
            <span className={styles.bonus}>
              <PiecePicture piece="fireball" size={30} />+{fight.fire}
            </span>
          )}
        </span>
      }
      total={fight.strength}
      called={words.strength}
      rolling={rolling}
      against={
        <>
          <span>
            {words.against} <strong>{fight.foe}</strong>
          </span>
          {fight.result === null && fight.strength < fight.foe && !rolling && (
            <span className={styles.harm}>{words.missing(fight.foe - fight.strength)}</span>
          )}
        </>
      }
      result={fight.result}
      words={words.result}
    />
  );
}

/** With the dice on the table: each option with the chance it would leave. */
export function FightChoices({ at }: { at: AtKarak2<'fight'> }) {
  const { ask, box, view, say } = at;
  const words = wordsOf(say.language);
  const missing = ask.foe - ask.strength;
  const options = at.answers.map((answer) => {
    // A first fireball is worth throwing if all of them together are enough.
    const enough = answer === 'fireball' && missing <= view.fireballs[ask.seat];
    return { answer, win: enough ? 1 : fightOdds(box, view, ask, answer) };
  });
  const best = Math.max(...options.map(({ win }) => win));
  // What betters the fight stands out, the first of the best; to leave it as it is never does.
  const first = options.findIndex(({ win }) => win === best);
  return (
    <div className={styles.options}>
      {options.map(({ answer, win }, index) => (
        <Button
          key={wordOf(answer)}
          look={index === first && best > 0 && answer !== 'accept' ? 'ember' : 'brass'}
          data-word={wordOf(answer)}
          {...gives(answer)}
          {...(answer === 'fireball' && { icon: <PiecePicture piece="fireball" size={28} /> })}
          onClick={() => at.answer(answer)}
        >
          {say.answer(answer, ask, view, at.names)} · {percent(say.language, win)} {words.win}
        </Button>
      ))}
    </div>
  );
}

/** The Amulet of Protection: the skulls that can still be ignored, as their dice. */
export function Protect({ at }: { at: AtKarak2<'protect'> }) {
  const { ask, box, view, say } = at;
  const left = skullsLeft(printed(box), ask, ask.ignored);
  return (
    <div className={styles.options}>
      {at.answers.map((answer) => {
        const die = answer === 'done' ? null : answer.ignore;
        const count = left.filter((one) => one === die).length;
        return (
          <Button
            key={JSON.stringify(answer)}
            look={die === null ? 'brass' : 'ember'}
            data-word={wordOf(answer)}
            onClick={() => at.answer(answer)}
          >
            {die !== null && (
              <FightDie kind={die} swords={0} skulls={Math.min(2, die === 'hero' ? count : 1)} size={40} />
            )}
            {say.answer(answer, ask, view, at.names)}
            {die !== null && die !== 'hero' && count > 1 && ` (${count})`}
          </Button>
        );
      })}
    </div>
  );
}
