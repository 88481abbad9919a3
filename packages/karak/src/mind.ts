import type { Mind } from '@undercroft/kit/mind';
import { learned, partsOf } from '@undercroft/kit/net';
import { formula } from './evaluate.ts';
import { features } from './features.ts';
import { hunch, instinct, meant } from './instinct.ts';
import { parts } from './parts.ts';
import type { Karak } from './state.ts';
import { themes } from './themes.ts';
import { weights } from './weights.ts';

/** How Karak is played well. */
export const mind: Mind<Karak> = {
  instinct,
  hunch,
  meant,
  evaluate: learned(weights, features, formula),
  formula,
  // A plan takes turns, and whether it was good shows in the second round.
  roundsAhead: 2,
  playsNextTurn: true,
  features,
  parts: partsOf(weights, features, parts),
  themes,
};
