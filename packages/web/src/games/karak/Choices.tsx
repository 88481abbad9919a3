import {
  DOORS,
  type Hero,
  type Karak,
  type KarakAnswers,
  type Monster,
  oddsAgainst,
  portalHeld,
  STEPS,
} from '@undercroft/karak';
import { HeroPortrait } from '../../art/Hero.tsx';
import { ItemPicture } from '../../art/karak/Pieces.tsx';
import { ChestToken, MonsterToken } from '../../art/karak/Token.tsx';
import { Button } from '../../controls/Button.tsx';
import { BackIcon } from '../../controls/icons.tsx';
import { TurnOrLay } from '../../table/board/TurningTile.tsx';
import { gives, givesOneOf } from '../../table/game/gives.ts';
import { AnswerButtons, ChoiceRow } from '../../table/question/AnswerButtons.tsx';
import { Folded } from '../../table/show/Folded.tsx';
import styles from './Choices.module.css';
import { counts } from './counts.ts';
import { isEqualTrade } from './equal.ts';
import { FightChoices } from './Fight.tsx';
import { Leave } from './Leave.tsx';
import { type AtKarak, heals, useMind } from './mind.tsx';
import { Odds } from './Odds.tsx';
import { wordsOf } from './words/index.ts';

/** What is answered by a button: everything that is not a place on the board. */
export function Choices({ at }: { at: AtKarak }) {
  return (
    <>
      {at.answers.length > 0 && <Answers at={at} />}
      <Ahead at={at} />
    </>
  );
}

/** The fight one is thinking about: below what can be pressed, so that pointing at it moves nothing. */
function Ahead({ at }: { at: AtKarak }) {
  const { pointed } = useMind();
  const { view, viewer, box, ask, say } = at;
  if (viewer === null || ask?.kind !== 'step') return null;
  const tile = pointed?.kind === 'fight' ? pointed.tile : view.heroes[viewer].at;
  const token = view.dungeon.token[tile];
  if (token === null || token === 'chest') return null;
  const monster = token as Monster;
  const { plain, best } = oddsAgainst(box, view, viewer, monster, ask.steps === STEPS && pointed?.cost === 1);
  const words = wordsOf(say.language);
  return (
    <div className={styles.ahead}>
      <svg viewBox="0 0 100 106" width="44" aria-hidden="true">
        <MonsterToken monster={monster} strength={box.set.tokens[monster].strength} />
      </svg>
      <span>{say.called(monster)}</span>
      <Odds at={at} chances={plain} />
      {best.win > plain.win && (
        <>
          <small>{words.withAll({ chance: '' })}</small>
          <Odds at={at} chances={best} />
        </>
      )}
    </div>
  );
}

function Answers({ at }: { at: AtKarak }) {
  switch (at.kind) {
    case 'step':
      return <Deeds at={at} />;
    case 'lay':
      return <Lay at={at} />;
    case 'fight':
      return <FightChoices at={at} />;
    case 'leave':
      return <Leave at={at} />;
    case 'fate':
      return <Fate at={at} />;
    case 'curse':
    case 'rise':
      return <Plain at={at} ask={at.ask} answers={at.answers} />;
    case null:
      return null;
  }
}

/** Turning a new tile. */
function Lay({ at }: { at: AtKarak<'lay'> }) {
  const { turn, lay, ways, way } = useMind();
  const words = wordsOf(at.say.language);
  const answer = { lay: DOORS[ways[way]] };
  return (
    <TurnOrLay
      words={words}
      lies={at.say.answer(answer, at.ask, at.view, at.names)}
      turns={ways.length > 1}
      answer={answer}
      onTurn={() => turn(1)}
      onLay={lay}
    />
  );
}

/** The Oracle's two tokens, each with what it would mean. */
function Fate({ at }: { at: AtKarak<'fate'> }) {
  const { ask, box, view, say } = at;
  return (
    <ChoiceRow>
      {ask.tokens.map((keep) => (
        <Button
          key={keep}
          look="ember"
          data-word="keep"
          {...gives({ keep })}
          onClick={() => at.answer({ keep })}
        >
          <svg viewBox="0 0 100 106" width="52" aria-hidden="true">
            {keep === 'chest' ? (
              <ChestToken />
            ) : (
              <MonsterToken monster={keep} strength={box.set.tokens[keep].strength} />
            )}
          </svg>
          <span className={styles.stack}>
            {say.answer({ keep }, ask, view, at.names)}
            {keep !== 'chest' && (
              <Odds at={at} chances={oddsAgainst(box, view, ask.seat, keep, ask.steps === STEPS - 1).plain} />
            )}
          </span>
        </Button>
      ))}
    </ChoiceRow>
  );
}

