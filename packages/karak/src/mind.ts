import type { Mind } from '@undercroft/kit/mind';
import { learned, partsOf } from '@undercroft/kit/net';
import { formula } from './evaluate.ts';
import { everyAnswer } from './every-answer.ts';
import { features } from './features.ts';
import { hunch, instinct } from './instinct.ts';
import { parts } from './parts.ts';
import type { Karak } from './state.ts';
import { themes } from './themes.ts';
import { weights } from './weights.ts';

/** How Karak is played well. */
export const mind: Mind<Karak> = {
  instinct,
  hunch,
  evaluate: learned(weights, features, formula),
  formula,
  // A plan takes turns, and whether it was good shows in the second round.
  roundsAhead: 2,
  playsNextTurn: true,
  features,
  everyAnswer,
  parts: partsOf(weights, features, parts),
  themes,
};
