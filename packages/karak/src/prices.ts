import type { Box, Seat } from '@undercroft/kernel';
import { HEROES, type KarakSet, type Spell, type Token, tokensOf, type Weapon } from './components.ts';
import { oddsAgainst } from './odds.ts';
import type { Karak, KarakView } from './state.ts';
import { chestsLeft, dragonMood, fightValue } from './worth.ts';

/** What a token is to a hero. */
export interface Price {
  readonly monster: boolean;
  readonly value: number;
  /** The value of a fight that comes from the first step of the turn. (K-69) */
  readonly first: number;
  /** Hardly to be beaten: whatever lies behind it is out of reach. */
  readonly bars: boolean;
}

export type Prices = Readonly<Record<Token, Price>>;

const known = new WeakMap<KarakSet, Map<number | string, Prices>>();

/** The price of every token for a seat, worked out once for each case and then looked up. */
export function pricesOf(box: Box<Karak>, view: KarakView, seat: Seat): Prices {
  let cases = known.get(box.set);
  if (cases === undefined) {
    cases = new Map();
    known.set(box.set, cases);
  }
  const number = caseOf(box.set, view, seat);
  let prices = cases.get(number);
  if (prices === undefined) {
    prices = Object.fromEntries(
      tokensOf(box.set).map((token) => [token, priceOf(box, view, seat, token)]),
    ) as Prices;
    cases.set(number, prices);
  }
  return prices;
}

const MOODS = { patient: 0, eager: 1, weary: 2 };
/** Digits of a number: a hero about to leave something behind has up to three weapons and up to four spells. */
const GEAR: Readonly<Record<Weapon | Spell, number | undefined>> = {
  daggers: 1,
  sword: 4,
  axe: 16,
  flames: 64,
  'healing-portal': 320,
};
const ALL_GEAR = 2048;

/** All that prices hang on, in one number: who the hero is and how, what it carries, what there is to win. */
function caseOf(set: KarakSet, view: KarakView, seat: Seat): number | string {
  const { hero, hearts, weapons, spells, keys } = view.heroes[seat];
  let gear = 0;
  let own = '';
  for (let i = 0; i < weapons.length + spells.length; i++) {
    const piece = i < weapons.length ? weapons[i] : spells[i - weapons.length];
    const code = GEAR[piece];
    if (code === undefined) own += ` ${piece}`;
    else gear += code;
  }
  const cursed = view.cursed === seat ? 1 : 0;
  const chests = keys > 0 ? 2 : chestsLeft(view) ? 1 : 0;
  const aims = MOODS[dragonMood(set, view, seat)] * 4 + chests;
  const number = (((HEROES.indexOf(hero) * 2 + cursed) * 8 + hearts) * 16 + aims) * ALL_GEAR + gear;
  return own === '' ? number : `${number}${own}`;
}

/** A chest is worth more than any fight but the last. */
const CHEST_VALUE = 6;

function priceOf(box: Box<Karak>, view: KarakView, seat: Seat, token: Token): Price {
  if (token === 'chest') {
    const value = view.heroes[seat].keys > 0 ? CHEST_VALUE : 0;
    return { monster: false, value, first: value, bars: false };
  }
  return {
    monster: true,
    value: fightValue(box, view, seat, token, false),
    first: fightValue(box, view, seat, token, true),
    bars: oddsAgainst(box, view, seat, token, false).plain.win < 0.4,
  };
}
