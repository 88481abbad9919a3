import {
  canShop,
  type Goblin,
  type GoblinAnswer,
  type GoblinAnswers,
  NONE,
  payAnswers,
  shopsOnAfter,
  stopping,
} from '@undercroft/goblin';
import { type AskOf, type Question, sameAnswer, wordOf } from '@undercroft/kernel';
import { CardBack, MerchantPicture, PotionPicture } from '../../art/goblin/Things.tsx';
import { HitPoint } from '../../art/karak/Pieces.tsx';
import { Button } from '../../controls/Button.tsx';
import { BackIcon } from '../../controls/icons.tsx';
import { gives } from '../../table/game/gives.ts';
import { AnswerButtons } from '../../table/question/AnswerButtons.tsx';
import { stoppingText } from './Arena.tsx';
import { Card } from './Card.tsx';
import { Chance, useChanceText } from './Chance.tsx';
import styles from './Choices.module.css';
import { type AtGoblin, cardOf } from './cards.ts';
import { Hand } from './Hand.tsx';
import { isBlunder, useAllOdds, useOdds, useWare, type Ware } from './mind.tsx';
import { DeckPile, DiscardPile } from './Piles.tsx';
import { useSeen, useTable } from './seen.ts';
import { cardLabel, wordsOf } from './words/index.ts';

/** The hand of whoever looks, always; beside it what is answered by a button. */
export function Choices() {
  const [ware] = useWare();
  const question = useSeen((at) => at.question);
  const asked = question.answers.length > 0;
  if (asked && question.kind === 'pay')
    return <Price ask={question.ask} payments={question.answers} ware={null} />;
  if (asked && question.kind === 'shop' && ware !== null) return <Bargain ask={question.ask} ware={ware} />;
  return (
    <div className={styles.choices} data-ask={asked ? (question.kind ?? undefined) : undefined}>
      {asked && <Special question={question} />}
      {OWN}
      {asked && question.kind !== null && <Buttons question={question} />}
    </div>
  );
}

/** What lies before whoever looks: made once, and drawn when it changes, not with every question. */
const OWN = <Own />;

function Own() {
  const { viewer } = useTable();
  if (viewer === null) return null;
  return (
    <>
      <Hand seat={viewer} />
      <div className={styles.piles}>
        <DeckPile seat={viewer} />
        <DiscardPile seat={viewer} />
      </div>
    </>
  );
}

/** The price of what was taken off the shelf. */
function Bargain({
  ask: { seat, pawned },
  ware,
}: {
  readonly ask: AskOf<Goblin, 'shop'>;
  readonly ware: Ware;
}) {
  const { box } = useTable();
  const view = useSeen((at) => at.view);
  const ask = { kind: 'pay', seat, pawned, buys: ware.buy } as const;
  return <Price ask={ask} payments={payAnswers(box, view, seat)} ware={ware} />;
}

/** Cards that are asked about and lie neither in the hand nor on the board. */
function Special({ question }: Pick<AtGoblin, 'question'>) {
  switch (question.kind) {
    case 'foresee':
      return (
        <Cards ask={question.ask} cards={question.answers.map((answer) => ({ answer, name: answer.keep }))} />
      );
    case 'equip':
      return <Won ask={question.ask} />;
    case 'arrange':
      return <Arrange question={question} />;
    case 'fight':
    case 'discard':
      return <Held question={question} />;
    default:
      return null;
  }
}

/** Real cards lie before nobody's eyes here: whoever plays or discards one says which, of all that it may be. (G-79) */
function Held({ question }: { readonly question: Question<Goblin, 'fight' | 'discard'> }) {
  const { viewer } = useTable();
  if (viewer !== null) return null;
  const cards = question.answers.flatMap((answer) => {
    if (typeof answer === 'string' || 'defy' in answer) return [];
    if ('play' in answer) return { answer, name: answer.play };
    return 'discard' in answer ? { answer, name: answer.discard } : [];
  });
  return <Cards ask={question.ask} cards={cards} />;
}

