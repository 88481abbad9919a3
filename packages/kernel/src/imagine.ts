import type { Chance } from './chance.ts';
import { copierOf } from './copy.ts';
import type { Box, GameTypes, Viewer } from './game.ts';
import { visitHidden } from './places.ts';
import { type Fields, fieldsOf } from './plain.ts';
import { anyBox, planOf, type Rules } from './plan.ts';
import type { Thing } from './who-sees.ts';

/** A search imagines many tables from one view: the table in it is found once. */
const bare = new WeakMap<object, () => object>();

/** So often is dealt anew what the game calls impossible. Then somebody thinks of such a table, rather than of none. */
const MOST_DEALS = 2000;

/** A full table that could be true, given what the viewer knows: what is hidden is dealt anew. It shares nothing. */
export function imagine<T extends GameTypes>(
  box: Box<T>,
  view: T['view'],
  viewer: Viewer,
  chance: Chance,
): T['state'] {
  let known = bare.get(view);
  if (known === undefined) {
    const { parts } = planOf(box.game);
    known = copierOf(
      Object.fromEntries(
        Object.entries(view)
          .filter(([key]) => parts.includes(key))
          .map(named),
      ),
    );
    bare.set(view, known);
  }
  const { game } = box;
  for (let deals = 1; ; deals++) {
    const state = known() as T['state'];
    dealAll(box, state, viewer, chance);
    if (deals === MOST_DEALS || game.possible?.(box, state) !== false) return state;
  }
}

/** Deals every back of a table anew. */
function dealAll<T extends GameTypes>(box: Box<T>, state: T['state'], viewer: Viewer, chance: Chance): void {
  const [own, table] = [anyBox(box), fieldsOf(state)];
  visitHidden(box, state, viewer, (slots, at, rules, index) => {
    if (!rules.stays) slots[at] = deal(own, table, rules, slots[at], index, chance);
  });
}

/** A copy whose names are those the program itself uses: of a view that came as text, each name would be compared letter by letter. */
function named<V>(value: V): V;
function named(value: unknown): unknown {
  if (typeof value === 'string') return Object.keys({ [value]: 0 })[0];
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return namedList(value);
  // Laid out as it was: what is made key by key is of another kind to the machine, and code for the one fits not the other.
  const twin: Record<string, unknown> = { ...value };
  for (const key of Object.keys(twin)) twin[key] = named(twin[key]);
  return twin;
}

/** Lists of numbers stay as they are; a list made anew by its places would be another kind to the machine, too. */
function namedList(list: readonly unknown[]): unknown[] {
  const twin = list.slice();
  if (typeof twin.at(0) === 'number') return twin;
  for (let at = 0; at < twin.length; at++) twin[at] = named(twin[at]);
  return twin;
}

/** A thing that shows this much: any that fits, out of the bag it is among. */
function deal(box: Box, state: Fields, rules: Rules, shows: Thing, index: number, chance: Chance): Thing {
  if (rules.fresh !== undefined) return rules.fresh(chance, box);
  const bag = rules.among?.(state, index, shows, box);
  if (bag === undefined) return shows;
  if (rules.face === undefined) return chance.draw(bag);
  let fitting = 0;
  for (let i = 0; i < bag.length; i++) if (rules.face(box, bag[i]) === shows) fitting++;
  let skip = chance.pick(fitting);
  let at = 0;
  while (rules.face(box, bag[at]) !== shows || skip-- > 0) at++;
  const thing = bag[at];
  bag[at] = bag[bag.length - 1];
  bag.pop();
  return thing;
}