/** Everything to do on a tile besides walking on. */
function Deeds({ at }: { at: AtKarak<'step'> }) {
  const { healing, heal } = useMind();
  const { answers, say } = at;
  const words = wordsOf(say.language);
  const portal = portalHeld(at.view.heroes[at.ask.seat], at.box.set) ?? 'healing-portal';
  const healed = new Set(heals(at).map((answer) => answer.heal));
  const swaps = answers.filter((answer) => typeof answer === 'object' && 'swap' in answer);
  const rest = answers.filter((answer) => typeof answer === 'string' || 'take' in answer);
  const { treasureSlots } = at.box.options;
  const idle = rest.filter(
    (answer) =>
      typeof answer === 'object' && !treasureSlots && isEqualTrade(at.view.heroes[at.ask.seat], answer.take),
  );
  if (healing !== null) return <Fountains at={at} healing={healing} />;
  return (
    <>
      {healed.size > 0 && (
        <Heroes
          at={at}
          title={words.healBegin}
          picture={<ItemPicture item={portal} slot="spells" size={32} />}
          heroes={[...healed]}
          leadsTo={(hero) => heals(at).filter((answer) => answer.heal === hero)}
          onChoose={heal}
        />
      )}
      {swaps.length > 0 && (
        <Heroes
          at={at}
          title={words.swapBegin}
          heroes={swaps.map((answer) => answer.swap)}
          leadsTo={(swap) => [{ swap }]}
          onChoose={(swap) => at.answer({ swap })}
        />
      )}
      <Plain at={at} ask={at.ask} answers={rest.filter((answer) => !idle.includes(answer))} />
      <Folded>
        {idle.map((answer) => (
          <Plain key={JSON.stringify(answer)} at={at} ask={at.ask} answers={[answer]} />
        ))}
      </Folded>
    </>
  );
}

interface HeroesProps {
  readonly at: AtKarak;
  readonly title: string;
  readonly picture?: React.ReactNode;
  readonly heroes: readonly Hero[];
  /** Answers that are given by choosing this one, at once or after more. */
  readonly leadsTo: (hero: Hero) => readonly KarakAnswers['step'][];
  readonly onChoose: (hero: Hero) => void;
}

/** One of the heroes, by their faces. */
function Heroes({ at, title, picture, heroes, leadsTo, onChoose }: HeroesProps) {
  const { view, seats, say } = at;
  return (
    <fieldset className={styles.heroes}>
      <legend>{title}</legend>
      {picture}
      {heroes.map((hero) => {
        const seat = view.heroes.findIndex((other) => other.hero === hero);
        return (
          <button
            type="button"
            key={hero}
            className={styles.face}
            aria-label={`${title}: ${say.name(hero)}`}
            {...givesOneOf(leadsTo(hero).map((answer) => [answer]))}
            onClick={() => onChoose(hero)}
          >
            <HeroPortrait hero={hero} seat={seats[seat]?.look ?? seat} size={44} />
          </button>
        );
      })}
    </fieldset>
  );
}

/** Where a healing portal leads: also by a click on the board. */
function Fountains({ at, healing }: { at: AtKarak<'step'>; healing: Hero }) {
  const { heal } = useMind();
  const words = wordsOf(at.say.language);
  const there = heals(at).filter((answer) => answer.heal === healing);
  return (
    <ChoiceRow>
      <span>{words.healWhere({ hero: at.say.name(healing) })}</span>
      {there.map((answer) => (
        <Button
          key={answer.at}
          look="ember"
          data-word="heal"
          {...gives(answer)}
          onClick={() => at.answer(answer)}
        >
          {at.say.answer(answer, at.ask, at.view, at.names)}
        </Button>
      ))}
      <Button look="quiet" icon={<BackIcon />} onClick={() => heal(null)}>
        {words.back}
      </Button>
    </ChoiceRow>
  );
}

/** Answers that are neither places nor tiles nor faces. */
type Plainly =
  | Extract<KarakAnswers['step'], string | { readonly take: unknown }>
  | KarakAnswers['curse' | 'rise'];

interface PlainProps {
  readonly at: AtKarak;
  readonly ask: Karak['ask'];
  readonly answers: readonly Plainly[];
}

/** Words that end a turn are never pressed by mistake for something more. */
const ENDS: readonly Plainly[] = ['end', 'rest', 'stay'];

/** A fight that is as good as lost is no advice, even with all one has: nobody should press it for its colour. */
const HOPELESS = 0.2;

function isBlunder({ box, view, ask }: AtKarak, answer: Plainly): boolean {
  if (answer !== 'fight' || ask?.kind !== 'step') return false;
  const monster = view.dungeon.token[view.heroes[ask.seat].at] as Monster;
  const { win, tie } = oddsAgainst(box, view, ask.seat, monster, false).best;
  return win + tie / 2 < HOPELESS;
}

function Plain({ at, ask, answers }: PlainProps) {
  const { view, seats } = at;
  return (
    <ChoiceRow>
      <AnswerButtons
        at={at}
        ask={ask}
        answers={answers}
        look={(answer) => (ENDS.includes(answer) || isBlunder(at, answer) ? 'brass' : 'ember')}
        icon={icon}
      />
    </ChoiceRow>
  );

  function icon(answer: Plainly) {
    if (typeof answer === 'string' || 'rise' in answer) return undefined;
    if ('take' in answer)
      return <ItemPicture item={answer.take} size={32} {...counts(at.box, answer.take)} />;
    const seat = view.heroes.findIndex(({ hero }) => hero === answer.curse);
    return <HeroPortrait hero={answer.curse} seat={seats[seat]?.look ?? seat} size={32} />;
  }
}
