import {
  addedTo,
  addsOf,
  bends,
  diceOf,
  fireOf,
  HEARTS,
  type Karak2Event,
  type MusterAsk,
  nextThrow,
  powerOf,
  powersIn,
  printed,
  type Throw,
  UNITS,
  type Unit,
} from '@undercroft/karak2';
import type { ReactNode } from 'react';
import { HeroFigure } from '../../art/Hero.tsx';
import { Hearts } from '../../art/karak/Hearts.tsx';
import { ArmyFigure, GeneralToken } from '../../art/karak2/ArmyToken.tsx';
import { FightDie, UnitDie } from '../../art/karak2/Dice.tsx';
import { PiecePicture } from '../../art/karak2/items.tsx';
import { FameSign } from '../../art/karak2/signs.tsx';
import { STANDEE_BOX } from '../../art/seat.tsx';
import { SMALL, useMedia } from '../../kit/media.ts';
import { FightStage, type FightStageProps, type Part } from '../../table/show/FightStage.tsx';
import { Spotlight } from '../../table/show/Spotlight.tsx';
import styles from './Fight.module.css';
import { useMind } from './mind.tsx';
import { type Facing, fightOf, foesAt, type ShownFight, weaponsOf } from './passing.ts';
import { type Lying, useSeen, useTable } from './seen.ts';
import { wordsOf } from './words/index.ts';

/** What comes over the land: a fight, the army before its roll, the Dark General. */
export function Arena() {
  const fight = useSeen(({ view }) => fightOf(view));
  const event = useSeen((at) => at.event);
  const ask = useSeen(({ view }) => view.asks.at(-1));
  if (fight !== null) return <Fight key={fight.key} fight={fight} />;
  if (event === null && ask?.kind === 'muster') return <BeforeTheRoll ask={ask} />;
  return event?.kind === 'general' ? <General event={event} /> : null;
}

function General({ event }: { readonly event: Karak2Event }) {
  const { box, say, names } = useTable();
  const praetorians = useSeen(({ view }) => view.praetorians);
  return (
    <Spotlight
      mood="dread"
      picture={
        <svg viewBox="-6 -22 112 132" aria-hidden="true">
          <GeneralToken strength={box.set.general.strength + praetorians} praetorians={praetorians} />
        </svg>
      }
      title={say.event(event, names)}
    />
  );
}

/** Everything about a fight that is the same before and after the roll. */
function useFacing({ seat, armies, foe, weapons }: Facing, alone: boolean) {
  const { box, say, names, seats } = useTable();
  const view = useSeen((at) => at.view);
  const { hero, hearts, praetorians, decides } = useSeen(({ view, answers }) => ({
    hero: view.heroes[seat],
    hearts: view.life[seat],
    praetorians: view.praetorians,
    decides: answers.length > 0,
  }));
  const words = wordsOf(say.language);
  const small = useMedia(SMALL);
  const { strength } = printed(box);
  const parts = weapons.map(
    (weapon): Part => ({
      what: weapon,
      name: say.name(weapon),
      picture: <PiecePicture piece={weapon} size={30} />,
      counts: addsOf(box.set, weapon),
    }),
  );
  const may = bends(box.set, view, seat);
  const added = may.adds.length === 0 ? 0 : addedTo(may, view.life[seat], armies, alone);
  if (added > 0) {
    const names = powersIn(box.set, hero).filter((name) => powerOf(box.set, name).kind === 'add');
    const what = names[0] ?? 'add';
    const name = names.map((one) => say.called(one)).join(', ');
    parts.push({ what, name, picture: <FameSign size={30} />, counts: added });
  }
  return {
    small,
    parts,
    hero: (
      <svg viewBox={STANDEE_BOX} aria-hidden="true">
        <HeroFigure hero={hero} seat={seats[seat]?.look ?? seat} live />
      </svg>
    ),
    foe: (
      <span className={styles.foes} data-two={armies.length > 1 || undefined}>
        {armies.map((army, index) =>
          army === 'general' ? (
            <svg key={army} viewBox="-6 -22 112 132" aria-hidden="true">
              <GeneralToken strength={foe} praetorians={praetorians} live />
            </svg>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: two equal armies differ in nothing else
            <svg key={index} viewBox="-14 -12 126 128" aria-hidden="true">
              <ArmyFigure army={army} strength={strength[army]} live />
            </svg>
          ),
        )}
      </span>
    ),
    heroName: names[seat] ?? say.name(hero),
    foeName: armies.map((army) => say.name(army)).join(', '),
    hearts: (
      <Hearts
        left={hearts}
        of={HEARTS}
        label={words.heartsOf({ now: hearts, all: HEARTS })}
        size={small ? 20 : 26}
      />
    ),
    decides,
    called: words.strength,
    words: words.result,
    grand: armies.includes('general'),
    hurt: hearts === 0 ? ('down' as const) : hearts === 1 ? ('last' as const) : undefined,
  } satisfies Partial<FightStageProps> & { small: boolean };
}

