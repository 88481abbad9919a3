import { GATES_AT, LORD_AT } from '@undercroft/goblin';
import { type AtGoblin, LEVELS, ROW } from './cards.ts';
import { wordsOf } from './words/index.ts';

/** Why the asked hero cannot fight at a place, and the rule that says so. */
export function foeRefusal({ view, viewer, say }: AtGoblin, place: number): [text: string, rule: string] {
  const words = wordsOf(say.language);
  const keys = view.keys[viewer ?? view.seat].length;
  if (place === LORD_AT) return [words.lordLocked, 'G-25'];
  const level = place < GATES_AT ? Math.floor(place / ROW) : place - GATES_AT;
  if (place >= GATES_AT && level < keys) return [words.hasKey, 'G-24'];
  return [words.locked({ level: LEVELS[Math.max(0, level - 1)] }), 'G-23'];
}

/** How many rows are open to whoever looks; to a spectator, all of them. */
export const openRows = ({ view, viewer }: Pick<AtGoblin, 'view' | 'viewer'>): number =>
  viewer === null ? LEVELS.length : Math.min(LEVELS.length, view.keys[viewer].length + 1);
