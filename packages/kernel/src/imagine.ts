import type { Chance } from './chance.ts';
import { copierOf } from './copy.ts';
import type { Box, GameTypes, Viewer } from './game.ts';
import { planOf, type Rules, sees, type Table, type Thing } from './who-sees.ts';

/** A search imagines many tables from one view: the table in it is found once. */
const bare = new WeakMap<object, () => object>();

/** A full table that could be true, given what the viewer knows: what is hidden is dealt anew. It shares nothing. */
export function imagine<T extends GameTypes>(
  box: Box<T>,
  view: T['view'],
  viewer: Viewer,
  chance: Chance,
): T['state'] {
  const plan = planOf(box.game);
  let known = bare.get(view);
  if (known === undefined) {
    const parts = Object.entries(view).filter(([key]) => plan.parts.includes(key));
    known = copierOf(named(Object.fromEntries(parts)) as object);
    bare.set(view, known);
  }
  const state = known() as Table & T['state'];
  for (const { key, rules } of plan.hidden)
    if (!rules.stays) dealPart(box as never, state, key, rules, viewer, chance);
  for (const ask of state.asks) {
    const fields = plan.asks[ask.kind];
    if (fields.length === 0 || ask.seat === viewer) continue;
    for (const { key, rules } of fields) {
      const twin = ask as unknown as Record<string, Thing>;
      twin[key] = deal(box as never, state, rules, twin[key], ask.seat, chance);
    }
  }
  return state;
}

/** A copy whose names are those the program itself uses: of a view that came as text, each name would be compared letter by letter. */
function named(value: unknown): unknown {
  if (typeof value === 'string') return Object.keys({ [value]: 0 })[0];
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(named);
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, named(item)]));
}

function dealPart(box: Box, state: Table, key: string, rules: Rules, viewer: Viewer, chance: Chance): void {
  const part = state[key];
  if (!Array.isArray(part)) {
    if (!sees(rules, state, viewer, 0)) state[key] = deal(box, state, rules, part as Thing, 0, chance);
    return;
  }
  for (let index = 0; index < part.length; index++) {
    if (sees(rules, state, viewer, index)) continue;
    const entry = part[index];
    if (!Array.isArray(entry)) part[index] = deal(box, state, rules, entry, index, chance);
    else for (let i = 0; i < entry.length; i++) entry[i] = deal(box, state, rules, entry[i], index, chance);
  }
}

/** A thing that shows this much: any that fits, out of the bag it is among. */
function deal(box: Box, state: Table, rules: Rules, shows: Thing, index: number, chance: Chance): Thing {
  if (rules.fresh !== undefined) return rules.fresh(chance, box as never);
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
