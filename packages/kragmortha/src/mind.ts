import type { Mind } from '@undercroft/kernel';
import { evaluate } from './evaluate.ts';
import { features } from './features.ts';
import { hunch, instinct } from './instinct.ts';
import { notice } from './notice.ts';
import type { Kragmortha } from './state.ts';

/** How Kragmortha is played well. */
export const mind: Mind<Kragmortha> = { instinct, hunch, evaluate, features, notice };
