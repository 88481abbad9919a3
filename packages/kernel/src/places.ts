import type { Box, GameTypes, Viewer } from './game.ts';
import { fieldsOf } from './plain.ts';
import { lyingIn, planOf, type Rules, sees } from './plan.ts';
import type { Thing } from './who-sees.ts';

/** Where things lie and may be changed: a list, or an object with things under some names. */
type Slots = Record<string | number, Thing>;
const slotsOf = (at: object): Slots => at as Slots;

/** One place that is hidden from somebody: `index` is the seat or place in its part. */
export type Visit = (slots: Slots, at: string | number, rules: Rules, index: number) => void;

/** Goes to every place of a table that is hidden from a viewer, by the game's declaration alone. */
export function visitHidden<T extends GameTypes>(
  box: Box<T>,
  state: T['state'],
  viewer: Viewer,
  visit: Visit,
): void {
  const { hidden, asks } = planOf(box.game);
  const table = fieldsOf(state);
  for (const { key, rules } of hidden) {
    const part = lyingIn(table, key);
    if (typeof part !== 'object' || part === null) {
      if (!sees(rules, table, viewer, 0)) visit(slotsOf(state), key, rules, 0);
      continue;
    }
    for (let index = 0; index < part.length; index++) {
      if (sees(rules, table, viewer, index)) continue;
      const entry = part[index];
      if (typeof entry !== 'object' || entry === null) visit(slotsOf(part), index, rules, index);
      else for (let at = 0; at < entry.length; at++) visit(slotsOf(entry), at, rules, index);
    }
  }
  for (const ask of state.asks) {
    if (ask.seat === viewer) continue;
    for (const { key, rules } of asks[ask.kind]) visit(slotsOf(ask), key, rules, ask.seat);
  }
}
