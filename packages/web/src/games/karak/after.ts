import {
  type Item,
  type KarakEvent,
  type KarakView,
  layTile,
  type Monster,
  SLOT,
  type Token,
} from '@undercroft/karak';
import { copy, type Seat } from '@undercroft/kernel';
import type { Opening } from '../../table/stage.ts';

/** A fight as it lies on the table while it is shown. */
export interface ShownFight {
  readonly seat: Seat;
  readonly monster: Monster;
  readonly dice: readonly [number, number];
  readonly bonus: number;
  readonly flames: number;
  readonly sacrificed: boolean;
  readonly result: 'won' | 'tied' | 'lost' | null;
}

/** The table while events are shown: the view, and what is only there for a moment. */
export interface Shown extends KarakView {
  readonly fight?: ShownFight;
  /** Tokens out of the bag, not yet placed. */
  readonly drawn?: { readonly seat: Seat; readonly tokens: readonly Token[] };
}

type Mutable = { -readonly [K in keyof Shown]: Shown[K] } & KarakView;

/** How the table looks right after an event. A picture, not the rules: the true view follows. */
export function after(view: KarakView, event: KarakEvent): Shown {
  const next = copy(view) as Mutable;
  switch (event.kind) {
    case 'turn':
      next.turn = event.turn;
      next.seat = event.seat;
      delete (next as { fight?: ShownFight }).fight;
      break;
    case 'woke':
      next.heroes[event.seat].hearts = 1;
      break;
    case 'moved':
    case 'thrown-back':
      next.heroes[event.seat].at = event.to;
      break;
    case 'laid':
      if (next.dungeon.kind.length <= event.tile) {
        layTile(next.dungeon, event.tileKind, event.doors, event.x, event.y);
      }
      break;
    case 'drew-token':
      next.drawn = { seat: event.seat, tokens: event.tokens };
      break;
    case 'placed':
      delete (next as { drawn?: unknown }).drawn;
      next.dungeon.token[event.at] = event.token;
      break;
    case 'portal':
      next.heroes[event.target].at = event.to;
      break;
    case 'rose':
      next.heroes[event.seat].at = event.at;
      break;
    case 'swapped': {
      const { at } = next.heroes[event.seat];
      next.heroes[event.seat].at = next.heroes[event.target].at;
      next.heroes[event.target].at = at;
      break;
    }
    case 'healed':
      next.heroes[event.seat].hearts += event.hearts;
      break;
    case 'fainted':
      next.heroes[event.seat].hearts = 0;
      break;
    case 'opened':
      next.dungeon.token[event.at] = null;
      next.heroes[event.seat].keys = 0;
      break;
    case 'got':
      give(next, event.seat, event.item);
      break;
    case 'left':
      next.lying.push({ at: event.at, item: event.item });
      break;
    case 'cursed':
      next.cursed = event.target;
      break;
    case 'curse-lifted':
      if (next.cursed === event.seat) next.cursed = null;
      break;
    case 'rolled':
    case 'flames':
    case 'sacrificed':
    case 'fought':
      fight(next, event);
      break;
    default:
  }
  // What was asked has been answered.
  next.asks = [];
  return next;
}

function give(view: Mutable, seat: Seat, item: Item): void {
  const hero = view.heroes[seat];
  const slot = SLOT[item];
  if (slot === 'keys') hero.keys++;
  else (hero[slot] as Item[]).push(item);
  const lying = view.lying.findIndex((piece) => piece.at === hero.at && piece.item === item);
  if (lying >= 0) view.lying.splice(lying, 1);
}

function fight(
  view: Mutable,
  event: Extract<KarakEvent, { kind: 'rolled' | 'flames' | 'sacrificed' | 'fought' }>,
): void {
  const { seat } = event;
  if (event.kind === 'rolled') {
    const { monster, dice, bonus } = event;
    // A second roll leaves burning flames as they are. (K-30)
    const before = event.again ? fightOf(view) : null;
    const { flames, sacrificed } = before ?? { flames: 0, sacrificed: false };
    view.fight = { seat, monster, dice, bonus, flames, sacrificed, result: null };
    return;
  }
  const now = fightOf(view);
  if (now === null) return;
  if (event.kind === 'flames') view.fight = { ...now, flames: now.flames + event.count };
  else if (event.kind === 'sacrificed') {
    view.fight = { ...now, sacrificed: true };
    view.heroes[seat].hearts--;
  } else {
    view.fight = { ...now, result: event.result };
    if (event.result === 'won') view.dungeon.token[view.heroes[seat].at] = null;
    else if (event.result === 'lost' && view.heroes[seat].hearts > 0) view.heroes[seat].hearts--;
  }
}

/** The fight on the table: as it is shown, or as it is asked about. */
export function fightOf(view: Shown): ShownFight | null {
  if (view.fight) return view.fight;
  const ask = view.asks.at(-1);
  return ask?.kind === 'fight' ? { ...ask, result: null } : null;
}

/** How long each event is looked at: what one did oneself, and what others did. */
const BEATS: Readonly<Record<KarakEvent['kind'], readonly [mine: number, theirs: number]>> = {
  'first-roll': [300, 300],
  turn: [120, 250],
  woke: [500, 500],
  moved: [200, 270],
  'drew-tile': [250, 340],
  laid: [220, 300],
  'drew-token': [450, 520],
  placed: [220, 280],
  'empty-bag': [500, 500],
  rolled: [450, 550],
  flames: [450, 600],
  sacrificed: [450, 600],
  fought: [700, 800],
  'thrown-back': [400, 400],
  unstoppable: [500, 600],
  got: [500, 500],
  left: [250, 300],
  opened: [550, 650],
  healed: [450, 500],
  portal: [550, 650],
  swapped: [600, 700],
  cursed: [600, 700],
  'curse-stays': [400, 500],
  'curse-lifted': [450, 500],
  fainted: [700, 700],
  rose: [600, 600],
  'stack-empty': [700, 700],
  ended: [900, 900],
};

/** Dice roll and draws are face down before anybody knows what they are. */
export function opening({ kind }: KarakEvent): Opening | null {
  if (kind === 'rolled') return 'dice';
  return kind === 'drew-tile' || kind === 'drew-token' ? 'flight' : null;
}

export function beat({ kind }: KarakEvent, mine: boolean): number {
  return BEATS[kind][mine ? 0 : 1];
}
