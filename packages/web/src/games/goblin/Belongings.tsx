import { HEARTS, NONE, POTIONS } from '@undercroft/goblin';
import type { Seat } from '@undercroft/kernel';
import { CardBack, KeyPicture, PotionPicture } from '../../art/goblin/Things.tsx';
import { Hearts } from '../../art/karak/Hearts.tsx';
import styles from './Belongings.module.css';
import { Card } from './Card.tsx';
import { type AtGoblin, LEVELS } from './cards.ts';
import { DeckPile, DiscardPile } from './Piles.tsx';
import { cardLabel, wordsOf } from './words/index.ts';

interface Props {
  readonly at: AtGoblin;
  readonly seat: Seat;
}

/** Hearts, keys, cards in hand and potions, in one line. */
export function Strip({ at, seat }: Props) {
  const { view, say } = at;
  const words = wordsOf(say.language);
  const held = POTIONS.filter((_, index) => view.potions[seat * POTIONS.length + index] > 0);
  return (
    <span className={styles.strip}>
      <Hearts
        left={view.hearts[seat]}
        of={HEARTS}
        label={words.hearts({ now: view.hearts[seat], all: HEARTS })}
        size={17}
      />
      <span
        className={styles.group}
        role="img"
        data-keys={seat}
        aria-label={words.keys({ count: view.keys[seat].length })}
      >
        {LEVELS.map((level, index) => (
          <span key={level} className={styles.key} data-lacks={index >= view.keys[seat].length || undefined}>
            <KeyPicture size={18} />
          </span>
        ))}
      </span>
      <span className={styles.group} role="img" aria-label={words.inHand({ count: view.handSizes[seat] })}>
        <CardBack size={13} />
        <b data-counts="hand">{view.handSizes[seat]}</b>
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

/** Everything a hero has: equipment, potions, power, deck and discard pile. */
export function Belongings({ at, seat }: Props) {
  const { view, say, box } = at;
  const words = wordsOf(say.language);
  const hero = view.heroes[seat];
  return (
    <div className={styles.belongings}>
      {view.hearts[seat] === 0 && <p className={styles.out}>{words.knockedOut}</p>}
      <div className={styles.slots}>
        <Worn at={at} kind="weapon" card={view.weapons[seat]} />
        <Worn at={at} kind="armour" card={view.armours[seat]} />
        {/* One's own lie beside the hand. */}
        {seat !== at.viewer && (
          <div className={styles.piles}>
            <DeckPile at={at} seat={seat} />
            <DiscardPile at={at} seat={seat} />
          </div>
        )}
      </div>
      <ul className={styles.potions} aria-label={words.potions}>
        {POTIONS.map((potion, index) => {
          const has = view.potions[seat * POTIONS.length + index] > 0;
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

function Worn({ at, kind, card }: { at: AtGoblin; kind: 'weapon' | 'armour'; card: number }) {
  const words = wordsOf(at.say.language);
  const label =
    card === NONE ? `${at.say.name(kind)}: ${words.empty}` : cardLabel(at, at.box.set.cards[card]);
  return (
    <div className={styles.worn} role="img" aria-label={label}>
      {card === NONE ? (
        <span className={styles.free}>
          {at.say.name(kind)}
          <br />
          {words.empty}
        </span>
      ) : (
        <Card at={at} card={at.box.set.cards[card]} />
      )}
    </div>
  );
}
