import {
  DOORS,
  type Hero,
  type Karak,
  type KarakAnswers,
  type Monster,
  oddsAgainst,
  portalHeld,
} from '@undercroft/karak';
import { HeroPortrait } from '../../art/Hero.tsx';
import { ItemPicture } from '../../art/karak/Pieces.tsx';
import { ChestToken, MonsterToken } from '../../art/karak/Token.tsx';
import { Button } from '../../controls/Button.tsx';
import { BackIcon } from '../../controls/icons.tsx';
import { TurnOrLay } from '../../table/board/TurningTile.tsx';
import { gives, givesOneOf } from '../../table/game/gives.ts';
import { isHopeless } from '../../table/game/hopeless.ts';
import { AnswerButtons, ChoiceRow } from '../../table/question/AnswerButtons.tsx';
import { Folded } from '../../table/show/Folded.tsx';
import styles from './Choices.module.css';
import { counts } from './counts.ts';
import { isEqualTrade } from './equal.ts';
import { FightChoices, worth } from './Fight.tsx';
import { Leave } from './Leave.tsx';
import { heals, useMind, usePointed } from './mind.tsx';
import { Odds } from './Odds.tsx';
import { comesFirst } from './reach.ts';
import { type AtKarak, type OfQuestion, useSeen, useTable } from './seen.ts';
import { wordsOf } from './words/index.ts';

/** What is answered by a button: everything that is not a place on the board. */
export function Choices() {
  return (
    <>
      <Answers />
      <Ahead />
    </>
  );
}

/** The fight one is thinking about: below what can be pressed, so that pointing at it moves nothing. */
function Ahead() {
  const pointed = usePointed();
  const { viewer, box, say } = useTable();
  const ask = useSeen((at) => (at.kind === 'step' ? at.ask : null));
  const view = useSeen((at) => (at.kind === 'step' ? at.view : null));
  if (viewer === null || ask === null || view === null) return null;
  const tile = pointed?.kind === 'fight' ? pointed.tile : view.heroes[viewer].at;
  const token = view.dungeon.token[tile];
  if (token === null || token === 'chest') return null;
  const monster = token as Monster;
  const { plain, best } = oddsAgainst(box, view, viewer, monster, comesFirst(box, view, ask, pointed?.cost));
  const words = wordsOf(say.language);
  return (
    <div className={styles.ahead}>
      <svg viewBox="0 0 100 106" width="44" aria-hidden="true">
        <MonsterToken monster={monster} strength={box.set.tokens[monster].strength} />
      </svg>
      <span>{say.called(monster)}</span>
      <Odds chances={plain} />
      {best.win > plain.win && (
        <>
          <small>{words.withAll({ chance: '' })}</small>
          <Odds chances={best} />
        </>
      )}
    </div>
  );
}

function Answers() {
  const question = useSeen((at) => at.question);
  if (question.answers.length === 0) return null;
  switch (question.kind) {
    case 'step':
      return <Deeds question={question} />;
    case 'lay':
      return <Lay question={question} />;
    case 'fight':
      return <FightChoices question={question} />;
    case 'leave':
      return <Leave question={question} />;
    case 'fate':
      return <Fate question={question} />;
    case 'curse':
    case 'rise':
      return <Plain ask={question.ask} answers={question.answers} />;
    case null:
      return null;
  }
}

/** Turning a new tile. */
function Lay({ question: { ask } }: OfQuestion<'lay'>) {
  const { turn, lay, ways, way } = useMind();
  const { say, names } = useTable();
  const view = useSeen((at) => at.view);
  const words = wordsOf(say.language);
  const answer = { lay: DOORS[ways[way]] };
  return (
    <TurnOrLay
      words={words}
      lies={say.answer(answer, ask, view, names)}
      turns={ways.length > 1}
      answer={answer}
      onTurn={() => turn(1)}
      onLay={lay}
    />
  );
}

/** The Oracle's tokens, each with what it would mean. */
function Fate({ question: { ask } }: OfQuestion<'fate'>) {
  const { box, say, names, answer } = useTable();
  const view = useSeen((at) => at.view);
  const first = comesFirst(box, view, { ...ask, steps: ask.steps + 1 }, 1);
  return (
    <ChoiceRow>
      {[...new Set(ask.tokens)].map((keep) => (
        <Button
          key={keep}
          look={keep !== 'chest' && isLost({ box, view }, ask.seat, keep, first) ? 'brass' : 'ember'}
          data-word="keep"
          {...gives({ keep })}
          onClick={() => answer({ keep })}
        >
          <svg viewBox="0 0 100 106" width="52" aria-hidden="true">
            {keep === 'chest' ? (
              <ChestToken />
            ) : (
              <MonsterToken monster={keep} strength={box.set.tokens[keep].strength} />
            )}
          </svg>
          <span className={styles.stack}>
            {say.answer({ keep }, ask, view, names)}
            {keep !== 'chest' && <Odds chances={oddsAgainst(box, view, ask.seat, keep, first).plain} />}
          </span>
        </Button>
      ))}
    </ChoiceRow>
  );
}

