import { BUILDINGS, bends, fameOf, GOODS, type Good, RECRUITS, unitsOf } from '@undercroft/karak2';
import { WorkPicture } from '../../art/karak2/City.tsx';
import { UnitDie } from '../../art/karak2/Dice.tsx';
import { PiecePicture } from '../../art/karak2/items.tsx';
import { Button } from '../../controls/Button.tsx';
import { CheckIcon } from '../../controls/icons.tsx';
import { gives } from '../../table/game/gives.ts';
import styles from './Choices.module.css';
import { Answered, Choosing, Deed } from './Deed.tsx';
import { type OfQuestion, useSeen, useTable } from './seen.ts';
import { whyNotUnit, whyNotWork, withWord } from './whys.ts';
import { wordsOf } from './words/index.ts';

/** All six buildings with their price; what stands or is too dear says so. */
export function Works({ question }: OfQuestion<'act' | 'build'>) {
  const { seat } = question.ask;
  const { box, say, seats, answer: give } = useTable();
  const view = useSeen((at) => at.view);
  const words = wordsOf(say.language);
  const look = seats[seat]?.look ?? seat;
  const answers = withWord(question.answers, 'build');
  const saved = bends(box.set, view, seat).less;
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
              word="build"
              icon={icon}
              title={say.name(building)}
              detail={null}
              cost={cost}
              why={whyNotWork({ box, view }, words, seat, building)}
              onClick={() => {}}
            />,
          ];
        }
        return ways.map((answer) => {
          const less: Good | null = 'less' in answer ? answer.less : null;
          const price = cost.map((count, index) => Math.max(0, count - (GOODS[index] === less ? saved : 0)));
          return (
            <Deed
              key={`${building} ${less}`}
              word="build"
              icon={icon}
              title={say.name(building)}
              detail={<span className={styles.about}>{say.about(building)}</span>}
              cost={price}
              why={null}
              answers={[answer]}
              onClick={() => give(answer)}
            />
          );
        });
      })}
    </div>
  );
}

/** The three kinds of unit with their price, and units to return for others. */
export function Recruits({ question: { ask, answers } }: OfQuestion<'act' | 'recruit'>) {
  const { seat } = ask;
  const { box, say, answer: give } = useTable();
  const view = useSeen((at) => at.view);
  const words = wordsOf(say.language);
  const recruits = withWord(answers, 'recruit');
  return (
    <>
      <p className={styles.hint}>
        {words.units({ count: unitsOf(view, seat), fame: fameOf(box.set, view, seat) })}
      </p>
      <div className={styles.deeds} data-wide="">
        {RECRUITS.map((unit, kind) => (
          <Deed
            key={unit}
            word="recruit"
            icon={<UnitDie kind={unit} size={34} />}
            title={`${say.name(unit)} (${view.army[seat * 4 + kind]})`}
            detail={null}
            cost={box.set.units[unit].cost}
            why={
              recruits.some((answer) => answer.recruit === unit)
                ? null
                : whyNotUnit({ box, view }, words, seat, unit)
            }
            answers={[{ recruit: unit }]}
            onClick={() => give({ recruit: unit })}
          />
        ))}
        <Answered
          ask={ask}
          answers={withWord(answers, 'dismiss')}
          icon={({ dismiss }) => <UnitDie kind={dismiss} size={34} />}
        />
      </div>
    </>
  );
}

/** What lies here, to take or to trade. */
export function Takes({ question: { ask, answers } }: OfQuestion<'act' | 'pickup'>) {
  return (
    <Choosing
      ask={ask}
      answers={withWord(answers, 'take')}
      icon={({ take }) => <PiecePicture piece={take} size={34} />}
    />
  );
}

/** An action that may go on: done when one says so. */
export function Done() {
  const { say, answer } = useTable();
  return (
    <Button
      look="brass"
      icon={<CheckIcon />}
      data-word="done"
      {...gives('done')}
      onClick={() => answer('done')}
    >
      {wordsOf(say.language).done}
    </Button>
  );
}
