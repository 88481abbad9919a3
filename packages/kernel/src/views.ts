import { type Difference, difference } from './difference.ts';
import type { Ask, Box, Game, GameTypes, StillOf, Viewer } from './game.ts';
import { hiddenLiesStill, isSplit, movesBetween, type Play, seerOf, stir } from './moves.ts';
import type { Reckoning } from './reckoned.ts';
import { isThing, planOf, type Rules, sees, showsOf, type Table, type Thing } from './who-sees.ts';

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
  const view: Table = { ...(state as object) };
  hideFrom(box as never, state as never, viewer, view, last as never);
  const reckoned = reckonedOf(box.game);
  const was = last?.view as Table | undefined;
  for (const name of Object.keys(reckoned)) {
    const { of, reckon } = reckoned[name];
    const stands = was !== undefined && of.every((key) => was[key] === view[key]);
    view[name] = stands ? was[name] : reckon(box as never, view as never);
  }
  return { state, view: view as unknown as T['view'] };
}

const reckonedOf = (game: Pick<Game, 'reckoned'>) =>
  (game.reckoned ?? {}) as Readonly<Record<string, Reckoning>>;

/** What changed in a view when the table changed: what is open to all did so alike in every view. */
export function seenChange<T extends GameTypes>(
  game: Game<T>,
  change: Difference,
  before: Seen<T>,
  after: Seen<T>,
): Difference | null {
  const [was, is] = [before.view as unknown as Table, after.view as unknown as Table];
  const { closed } = planOf(game);
  const inside: Record<string, Difference> = {};
  for (const key of Object.keys(change)) {
    const part = (change as Readonly<Record<string, Difference | null>>)[key];
    // A table of other parts is another table.
    if (part === null || !(key in was)) return difference(was, is);
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
  if (!hiddenLiesStill(game, before.state, after.state)) return false;
  const { closed } = planOf(game);
  const reckoned = reckonedOf(game);
  const isOpen = (part: string): boolean => part === 'asks' || !closed.includes(part);
  return Object.keys(change ?? {}).every(
    (key) => key in (after.view as object) && (reckoned[key]?.of.every(isOpen) ?? true),
  );
}

/** Turns over in `view`, which begins as the state, all that the viewer may not see. */
function hideFrom(
  box: Box,
  state: Play,
  viewer: Viewer,
  view: Table,
  last?: { state: Play; view: Table },
): void {
  const { closed, hidden, bags, hides } = planOf(box.game);
  if (last !== undefined && hiddenLiesStill(box.game, last.state, state)) {
    for (const key of closed) if (key !== 'asks') view[key] = last.view[key];
    return;
  }
  if (hides) view.asks = asksSeen(box, state, viewer);
  for (const { key, rules } of hidden) {
    const sameEyes = last !== undefined && seerOf(rules, last.state) === seerOf(rules, state);
    const [was, seen] = sameEyes ? [last.state[key], last.view[key]] : [];
    const entry = (things: Thing | Thing[], index: number) => {
      if (sees(rules, state, viewer, index)) return things;
      if (!Array.isArray(things)) return hide(box, state, rules, things, index);
      // What was hidden once and lies as it lay is not hidden again.
      if (Array.isArray(was) && was[index] === things) return (seen as Thing[][])[index];
      return things.map((thing) => hide(box, state, rules, thing, index));
    };
    const part = state[key] as Thing | Thing[] | Thing[][];
    if (sameEyes && part === was) view[key] = seen;
    else view[key] = Array.isArray(part) ? part.map(entry) : entry(part, 0);
  }
  const moves = movesBetween(box, last?.state, state, viewer);
  for (const key of bags) {
    const seen = (last?.view[key] ?? []) as Thing[] | Thing[][];
    const stirred = (at: number | null, things: Thing[] = []): Thing[] => {
      const move = moves.find((one) => one.key === key && one.at === at);
      return move === undefined ? things : stir(things, move);
    };
    const bag = state[key] as Thing[] | Thing[][];
    if (!isSplit(bag)) view[key] = stirred(null, seen as Thing[]);
    else if (last !== undefined && !moves.some((one) => one.key === key)) view[key] = seen;
    else view[key] = bag.map((_, at) => stirred(at, (seen as Thing[][])[at]));
  }
}

function hide(box: Box, state: Play, rules: Rules, thing: Thing, index: number): Thing {
  const shows = showsOf(rules, box, thing);
  if (rules.among === undefined || !isThing(thing)) return shows;
  return rules.among(state, index, shows, box) === undefined ? thing : shows;
}

/** What is asked and to be done, as a viewer may know it. */
export function asksSeen<T extends GameTypes>(
  box: Box<T>,
  state: StillOf<T>,
  viewer: Viewer,
): T['state']['asks'] {
  const { asks } = planOf(box.game);
  const hidesSome = ({ kind, seat }: Ask): boolean => asks[kind].length > 0 && seat !== viewer;
  if (!state.asks.some(hidesSome)) return state.asks as T['state']['asks'];
  return state.asks.map((ask) => {
    if (!hidesSome(ask)) return ask;
    const twin: Table = { ...ask };
    for (const { key, rules } of asks[ask.kind])
      twin[key] = hide(box as never, state as never, rules, twin[key] as Thing, ask.seat);
    return twin;
  }) as T['state']['asks'];
}
