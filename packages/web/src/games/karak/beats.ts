import type { KarakEvent } from '@undercroft/karak';
import type { Opening } from '../../table/stage/scene.ts';

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
  fought: [1100, 900],
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
