import type { Mind } from '@undercroft/kit/mind';
import { learned, partsOf } from '@undercroft/kit/net';
import { formula } from './evaluate.ts';
import { features } from './features.ts';
import { hunch, instinct } from './instinct.ts';
import { parts } from './parts.ts';
import type { Kragmortha } from './state.ts';
import { themes } from './themes.ts';
import { weights } from './weights.ts';

/** How Kragmortha is played well. */
export const mind: Mind<Kragmortha> = {
  instinct,
  hunch,
  evaluate: learned(weights, features, formula),
  formula,
  features,
  parts: partsOf(weights, features, parts),
  themes,
};
