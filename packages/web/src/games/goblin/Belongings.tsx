import { HEARTS, NONE, POTIONS } from '@undercroft/goblin';
import type { Seat } from '@undercroft/kernel';
import { CardBack, KeyPicture, PotionPicture } from '../../art/goblin/Things.tsx';
import { Hearts } from '../../art/karak/Hearts.tsx';
import styles from './Belongings.module.css';
import { Card } from './Card.tsx';
import { LEVELS } from './cards.ts';
import { DeckPile, DiscardPile } from './Piles.tsx';
import { useSeen, useTable } from './seen.ts';
import { cardLabel, wordsOf } from './words/index.ts';

interface Props {
  readonly seat: Seat;
}

/** Hearts, keys, cards in hand and potions, in one line. */
export function Strip({ seat }: Props) {
  const { say } = useTable();
  const words = wordsOf(say.language);
  const { hearts, keys, inHand } = useSeen(({ view }) => ({
    hearts: view.hearts[seat],
    keys: view.keys[seat].length,
    inHand: view.handSizes[seat],
  }));
  const held = usePotions(seat);
  return (
    <span className={styles.strip}>
      <Hearts left={hearts} of={HEARTS} label={words.hearts({ now: hearts, all: HEARTS })} size={17} />
      <span className={styles.group} role="img" data-keys={seat} aria-label={words.keys({ count: keys })}>
        {LEVELS.map((level, index) => (
          <span key={level} className={styles.key} data-lacks={index >= keys || undefined}>
            <KeyPicture size={18} />
          </span>
        ))}
      </span>
      <span className={styles.group} role="img" aria-label={words.inHand({ count: inHand })}>
        <CardBack size={13} />
        <b data-counts="hand">{inHand}</b>
      </span>
      <span className={styles.group}>
        {held.map((potion) => (
          <span key={potion} role="img" aria-label={say.name(potion)}>
            <PotionPicture potion={potion} size={18} />
          </span>
        ))}
      </span>
    </span>
  );
}

const usePotions = (seat: Seat) =>
  useSeen(({ view }) => POTIONS.filter((_, index) => view.potions[seat * POTIONS.length + index] > 0));

/** Everything a hero has: equipment, potions, power, deck and discard pile. */
export function Belongings({ seat }: Props) {
  const { say, box, viewer } = useTable();
  const words = wordsOf(say.language);
  const { hero, out, weapon, armour } = useSeen(({ view }) => ({
    hero: view.heroes[seat],
    out: view.hearts[seat] === 0,
    weapon: view.weapons[seat],
    armour: view.armours[seat],
  }));
  const held = usePotions(seat);
  return (
    <div className={styles.belongings}>
      {out && <p className={styles.out}>{words.knockedOut}</p>}
      <div className={styles.slots}>
        <Worn kind="weapon" card={weapon} />
        <Worn kind="armour" card={armour} />
        {/* One's own lie beside the hand. */}
        {seat !== viewer && (
          <div className={styles.piles}>
            <DeckPile seat={seat} />
            <DiscardPile seat={seat} />
          </div>
        )}
      </div>
      <ul className={styles.potions} aria-label={words.potions}>
        {POTIONS.map((potion) => {
          const has = held.includes(potion);
          return (
            <li key={potion} data-lacks={!has || undefined}>
              <button
                type="button"
                className={styles.potion}
                aria-label={has ? say.name(potion) : `${say.name(potion)}: ${words.empty}`}
              >
                <PotionPicture potion={potion} size={34} />
              </button>
            </li>
          );
        })}
      </ul>
      {box.options.powers && (
        <p className={styles.power}>
          <strong>{words.power}</strong> {say.about(hero)}
        </p>
      )}
    </div>
  );
}

function Worn({ kind, card }: { readonly kind: 'weapon' | 'armour'; readonly card: number }) {
  const { say, box } = useTable();
  const words = wordsOf(say.language);
  const label = card === NONE ? `${say.name(kind)}: ${words.empty}` : cardLabel({ say }, box.set.cards[card]);
  return (
    <div className={styles.worn} role="img" aria-label={label}>
      {card === NONE ? (
        <span className={styles.free}>
          {say.name(kind)}
          <br />
          {words.empty}
        </span>
      ) : (
        <Card say={say} card={box.set.cards[card]} />
      )}
    </div>
  );
}
