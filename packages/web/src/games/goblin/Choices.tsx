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
import { type AskOf, wordOf } from '@undercroft/kernel';
import { CardBack, MerchantPicture, PotionPicture } from '../../art/goblin/Things.tsx';
import { HitPoint } from '../../art/karak/Pieces.tsx';
import { Button } from '../../controls/Button.tsx';
import { BackIcon } from '../../controls/icons.tsx';
import { gives } from '../../table/game/gives.ts';
import { AnswerButtons } from '../../table/question/AnswerButtons.tsx';
import { stoppingText } from './Arena.tsx';
import { Card } from './Card.tsx';
import { Chance, chanceText } from './Chance.tsx';
import styles from './Choices.module.css';
import { type AtGoblin, cardOf } from './cards.ts';
import { Hand } from './Hand.tsx';
import { useMind, type Ware } from './mind.tsx';
import { DeckPile, DiscardPile } from './Piles.tsx';
import { cardLabel, wordsOf } from './words/index.ts';

/** The hand of whoever looks, always; beside it what is answered by a button. */
export function Choices({ at }: { at: AtGoblin }) {
  const { viewer, box, view } = at;
  const { ware } = useMind();
  const asked = at.answers.length > 0;
  if (asked && at.kind === 'pay') return <Price at={at} ask={at.ask} payments={at.answers} ware={null} />;
  if (asked && at.kind === 'shop' && ware !== null) {
    const { seat, pawned } = at.ask;
    const ask = { kind: 'pay', seat, pawned, buys: ware.buy } as const;
    return <Price at={at} ask={ask} payments={payAnswers(box, view, seat)} ware={ware} />;
  }
  return (
    <div className={styles.choices} data-ask={asked ? (at.kind ?? undefined) : undefined}>
      {asked && <Special at={at} />}
      {viewer !== null && (
        <>
          <Hand at={at} seat={viewer} />
          <div className={styles.piles}>
            <DeckPile at={at} seat={viewer} />
            <DiscardPile at={at} seat={viewer} />
          </div>
        </>
      )}
      {asked && at.kind !== null && <Buttons at={at} />}
    </div>
  );
}

/** Cards that are asked about and lie neither in the hand nor on the board. */
function Special({ at }: { at: AtGoblin }) {
  switch (at.kind) {
    case 'foresee':
      return <Cards at={at} cards={at.answers.map((answer) => ({ answer, name: answer.keep }))} />;
    case 'equip':
      return <Won at={at} ask={at.ask} />;
    case 'arrange':
      return <Arrange at={at} />;
    default:
      return null;
  }
}

/** Answers that name a card, as cards. */
function Cards({
  at,
  cards,
}: {
  at: CardButtonProps['at'];
  cards: readonly Pick<CardButtonProps, 'answer' | 'name'>[];
}) {
  return (
    <ul className={styles.cards}>
      {cards.map(({ answer, name }) => (
        <li key={name}>
          <CardButton at={at} answer={answer} name={name}>
            {name === 'start-card' ? (
              <span className={styles.back}>
                <CardBack />
                <small>{wordsOf(at.say.language).start}</small>
              </span>
            ) : (
              <Card at={at} card={cardOf(at.box, name)} />
            )}
          </CardButton>
        </li>
      ))}
    </ul>
  );
}

interface CardButtonProps {
  readonly at: AtGoblin<'foresee' | 'arrange'>;
  readonly answer: GoblinAnswers['foresee' | 'arrange'];
  readonly name: string;
  readonly children: React.ReactNode;
}

function CardButton({ at, answer, name, children }: CardButtonProps) {
  const { ask, say, view, box } = at;
  const odds = useMind().odds(answer);
  const about = name === 'start-card' ? wordsOf(say.language).unseenStart : cardLabel(at, cardOf(box, name));
  const label = say.answer(answer, ask, view, at.names);
  return (
    <button
      type="button"
      className={styles.card}
      data-word={wordOf(answer)}
      {...gives(answer)}
      aria-label={[label, about, odds === null ? '' : chanceText(at, odds)].filter(Boolean).join('. ')}
      onClick={() => at.answer(answer)}
    >
      {children}
      {odds !== null && (
        <span className={styles.odds}>
          <Chance at={at} odds={odds} />
        </span>
      )}
    </button>
  );
}

interface PriceProps {
  readonly at: AtGoblin;
  readonly ask: AskOf<Goblin, 'pay'>;
  readonly payments: readonly GoblinAnswers['pay'][];
  /** What was taken off the shelf and is bought with the payment; null if it was bought before. */
  readonly ware: Ware | null;
}

