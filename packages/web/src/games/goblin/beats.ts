import type { GoblinEvent } from '@undercroft/goblin';
import type { Opening } from '../../table/stage/scene.ts';

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
