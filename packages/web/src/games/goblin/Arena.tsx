import {
  type Colour,
  type Curse,
  type Effect,
  type Card as GoblinCard,
  type GoblinView,
  HEARTS,
  type Stopping,
  stopping,
  strength,
} from '@undercroft/goblin';
import { memo, type ReactNode, useMemo } from 'react';
import { CardSign, EffectSign } from '../../art/goblin/signs.tsx';
import { CurseSign } from '../../art/goblin/Things.tsx';
import { HeroFigure } from '../../art/Hero.tsx';
import { Hearts } from '../../art/karak/Hearts.tsx';
import { HitPoint } from '../../art/karak/Pieces.tsx';
import { STANDEE_BOX } from '../../art/seat.tsx';
import { useCoached } from '../../table/seen/useSeen.ts';
import { foePoseOf, poseOf } from '../../table/show/FightStage.tsx';
import styles from './Arena.module.css';
import { Card } from './Card.tsx';
import { useChanceText } from './Chance.tsx';
import { cardOf, foeOf, numberOf, type Wordy } from './cards.ts';
import { FoeFace } from './Foe.tsx';
import { useBest } from './mind.tsx';
import { fightOf, hasStruck, type ShownFight } from './passing.ts';
import { useSeen, useTable } from './seen.ts';
import { cardLabel, foeLabel, listOf, wordsOf } from './words/index.ts';

interface FightProps {
  readonly fight: ShownFight;
}

/** A fight, over the caves: the foe, how it stands, and the chain as it grows. */
export function Arena() {
  const fight = useSeen(({ view }) => fightOf(view));
  return fight !== null && <Fought fight={fight} />;
}

function Fought({ fight }: FightProps) {
  const { box, say, seats } = useTable();
  const words = wordsOf(say.language);
  const foe = foeOf(box, fight.foe);
  const { hero, hearts } = useSeen(({ view }) => ({
    hero: view.heroes[fight.seat],
    hearts: view.hearts[fight.seat],
  }));
  const hurt = hearts === 0 ? 'down' : hearts === 1 && fight.result === null ? 'last' : undefined;
  const struck = fight.hit !== null && fight.result === null;
  return (
    <div
      className={styles.arena}
      data-result={fight.result ?? undefined}
      data-hit={fight.hit !== null || undefined}
      data-hurt={hurt}
      data-grand={foe.kind === 'lord' || undefined}
      data-region="fight"
    >
      <span className={styles.light} aria-hidden="true" />
      <div className={styles.hero} data-pose={struck ? 'hurt' : poseOf(fight.result, hurt)}>
        <svg viewBox={STANDEE_BOX} aria-hidden="true">
          <HeroFigure hero={hero} seat={seats[fight.seat]?.look ?? fight.seat} live />
        </svg>
        <Hearts left={hearts} of={HEARTS} label={words.hearts({ now: hearts, all: HEARTS })} size={22} />
      </div>
      <div
        className={styles.foe}
        data-place="foe"
        data-hit={fight.hit !== null || undefined}
        data-pose={struck ? 'acts' : foePoseOf(fight.result)}
      >
        <span className={styles.hidden}>{foeLabel({ say }, foe)}</span>
        <FoeFace say={say} foe={foe} lifted={fight.lifted} nameless live />
      </div>
      <div className={styles.stand}>
        <h2 className={styles.title}>{say.called(foe.name)}</h2>
        <Curses curses={foe.curses} lifted={fight.lifted} />
        <Meters fight={fight} />
        <Verdict />
        <Best />
      </div>
      {fight.reward === null ? (
        <Chain fight={fight} />
      ) : (
        <div className={styles.reward}>
          <span className={styles.won}>
            <Card say={say} card={cardOf(box, fight.reward)} />
          </span>
          <span>
            {words.reward}: <strong>{say.called(fight.reward)}</strong>
          </span>
        </div>
      )}
      {fight.result !== null && <strong className={styles.result}>{words.result[fight.result]}</strong>}
      <span className={styles.sparks} aria-hidden="true" />
      <span className={styles.flash} aria-hidden="true" />
    </div>
  );
}

