import { type Difference, difference, isValue } from './difference.ts';
import type { Box, Game, GameTypes } from './game.ts';
import { anyTable, listIn, seerOf, stir } from './moves.ts';
import { isSplit, lyingIn, planOf } from './plan.ts';
import { type Common, type Lies, lookWith, reckonedChange, type Seen } from './views.ts';
import type { Thing } from './who-sees.ts';

/**
 * Somebody who had nothing of their own in what moved: neither something that they alone see, nor a question that hides
 * something. All of these saw the same of it, so it is found once.
 */
export interface Onlooker<T extends GameTypes> {
  readonly before: Seen<T>;
  readonly after: Seen<T>;
}

/** What one who looked on sees, from what it saw `last` and from what another saw who looked on. */
export function lookBeside<T extends GameTypes>(
  box: Box<T>,
  lies: Lies<T>,
  last: Seen<T>,
  other: Onlooker<T>,
  common: Common,
): Seen<T> {
  const { hidden, bags } = planOf(box.game);
  const [then, now] = [anyTable(last.state).parts, anyTable(lies.state).parts];
  const theirs = other.after.turned;
  const turned: Record<string, unknown> = {};
  if (Object.hasOwn(theirs, 'asks')) turned.asks = theirs.asks;
  for (const { key, rules } of hidden) {
    const sameEyes = seerOf(rules, then) === seerOf(rules, now);
    if (sameEyes && then[key] === now[key]) turned[key] = last.turned[key];
    else if (rules.seen !== 'owner') turned[key] = theirs[key];
    else
      turned[key] = withOwn(
        listIn(then, key),
        listIn(now, key),
        listIn(last.turned, key),
        listIn(theirs, key),
      );
  }
  for (const key of bags) turned[key] = bagBeside(key, last, other);
  return lookWith(box, lies, turned, last, common, other.after);
}

/** A part with owners: what has not moved looks as it did, and what has as it looks to the other. */
const withOwn = (
  then: readonly unknown[],
  now: readonly unknown[],
  seen: readonly unknown[],
  theirs: readonly unknown[],
): readonly unknown[] => now.map((entry, at) => (entry === then[at] ? seen[at] : theirs[at]));

/** The same things come into a bag and go from it, whatever else lies there to these eyes. */
function bagBeside<T extends GameTypes>(key: string, last: Seen<T>, { before, after }: Onlooker<T>): unknown {
  const [seen, was, is] = [last.turned, before.turned, after.turned].map((turned) => lyingIn(turned, key));
  if (was === is) return seen;
  if (seen === was) return is;
  const moveAt = (at: number | null) => after.moves.find((move) => move.key === key && move.at === at);
  if (!isSplit(seen)) {
    const move = moveAt(null);
    return move === undefined ? seen : stir(seen as readonly Thing[], move);
  }
  const [theirs, now] = [was, is] as (readonly (readonly Thing[])[])[];
  let alike = true;
  const bags = seen.map((things, at) => {
    const move = moveAt(at);
    const next = move === undefined ? things : things === theirs[at] ? now[at] : stir(things, move);
    alike &&= next === now[at];
    return next;
  });
  return alike ? now : bags;
}

/** What changed for one who looked on, where it is known what did for another. */
export function changeBeside<T extends GameTypes>(
  game: Game<T>,
  change: Difference | null,
  before: Seen<T>,
  after: Seen<T>,
  other: Onlooker<T>,
  otherChange: Difference | null,
  common: Common,
): Difference | null {
  if (change === null || isValue(change)) return change;
  const { closed, bags } = planOf(game);
  const theirs = otherChange === null || isValue(otherChange) ? {} : otherChange;
  const inside: Record<string, Difference> = {};
  for (const key of Object.keys(change)) {
    const part = change[key];
    if (typeof part === 'object' && part !== null && !closed.includes(key)) inside[key] = part;
  }
  for (const key of closed) {
    const [was, is] = [before.part(key), after.part(key)];
    if (was === is) continue;
    const known = theirs[key];
    // What is said whole says what is one's own as well.
    const isTheirs =
      typeof known === 'object' &&
      known !== null &&
      (bags.includes(key)
        ? movedAlike(was, is, other.before.part(key), other.after.part(key))
        : !isValue(known));
    const part = isTheirs ? known : difference(was, is);
    if (part !== null) inside[key] = part;
  }
  reckonedChange(game, before, after, common, inside);
  return Object.keys(inside).length > 0 ? inside : null;
}

/** Whether a bag, or each of its lists that has changed, lay and lies as another sees it. */
function movedAlike(was: unknown, is: unknown, theirWas: unknown, theirIs: unknown): boolean {
  if (was === theirWas && is === theirIs) return true;
  if (![was, is, theirWas, theirIs].every(isListOfLists)) return false;
  const [one, two, three, four] = [was, is, theirWas, theirIs] as (readonly unknown[])[];
  return two.every(
    (now, at) => (now === one[at] && four[at] === three[at]) || (one[at] === three[at] && now === four[at]),
  );
}

const isListOfLists = (value: unknown): boolean => Array.isArray(value) && Array.isArray(value[0]);