/** Everything to do on a tile besides walking on. */
function Deeds({ question }: OfQuestion<'step'>) {
  const { healing, heal } = useMind();
  const { box, say, answer: give } = useTable();
  const { ask, answers } = question;
  const hero = useSeen(({ view }) => view.heroes[ask.seat]);
  const words = wordsOf(say.language);
  const portal = portalHeld(hero, box.set) ?? 'healing-portal';
  const healed = new Set(heals(question).map((answer) => answer.heal));
  const swaps = answers.filter((answer) => typeof answer === 'object' && 'swap' in answer);
  const rest = answers.filter((answer) => typeof answer === 'string' || 'take' in answer);
  const { treasureSlots } = box.options;
  const idle = rest.filter(
    (answer) => typeof answer === 'object' && !treasureSlots && isEqualTrade(hero, answer.take),
  );
  if (healing !== null) return <Fountains question={question} healing={healing} />;
  return (
    <>
      {healed.size > 0 && (
        <Heroes
          title={words.healBegin}
          picture={<ItemPicture item={portal} slot="spells" size={32} />}
          heroes={[...healed]}
          leadsTo={(hero) => heals(question).filter((answer) => answer.heal === hero)}
          onChoose={heal}
        />
      )}
      {swaps.length > 0 && (
        <Heroes
          title={words.swapBegin}
          heroes={swaps.map((answer) => answer.swap)}
          leadsTo={(swap) => [{ swap }]}
          onChoose={(swap) => give({ swap })}
        />
      )}
      <Plain ask={ask} answers={rest.filter((answer) => !idle.includes(answer))} />
      <Folded>
        {idle.map((answer) => (
          <Plain key={JSON.stringify(answer)} ask={ask} answers={[answer]} />
        ))}
      </Folded>
    </>
  );
}

interface HeroesProps {
  readonly title: string;
  readonly picture?: React.ReactNode;
  readonly heroes: readonly Hero[];
  /** Answers that are given by choosing this one, at once or after more. */
  readonly leadsTo: (hero: Hero) => readonly KarakAnswers['step'][];
  readonly onChoose: (hero: Hero) => void;
}

/** One of the heroes, by their faces. */
function Heroes({ title, picture, heroes, leadsTo, onChoose }: HeroesProps) {
  const { seats, say } = useTable();
  const all = useSeen(({ view }) => view.heroes);
  return (
    <fieldset className={styles.heroes}>
      <legend>{title}</legend>
      {picture}
      {heroes.map((hero) => {
        const seat = all.findIndex((other) => other.hero === hero);
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
function Fountains({ question, healing }: OfQuestion<'step'> & { readonly healing: Hero }) {
  const { heal } = useMind();
  const { say, names, answer: give } = useTable();
  const view = useSeen((at) => at.view);
  const words = wordsOf(say.language);
  const there = heals(question).filter((answer) => answer.heal === healing);
  return (
    <ChoiceRow>
      <span>{words.healWhere({ hero: say.name(healing) })}</span>
      {there.map((answer) => (
        <Button key={answer.at} look="ember" data-word="heal" {...gives(answer)} onClick={() => give(answer)}>
          {say.answer(answer, question.ask, view, names)}
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
  readonly ask: Karak['ask'];
  readonly answers: readonly Plainly[];
}

/** Words that end a turn are never pressed by mistake for something more. */
const ENDS: readonly Plainly[] = ['end', 'rest', 'stay'];

/** A fight that is as good as lost even with all one has, or the mummy's curse on oneself. */
function isBlunder(
  { box, view }: Pick<AtKarak, 'box' | 'view'>,
  ask: Karak['ask'],
  answer: Plainly,
): boolean {
  const { at, hero } = view.heroes[ask.seat];
  if (typeof answer === 'object') return 'curse' in answer && answer.curse === hero;
  return answer === 'fight' && isLost({ box, view }, ask.seat, view.dungeon.token[at] as Monster);
}

function isLost(
  { box, view }: Pick<AtKarak, 'box' | 'view'>,
  seat: number,
  monster: Monster,
  first = false,
): boolean {
  return isHopeless(worth(oddsAgainst(box, view, seat, monster, first).best));
}

function Plain({ ask, answers }: PlainProps) {
  const { seats, box } = useTable();
  const view = useSeen((at) => at.view);
  const { heroes } = view;
  return (
    <ChoiceRow>
      <AnswerButtons<Karak, Karak['ask']['kind'], Plainly>
        ask={ask}
        answers={answers}
        look={(answer) =>
          ENDS.includes(answer) || isBlunder({ box, view }, ask, answer) ? 'brass' : 'ember'
        }
        icon={icon}
      />
    </ChoiceRow>
  );

  function icon(answer: Plainly) {
    if (typeof answer === 'string' || 'rise' in answer) return undefined;
    if ('take' in answer) return <ItemPicture item={answer.take} size={32} {...counts(box, answer.take)} />;
    const seat = heroes.findIndex(({ hero }) => hero === answer.curse);
    return <HeroPortrait hero={answer.curse} seat={seats[seat]?.look ?? seat} size={32} />;
  }
}