/** What promises most now: a hint, for whoever may take some. */
function Best() {
  return useCoached() && <BestAnswer />;
}

function BestAnswer() {
  const { say } = useTable();
  const best = useBest();
  const chanceText = useChanceText();
  const answer = useSeen(({ ask, view, names }) =>
    best === null || best.answer === 'stop' || ask === null
      ? null
      : say.answer(best.answer, ask, view, names),
  );
  if (answer === null) return null;
  return (
    <p className={styles.chance}>
      {wordsOf(say.language).playOn}: {answer}. {chanceText(best, true)}
    </p>
  );
}

function Curses({ curses, lifted }: { readonly curses: readonly Curse[]; readonly lifted: Curse | null }) {
  const { say } = useTable();
  const words = wordsOf(say.language);
  if (curses.length === 0) return null;
  return (
    <ul className={styles.curses}>
      {curses.map((curse) => (
        <li key={curse} data-about={`curse ${curse}`} data-lifted={curse === lifted || undefined}>
          <CurseSign curse={curse} size={26} />
          {say.name(curse)}
          {curse === lifted && <small>({words.lifted})</small>}
        </li>
      ))}
    </ul>
  );
}

/** What happens if the cards stay as they lie: as the rules say, not as the meters look. */
function Verdict() {
  const { say } = useTable();
  const end = useSeen(({ box, view, viewer, event }) =>
    // While something is being shown, the view still stands before it.
    event === null ? stopping(box, view, viewer) : null,
  );
  if (end === null) return null;
  return (
    <p className={styles.stopping} data-good={end.won || undefined} data-testid="stopping">
      {stoppingText({ say }, end)}
    </p>
  );
}

/** Wins or loses, and with how many hearts. */
export function stoppingText({ say }: Wordy, { won, hearts }: Stopping): string {
  const words = wordsOf(say.language);
  if (hearts === 0) return won ? words.stop.wonOut : words.stop.out;
  return (won ? words.stop.won : words.stop.lost)({ count: hearts });
}

/** Attack and defence so far against the foe's. */
function Meters({ fight }: FightProps) {
  const { box, say } = useTable();
  const view: GoblinView = useSeen((at) => at.view);
  const words = wordsOf(say.language);
  const foe = foeOf(box, fight.foe);
  const now = {
    place: 0,
    foe: box.set.foes.indexOf(foe),
    chain: fight.chain.map((card) => numberOf(box, card)),
    lifted: fight.lifted,
    doubled: fight.doubled,
    doubles: fight.doubles,
    used: false,
    defied: fight.defied,
    defies: fight.defies,
  };
  const { heroes } = view;
  const [weapon, armour] = fight.worn;
  const hero = {
    heroes,
    weapons: heroes.map(() => weapon),
    armours: heroes.map(() => armour),
  };
  const attack = strength(box, hero, now, fight.seat, 'attack');
  const defence = strength(box, hero, now, fight.seat, 'defence');
  const missing = foe.hits - attack;
  const loss = Math.max(0, foe.attack - defence);
  const hearts = view.hearts[fight.seat];
  const out = hasStruck(view, fight) ? hearts === 0 : loss >= hearts;
  return (
    <div className={styles.meters}>
      <Meter
        sign={<EffectSign effect="attack" size={30} />}
        mine={attack}
        foes={<HitPoint size={26} />}
        theirs={foe.hits}
        good={missing <= 0}
        label={words.needs}
        against={words.against({ mine: attack, theirs: foe.hits })}
        text={missing <= 0 ? words.enough : words.more({ count: missing })}
      />
      <Meter
        sign={<EffectSign effect="defence" size={30} />}
        mine={defence}
        foes={<EffectSign effect="attack" size={26} />}
        theirs={foe.attack}
        good={loss === 0}
        label={words.blow}
        against={words.against({ mine: defence, theirs: foe.attack })}
        text={loss === 0 ? words.safe : out ? words.out : words.loss({ count: loss })}
      />
    </div>
  );
}

