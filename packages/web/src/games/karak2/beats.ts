import type { Karak2Event } from '@undercroft/karak2';
import type { Opening } from '../../table/stage/scene.ts';

/** How long each event is looked at: what one did oneself, and what others did. */
const BEATS: Readonly<Record<Karak2Event['kind'], readonly [mine: number, theirs: number]>> = {
  'choice-roll': [450, 450],
  chose: [500, 600],
  'first-roll': [450, 450],
  first: [500, 500],
  turn: [150, 350],
  woke: [500, 500],
  moved: [260, 420],
  scouted: [250, 450],
  laid: [320, 480],
  drew: [450, 550],
  'put-back': [300, 400],
  general: [1100, 1100],
  claws: [700, 800],
  rolled: [500, 650],
  fireball: [450, 600],
  ignored: [350, 400],
  won: [1200, 1000],
  lost: [1200, 1000],
  praetorian: [600, 700],
  wounded: [500, 500],
  fell: [500, 550],
  souls: [400, 450],
  fainted: [700, 700],
  reward: [600, 650],
  left: [250, 300],
  took: [400, 450],
  fame: [300, 350],
  gained: [400, 450],
  stole: [450, 550],
  healed: [400, 450],
  cleansed: [500, 550],
  built: [550, 650],
  recruited: [250, 400],
  dismissed: [250, 300],
  raised: [400, 450],
  misery: [600, 700],
  plague: [700, 800],
  ended: [1000, 1000],
};

export const beat = ({ kind }: Karak2Event, mine: boolean): number => BEATS[kind][mine ? 0 : 1];

/** Dice roll and armies come out of a bag before anybody knows what they are. */
export function opening({ kind }: Karak2Event): Opening | null {
  if (kind === 'rolled' || kind === 'first-roll' || kind === 'choice-roll') return 'dice';
  return kind === 'drew' ? 'flight' : null;
}
