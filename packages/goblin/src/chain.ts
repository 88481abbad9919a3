import type { Seat } from '@undercroft/kernel';
import { isRepeat } from './deck.ts';
import { foeOf, HEARTS, hasPower, isCursed, worn } from './heroes.ts';
import { couldHold } from './real.ts';
import { type Action, COLOURS, type Colour, type Effect, type Foe, POTIONS } from './set.ts';
import type { GoblinAnswers, GoblinBox, GoblinTable, LiftAnswer } from './state.ts';

const STRENGTH = POTIONS.indexOf('strength');
const HEALING = POTIONS.indexOf('healing');
const COUNTERCURSE = POTIONS.indexOf('countercurse');

type Heroes = Pick<GoblinTable, 'heroes'>;
/** A fight as far as it lies open. */
type FightAnswer = GoblinAnswers['fight'];
export type OpenFight = NonNullable<GoblinTable['fight']>;

/** Whether there is anything to do but stop. */
export function canGoOn(box: GoblinBox, state: GoblinTable, seat: Seat): boolean {
  const { fight } = state;
  if (fight === null) return false;
  // Whoever holds real cards says when it is enough, as long as one of those that they may be fits. (G-82)
  for (const card of couldHold(state, seat)) {
    const { action } = box.set.cards[card];
    if (action !== null && mayPlay(box, state, fight, seat, action.colour) !== 'no') return true;
  }
  if (mayDefy(box, state, fight, seat) && AT_THE_END.some((effect) => toDefy(box, fight, effect) >= 0))
    return true;
  for (let potion = 0; potion < POTIONS.length; potion++) {
    if (state.potions[seat * POTIONS.length + potion] > 0) return fightAnswers(box, state, seat).length > 1;
  }
  return false;
}

/** Whether the chain lets a colour follow, and whether that takes the hero's power. (G-27, G-28, G-71, G-75) */
function follows(
  box: GoblinBox,
  state: Heroes,
  fight: OpenFight,
  seat: Seat,
  colour: Colour,
): 'yes' | 'power' | 'no' {
  const { chain } = fight;
  if (chain.length === 0) return 'yes';
  const last = box.set.cards[chain[chain.length - 1]].action;
  if (last?.next.includes(colour)) return 'yes';
  if (chain.length === 1 && hasPower(box, state, seat, 'victorius')) return 'power';
  if (colour === 'blue' && !fight.used && hasPower(box, state, seat, 'argentus')) return 'power';
  return 'no';
}

/** Whether a card of this colour can be played now: freely, by the hero's power, or not. (G-28, G-44, G-73) */
export function mayPlay(
  box: GoblinBox,
  state: Heroes,
  fight: OpenFight,
  seat: Seat,
  colour: Colour,
): 'yes' | 'power' | 'no' {
  const way = follows(box, state, fight, seat, colour);
  if (way === 'no' || !isCursed(foeOf(box, fight), fight, colour)) return way;
  return !fight.used && hasPower(box, state, seat, 'xanros') ? 'power' : 'no';
}

/** Colours that can be played now. */
export function openColours(box: GoblinBox, table: Heroes, fight: OpenFight, seat: Seat): Colour[] {
  return COLOURS.filter((colour) => mayPlay(box, table, fight, seat, colour) !== 'no');
}

/** Whether an effect of the card at a place in the chain counts. (G-43, G-73) */
export function counts(foe: Foe, fight: OpenFight, at: number, effect: Effect): boolean {
  return !isCursed(foe, fight, effect) || (fight.defied === at && fight.defies === effect);
}

/** Attack or defence as it stands: cards, potion, power and equipment. (G-31, G-32, G-36, G-38, G-61, G-72) */
export function strength(
  box: GoblinBox,
  state: Pick<GoblinTable, 'heroes' | 'weapons' | 'armours'>,
  fight: OpenFight,
  seat: Seat,
  effect: 'attack' | 'defence',
): number {
  const foe = foeOf(box, fight);
  let total = 0;
  let row = 0;
  let twice = false;
  for (let at = 0; at < fight.chain.length; at++) {
    const value = valueAt(box, fight, at, effect);
    if (counts(foe, fight, at, effect)) total += value;
    row = value > 0 ? row + 1 : 0;
    if (row === 2) twice = true;
  }
  if (effect === 'attack' && twice && hasPower(box, state, seat, 'horan') && !isCursed(foe, fight, 'attack'))
    total++;
  if (!isCursed(foe, fight, 'weapon')) total += worn(box, state.weapons, seat)?.[effect] ?? 0;
  if (!isCursed(foe, fight, 'armour')) total += worn(box, state.armours, seat)?.[effect] ?? 0;
  return total;
}

