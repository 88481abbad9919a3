import type { KragmorthaEvent } from '@undercroft/kragmortha';
import type { Opening } from '../../table/stage/scene.ts';

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
