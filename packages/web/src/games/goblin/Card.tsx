import type { Curse, Card as GoblinCard } from '@undercroft/goblin';
import type { ReactNode } from 'react';
import { CardSign, EffectSign } from '../../art/goblin/signs.tsx';
import { GearPicture } from '../../art/goblin/Things.tsx';
import styles from './Card.module.css';
import type { Spoken } from './cards.ts';
import { effectsOf } from './words/index.ts';

interface CardProps extends Spoken {
  readonly card: GoblinCard;
  /** What the foe forbids now. */
  readonly curses?: readonly Curse[];
  /** An effect that counts double, and one that counts in spite of a curse. */
  readonly doubles?: string | null;
  readonly defies?: string | null;
  /** A line at the foot: why not, or by what power. */
  readonly note?: ReactNode;
}

type FaceProps = Omit<CardProps, 'card'>;

/** An action card or a piece of equipment, face up. Decoration: whoever lays it down names it. */
export function Card(props: CardProps) {
  const { say, card } = props;
  if (card.action !== null) return <ActionFace {...props} action={card.action} />;
  if (card.gear !== null) return <GearFace {...props} gear={card.gear} />;
  return <span className={styles.card}>{say.called(card.name)}</span>;
}

/** So many letters of one word fit at the usual size. */
const FITS = 9;

function Head({ name }: { name: string }) {
  const long = name.split(/[ -]/).some((word) => word.length > FITS);
  return (
    <span className={styles.head} data-long={long || undefined}>
      {name}
    </span>
  );
}

export function ActionFace({
  say,
  action,
  curses = [],
  doubles = null,
  defies = null,
  note,
}: FaceProps & { readonly action: NonNullable<GoblinCard['action']> }) {
  return (
    <span className={styles.card} data-colour={action.colour} aria-hidden="true" data-shows={action.name}>
      <Head name={say.called(action.name)} />
      <span className={styles.effects}>
        {effectsOf(action).map(([effect, value]) => (
          <span
            key={effect}
            className={styles.effect}
            data-struck={(curses.includes(effect) && defies !== effect) || undefined}
            data-doubled={doubles === effect || undefined}
          >
            <EffectSign effect={effect} size={26} />
            <b>{doubles === effect ? 2 * value : value}</b>
          </span>
        ))}
      </span>
      {note !== undefined && <span className={styles.note}>{note}</span>}
      <span className={styles.next}>
        <span className={styles.own} data-struck={curses.includes(action.colour) || undefined}>
          <CardSign colour={action.colour} size={22} />
        </span>
        <i />
        {action.next.map((colour) => (
          <CardSign key={colour} colour={colour} size={16} />
        ))}
      </span>
    </span>
  );
}

export function GearFace({
  say,
  gear,
  curses = [],
  note,
}: FaceProps & { readonly gear: NonNullable<GoblinCard['gear']> }) {
  const gives = [
    ['attack', gear.attack],
    ['defence', gear.defence],
    ['heal', gear.heart],
    ['draw', gear.hand],
  ] as const;
  return (
    <span
      className={styles.card}
      data-gear={gear.kind}
      data-shows={gear.name}
      data-struck={curses.includes(gear.kind) || undefined}
      aria-hidden="true"
    >
      <Head name={say.called(gear.name)} />
      <span className={styles.picture}>
        <GearPicture name={gear.name} kind={gear.kind} size={40} />
      </span>
      {note === undefined ? (
        <span className={styles.gives}>
          {gives
            .filter(([, value]) => value > 0)
            .map(([effect, value]) => (
              <span key={effect} className={styles.effect}>
                <EffectSign effect={effect} size={18} />
                <b>{effect === 'draw' ? `+${value}` : value}</b>
              </span>
            ))}
        </span>
      ) : (
        <span className={styles.note}>{note}</span>
      )}
    </span>
  );
}
