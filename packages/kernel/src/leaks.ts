import { type Chance, FastChance } from './chance.ts';
import { copy } from './copy.ts';
import type { Box, Game, GameTypes, Viewer } from './game.ts';
import type { Given } from './match.ts';
import { comesToLight } from './moves.ts';
import { answersOf, asked, begin, give, sameAnswer } from './play.ts';
import { moments, randomPlay } from './random-play.ts';
import { collect, heard, type Told } from './told.ts';
import { viewOf } from './views.ts';
import { isThing, planOf, type Rules, sees, type Thing } from './who-sees.ts';

/** A place where one thing lies hidden: in a part of the table, in a field of an ask, or in a bag. */
interface Place {
  get(): Thing;
  set(thing: Thing): void;
  readonly rules: Rules | null;
  /** The list it lies in, where order is hidden too. */
  readonly list: readonly unknown[] | null;
  readonly bag: Thing[] | undefined;
}

/** Every place that is hidden from a viewer, by the game's declaration alone. */
function hiddenPlaces<T extends GameTypes>(box: Box<T>, state: T['state'], viewer: Viewer): Place[] {
  const table = state as unknown as Record<string, unknown>;
  const plan = planOf(box.game);
  const places: Place[] = [];
  const add = (
    at: Record<string | number, Thing>,
    key: string | number,
    rules: Rules,
    index: number,
  ): void => {
    const shows =
      rules.face === undefined ? null : isThing(at[key]) ? rules.face(box as never, at[key]) : at[key];
    places.push({
      get: () => at[key],
      set: (thing) => {
        at[key] = thing;
      },
      rules,
      list: Array.isArray(at) && rules.face === undefined ? at : null,
      bag: rules.among?.(table, index, shows, box as never),
    });
  };
  for (const { key, rules } of plan.hidden) {
    const part = table[key];
    if (!Array.isArray(part)) {
      if (!sees(rules, table, viewer, 0)) add(table as Record<string, Thing>, key, rules, 0);
      continue;
    }
    for (const [index, entry] of part.entries()) {
      if (sees(rules, table, viewer, index)) continue;
      if (!Array.isArray(entry)) add(part as never, index, rules, index);
      else for (const at of entry.keys()) add(entry as never, at, rules, index);
    }
  }
  for (const ask of state.asks) {
    if (ask.seat === viewer) continue;
    for (const { key, rules } of plan.asks[ask.kind]) add(ask as never, key, rules, ask.seat);
  }
  return places;
}

/** Whether a thing may lie in a place without showing anything else. */
function fits(box: Box, place: Place, thing: Thing): boolean {
  const face = place.rules?.face;
  if (face === undefined) return true;
  const here = place.get();
  return isThing(here) && isThing(thing) && face(box, here) === face(box, thing);
}

/** The same table to a viewer, with what is hidden from it exchanged; null where nothing is. */
export function exchange<T extends GameTypes>(
  box: Box<T>,
  state: T['state'],
  viewer: Viewer,
  chance: Chance,
): T['state'] | null {
  for (let tries = 0; tries < 4; tries++) {
    const twin = copy(state);
    const places = hiddenPlaces(box, twin, viewer);
    if (places.length === 0) return null;
    for (const place of places) exchangeOne(box as never, places, place, chance);
    if (box.game.possible?.(box, twin) ?? true) return twin;
  }
  return null;
}

function exchangeOne(box: Box, places: readonly Place[], place: Place, chance: Chance): void {
  const { rules, bag, list } = place;
  if (rules?.fresh !== undefined) {
    place.set(rules.fresh(chance, box));
    return;
  }
  const here = place.get();
  const others = places.filter((other) => other.bag === bag && (isThing(other.get()) || other.list === list));
  const inBag = bag === undefined || !isThing(here) ? 0 : bag.length;
  const pick = chance.pick(inBag + others.length);
  if (bag !== undefined && pick < inBag) {
    if (!fits(box, place, bag[pick])) return;
    place.set(bag[pick]);
    bag[pick] = here;
    return;
  }
  const other = others[pick - inBag];
  const there = other.get();
  // A back that stands for any card may change places within its own list only.
  if ((!isThing(here) || !isThing(there)) && (list === null || other.list !== list)) return;
  if (!fits(box, place, there) || !fits(box, other, here)) return;
  place.set(there);
  other.set(here);
}

/** The first place where two plain values differ, or null. */
export function difference(
  one: unknown,
  two: unknown,
  path = '',
): { path: string; values: [unknown, unknown] } | null {
  if (Object.is(one, two)) return null;
  const both = typeof one === 'object' && typeof two === 'object' && one !== null && two !== null;
  if (!both || Array.isArray(one) !== Array.isArray(two)) return { path, values: [one, two] };
  const [a, b] = [one as Record<string, unknown>, two as Record<string, unknown>];
  for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
    const found = difference(a[key], b[key], Array.isArray(one) ? `${path}[${key}]` : `${path}.${key}`);
    if (found !== null) return found;
  }
  return JSON.stringify(one) === JSON.stringify(two)
    ? null
    : { path, values: [Object.keys(a).join(), Object.keys(b).join()] };
}