/** The dice are still in the hand: a throw is the answer. */
function BeforeTheRoll({ ask }: { readonly ask: MusterAsk }) {
  const { box, say } = useTable();
  const view = useSeen((at) => at.view);
  const { seat } = ask;
  const { held, roll } = useMind();
  const words = wordsOf(say.language);
  const armies = foesAt(view, view.at[seat]);
  const dice = diceOf(box.set, view, seat).map((count, kind) => count - ask.held[kind] - held[kind]);
  const units = UNITS.flatMap((unit, kind) => new Array<Unit>(dice[kind]).fill(unit));
  const { small, ...facing } = useFacing(
    { seat, armies, foe: ask.foe, weapons: weaponsOf(view, seat) },
    units.length === 0,
  );
  const size = sizeOf(units.length + 1, small);
  return (
    <FightStage
      {...facing}
      dice={[
        <UnitDie key="hero" kind="hero" size={size} />,
        // biome-ignore lint/suspicious/noArrayIndexKey: dice of a kind differ in nothing but their place
        ...units.map((unit, index) => <UnitDie key={`${unit} ${index}`} kind={unit} size={size} />),
      ]}
      total={null}
      against={<Against words={words.strength}>{ask.foe}</Against>}
      rolling={false}
      onThrow={facing.decides ? roll : null}
      result={null}
    />
  );
}

/** Which dice were thrown again just now: the last of what powers allow, where the fight is over. */
function thrownIn({ set }: Lying['box'], view: Lying['view'], { seat, units }: ShownFight): Throw {
  const may = bends(set, view, seat);
  const ask = view.asks.at(-1);
  const used = ask?.kind === 'fight' ? (ask.again ?? 1) : may.tries.length;
  return nextThrow(may, used - 1, units.length) ?? 'all';
}

/** The fight on the table: dice, sum, and how it stands. */
function Fight({ fight }: { readonly fight: ShownFight }) {
  const { box, say } = useTable();
  const { thrown, rolling, throwDice } = useSeen(({ event, view, rolling, throwDice }) => ({
    thrown: event?.kind === 'rolled' && event.again ? thrownIn(box, view, fight) : 'all',
    rolling,
    throwDice,
  }));
  const words = wordsOf(say.language);
  const sheet = printed(box);
  const { small, ...facing } = useFacing(fight, fight.units.length === 0);
  const inAir = rolling && throwDice === null;
  const size = sizeOf(fight.units.length + 1, small);
  const roll = `${fight.hero} ${fight.faces.join()} ${rolling}`;
  const fire: Part = {
    what: 'fireball',
    name: say.name('fireball'),
    picture: <PiecePicture piece="fireball" size={30} />,
    counts: fight.fire * fireOf(box.set),
  };
  const missing = fight.foe - fight.strength;
  const dice =
    throwDice !== null
      ? (['hero', ...fight.units] as const).map((kind, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a die is its place in the row
          <UnitDie key={index} kind={kind} size={size} />
        ))
      : [
          <FightDie
            key={`hero ${roll}`}
            kind="hero"
            swords={sheet.heroDie.swords[fight.hero]}
            skulls={sheet.heroDie.skulls[fight.hero]}
            rolled={inAir && thrown !== 'units'}
            size={size}
          />,
          ...fight.units.map((unit, index) => {
            const die = sheet.dice[UNITS.indexOf(unit)];
            return (
              <FightDie
                // biome-ignore lint/suspicious/noArrayIndexKey: a die is its place in the row, and thrown again by another key
                key={`${index} ${roll}`}
                kind={unit}
                swords={die.swords[fight.faces[index]]}
                skulls={die.skulls[fight.faces[index]]}
                rolled={inAir && thrown !== 'hero'}
                size={size}
              />
            );
          }),
        ];
  return (
    <FightStage
      {...facing}
      parts={fight.fire > 0 ? [...facing.parts, fire] : facing.parts}
      dice={dice}
      total={fight.strength}
      against={
        <>
          <Against words={words.strength}>{fight.foe}</Against>
          {fight.result === null && missing > 0 && !rolling && (
            <span className={styles.harm}>{words.missing({ count: missing })}</span>
          )}
        </>
      }
      rolling={rolling}
      onThrow={throwDice}
      result={fight.result}
    />
  );
}

/** The more dice there are, the smaller each of them is. */
function sizeOf(dice: number, small: boolean): number {
  if (dice > 6) return small ? 32 : 48;
  return small ? 42 : 62;
}

const Against = ({ words, children }: { readonly words: string; readonly children: ReactNode }) => (
  <span>
    <strong>{children}</strong> {words}
  </span>
);
