import type { Box, Chance, GameTypes, Viewer } from '@undercroft/kernel';
import { copy } from '@undercroft/kernel';
import { anyBox, fieldsOf, isThing, type Rules, type Thing, visitHidden } from '@undercroft/kernel/inside';

/** A place where one thing lies hidden: in a part of the table, in a field of an ask, or in a bag. */
interface Place {
  get(): Thing;
  set(thing: Thing): void;
  readonly rules: Rules;
  /** The list it lies in, where order is hidden too. */
  readonly list: object | null;
  readonly bag: Thing[] | undefined;
}

function hiddenPlaces<T extends GameTypes>(box: Box<T>, state: T['state'], viewer: Viewer): Place[] {
  const [own, table] = [anyBox(box), fieldsOf(state)];
  const places: Place[] = [];
  visitHidden(box, state, viewer, (slots, at, rules, index) => {
    const thing = slots[at];
    const shows = rules.face === undefined ? null : isThing(thing) ? rules.face(own, thing) : thing;
    places.push({
      get: () => slots[at],
      set: (other) => {
        slots[at] = other;
      },
      rules,
      list: Array.isArray(slots) && rules.face === undefined ? slots : null,
      bag: rules.among?.(table, index, shows, own),
    });
  });
  return places;
}

/** Whether anything at all is hidden from a viewer. */
export const isHiddenFrom = <T extends GameTypes>(box: Box<T>, state: T['state'], viewer: Viewer): boolean =>
  hiddenPlaces(box, state, viewer).length > 0;

/** What is rolled in secret from a viewer, as it lies. */
export const secretRolls = <T extends GameTypes>(box: Box<T>, state: T['state'], viewer: Viewer): Thing[] =>
  hiddenPlaces(box, state, viewer).flatMap(({ rules, get }) => (rules.fresh === undefined ? [] : get()));

/** Whether a thing may lie in a place without showing anything else. */
function fits(box: Box, place: Place, thing: Thing): boolean {
  const face = place.rules.face;
  if (face === undefined) return true;
  const here = place.get();
  return isThing(here) && isThing(thing) && face(box, here) === face(box, thing);
}

/** How often a twin is looked for before it is said that none is possible. */
const TRIES = 16;

/**
 * The same table to a viewer, with what is hidden from it exchanged, but for what lies `still`; 'open' where nothing
 * is hidden, 'impossible' where the game said so of every one that was found.
 */
export function exchange<T extends GameTypes>(
  box: Box<T>,
  state: T['state'],
  viewer: Viewer,
  chance: Chance,
  still: ReadonlySet<Thing> = NOTHING,
): T['state'] | 'open' | 'impossible' {
  for (let tries = 0; tries < TRIES; tries++) {
    const twin = copy(state);
    const places = hiddenPlaces(box, twin, viewer);
    if (places.length === 0) return 'open';
    for (const place of places) exchangeOne(anyBox(box), places, place, chance, still);
    if (box.game.possible?.(box, twin) ?? true) return twin;
  }
  return 'impossible';
}

const NOTHING: ReadonlySet<Thing> = new Set();

function exchangeOne(
  box: Box,
  places: readonly Place[],
  place: Place,
  chance: Chance,
  still: ReadonlySet<Thing>,
): void {
  const { rules, bag, list } = place;
  const here = place.get();
  if (still.has(here)) return;
  if (rules.fresh !== undefined) {
    place.set(rules.fresh(chance, box));
    return;
  }
  const others = places.filter((other) => other.bag === bag && (isThing(other.get()) || other.list === list));
  const inBag = bag === undefined || !isThing(here) ? 0 : bag.length;
  const pick = chance.pick(inBag + others.length);
  if (bag !== undefined && pick < inBag) {
    if (still.has(bag[pick]) || !fits(box, place, bag[pick])) return;
    place.set(bag[pick]);
    bag[pick] = here;
    return;
  }
  const other = others[pick - inBag];
  const there = other.get();
  if (still.has(there)) return;
  // A back that stands for any card may change places within its own list only.
  if ((!isThing(here) || !isThing(there)) && (list === null || other.list !== list)) return;
  if (!fits(box, place, there) || !fits(box, other, here)) return;
  place.set(there);
  other.set(here);
}