/** Answers that name a card, as cards. */
function Cards({
  ask,
  cards,
}: {
  readonly ask: CardButtonProps['ask'];
  readonly cards: readonly Pick<CardButtonProps, 'answer' | 'name'>[];
}) {
  const { say, box } = useTable();
  return (
    <ul className={styles.cards}>
      {cards.map(({ answer, name }) => (
        <li key={name}>
          <CardButton ask={ask} answer={answer} name={name}>
            {name === 'start-card' ? (
              <span className={styles.back}>
                <CardBack />
                <small>{wordsOf(say.language).start}</small>
              </span>
            ) : (
              <Card say={say} card={cardOf(box, name)} />
            )}
          </CardButton>
        </li>
      ))}
    </ul>
  );
}

interface CardButtonProps {
  readonly ask: AskOf<Goblin, 'foresee' | 'arrange' | 'fight' | 'discard'>;
  readonly answer: GoblinAnswers['foresee' | 'arrange' | 'fight' | 'discard'];
  readonly name: string;
  readonly children: React.ReactNode;
}

function CardButton({ ask, answer, name, children }: CardButtonProps) {
  const { say, box, answer: give } = useTable();
  const odds = useOdds(answer);
  const chanceText = useChanceText();
  const about =
    name === 'start-card' ? wordsOf(say.language).unseenStart : cardLabel({ say }, cardOf(box, name));
  const label = useSeen(({ view, names }) => say.answer(answer, ask, view, names));
  return (
    <button
      type="button"
      className={styles.card}
      data-word={wordOf(answer)}
      {...gives(answer)}
      aria-label={[label, about, chanceText(odds)].filter(Boolean).join('. ')}
      onClick={() => give(answer)}
    >
      {children}
      {odds !== null && (
        <span className={styles.odds}>
          <Chance odds={odds} />
        </span>
      )}
    </button>
  );
}

interface PriceProps {
  readonly ask: AskOf<Goblin, 'pay'>;
  readonly payments: readonly GoblinAnswers['pay'][];
  /** What was taken off the shelf and is bought with the payment; null if it was bought before. */
  readonly ware: Ware | null;
}

/** What something costs, chosen before it is bought: every card that pays says so. */
function Price({ ask, payments, ware }: PriceProps) {
  const { box, say, names, answer: give } = useTable();
  const view = useSeen((at) => at.view);
  const [, take] = useWare();
  const words = wordsOf(say.language);
  return (
    <div className={styles.special} data-ask="pay">
      <span className={styles.hint}>{words.costs({ ware: say.called(ask.buys) })}</span>
      <ul className={styles.prices}>
        {payments.map((answer) => {
          const card = cardOf(box, answer.pay);
          const path = ware === null ? [answer] : [ware, answer];
          const last = shopsOnAfter(box, view, ask.seat, ...path) ? '' : words.lastBuy;
          const label = say.answer(answer, ask, view, names);
          return (
            <li key={answer.pay}>
              <button
                type="button"
                className={styles.price}
                data-word="pay"
                {...gives(...path)}
                aria-label={[label, cardLabel({ say }, card), last].filter(Boolean).join('. ')}
                onClick={() => (ware === null ? give(answer) : give(ware, answer))}
              >
                <span className={styles.face}>
                  <Card say={say} card={card} />
                </span>
                <span>
                  <strong>{label}</strong>
                  <small>{last}</small>
                </span>
              </button>
            </li>
          );
        })}
        {ware !== null && (
          <li>
            <Button look="quiet" icon={<BackIcon />} onClick={() => take(null)}>
              {words.somethingElse}
            </Button>
          </li>
        )}
      </ul>
    </div>
  );
}

/** What was won, beside what is worn in its place. */
function Won({ ask }: { readonly ask: AskOf<Goblin, 'equip'> }) {
  const { box, say } = useTable();
  const words = wordsOf(say.language);
  const won = box.set.cards[ask.card];
  const old = useSeen(({ view }) => (won.gear?.kind === 'armour' ? view.armours : view.weapons)[ask.seat]);
  return (
    <div className={styles.compare}>
      <figure aria-label={cardLabel({ say }, won)}>
        <span className={styles.face}>
          <Card say={say} card={won} />
        </span>
        <figcaption>{words.reward}</figcaption>
      </figure>
      <figure aria-label={old === NONE ? words.empty : cardLabel({ say }, box.set.cards[old])}>
        <span className={styles.face}>
          {old === NONE ? (
            <span className={styles.free}>{words.empty}</span>
          ) : (
            <Card say={say} card={box.set.cards[old]} />
          )}
        </span>
        <figcaption>{words.worn}</figcaption>
      </figure>
    </div>
  );
}

