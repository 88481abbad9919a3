import type { Mind } from '@undercroft/kit/mind';
import { learned, partsOf } from '@undercroft/kit/net';
import { formula } from './evaluate.ts';
import { features } from './features.ts';
import { hunch, instinct } from './instinct.ts';
import { asMeant } from './intent.ts';
import { parts } from './parts.ts';
import type { Goblin } from './state.ts';
import { themes } from './themes.ts';
import { weights } from './weights.ts';

/** How Karak: Goblin is played well. */
export const mind: Mind<Goblin> = {
  instinct,
  hunch,
  meant: asMeant,
  evaluate: learned(weights, features, formula),
  formula,
  // What a fight has cost the hand shows in the second round.
  roundsAhead: 2,
  playsNextTurn: true,
  features,
  parts: partsOf(weights, features, parts),
  themes,
};
