import type { Mind } from '@undercroft/kernel';
import { evaluate } from './evaluate.ts';
import { features } from './features.ts';
import { hunch, instinct } from './instinct.ts';
import { notice } from './notice.ts';
import type { Karak2 } from './state.ts';

/** How Karak 2 is played well. */
export const mind: Mind<Karak2> = { instinct, hunch, evaluate, features, notice };
