import type { Curse, Effect, GoblinEvent, GoblinView } from '@undercroft/goblin';
import { POTIONS } from '@undercroft/goblin';
import { copy, type Seat } from '@undercroft/kernel';
import type { Opening } from '../../table/stage.ts';
import type { Named } from './cards.ts';

/** A fight as it lies on the table while it is shown. */
export interface ShownFight {
  readonly seat: Seat;
  readonly foe: Named;
  readonly chain: readonly Named[];
  readonly lifted: Curse | null;
  readonly doubled: number;
  readonly doubles: 'attack' | 'defence' | null;
  readonly defied: number;
  readonly defies: Effect | null;
  /** Hearts the foe has just taken. */
  readonly hit: number | null;
  readonly result: 'won' | 'lost' | null;
  /** What was won, once it is turned over. */
  readonly reward: string | null;
}

/** The table while events are shown: the view, and what is only there for a moment. */
export interface Shown extends GoblinView {
  readonly now?: ShownFight | null;
  /** Who has just come to a place. */
  readonly came?: Readonly<Record<number, string>>;
  /** Cards that have left a hand or come to it, by name, since the view was true. */
  readonly spent?: readonly { readonly seat: Seat; readonly card: string }[];
  readonly gained?: readonly { readonly seat: Seat; readonly card: string }[];
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] extends readonly (infer U)[] ? U[] : T[K] };

/** How the table looks right after an event. A picture, not the rules: the true view follows. */
export function after(view: GoblinView, event: GoblinEvent): Shown {
  const next = copy(view) as unknown as Mutable<Shown>;
  switch (event.kind) {
    case 'turn':
      next.turn = event.turn;
      next.seat = event.seat;
      next.now = null;
      break;
    case 'revived':
    case 'healed':
      next.hearts[event.seat] += event.hearts;
      break;
    case 'fight':
      next.now = {
        seat: event.seat,
        foe: event.foe,
        chain: [],
        lifted: null,
        doubled: -1,
        doubles: null,
        defied: -1,
        defies: null,
        hit: null,
        result: null,
        reward: null,
      };
      break;
    case 'played':
    case 'discarded':
      next.handSizes[event.seat]--;
      next.spent = [...(next.spent ?? []), { seat: event.seat, card: event.card }];
      if (event.kind === 'played') fight(next, (now) => ({ chain: [...now.chain, event.card] }));
      break;
    case 'defied':
      fight(next, () => ({ defied: event.at, defies: event.effect }));
      break;
    case 'drew':
      next.handSizes[event.seat]++;
      next.deckSizes[event.seat]--;
      if (event.card !== null) next.gained = [...(next.gained ?? []), { seat: event.seat, card: event.card }];
      break;
    case 'reshuffled':
      next.deckSizes[event.seat] = event.cards;
      next.discards[event.seat] = [];
      break;
    case 'drank': {
      const potion = POTIONS.indexOf(event.potion);
      next.potions[event.seat * POTIONS.length + potion] = 0;
      next.stock[potion]++;
      const { on } = event;
      if (event.potion === 'countercurse') fight(next, () => ({ lifted: on }));
      if (event.potion === 'strength' && (on === 'attack' || on === 'defence'))
        fight(next, (now) => ({ doubled: now.chain.length - 1, doubles: on }));
      break;
    }
    case 'hit':
      next.hearts[event.seat] -= event.hearts;
      fight(next, () => ({ hit: event.hearts }));
      break;
    case 'knocked-out':
      fight(next, () => ({ result: 'lost' }));
      break;
    case 'fought':
      fight(next, () => ({ result: event.won ? 'won' : 'lost' }));
      break;
    case 'reward':
      fight(next, () => ({ reward: event.card }));
      break;
    case 'key':
      next.keys[event.seat] = [...next.keys[event.seat], 0];
      break;
    case 'came':
      next.came = { ...next.came, [event.place]: event.foe };
      break;
    default:
  }
  return next as unknown as Shown;
}

function fight(view: Mutable<Shown>, change: (now: ShownFight) => Partial<ShownFight>): void {
  const now = fightOf(view as unknown as Shown);
  if (now !== null) view.now = { ...now, ...change(now) };
}

/** The fight on the table: as it is shown, or as it stands. */
export function fightOf(view: Shown): ShownFight | null {
  if (view.now !== undefined) return view.now;
  if (view.fight === null) return null;
  const { foe, chain, lifted, doubled, doubles, defied, defies } = view.fight;
  const ask = view.asks.at(-1);
  // Equipment is asked about when the fight is already won.
  const reward = ask?.kind === 'equip' ? ask.name : null;
  const result = reward === null ? null : 'won';
  return { seat: view.seat, foe, chain, lifted, doubled, doubles, defied, defies, hit: null, result, reward };
}

/** How long each event is looked at: what one did oneself, and what others did. */
const BEATS: Readonly<Record<GoblinEvent['kind'], readonly [mine: number, theirs: number]>> = {
  lord: [900, 900],
  turn: [150, 250],
  revived: [600, 700],
  fight: [350, 700],
  discarded: [250, 350],
  played: [260, 620],
  defied: [350, 620],
  drew: [170, 90],
  foresaw: [150, 350],
  reshuffled: [350, 350],
  arranged: [200, 300],
  healed: [400, 500],
  drank: [500, 800],
  hit: [650, 700],
  'knocked-out': [800, 800],
  fought: [800, 900],
  reward: [1000, 1100],
  key: [1000, 1000],
  'put-on': [400, 500],
  pawned: [300, 400],
  came: [350, 350],
  merchant: [250, 500],
  bought: [500, 700],
  ended: [1000, 1000],
};

/** A card that is drawn or won comes face down. */
export function opening(event: GoblinEvent): Opening | null {
  return event.kind === 'reward' || (event.kind === 'drew' && event.card !== null) ? 'flight' : null;
}

export function beat({ kind }: GoblinEvent, mine: boolean): number {
  return BEATS[kind][mine ? 0 : 1];
}
