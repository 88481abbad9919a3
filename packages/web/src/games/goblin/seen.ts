import type { Goblin } from '@undercroft/goblin';
import { seenAt } from '../../table/seen/useSeen.ts';

export const { useSeen, useTable, useNow } = seenAt<Goblin>();