/** What something costs, chosen before it is bought: every card that pays says so. */
function Price({ at, ask, payments, ware }: PriceProps) {
  const { view, box, say } = at;
  const { take } = useMind();
  const words = wordsOf(say.language);
  return (
    <div className={styles.special} data-ask="pay">
      <span className={styles.hint}>{words.costs({ ware: say.called(ask.buys) })}</span>
      <ul className={styles.prices}>
        {payments.map((answer) => {
          const card = cardOf(box, answer.pay);
          const path = ware === null ? [answer] : [ware, answer];
          const last = shopsOnAfter(box, view, ask.seat, ...path) ? '' : words.lastBuy;
          const label = say.answer(answer, ask, view, at.names);
          return (
            <li key={answer.pay}>
              <button
                type="button"
                className={styles.price}
                data-word="pay"
                {...gives(...path)}
                aria-label={[label, cardLabel(at, card), last].filter(Boolean).join('. ')}
                onClick={() => (ware === null ? at.answer(answer) : at.answer(ware, answer))}
              >
                <span className={styles.face}>
                  <Card at={at} card={card} />
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
function Won({ at, ask }: { at: AtGoblin; ask: AskOf<Goblin, 'equip'> }) {
  const { view, box, say } = at;
  const words = wordsOf(say.language);
  const won = box.set.cards[ask.card];
  const slot = won.gear?.kind === 'armour' ? view.armours : view.weapons;
  const old = slot[ask.seat];
  return (
    <div className={styles.compare}>
      <figure aria-label={cardLabel(at, won)}>
        <span className={styles.face}>
          <Card at={at} card={won} />
        </span>
        <figcaption>{words.reward}</figcaption>
      </figure>
      <figure aria-label={old === NONE ? words.empty : cardLabel(at, box.set.cards[old])}>
        <span className={styles.face}>
          {old === NONE ? (
            <span className={styles.free}>{words.empty}</span>
          ) : (
            <Card at={at} card={box.set.cards[old]} />
          )}
        </span>
        <figcaption>{words.worn}</figcaption>
      </figure>
    </div>
  );
}

/** A new deck, card by card from the top. */
function Arrange({ at }: { at: AtGoblin<'arrange'> }) {
  const { ask, view, box, say } = at;
  const words = wordsOf(say.language);
  const deck = view.decks[ask.seat];
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
        at={at}
        cards={at.answers.flatMap((answer) =>
          answer === 'leave-shuffled' ? [] : { answer, name: answer.top },
        )}
      />
    </div>
  );
}

/** Answers that are neither cards nor foes nor wares. */
function buttonsOf(at: AtGoblin<Goblin['ask']['kind']>) {
  switch (at.kind) {
    case 'turn':
      return at.answers.filter((answer) => typeof answer === 'string');
    case 'discard':
      return at.answers.filter((answer) => 'drink' in answer);
    case 'fight':
      return at.answers.filter((answer) => answer === 'stop' || 'drink' in answer || 'defy' in answer);
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

function Buttons({ at }: { at: AtGoblin<Goblin['ask']['kind']> }) {
  const { ask, box, view } = at;
  const { odds } = useMind();
  const words = wordsOf(at.say.language);
  const passes = at.kind === 'turn' && at.answers.includes('merchant') && !canShop(box, view, ask.seat);
  const ends = (answer: GoblinAnswer) => ENDS.includes(answer) || (passes && answer === 'merchant');
  const ordered = [...buttonsOf(at)].sort((a, b) => Number(ends(a)) - Number(ends(b)));
  const stopped = at.kind === 'fight' ? stopping(box, view, at.viewer) : null;
  /** What gives a fight up while there are cards to play is the least of all. */
  const look = (answer: GoblinAnswer) => {
    if (!ends(answer)) return 'ember';
    return answer === 'stop' && stopped?.won === false && at.answers.length > 1 ? 'quiet' : 'brass';
  };
  /** What will come of it, as the rules have it. */
  const note = (answer: GoblinAnswer): string | null => {
    if (answer === 'merchant') return passes ? words.pass : null;
    if (answer === 'stop' && stopped !== null) return stoppingText(at, stopped);
    const known = odds(answer);
    return known === null ? null : chanceText(at, known);
  };
  return (
    <div className={styles.buttons}>
      <AnswerButtons at={at} ask={ask} answers={ordered} look={look} icon={icon} note={note} />
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
