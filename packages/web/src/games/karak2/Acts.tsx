import { bends, GOODS, HEARTS, lootOf, lyingOn, printed, raisedNow } from '@undercroft/karak2';
import type { ReactNode } from 'react';
import { HitPoint } from '../../art/karak/Pieces.tsx';
import { WorkPicture } from '../../art/karak2/City.tsx';
import { UnitDie } from '../../art/karak2/Dice.tsx';
import { GoodPicture } from '../../art/karak2/goods.tsx';
import { PiecePicture } from '../../art/karak2/items.tsx';
import { FalconSign, RideSign } from '../../art/karak2/signs.tsx';
import { Button } from '../../controls/Button.tsx';
import { BackIcon, ForwardIcon } from '../../controls/icons.tsx';
import { gives } from '../../table/game/gives.ts';
import { ChoiceRow } from '../../table/question/AnswerButtons.tsx';
import { RuleLink } from '../../table/question/RuleLink.tsx';
import styles from './Choices.module.css';
import { Deed, Goods } from './Deed.tsx';
import { Recruits, Takes, Works } from './later.ts';
import { useMind } from './mind.tsx';
import { Pockets } from './Pockets.tsx';
import { type Lying, type OfQuestion, useSeen, useTable } from './seen.ts';
import { answersTo, type DeedName, whyNot, withWord } from './whys.ts';
import { wordsOf } from './words/index.ts';

/** The deeds everybody can think of, and those that only some can. */
const ALWAYS = ['heal', 'gather', 'city', 'build', 'recruit', 'pickup', 'cleanse'] as const;

/** Everything to do in a turn besides stepping to the next hex. */
export function Acts({ question }: OfQuestion<'act'>) {
  const { mode, sheet, go, open } = useMind();
  const { box, say, names, answer: give } = useTable();
  const view = useSeen((at) => at.view);
  const { ask, answers } = question;
  const { seat } = ask;
  const words = wordsOf(say.language);
  if (mode !== null) {
    return (
      <ChoiceRow>
        <span>{words.where[mode]}</span>
        <Button look="quiet" icon={<BackIcon />} onClick={() => go(null)}>
          {words.back}
        </Button>
      </ChoiceRow>
    );
  }
  if (sheet !== null) {
    return (
      <>
        {sheet === 'build' && <Works question={question} />}
        {sheet === 'recruit' && <Recruits question={question} />}
        {sheet === 'pickup' && <Takes question={question} />}
        {sheet === 'pickpocket' && <Pockets answers={withWord(answers, 'pickpocket')} />}
        <Button look="quiet" icon={<BackIcon />} onClick={() => open(null)}>
          {words.back}
        </Button>
      </>
    );
  }
  const deeds: DeedName[] = [...ALWAYS];
  const may = bends(box.set, view, seat);
  if (may.skeletons > 0) deeds.push('raise');
  if (may.rides > 0) deeds.push('ride');
  if (may.falcon > 0) deeds.push('falcon');
  if (may.portal) deeds.push('portal');
  if (view.pickpockets[seat] > 0) deeds.push('pickpocket');
  const possible = deeds.filter((deed) => answersTo(answers, deed).length > 0);
  const others = deeds.filter((deed) => !possible.includes(deed));
  const goes = answers.some(
    (answer) => typeof answer === 'object' && ('move' in answer || 'explore' in answer),
  );
  return (
    <>
      {goes && (
        <p className={styles.hint}>
          {view.moved ? words.moveAgain : words.moveFirst} <RuleLink rule={view.moved ? 'K2-10' : 'K2-9'} />
        </p>
      )}
      <div className={styles.deeds} data-wide={possible.length < 5 || undefined}>
        {possible.map((deed) => (
          <OneDeed key={deed} question={question} deed={deed} />
        ))}
        <button
          type="button"
          className={styles.deed}
          data-word="end"
          {...gives('end')}
          data-end=""
          onClick={() => give('end')}
        >
          <span className={styles.sign}>
            <ForwardIcon />
          </span>
          <strong>{say.answer('end', ask, view, names)}</strong>
        </button>
      </div>
      {others.length > 0 && (
        <details className={styles.others}>
          <summary>{words.notNow({ count: others.length })}</summary>
          <div className={styles.deeds}>
            {others.map((deed) => (
              <OneDeed key={deed} question={question} deed={deed} />
            ))}
          </div>
        </details>
      )}
    </>
  );
}

