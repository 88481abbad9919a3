import type { Answer, Json } from '@undercroft/kernel';
import { DieFace } from '../../art/Die.tsx';
import type { GameTold, Offer, OnTable } from '../game/beside.ts';
import type { Seen } from '../seen/tableStore.ts';
import type { LuckAsked, Saying } from '../sources/client.ts';
import styles from './LuckQuestion.module.css';

/** Something that may have come: a thing out of a bag, or what one die or several alike show. */
export interface Pick extends OnTable {
  readonly value: Json;
  readonly lies: Answer | null;
  /** How many of it are left. */
  readonly count?: number;
}

/** All that may have come, of which one thing has. */
type Part = readonly Pick[];

/** A question about luck: as many parts as have to be said, and what is said by them. */
export interface Unit {
  readonly luck: LuckAsked;
  readonly parts: readonly Part[];
  readonly look: 'bag' | 'pairs';
  says(picks: readonly Pick[]): readonly Saying[];
  /** Whether the next unit follows on this. */
  leadsOn(picks: readonly Pick[]): boolean;
}

/** What is asked, and what is asked next as far as that is known. */
export function unitsOf(seen: Seen, luck: LuckAsked, told: GameTold | null): readonly Unit[] {
  const { next } = luck;
  if (luck.dice === null) {
    const unit: Unit = {
      ...{ luck, parts: [bagged(seen, luck, told)], look: 'bag' },
      says: ([{ value, lies }]) => [{ said: value, lies }],
      leadsOn: ([pick]) => leadsOn(luck, pick.value, pick.lies !== null),
    };
    return [unit, ...(next === undefined ? [] : unitsOf(seen, next.luck, told))];
  }
  const pips = told?.side === undefined && luck.dice.sides === PIPS;
  // Two that are thrown one after the other for the same are seen at once.
  if (pips && luck.dice.count === 1 && next !== undefined && isSame(luck, next.luck)) {
    const pair: Unit = {
      ...{ luck, parts: [combined(2, pipSides)], look: 'pairs' },
      says: ([{ value }]) => (value as readonly number[]).map((die) => ({ said: [die], lies: null })),
      leadsOn: () => true,
    };
    const { next: then } = next.luck;
    return [pair, ...(then === undefined ? [] : unitsOf(seen, then.luck, told))];
  }
  const groups = alikeIn(luck.dice.count, (die) => sidesOf(seen, luck, told, die));
  const dice: Unit = {
    luck,
    parts: groups.map(({ dice, sides }) => combined(dice.length, sides, groups.length > 1 || !pips)),
    look: pips && luck.dice.count > 1 ? 'pairs' : 'bag',
    says: (picks) => {
      const lie: number[] = [];
      for (const [at, { value }] of picks.entries())
        for (const [which, die] of groups[at].dice.entries()) lie[die] = (value as number[])[which];
      return [{ said: lie, lies: null }];
    },
    leadsOn: () => true,
  };
  return [dice, ...(next === undefined ? [] : unitsOf(seen, next.luck, told))];
}

/** Whether the next question follows on a thing, where people have said how it lies, or have not. */
export const leadsOn = ({ next }: LuckAsked, said: Json, laid: boolean): boolean =>
  next?.after.some(({ thing, lies }) => lies === laid && JSON.stringify(thing) === JSON.stringify(said)) ===
  true;

const PIPS = 6;
/** So many ways in which dice that are alike may lie are shown at once; of more, each die is said by itself. */
const MOST_WAYS = 36;

const isSame = (one: LuckAsked, other: LuckAsked): boolean =>
  one.purpose === other.purpose &&
  one.of === other.of &&
  JSON.stringify(one.dice) === JSON.stringify(other.dice);

/** The most likely first. What looks alike is one thing; a game that has no pictures of its own things names them. */
function bagged(seen: Seen, luck: LuckAsked, told: GameTold | null): Part {
  const plainly = (thing: Json): readonly Offer[] => {
    const label = seen.say.called(String(thing));
    return [{ label, picture: label, lies: null }];
  };
  const all = luck.bag.flatMap(({ thing, count }) =>
    (told?.offers(seen, luck, thing) ?? plainly(thing)).map((offer) => ({ ...offer, value: thing, count })),
  );
  const offers = all
    .filter(({ label }, at) => all.findIndex((other) => other.label === label) === at)
    .map((offer) => ({
      ...offer,
      count: all.reduce((sum, { label, count }) => (label === offer.label ? sum + count : sum), 0),
    }));
  // Where each is there once, a number says nothing.
  return offers.some(({ count }) => count > 1) ? offers : offers.map(({ count: _, ...offer }) => offer);
}

/** A side of a die, by its number; sides that look alike are one. */
type Side = OnTable & { readonly value: number };

const pipSides: readonly Side[] = Array.from({ length: PIPS }, (_, at) => ({
  ...{ value: at + 1, label: String(at + 1) },
  picture: <DieFace value={at + 1} size={24} />,
}));

function sidesOf(seen: Seen, luck: LuckAsked, told: GameTold | null, die: number): readonly Side[] {
  const { sides = 0 } = luck.dice ?? {};
  if (told?.side === undefined) return pipSides.slice(0, sides);
  const all = Array.from({ length: sides }, (_, at) => ({
    value: at + 1,
    ...told.side?.(seen, luck, die, at + 1),
  })) as readonly Side[];
  return all.filter(({ label }, at) => all.findIndex((other) => other.label === label) === at);
}

/** Dice that are alike lie together: which of them shows what means nothing. */
function alikeIn(count: number, sidesOfDie: (die: number) => readonly Side[]) {
  const groups: { readonly dice: number[]; readonly sides: readonly Side[]; readonly like: string }[] = [];
  for (let die = 0; die < count; die++) {
    const sides = sidesOfDie(die);
    const like = sides.map(({ label }) => label).join();
    const group = groups.find(
      (one) => one.like === like && waysOf(one.dice.length + 1, sides.length) <= MOST_WAYS,
    );
    if (group === undefined) groups.push({ dice: [die], sides, like });
    else group.dice.push(die);
  }
  return groups;
}

/** In how many ways dice that are alike may lie. */
function waysOf(dice: number, sides: number): number {
  let ways = 1;
  for (let one = 1; one <= dice; one++) ways = (ways * (sides + one - 1)) / one;
  return ways;
}

/** Every way in which dice that are alike may lie. */
function combined(dice: number, sides: readonly Side[], large = false): Part {
  let ways: (readonly Side[])[] = [[]];
  for (let die = 0; die < dice; die++)
    ways = ways.flatMap((way) =>
      sides.slice(Math.max(0, sides.indexOf(way[way.length - 1]))).map((side) => [...way, side]),
    );
  return ways.map((way) => ({
    value: way.map(({ value }) => value),
    label: way.map(({ label }) => label).join(' + '),
    picture: (
      <span className={large && dice > 1 ? styles.dice : styles.pair}>
        {way.map(({ picture }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a die is its place
          <span key={at}>{picture}</span>
        ))}
      </span>
    ),
    lies: null,
  }));
}
