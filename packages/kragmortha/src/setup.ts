import type { Chance, Seat, Tell } from '@undercroft/kernel';
import { GOBLINS } from './components.ts';
import { drawCard, tellDrawn } from './draws.ts';
import type { KragmorthaEvent } from './events.ts';
import type { KragmorthaState, KragmorthaTable, TheBox } from './state.ts';
import { tablesOf } from './tables.ts';

export const HAND = 3;

/** A handicap of what somebody says is none where nobody listens. (M-54) */
const isAboutTalk = (id: string): boolean => id.startsWith('chat-');

/** The table before the goblins are placed: cards dealt, the first player drawn or agreed on. (M-5 … M-8) */
export function setup(
  box: TheBox,
  figures: readonly (string | null)[],
  chance: Chance,
  tell?: Tell<KragmorthaEvent>,
): KragmorthaState {
  const goblins = dealGoblins(figures, chance);
  const state = emptyTable(box, goblins);
  for (const hand of state.hands) {
    for (let i = 0; i < HAND; i++) hand.push(drawCard(box, state, chance));
  }
  state.first = box.options.begins === 'drawn' ? chance.pick(goblins.length, 'first') : 0;
  state.seat = state.first;
  for (const seat of goblins.keys()) tellDrawn({ box, state, tell }, seat, HAND);
  tell?.({ kind: 'first', seat: state.first });
  return state;
}

/** All piles full, no goblin on the board. */
export function emptyTable({ set, options }: TheBox, goblins: readonly string[]): KragmorthaState {
  const { fields, piles, looks } = tablesOf(set);
  const each = <T>(make: () => T): T[] => goblins.map(make);
  return {
    turn: 0,
    asks: [],
    goblins: [...goblins],
    at: each(() => -1),
    rigor: fields[goblins.length].rigor,
    first: 0,
    seat: 0,
    played: 0,
    plays: 1,
    walker: 'none',
    rest: 0,
    mayJump: false,
    chain: [],
    cameFrom: -1,
    origin: -1,
    deck: piles.cards.slice(),
    discards: [],
    hands: each(() => []),
    lookDeck: piles.looks.filter((look) => options.looks !== 'quiet' || !isAboutTalk(looks[look].screen.id)),
    under: [],
    looks: each(() => []),
    tomeDeck: piles.tomes.slice(),
    eaten: [],
    tomes: each(() => []),
    used: each(() => []),
    tokens: piles.tokens.slice(),
    turned: [],
    called: each(() => 0),
    trial: null,
    end: null,
  };
}

/** Who chose no goblin gets one of those left. (M-1) */
function dealGoblins(figures: readonly (string | null)[], chance: Chance): string[] {
  const free: string[] = GOBLINS.filter((goblin) => !figures.includes(goblin));
  return figures.map((figure) => figure ?? chance.draw(free, 'goblins'));
}

export const clockwise = (state: KragmorthaTable, seat: Seat): Seat => (seat + 1) % state.at.length;