interface DeedProps extends OfQuestion<'act'> {
  readonly deed: DeedName;
}

function OneDeed({ question, deed }: DeedProps) {
  const { seat } = question.ask;
  const { go, open } = useMind();
  const { box, say, answer: give } = useTable();
  const view = useSeen((at) => at.view);
  const words = wordsOf(say.language);
  const answers = answersTo(question.answers, deed);
  const act = () => {
    if (deed === 'portal' || deed === 'ride') go(deed);
    else if (deed === 'build' || deed === 'recruit' || deed === 'pickup' || deed === 'pickpocket') open(deed);
    else if (answers[0] !== undefined) give(answers[0]);
  };
  return (
    <Deed
      word={deed}
      icon={<Sign deed={deed} seat={seat} />}
      title={words.deeds[deed]}
      detail={<Detail question={question} deed={deed} />}
      {...(deed === 'city' && view.city[seat] < 0 && { cost: priceOfCity({ box, view }, seat) })}
      why={answers.length > 0 ? null : whyNot({ box, view }, words, seat, deed)}
      answers={answers}
      onClick={act}
    />
  );
}

/** The Oracle builds for one less. */
const priceOfCity = ({ box, view }: Lying, seat: number): number[] => {
  const { less } = bends(box.set, view, seat);
  return box.set.city.cost.map((count) => Math.max(0, count - less));
};

/** What a deed will do. */
function Detail({ question: { ask, answers }, deed }: DeedProps): ReactNode {
  const { box, say } = useTable();
  const view = useSeen((at) => at.view);
  const { seat } = ask;
  const words = wordsOf(say.language);
  const place = view.at[seat];
  switch (deed) {
    case 'heal':
      return words.hearts({ count: Math.min(bends(box.set, view, seat).mends, HEARTS - view.life[seat]) });
    case 'gather':
      return <Goods counts={printed(box).tiles[view.tile[place]].gives} plus />;
    case 'city':
      return words.cityStops;
    case 'build':
      return names(withWord(answers, 'build').flatMap(({ build }) => (build === 'city' ? [] : [build])));
    case 'recruit':
      return names(withWord(answers, 'recruit').map(({ recruit }) => recruit));
    case 'pickup':
      return lyingOn(view, place).map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two equal pieces differ in nothing else
        <PiecePicture key={index} piece={item} size={20} />
      ));
    case 'cleanse':
      return words.cleansePlague;
    case 'raise':
      return words.raises({ count: raisedNow(box.set, view, seat) });
    case 'portal':
      return view.city[seat] === place ? words.portalFromCity : words.portalToCity;
    case 'ride':
      return words.rideFar({ count: bends(box.set, view, seat).rides });
    case 'falcon':
      return words.falconFree;
    default:
      return words.pickpocketFree({ count: lootOf(box.set, 'pickpocket') });
  }

  function names(ids: readonly string[]): string {
    return [...new Set(ids)].map((id) => say.name(id)).join(', ');
  }
}

/** What the tile gives most of: the picture of gathering, and what its card speaks of. */
function goodOf({ box, view }: Lying, seat: number): (typeof GOODS)[number] {
  const { gives } = printed(box).tiles[view.tile[view.at[seat]]];
  return GOODS[gives.indexOf(Math.max(...gives))];
}

function Sign({ deed, seat }: { readonly deed: DeedName; readonly seat: number }): ReactNode {
  const { box, seats } = useTable();
  const good = useSeen(({ view }) => goodOf({ box, view }, seat));
  const look = seats[seat]?.look ?? seat;
  switch (deed) {
    case 'heal':
      return <HitPoint size={30} />;
    case 'gather':
      return <GoodPicture good={good} size={30} />;
    case 'city':
      return <WorkPicture work="city" seat={look} size={32} />;
    case 'build':
      return <WorkPicture work="stable" seat={look} size={32} />;
    case 'recruit':
      return <UnitDie kind="knight" size={30} />;
    case 'pickup':
      return <PiecePicture piece="sword" size={30} />;
    case 'cleanse':
      return <WorkPicture work="tower" size={32} />;
    case 'raise':
      return <UnitDie kind="skeleton" size={30} />;
    case 'portal':
      return <WorkPicture work="portal" seat={look} size={32} />;
    case 'ride':
      return <RideSign size={32} />;
    case 'falcon':
      return <FalconSign size={32} />;
    default:
      return <PiecePicture piece="pickpocket" size={30} />;
  }
}
