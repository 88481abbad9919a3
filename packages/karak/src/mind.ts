import type { Mind } from '@undercroft/kernel';
import { evaluate } from './evaluate.ts';
import { features } from './features.ts';
import { hunch, instinct } from './instinct.ts';
import { notice } from './notice.ts';
import type { Karak } from './state.ts';

/** How Karak is played well. */
export const mind: Mind<Karak> = { instinct, hunch, evaluate, features, notice };
