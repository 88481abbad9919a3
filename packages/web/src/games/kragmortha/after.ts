import { copy } from '@undercroft/kernel';
import type { KragmorthaEvent, KragmorthaView, SeatView, ShownLook } from '@undercroft/kragmortha';
import type { Opening } from '../../table/stage.ts';

type Mutable<T> = { -readonly [K in keyof T]: T[K] extends readonly (infer E)[] ? E[] : T[K] };
type MutableSeat = Mutable<SeatView>;

/** How the table looks right after an event. A picture, not the rules: the true view follows. */
export function after(view: KragmorthaView, event: KragmorthaEvent): KragmorthaView {
  const next = copy(view) as Omit<Mutable<KragmorthaView>, 'seats'> & { seats: MutableSeat[] };
  switch (event.kind) {
    case 'turn':
      next.turn = event.turn;
      next.seat = event.seat;
      next.phase = 'card';
      break;
    case 'placed':
      next.seats[event.seat].at = event.at;
      break;
    case 'walked':
    case 'pushed':
    case 'put':
      next.seats[event.seat].at = event.to;
      break;
    case 'rigor':
    case 'jumped':
      next.rigor = event.to;
      break;
    case 'played':
      lose(next.seats[event.seat], [event.card]);
      next.discards.push(event.card);
      break;
    case 'showed':
      lose(next.seats[event.seat], event.cards);
      next.discards.push(...event.cards);
      break;
    case 'drew': {
      const seat = next.seats[event.seat];
      // A game is shown from its first deal, but on the table where everybody has their cards already.
      if (seat.cards + event.count > seat.handSize) break;
      seat.cards += event.count;
      if (event.cards !== undefined) seat.hand = [...(seat.hand ?? []), ...event.cards];
      next.deck = Math.max(0, next.deck - event.count);
      break;
    }
    case 'tome':
      next.seats[event.seat].tomes.push(event.tome);
      next.tomes = { ...next.tomes, deck: Math.max(0, next.tomes.deck - 1) };
      break;
    case 'eaten':
      next.tomes = {
        deck: Math.max(0, next.tomes.deck - event.tomes.length),
        eaten: [...next.tomes.eaten, ...event.tomes],
      };
      break;
    case 'used': {
      const seat = next.seats[event.seat];
      take(seat.tomes, event.tome);
      seat.used.push(event.tome);
      break;
    }
    case 'look':
      next.seats[event.seat].looks.push(bare(event.look));
      break;
    case 'pardoned':
      dropLook(next.seats[event.seat], event.look);
      break;
    case 'blamed': {
      const look = dropLook(next.seats[event.seat], event.look);
      next.seats[event.goblin].looks.push(look ?? bare(event.look));
      break;
    }
    default:
  }
  return next as KragmorthaView;
}

/** A look whose faces follow with the true view. */
const bare = (look: string): ShownLook => ({ look, part: null });

function lose(seat: MutableSeat, cards: readonly string[]): void {
  seat.cards -= cards.length;
  const hand = [...(seat.hand ?? [])];
  for (const card of cards) take(hand, card);
  if (seat.hand !== undefined) seat.hand = hand;
}

function take(list: string[], name: string): void {
  const at = list.indexOf(name);
  if (at >= 0) list.splice(at, 1);
}

function dropLook(seat: MutableSeat, name: string): ShownLook | undefined {
  const at = seat.looks.findIndex(({ look }) => look === name);
  return at < 0 ? undefined : seat.looks.splice(at, 1)[0];
}

/** How long each event is looked at: what one did oneself, and what others did. */
const BEATS: Readonly<Record<KragmorthaEvent['kind'], readonly [mine: number, theirs: number]>> = {
  first: [700, 700],
  placed: [200, 350],
  turn: [150, 350],
  played: [250, 700],
  walked: [280, 480],
  pushed: [480, 620],
  rigor: [420, 620],
  jumped: [600, 700],
  met: [600, 700],
  put: [320, 500],
  token: [900, 1000],
  mixed: [300, 300],
  tome: [1000, 1000],
  eaten: [900, 900],
  used: [900, 1100],
  look: [3000, 3000],
  again: [450, 450],
  pardoned: [900, 900],
  blamed: [2200, 2200],
  showed: [900, 900],
  drew: [200, 120],
  called: [1400, 1600],
  voted: [400, 500],
  verdict: [1200, 1200],
  ended: [900, 900],
};

/** Tokens, tomes and one's own cards are drawn face down. */
export function opening(event: KragmorthaEvent): Opening | null {
  const drawn = event.kind === 'drew' && event.cards !== undefined;
  return drawn || event.kind === 'token' || event.kind === 'tome' ? 'flight' : null;
}

export function beat({ kind }: KragmorthaEvent, mine: boolean): number {
  return BEATS[kind][mine ? 0 : 1];
}