/**
 * Luck that can be had again, but for one thing: what was drawn once is drawn again, if it is there, whatever else
 * the bag holds now. With `change`, that one use of luck comes out differently.
 */
class LuckAgain implements Chance {
  used = 0;
  /** What came of each use of luck. */
  readonly log: unknown[] = [];
  readonly #luck: FastChance;
  readonly #before: readonly unknown[];
  readonly #change: number;

  constructor(seed: number, before: readonly unknown[] = [], change = -1) {
    this.#luck = new FastChance(seed);
    this.#before = before;
    this.#change = change;
  }

  #next(count: number, first: number): number {
    const use = this.used++;
    let value = this.#luck.pick(count);
    if (use < this.#before.length) value = Math.min(this.#before[use] as number, first + count - 1) - first;
    if (use === this.#change) value = (value + 1 + this.#luck.pick(Math.max(1, count - 1))) % count;
    this.log.push(first + value);
    return first + value;
  }

  roll(sides: number): number {
    return this.#next(sides, 1);
  }

  pick(count: number): number {
    return this.#next(count, 0);
  }

  draw<T>(bag: T[]): T {
    if (bag.length === 0) throw new RangeError('nothing to draw from');
    const use = this.used++;
    const wanted = this.#before[use];
    // What was drawn then may have been drawn before, in place of something that is here now.
    const before =
      use < this.#before.length
        ? bag.findIndex((item) => JSON.stringify(item) === JSON.stringify(wanted))
        : -1;
    const instead = this.#change >= 0 ? bag.indexOf(this.#before[this.#change] as T) : -1;
    let at = before >= 0 ? before : instead >= 0 ? instead : this.#luck.pick(bag.length);
    if (use === this.#change) at = (at + 1 + this.#luck.pick(Math.max(1, bag.length - 1))) % bag.length;
    this.log.push(bag[at]);
    return bag.splice(at, 1)[0];
  }

  shuffle<T>(items: T[]): void {
    const bag = items.splice(0);
    while (bag.length > 0) items.push(this.draw(bag));
  }
}

/** A table in play, to be looked at. */
interface Look<T extends GameTypes> {
  readonly box: Box<T>;
  readonly seats: number;
  readonly state: T['state'];
}

/** What came of one answer, or of the set-up. */
interface After<T extends GameTypes> {
  readonly state: T['state'];
  readonly told: readonly Told<T['event']>[];
  readonly luck: LuckAgain;
}

const show = (value: unknown): string => JSON.stringify(value) ?? 'nothing';
const called = (viewer: Viewer): string => (viewer === null ? 'a spectator' : `seat ${viewer}`);

/** What tells a viewer two tables apart that should be one to it, in a sentence; null if nothing does. */
function leak(
  viewer: Viewer,
  after: Given | 'set-up' | null,
  name: string,
  one: unknown,
  two: unknown,
): string | null {
  const found = difference(one, two);
  if (found === null) return null;
  const [a, b] = found.values.map(show);
  const sentence = `${called(viewer)} can tell what is hidden from it by ${name}${found.path}: ${a} or ${b}`;
  if (after === null) return sentence;
  return after === 'set-up'
    ? `${sentence}, at the set-up`
    : `${sentence}, after seat ${after[0]} answered ${show(after[1])}`;
}

const viewersOf = (seats: number): Viewer[] => [null, ...Array.from({ length: seats }, (_, seat) => seat)];

/** Looks for something hidden that shows at a table, for every viewer; the first that is found. */
function findLeak<T extends GameTypes>(look: Look<T>, seed: number): string | null {
  const { box, state, seats } = look;
  const luck = new FastChance(seed);
  // Mostly whoever is asked, now and then a seat that need not wait for a question.
  const anybody = luck.pick(8) === 0 ? luck.pick(seats) : (asked<T>(state)?.seat ?? 0);
  const seat = answersOf(box, state, anybody).length > 0 ? anybody : (asked<T>(state)?.seat ?? 0);
  const answers = answersOf(box, state, seat);
  const given: Given = [seat, answers[luck.pick(answers.length)]];
  const one = play(box, state, given, new LuckAgain(seed));
  for (const viewer of viewersOf(seats)) {
    const other = exchange(box, state, viewer, luck);
    if (other === null) continue;
    const found =
      leak(viewer, null, 'view', viewOf(box, state, viewer), viewOf(box, other, viewer)) ??
      (viewer === null
        ? null
        : leak(viewer, null, 'answers', answersOf(box, state, viewer), answersOf(box, other, viewer))) ??
      tellsApart(look, other, viewer, given, one, seed);
    if (found !== null) return found;
  }
  return luckTold(box, one, seats, given, (chance) => play(box, state, given, chance), seed);
}

/** What somebody could tell by an answer that uses no luck, in a sentence; null if nobody has learned anything. */
export function learns<T extends GameTypes>(look: Look<T>, given: Given, seed: number): string | null {
  const { box, state, seats } = look;
  const luck = new FastChance(seed);
  const one = play(box, state, given, new LuckAgain(seed));
  for (const viewer of viewersOf(seats)) {
    const other = exchange(box, state, viewer, luck);
    const found = other === null ? null : tellsApart(look, other, viewer, given, one, seed, false);
    if (found !== null) return found;
  }
  return null;
}

function play<T extends GameTypes>(
  box: Box<T>,
  from: T['state'],
  [seat, answer]: Given,
  luck: LuckAgain,
): After<T> {
  const state = copy(from);
  const told: Told<T['event']>[] = [];
  give(box, state, seat, answer, luck, collect(told));
  return { state, told, luck };
}

/** The same answer with the same luck, where what is hidden lies otherwise: nothing may tell the two apart. */
function tellsApart<T extends GameTypes>(
  { box, state }: Look<T>,
  other: T['state'],
  viewer: Viewer,
  given: Given,
  one: After<T>,
  seed: number,
  mayShow = true,
): string | null {
  const [seat, answer] = given;
  if (!answersOf(box, other, seat).some((legal) => sameAnswer(legal, answer))) return null;
  const two = play(box, other, given, new LuckAgain(seed, one.luck.log));
  const [view, twin] = [one, two].map((after) => viewOf(box, after.state, viewer));
  const told = [one, two].map((after) => heard(after.told, viewer));
  if (show(view) === show(twin)) return leak(viewer, given, 'words', told[0], told[1]);
  // What came to light is open now, and so is whatever depends on it: luck, or who is asked next.
  const lit =
    mayShow && (comesToLight(box, state, one.state, viewer) || comesToLight(box, other, two.state, viewer));
  const asks = [one, two].map((after) => show(after.state.asks.map(({ kind, seat }) => [kind, seat])));
  if (lit || one.luck.used + two.luck.used > 0 || asks[0] !== asks[1]) return null;
  return leak(viewer, given, 'view', view, twin);
}

/** One use of luck comes out differently: whoever sees no difference on the table must hear none. */
function luckTold<T extends GameTypes>(
  box: Box<T>,
  one: After<T>,
  seats: number,
  after: Given | 'set-up',
  again: (luck: LuckAgain) => After<T>,
  seed: number,
): string | null {
  const uses = one.luck.log.length;
  const most = Math.min(uses, 12);
  for (let i = 0; i < most; i++) {
    const change = new FastChance(seed + i).pick(uses);
    const two = again(new LuckAgain(seed + i, one.luck.log, change));
    if (show(one.state) === show(two.state)) continue;
    for (const viewer of viewersOf(seats)) {
      // Where nothing is hidden from a viewer, it sees whatever luck has changed.
      if ([one, two].every(({ state }) => hiddenPlaces(box, state, viewer).length === 0)) continue;
      const [view, twin] = [one, two].map(({ state }) => viewOf(box, state, viewer));
      if (show(view) !== show(twin)) continue;
      const found = leak(viewer, after, 'words', heard(one.told, viewer), heard(two.told, viewer));
      if (found !== null) return found;
    }
  }
  return null;
}

/** The same for the set-up: what is dealt in secret is told to nobody else. */
function findSetupLeak<T extends GameTypes>(box: Box<T>, seats: number, seed: number): string | null {
  const deal = (luck: LuckAgain): After<T> => {
    const told: Told<T['event']>[] = [];
    const figures = Array.from({ length: seats }, () => null);
    return { state: begin(box, figures, luck, collect(told)), told, luck };
  };
  const one = deal(new LuckAgain(seed));
  if (asked<T>(one.state) === undefined) return null;
  return luckTold(box, one, seats, 'set-up', deal, seed);
}

/** How far to look, and from which seed. */
export interface LeakSearch {
  readonly seed: number;
  readonly positions: number;
  readonly sets?: readonly object[] | undefined;
}

/** Looks for leaks in random play, set-ups included; throws an error that names the first one. */
export function searchLeaks<T extends GameTypes>(
  game: Game<T>,
  { seed, positions, sets = [] }: LeakSearch,
): void {
  for (let number = seed, looked = 0; looked < positions; number++) {
    const play = randomPlay(game, sets, number);
    const told = (leak: string | null, step: number) => {
      if (leak !== null) throw new Error(`${game.name}, game ${number}, step ${step}: ${leak}`);
    };
    told(findSetupLeak(play.box, play.seats, number), 0);
    for (const step of moments(play, 40)) {
      told(findLeak(play, number + step), step);
      if (++looked >= positions) break;
    }
  }
}