interface MeterProps {
  readonly sign: ReactNode;
  readonly mine: number;
  readonly foes: ReactNode;
  readonly theirs: number;
  readonly good: boolean;
  readonly label: string;
  readonly against: string;
  readonly text: string;
}

function Meter({ sign, mine, foes, theirs, good, label, against, text }: MeterProps) {
  return (
    <p className={styles.meter} data-good={good || undefined}>
      <span className={styles.hidden}>
        {label}: {against}.{' '}
      </span>
      <span className={styles.numbers} aria-hidden="true">
        {sign}
        <b key={mine} className={styles.mine}>
          {mine}
        </b>
        <i>:</i>
        <b>{theirs}</b>
        {foes}
      </span>
      <span className={styles.verdict}>{text}</span>
    </p>
  );
}

/** The cards played so far, and what may follow. */
function Chain({ fight }: FightProps) {
  const { box, say } = useTable();
  const words = wordsOf(say.language);
  const foe = foeOf(box, fight.foe);
  const curses = useMemo(
    () => foe.curses.filter((curse) => curse !== fight.lifted),
    [foe.curses, fight.lifted],
  );
  const worn = fight.worn.filter((card) => card >= 0);
  const last = fight.chain.length === 0 ? null : cardOf(box, fight.chain[fight.chain.length - 1]).action;
  // While a card is being shown, the view still stands before it.
  const open = useSeen(({ event, view }) => (event === null ? view.stands?.next : last?.next) ?? NO_COLOUR);
  return (
    <div className={styles.table}>
      {worn.length > 0 && (
        <ul className={styles.worn} data-region="worn">
          {worn.map((card) => (
            <li key={card} aria-label={cardLabel({ say }, box.set.cards[card])}>
              <Card say={say} card={box.set.cards[card]} curses={curses} />
            </li>
          ))}
        </ul>
      )}
      <ol
        className={styles.chain}
        aria-label={words.chain}
        data-region="chain"
        data-many={fight.chain.length > 4 || undefined}
      >
        {fight.chain.map((card, index) => (
          <InChain
            // biome-ignore lint/suspicious/noArrayIndexKey: a card of the chain is its place in it
            key={index}
            card={cardOf(box, card)}
            curses={curses}
            doubles={fight.doubled === index ? fight.doubles : null}
            defies={fight.defied === index ? fight.defies : null}
          />
        ))}
        {fight.result === null && fight.hit === null && (
          <li className={styles.slot} data-place="chain">
            <span className={styles.signs} aria-hidden="true">
              {(fight.chain.length === 0 ? (['red', 'blue', 'green', 'yellow'] as const) : open).map(
                (colour) => (
                  <span key={colour} data-struck={curses.includes(colour) || undefined}>
                    <CardSign colour={colour} size={24} />
                  </span>
                ),
              )}
            </span>
            <span>
              {fight.chain.length === 0 ? words.anyColour : open.length > 0 ? words.nextColour : words.noNext}
              <span className={styles.hidden}>: {listOf({ say }, open)}</span>
            </span>
          </li>
        )}
      </ol>
    </div>
  );
}

const NO_COLOUR: readonly Colour[] = [];

interface InChainProps {
  readonly card: GoblinCard;
  readonly curses: readonly Curse[];
  readonly doubles: 'attack' | 'defence' | null;
  readonly defies: Effect | null;
}

/** A card that was played. */
const InChain = memo(function InChain({ card, curses, doubles, defies }: InChainProps) {
  const { say } = useTable();
  const words = wordsOf(say.language);
  const notes = [
    cardLabel({ say }, card, curses),
    doubles === null ? '' : words.doubled({ effect: say.name(doubles) }),
    defies === null ? '' : words.defied({ effect: say.name(defies) }),
  ];
  return (
    <li aria-label={notes.filter(Boolean).join('. ')}>
      <Card say={say} card={card} curses={curses} doubles={doubles} defies={defies} />
    </li>
  );
});
