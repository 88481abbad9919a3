import { words as goblin } from '@undercroft/goblin/words';
import { words as karak } from '@undercroft/karak/words';
import { words as karak2 } from '@undercroft/karak2/words';
import type { SpokenGame } from '@undercroft/kit/words';
import { words as kragmortha } from '@undercroft/kragmortha/words';

/** The games that have words of their own. */
export const WORDS: Readonly<Record<string, SpokenGame | undefined>> = { karak, karak2, goblin, kragmortha };
