import { type Difference, difference, isValue } from './difference.ts';
import type { Ask, Box, Game, GameTypes, StillOf, Viewer } from './game.ts';
import { anyTable, hiddenLiesStill, movesBetween, seerOf, stir } from './moves.ts';
import { type Fields, fieldsOf } from './plain.ts';
import {
  anyBox,
  bagsIn,
  entriesOf,
  isSplit,
  isThing,
  lyingIn,
  planOf,
  type Rules,
  sees,
  showsOf,
  thingIn,
} from './plan.ts';
import type { Thing } from './who-sees.ts';

/** How a table lay and what a viewer saw of it, neither of which changes any more. */
export interface Seen<T extends GameTypes = GameTypes> {
  readonly state: StillOf<T>;
  readonly view: T['view'];
}

/**
 * The table as a viewer may know it: backs where something is hidden, and all that is hidden in its bag, sorted, with
 * what the game has reckoned from it. It may share parts with the state: read it before the next answer, or copy it.
 */
export const viewOf = <T extends GameTypes>(box: Box<T>, state: StillOf<T>, viewer: Viewer): T['view'] =>
  lookAt(box, state, viewer).view;

/** A viewer looks at the table. What was seen `last` is seen again where nothing about it has changed. */
export function lookAt<T extends GameTypes>(
  box: Box<T>,
  state: StillOf<T>,
  viewer: Viewer,
  last?: Seen<T>,
): Seen<T> {
  const view: Record<string, unknown> = { ...fieldsOf(state) };
  hideFrom(box, state, viewer, view, last);
  const own = anyBox(box);
  const was = last === undefined ? undefined : fieldsOf(last.view);
  for (const [name, { of, reckon }] of Object.entries(reckonedOf(own.game))) {
    const stands = was !== undefined && of.every((key) => was[key] === view[key]);
    view[name] = stands ? was[name] : reckon(own, view);
  }
  return { state, view: asView<T>(view) };
}

/** Parts that a viewer sees, and what was reckoned from them, are a view: the declaration names them all. */
const asView = <T extends GameTypes>(parts: Fields): T['view'] => parts as unknown as T['view'];

interface AnyReckoning {
  readonly of: readonly string[];
  readonly reckon: (box: Box, seen: Fields) => unknown;
}
const reckonedOf = (game: Pick<Game, 'reckoned'>) =>
  (game.reckoned ?? {}) as unknown as Readonly<Record<string, AnyReckoning>>;

/** What changed in a view when the table changed: what is open to all did so alike in every view. */
export function seenChange<T extends GameTypes>(
  game: Game<T>,
  change: Difference,
  before: Seen<T>,
  after: Seen<T>,
): Difference | null {
  const [was, is] = [fieldsOf(before.view), fieldsOf(after.view)];
  const { closed } = planOf(game);
  if (isValue(change)) return difference(was, is);
  const inside: Record<string, Difference> = {};
  for (const [key, part] of Object.entries(change)) {
    // A table of other parts is another table.
    if (typeof part !== 'object' || part === null || !(key in was)) return difference(was, is);
    if (!closed.includes(key)) inside[key] = part;
  }
  for (const keys of [closed, Object.keys(reckonedOf(game))]) {
    for (const key of keys) {
      const part = difference(was[key], is[key]);
      if (part !== null) inside[key] = part;
    }
  }
  return Object.keys(inside).length > 0 ? inside : null;
}

/** Whether everybody saw this change alike: nothing hidden has to do with it, nor has what is reckoned from it. */
export function seenAlike<T extends GameTypes>(
  game: Game<T>,
  change: Difference | null,
  before: Seen<T>,
  after: Seen<T>,
): boolean {
  if (!hiddenLiesStill(game, anyTable(before.state), anyTable(after.state))) return false;
  const { closed } = planOf(game);
  const reckoned = reckonedOf(game);
  const isOpen = (part: string): boolean => part === 'asks' || !closed.includes(part);
  return Object.keys(change ?? {}).every(
    (key) => key in fieldsOf(after.view) && (reckoned[key]?.of.every(isOpen) ?? true),
  );
}

/** Turns over in `view`, which begins as the state, all that the viewer may not see. */
function hideFrom<T extends GameTypes>(
  box: Box<T>,
  state: StillOf<T>,
  viewer: Viewer,
  view: Record<string, unknown>,
  last?: Seen<T>,
): void {
  const { closed, hidden, bags, hides } = planOf(box.game);
  const table = fieldsOf(state);
  const [then, saw] = last === undefined ? [] : [fieldsOf(last.state), fieldsOf(last.view)];
  if (last !== undefined && hiddenLiesStill(box.game, anyTable(last.state), anyTable(state))) {
    for (const key of closed) if (key !== 'asks') view[key] = saw?.[key];
    return;
  }
  const own = anyBox(box);
  if (hides) view.asks = asksSeen(box, state, viewer);
  for (const { key, rules } of hidden) {
    const sameEyes = then !== undefined && seerOf(rules, then) === seerOf(rules, table);
    const part = lyingIn(table, key);
    if (sameEyes && part === then[key]) {
      view[key] = saw?.[key];
      continue;
    }
    const [was, seen] = sameEyes && saw !== undefined ? [then[key], saw[key]] : [];
    const entry = (things: Thing | readonly Thing[], index: number): Thing | readonly Thing[] => {
      if (sees(rules, table, viewer, index)) return things;
      if (typeof things !== 'object' || things === null) return hide(own, table, rules, things, index);
      // What was hidden once and lies as it lay is not hidden again.
      if (Array.isArray(was) && Array.isArray(seen) && was[index] === things) return seen[index];
      return things.map((thing) => hide(own, table, rules, thing, index));
    };
    view[key] = typeof part === 'object' && part !== null ? entriesOf(part).map(entry) : entry(part, 0);
  }
  const moves = movesBetween(box, last?.state, state, viewer);
  for (const key of bags) {
    const seen = saw === undefined ? [] : bagsIn(saw, key);
    const stirred = (at: number | null): readonly Thing[] => {
      const move = moves.find((one) => one.key === key && one.at === at);
      const lay = seen[at ?? 0] ?? [];
      return move === undefined ? lay : stir(lay, move);
    };
    const bag = lyingIn(table, key);
    if (!isSplit(bag)) view[key] = stirred(null);
    else if (saw !== undefined && !moves.some((one) => one.key === key)) view[key] = saw[key];
    else view[key] = bag.map((_, at) => stirred(at));
  }
}

function hide(box: Box, table: Fields, rules: Rules, thing: Thing, index: number): Thing {
  const shows = showsOf(rules, box, thing);
  if (rules.among === undefined || !isThing(thing)) return shows;
  return rules.among(table, index, shows, box) === undefined ? thing : shows;
}

/** What is asked and to be done, as a viewer may know it. */
export function asksSeen<T extends GameTypes>(
  box: Box<T>,
  state: StillOf<T>,
  viewer: Viewer,
): T['state']['asks'] {
  const { asks } = planOf(box.game);
  const own = anyBox(box);
  const hidesSome = ({ kind, seat }: Ask): boolean => asks[kind].length > 0 && seat !== viewer;
  const seen = (ask: Ask): Ask => {
    if (!hidesSome(ask)) return ask;
    const hidden = asks[ask.kind].map(({ key, rules }) => [
      key,
      hide(own, fieldsOf(state), rules, thingIn(ask, key), ask.seat),
    ]);
    return { ...ask, ...Object.fromEntries(hidden) };
  };
  const list: readonly Ask[] = state.asks.some(hidesSome) ? state.asks.map(seen) : state.asks;
  return list as T['state']['asks'];
}