/** Hearts the foe takes if the fight ends as it stands. (G-36) */
export function blowOf(
  box: GoblinBox,
  state: Pick<GoblinTable, 'seat' | 'hearts' | 'heroes' | 'weapons' | 'armours'>,
  fight: OpenFight,
): number {
  const blow = foeOf(box, fight).attack - strength(box, state, fight, state.seat, 'defence');
  return Math.max(0, Math.min(blow, state.hearts[state.seat]));
}

/** Effects that work as the card is played, and those that are evaluated when the fight ends. (G-31 … G-34) */
const AT_ONCE = ['draw', 'heal'] as const;
const AT_THE_END = ['attack', 'defence'] as const;
const DEFY = { attack: { defy: 'attack' }, defence: { defy: 'defence' } } as const;
const DRINK_HEALING = { drink: 'healing' } as const;
const DOUBLE = {
  attack: { drink: 'strength', double: 'attack' },
  defence: { drink: 'strength', double: 'defence' },
} as const;

/** Every card that fits, every potion that would do something, and to stop. */
export function fightAnswers(box: GoblinBox, state: GoblinTable, seat: Seat): FightAnswer[] {
  const { fight } = state;
  const answers: FightAnswer[] = ['stop'];
  if (fight === null) return answers;
  const { cards } = box.set;
  const hand = couldHold(state, seat);
  for (let i = 0; i < hand.length; i++) {
    const { action, answer } = cards[hand[i]];
    if (action === null || isRepeat(box.set, hand, i)) continue;
    const way = mayPlay(box, state, fight, seat, action.colour);
    if (way === 'no') continue;
    answers.push(answer.play);
    if (way === 'yes' && mayDefy(box, state, fight, seat)) defiances(box, fight, action, answers);
  }
  if (mayDefy(box, state, fight, seat)) {
    for (const effect of AT_THE_END) if (toDefy(box, fight, effect) >= 0) answers.push(DEFY[effect]);
  }
  const potion = seat * POTIONS.length;
  if (state.potions[potion + HEALING] > 0 && state.hearts[seat] < HEARTS) answers.push(DRINK_HEALING);
  if (state.potions[potion + STRENGTH] > 0) doublings(box, state, fight, answers);
  answers.push(...liftings(box, state, seat));
  return answers;
}

/** Whether the Warlock's word is not spoken yet. (G-73) */
function mayDefy(box: GoblinBox, state: Heroes, fight: OpenFight, seat: Seat): boolean {
  return !fight.used && hasPower(box, state, seat, 'xanros');
}

/** Where in the chain a cursed effect is strongest, or -1 if there is none to let count. (G-73) */
export function toDefy(box: GoblinBox, fight: OpenFight, effect: 'attack' | 'defence'): number {
  if (!isCursed(foeOf(box, fight), fight, effect)) return -1;
  let strongest = -1;
  let most = 0;
  for (let at = 0; at < fight.chain.length; at++) {
    const value = valueAt(box, fight, at, effect);
    if (value <= most) continue;
    most = value;
    strongest = at;
  }
  return strongest;
}

/** What a card of the chain adds if it counts, twice as much with a strength potion. (G-61) */
export function valueAt(box: GoblinBox, fight: OpenFight, at: number, effect: 'attack' | 'defence'): number {
  const value = box.set.cards[fight.chain[at]].action?.[effect] ?? 0;
  return fight.doubled === at && fight.doubles === effect ? 2 * value : value;
}

/** What works as a card is played must be defied then. (G-73) */
function defiances(box: GoblinBox, fight: OpenFight, action: Action, answers: FightAnswer[]): void {
  const foe = foeOf(box, fight);
  for (const effect of AT_ONCE) {
    if (action[effect] > 0 && isCursed(foe, fight, effect)) answers.push({ play: action.name, defy: effect });
  }
}

/** The strength potion doubles the card just played, if it counts or the Warlock may let it. (G-61, G-62, G-73) */
function doublings(box: GoblinBox, state: GoblinTable, fight: OpenFight, answers: FightAnswer[]): void {
  const at = fight.chain.length - 1;
  if (at < 0) return;
  const foe = foeOf(box, fight);
  const word = mayDefy(box, state, fight, state.seat);
  for (const effect of AT_THE_END) {
    if (valueAt(box, fight, at, effect) > 0 && (word || counts(foe, fight, at, effect)))
      answers.push(DOUBLE[effect]);
  }
}

/** The counter-curse potion lifts one curse. (G-65, G-67) */
export function liftings(box: GoblinBox, state: GoblinTable, seat: Seat): LiftAnswer[] {
  const { fight } = state;
  if (fight === null || fight.lifted !== null || state.potions[seat * POTIONS.length + COUNTERCURSE] === 0)
    return [];
  return foeOf(box, fight).curses.map((lift) => ({ drink: 'countercurse', lift }));
}
