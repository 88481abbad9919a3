import { BUILDINGS, fameOf, GOODS, type Good, RECRUITS, unitsOf } from '@undercroft/karak2';
import { WorkPicture } from '../../art/karak2/City.tsx';
import { UnitDie } from '../../art/karak2/Dice.tsx';
import { PiecePicture } from '../../art/karak2/items.tsx';
import { Button } from '../../controls/Button.tsx';
import { CheckIcon } from '../../controls/icons.tsx';
import { gives } from '../../table/game/gives.ts';
import styles from './Choices.module.css';
import { Deed } from './Deed.tsx';
import type { AtKarak2 } from './mind.tsx';
import { whyNotUnit, whyNotWork, withWord } from './whys.ts';
import { wordsOf } from './words/index.ts';

/** All six buildings with their price; what stands or is too dear says so. */
export function Works({ at }: { at: AtKarak2<'act' | 'build'> }) {
  const { box, say, ask } = at;
  const { seat } = ask;
  const words = wordsOf(say.language);
  const look = at.seats[seat]?.look ?? seat;
  const answers = withWord(at.answers, 'build');
  return (
    <div className={styles.deeds} data-wide="">
      {BUILDINGS.flatMap((building) => {
        const { cost } = box.set.buildings[building];
        const ways = answers.filter((answer) => answer.build === building);
        const icon = <WorkPicture work={building} seat={look} size={36} />;
        if (ways.length === 0) {
          return [
            <Deed
              key={building}
              at={at}
              word="build"
              icon={icon}
              title={say.name(building)}
              detail={null}
              cost={cost}
              why={whyNotWork(at, words, seat, building)}
              onClick={() => {}}
            />,
          ];
        }
        return ways.map((answer) => {
          const less: Good | null = 'less' in answer ? answer.less : null;
          const price = cost.map((count, index) => count - (GOODS[index] === less ? 1 : 0));
          return (
            <Deed
              key={`${building} ${less}`}
              at={at}
              word="build"
              icon={icon}
              title={say.name(building)}
              detail={<span className={styles.about}>{say.about(building)}</span>}
              cost={price}
              why={null}
              answers={[answer]}
              onClick={() => at.answer(answer)}
            />
          );
        });
      })}
    </div>
  );
}

/** The three kinds of unit with their price, and units to return for others. */
export function Recruits({ at }: { at: AtKarak2<'act' | 'recruit'> }) {
  const { box, view, say, ask } = at;
  const { seat } = ask;
  const words = wordsOf(say.language);
  const recruits = withWord(at.answers, 'recruit');
  const returns = withWord(at.answers, 'dismiss');
  return (
    <>
      <p className={styles.hint}>{words.units({ count: unitsOf(view, seat), fame: fameOf(view, seat) })}</p>
      <div className={styles.deeds}>
        {RECRUITS.map((unit, kind) => (
          <Deed
            key={unit}
            at={at}
            word="recruit"
            icon={<UnitDie kind={unit} size={34} />}
            title={`${say.name(unit)} (${view.army[seat * 4 + kind]})`}
            detail={null}
            cost={box.set.units[unit].cost}
            why={
              recruits.some((answer) => answer.recruit === unit) ? null : whyNotUnit(at, words, seat, unit)
            }
            answers={[{ recruit: unit }]}
            onClick={() => at.answer({ recruit: unit })}
          />
        ))}
        {returns.map((answer) => (
          <Deed
            key={answer.dismiss}
            at={at}
            word="dismiss"
            icon={<UnitDie kind={answer.dismiss} size={34} />}
            title={say.answer(answer, ask, view, at.names)}
            detail={null}
            why={null}
            answers={[answer]}
            onClick={() => at.answer(answer)}
          />
        ))}
      </div>
    </>
  );
}

/** What lies here, to take or to trade. */
export function Takes({ at }: { at: AtKarak2<'act' | 'pickup'> }) {
  const { ask, view, say, names } = at;
  return (
    <div className={styles.deeds} data-wide="">
      {withWord(at.answers, 'take').map((answer) => (
        <Deed
          key={JSON.stringify(answer)}
          at={at}
          word="take"
          icon={<PiecePicture piece={answer.take} size={34} />}
          title={say.answer(answer, ask, view, names)}
          detail={null}
          why={null}
          answers={[answer]}
          onClick={() => at.answer(answer)}
        />
      ))}
    </div>
  );
}

/** An action that may go on: done when one says so. */
export function Done({ at }: { at: AtKarak2<'build' | 'recruit' | 'pickup'> }) {
  return (
    <Button
      look="brass"
      icon={<CheckIcon />}
      data-word="done"
      {...gives('done')}
      onClick={() => at.answer('done')}
    >
      {wordsOf(at.say.language).done}
    </Button>
  );
}
