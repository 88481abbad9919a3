import type { Answer, Json } from '@undercroft/kernel';
import { type CSSProperties, useState } from 'react';
import { DieFace } from '../../art/Die.tsx';
import { useNeeded } from '../../kit/fetched.ts';
import type { GameTold, Offer, OnTable } from '../game/beside.ts';
import type { Seen } from '../seen/tableStore.ts';
import { useSeen, useShown } from '../seen/useSeen.ts';
import type { LuckAsked } from '../sources/client.ts';
import styles from './LuckQuestion.module.css';
import { SaidThing } from './SaidThing.tsx';

/** What luck brought on people's own table: everything that is still possible, as it looks there. */
export default function LuckQuestion() {
  const { opened, stage } = useShown();
  const game = useNeeded(async () => ({ told: await opened.beside.told() }), [opened]);
  const seen = useSeen((now) => now);
  const { luck } = seen.scene.update;
  if (game === null || luck === undefined || seen.scene.sending) return null;
  const say = (said: Json, lies: Answer | null = null) => stage.say(said, lies);
  const key = JSON.stringify([luck.answer, luck.said]);
  if (luck.dice === null) return <Bag key={key} seen={seen} luck={luck} told={game.told} onSay={say} />;
  const { side } = game.told ?? {};
  if (side === undefined && luck.dice.count === 2 && luck.dice.sides === 6) return <Pairs onSay={say} />;
  return <Dice key={key} dice={luck.dice} side={sidesIn(seen, luck, side)} onSay={say} />;
}

interface SayProps {
  readonly onSay: (said: Json, lies?: Answer | null) => void;
}

interface BagProps extends SayProps {
  readonly seen: Seen;
  readonly luck: LuckAsked;
  readonly told: GameTold | null;
}

/** The most likely first. A game that has no pictures of its own things names them. */
function Bag({ seen, luck, told, onSay }: BagProps) {
  const plainly = (thing: Json): readonly Offer[] => {
    const label = seen.say.called(String(thing));
    return [{ label, picture: label, lies: null }];
  };
  const all = luck.bag.flatMap(({ thing, count }) =>
    (told?.offers(seen, luck, thing) ?? plainly(thing)).map((offer) => ({ ...offer, thing, count })),
  );
  // What looks alike is one thing.
  const offers = all
    .filter(({ label }, at) => all.findIndex((other) => other.label === label) === at)
    .map((offer) => ({
      ...offer,
      count: all.reduce((sum, { label, count }) => (label === offer.label ? sum + count : sum), 0),
    }));
  const { wide } = told ?? {};
  const which = told?.which?.(seen, luck) ?? null;
  // Where each is there once, a number says nothing.
  const counted = offers.some(({ count }) => count > 1);
  return (
    <div
      className={styles.bag}
      style={wide === undefined ? undefined : ({ '--wide': `${wide}px` } as CSSProperties)}
    >
      {which !== null && <p className={styles.which}>{which}</p>}
      {counted && <p className={styles.left}>{seen.m.told.left}</p>}
      {offers.map(({ label, picture, lies, thing, count }) => (
        <SaidThing
          key={label}
          label={label}
          picture={picture}
          {...(counted && { count })}
          onSaid={() => onSay(thing, lies)}
        />
      ))}
    </div>
  );
}

const SIDES = [1, 2, 3, 4, 5, 6] as const;

/** Two dice with pips, in one tap: which is which means nothing. */
function Pairs({ onSay }: SayProps) {
  return (
    <div className={styles.pairs}>
      {SIDES.map((one) =>
        SIDES.map((two) =>
          two < one ? (
            <span key={two} />
          ) : (
            <SaidThing
              key={two}
              label={`${one} + ${two}`}
              picture={
                <>
                  <DieFace value={one} size={24} />
                  <DieFace value={two} size={24} />
                </>
              }
              onSaid={() => onSay([one, two])}
            />
          ),
        ),
      )}
    </div>
  );
}

/** A side of a die, by its number; sides that look alike are one. */
type Side = OnTable & { readonly value: number };

const pips = (value: number): OnTable => ({
  label: String(value),
  picture: <DieFace value={value} size={40} />,
});

const sidesIn =
  (seen: Seen, luck: LuckAsked, side: GameTold['side']) =>
  (die: number): readonly Side[] => {
    const { sides = 0 } = luck.dice ?? {};
    const all = Array.from({ length: sides }, (_, at) => ({
      value: at + 1,
      ...(side?.(seen, luck, die, at + 1) ?? pips(at + 1)),
    }));
    return all.filter(({ label }, at) => all.findIndex((other) => other.label === label) === at);
  };

interface DiceProps extends SayProps {
  readonly dice: { readonly count: number };
  readonly side: (die: number) => readonly Side[];
}

/** A row for each die; said as soon as every die lies. */
function Dice({ dice, side, onSay }: DiceProps) {
  const [lie, setLie] = useState<readonly (number | null)[]>(() => new Array(dice.count).fill(null));
  const choose = (die: number, value: number) => {
    const now = lie.with(die, value);
    setLie(now);
    if (now.every((one) => one !== null)) onSay([...now]);
  };
  return lie.map((chosen, die) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a die is its place
    <div key={die} className={styles.bag}>
      {side(die).map(({ value, label, picture }) => (
        <SaidThing
          key={value}
          label={dice.count === 1 ? label : `${die + 1}: ${label}`}
          picture={picture}
          chosen={chosen === value}
          onSaid={() => choose(die, value)}
        />
      ))}
    </div>
  ));
}
