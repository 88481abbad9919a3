import type { Mind } from '@undercroft/kit/mind';
import { learned, partsOf } from '@undercroft/kit/net';
import { formula } from './evaluate.ts';
import { features } from './features.ts';
import { hunch, instinct } from './instinct.ts';
import { parts } from './parts.ts';
import type { Karak2 } from './state.ts';
import { themes } from './themes.ts';
import { weights } from './weights.ts';

/** How Karak 2 is played well. */
export const mind: Mind<Karak2> = {
  instinct,
  hunch,
  evaluate: learned(weights, features, formula),
  formula,
  // What a way across the land is worth shows only once it has been gone.
  playsNextTurn: true,
  features,
  parts: partsOf(weights, features, parts),
  themes,
};