/** A new deck, card by card from the top. */
function Arrange({ question: { ask, answers } }: { readonly question: Question<Goblin, 'arrange'> }) {
  const { box, say } = useTable();
  const words = wordsOf(say.language);
  const deck = useSeen(({ view }) => view.decks[ask.seat]);
  const placed = deck.slice(deck.length - ask.placed).toReversed();
  return (
    <div className={styles.special}>
      {placed.length > 0 && (
        <p className={styles.hint}>
          {words.fromTop}:{' '}
          {placed.map((card) => (card < 0 ? words.start : say.called(box.set.cards[card].name))).join(', ')}
        </p>
      )}
      <Cards
        ask={ask}
        cards={answers.flatMap((answer) => (answer === 'leave-shuffled' ? [] : { answer, name: answer.top }))}
      />
    </div>
  );
}

/** Answers that are neither cards nor foes nor wares. */
function buttonsOf(at: Question<Goblin>) {
  switch (at.kind) {
    case 'turn':
      return at.answers.filter((answer) => typeof answer === 'string');
    case 'discard':
      return at.answers.filter((answer) => 'drink' in answer);
    case 'fight':
      return at.answers.filter((answer) => answer === 'stop' || 'drink' in answer || 'defy' in answer);
    case 'lay-out':
    case 'mend':
    case 'equip':
      return at.answers;
    case 'shop':
      return at.answers.filter((answer) => answer === 'leave');
    case 'arrange':
      return at.answers.filter((answer) => answer === 'leave-shuffled');
    case 'foresee':
    case 'pay':
      return [];
  }
}

/** Words that end something are not pressed by mistake for something more. */
const ENDS: readonly GoblinAnswer[] = ['stop', 'leave', 'go-on', 'pawn', 'leave-shuffled'];

function Buttons({ question: at }: { readonly question: Question<Goblin> }) {
  const { box, say, viewer } = useTable();
  const { ask } = at;
  const view = useSeen((seen) => seen.view);
  const odds = useAllOdds();
  const chanceText = useChanceText();
  const words = wordsOf(say.language);
  const passes = at.kind === 'turn' && at.answers.includes('merchant') && !canShop(box, view, ask.seat);
  const ends = (answer: GoblinAnswer) => ENDS.includes(answer) || (passes && answer === 'merchant');
  const ordered = [...buttonsOf(at)].sort((a, b) => Number(ends(a)) - Number(ends(b)));
  const stopped = at.kind === 'fight' ? stopping(box, view, viewer) : null;
  /** What gives a fight up while there are cards to play is the least of all. */
  const look = (answer: GoblinAnswer) => {
    if (!ends(answer)) return isBlunder(odds, answer) ? 'brass' : 'ember';
    return answer === 'stop' && stopped?.won === false && at.answers.length > 1 ? 'quiet' : 'brass';
  };
  /** What will come of it, as the rules have it. */
  const note = (answer: GoblinAnswer): string | null => {
    if (answer === 'merchant') return passes ? words.pass : null;
    if (answer === 'stop' && stopped !== null) return stoppingText({ say }, stopped);
    const known = odds.find((one) => sameAnswer(one.answer, answer));
    return known === undefined ? null : chanceText(known);
  };
  return (
    <div className={styles.buttons}>
      <AnswerButtons ask={ask} answers={ordered} look={look} icon={icon} note={note} />
    </div>
  );
}

function icon(answer: GoblinAnswer) {
  if (answer === 'merchant') return <MerchantPicture size={28} />;
  if (answer === 'revive') return <HitPoint size={26} />;
  return typeof answer === 'object' && 'drink' in answer ? (
    <PotionPicture potion={answer.drink} size={30} />
  ) : undefined;
}
