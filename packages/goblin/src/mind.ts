import type { Mind } from '@undercroft/kernel';
import { evaluate } from './evaluate.ts';
import { features } from './features.ts';
import { hunch, instinct } from './instinct.ts';
import { notice } from './notice.ts';
import type { Goblin } from './state.ts';

/** How Karak: Goblin is played well. */
export const mind: Mind<Goblin> = { instinct, hunch, evaluate, features, notice };
