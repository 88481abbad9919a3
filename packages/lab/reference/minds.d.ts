import type { Mind } from '@undercroft/kernel';

export const karak: Mind;
export const karak2: Mind;
export const goblin: Mind;
export const kragmortha: Mind;
