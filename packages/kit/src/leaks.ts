import type { Answer, Box, Game, GameEvent, GameTypes, Given, Viewer } from '@undercroft/kernel';
import {
  answersNow,
  answersOf,
  asked,
  begin,
  Course,
  collect,
  copy,
  FastChance,
  give,
  type Heard,
  heard,
  Picture,
  sameAnswer,
  standingAnswers,
  type Told,
  viewOf,
} from '@undercroft/kernel';
import {
  asksSeen,
  bagsIn,
  fieldsOf,
  hasLearned,
  isOneThing,
  movesBetween,
  planOf,
  type Thing,
} from '@undercroft/kernel/inside';
import { exchange, isHiddenFrom, secretRolls } from './exchange.ts';
import { LuckAgain, type Use } from './luck-again.ts';
import { moments, randomPlay } from './random-play.ts';
import type { Example } from './scenario.ts';
import { FIRST_SEED } from './seeds.ts';

export { readSecrets, secretFaults } from './secrets.ts';

/** The first place where two plain values differ, or null. */
function firstDifference(
  one: unknown,
  two: unknown,
  path = '',
): { path: string; values: [unknown, unknown] } | null {
  if (Object.is(one, two)) return null;
  const both = typeof one === 'object' && typeof two === 'object' && one !== null && two !== null;
  if (!both || Array.isArray(one) !== Array.isArray(two)) return { path, values: [one, two] };
  const [a, b] = [fieldsOf(one), fieldsOf(two)];
  for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
    const found = firstDifference(a[key], b[key], Array.isArray(one) ? `${path}[${key}]` : `${path}.${key}`);
    if (found !== null) return found;
  }
  return JSON.stringify(one) === JSON.stringify(two)
    ? null
    : { path, values: [Object.keys(a).join(), Object.keys(b).join()] };
}

/** A table in play, to be looked at. */
interface Look<T extends GameTypes> {
  readonly box: Box<T>;
  readonly seats: number;
  readonly state: T['state'];
}

/** What came of one answer, or of the set-up. */
interface After<T extends GameTypes> {
  readonly box: Box<T>;
  readonly state: T['state'];
  readonly course: Course<T>;
  readonly luck: LuckAgain;
  /** Whether whoever answered may take it back: no luck was used, and nobody has learned anything. */
  readonly open: boolean;
}

const show = (value: unknown): string => JSON.stringify(value) ?? 'nothing';
const called = (viewer: Viewer): string => (viewer === null ? 'a spectator' : `seat ${viewer}`);
const viewersOf = (seats: number): Viewer[] => [null, ...Array.from({ length: seats }, (_, seat) => seat)];

/** All that a table hands to one viewer: what lies there, what is asked, what may be done, how it ended. */
interface Reached {
  readonly view: unknown;
  readonly words: readonly GameEvent[];
  /** Word by word, with what each changed: as a stream brings it. */
  readonly stream: readonly Heard[];
  readonly ask: unknown;
  readonly answers: readonly Answer[];
  readonly standing: readonly Answer[];
  readonly outcome: unknown;
  readonly figures: readonly string[];
  readonly mayTakeBack: boolean;
  /** What is said to an answer that is none. */
  readonly refusal: string;
}

function reach<T extends GameTypes>(
  box: Box<T>,
  state: T['state'],
  viewer: Viewer,
  after?: { readonly course: Course<T>; readonly open: boolean },
): Reached {
  const asks = asksSeen(box, state, viewer);
  const isAsked = viewer !== null && asked<T>(state)?.seat === viewer;
  return {
    view: viewOf(box, state, viewer),
    words: after === undefined ? [] : heard(after.course.told, viewer),
    stream: after?.course.heardBy(viewer) ?? [],
    ask: asks[asks.length - 1] ?? null,
    answers: isAsked ? answersNow(box, state) : [],
    standing: viewer === null ? [] : standingAnswers(box, state, viewer),
    outcome: box.game.outcome(box, state),
    figures: box.game.seated(state),
    mayTakeBack: after?.open ?? false,
    refusal: viewer === null ? '' : refusalTo(box, state, viewer),
  };
}

/** What a seat is told that answers with something that is no answer; it changes nothing. */
function refusalTo<T extends GameTypes>(box: Box<T>, state: T['state'], seat: number): string {
  try {
    give(box, state, seat, 'no answer at all', new FastChance(1));
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return 'accepted';
}

/** What tells a viewer two tables apart that should be one to it, in a sentence; null if nothing does. */
function leak(
  viewer: Viewer,
  after: Given | 'set-up' | null,
  one: Partial<Reached>,
  two: Partial<Reached>,
): string | null {
  for (const [name, mine] of Object.entries(one)) {
    const found = firstDifference(mine, fieldsOf(two)[name]);
    if (found === null) continue;
    const [a, b] = found.values.map(show);
    const sentence = `${called(viewer)} can tell what is hidden from it by ${name}${found.path}: ${a} or ${b}`;
    if (after === null) return sentence;
    return after === 'set-up'
      ? `${sentence}, at the set-up`
      : `${sentence}, after seat ${after[0]} answered ${show(after[1])}`;
  }
  return null;
}

/** What was compared in a search, and what could not be. */
export interface Looked {
  /** Pairs of tables that a viewer had to be unable to tell apart, before and after an answer. */
  compared: number;
  /** Pairs of which luck or what came to light differs: the viewer may tell them apart. */
  differs: number;
  /** Pairs in which a question was asked that may betray something, by the game's own rule. */
  betrayed: number;
  /** Viewers for whom the game called every other deal impossible. */
  impossible: number;
  /** Pairs in which the same answer was not legal. */
  illegal: number;
}

/** Looks for something hidden that shows at a table, for every viewer; the first that is found. */
function findLeak<T extends GameTypes>(
  look: Look<T>,
  seed: number,
  looked: Looked,
  given: Given = anyAnswer(look, seed),
): string | null {
  const { box, state, seats } = look;
  const luck = new FastChance(seed);
  const one = play(box, state, given, new LuckAgain(seed), seats);
  for (const viewer of viewersOf(seats)) {
    const other = exchange(box, state, viewer, luck);
    if (other === 'open') continue;
    if (other === 'impossible') {
      looked.impossible++;
      continue;
    }
    const found =
      leak(viewer, null, reach(box, state, viewer), reach(box, other, viewer)) ??
      afterwards(look, other, viewer, given, one, seed, looked);
    if (found !== null) return found;
  }
  return luckTold(box, one, seats, given, (chance) => play(box, state, given, chance, seats), seed);
}

/** What somebody may answer. */
function anyAnswer<T extends GameTypes>({ box, state, seats }: Look<T>, seed: number): Given {
  const luck = new FastChance(seed);
  // Mostly whoever is asked, now and then a seat that need not wait for a question.
  const anybody = luck.pick(8) === 0 ? luck.pick(seats) : (asked<T>(state)?.seat ?? 0);
  const seat = answersOf(box, state, anybody).length > 0 ? anybody : (asked<T>(state)?.seat ?? 0);
  const answers = answersOf(box, state, seat);
  return [seat, answers[luck.pick(answers.length)]];
}

/** What somebody could tell by an answer that may be taken back, in a sentence; null if nobody has learned anything. */
export function learns<T extends GameTypes>(look: Look<T>, given: Given, seed: number): string | null {
  const { box, state, seats } = look;
  const luck = new FastChance(seed);
  const one = play(box, state, given, new LuckAgain(seed), seats);
  for (const viewer of viewersOf(seats)) {
    const other = exchange(box, state, viewer, luck);
    if (typeof other === 'string' || !isLegal(box, other, given)) continue;
    const two = play(box, other, given, new LuckAgain(seed, one.luck.log), seats);
    const found = leak(viewer, given, reached(one, viewer, given), reached(two, viewer, given));
    if (found !== null) return found;
  }
  return null;
}

const reached = <T extends GameTypes>(after: After<T>, viewer: Viewer, given: Given | 'set-up'): Reached =>
  reach(after.box, after.state, viewer, {
    course: after.course,
    open: after.open && given !== 'set-up' && viewer === given[0],
  });

function play<T extends GameTypes>(
  box: Box<T>,
  from: T['state'],
  [seat, answer]: Given,
  luck: LuckAgain,
  seats: number,
): After<T> {
  const state = copy(from);
  const course = new Course<T>(new Picture(box, copy(from)));
  give(box, state, seat, answer, luck, course.watch(state));
  course.end(state);
  const open = luck.used === 0 && !hasLearned(box, course.steps, seats);
  return { box, state, course, luck, open };
}

const isLegal = <T extends GameTypes>(box: Box<T>, state: T['state'], [seat, answer]: Given): boolean =>
  answersOf(box, state, seat).some((legal) => sameAnswer(legal, answer));

/** What came to light for a viewer at each word, out of which bag, in the order in which it lies there. */
function cameToLight<T extends GameTypes>(
  box: Box<T>,
  course: Course<T>,
  viewer: Viewer,
): { readonly from: string; readonly gone: readonly Thing[] }[] {
  return course.steps.flatMap(([before, after], word) =>
    movesBetween(box, before, after, viewer).flatMap(({ key, at, gone }) =>
      gone.length === 0 ? [] : { from: `${word} ${key} ${at}`, gone },
    ),
  );
}

/** The same answer with the same luck, where what is hidden lies otherwise: nothing may tell the two apart. */
function afterwards<T extends GameTypes>(
  look: Look<T>,
  other: T['state'],
  viewer: Viewer,
  given: Given,
  one: After<T>,
  seed: number,
  looked: Looked,
): string | null {
  const { box, state } = look;
  const lit = cameToLight(box, one.course, viewer);
  const found = tellsApart(look, other, viewer, given, one, lit, seed);
  if (found === 'same' || typeof found === 'object') {
    looked.compared++;
    return found === 'same' ? null : found.leak;
  }
  if (found === 'betrayed') {
    looked.betrayed++;
    return null;
  }
  // What luck brought and what came to light lies still, and only the rest is exchanged.
  const still = new Set([
    ...lit.flatMap(({ gone }) => gone),
    ...one.luck.log.flatMap(({ came, from }) => (from === null || !isOneThing(came) ? [] : came)),
  ]);
  const twin = exchange(box, state, viewer, new FastChance(seed + 1), still);
  const again = typeof twin === 'string' ? 'differs' : tellsApart(look, twin, viewer, given, one, lit, seed);
  if (again === 'same' || typeof again === 'object') looked.compared++;
  else looked[again]++;
  return typeof again === 'object' ? again.leak : null;
}

function tellsApart<T extends GameTypes>(
  { box, seats }: Look<T>,
  other: T['state'],
  viewer: Viewer,
  given: Given,
  one: After<T>,
  lit: unknown,
  seed: number,
): { readonly leak: string } | 'same' | 'illegal' | 'differs' | 'betrayed' {
  if (!isLegal(box, other, given)) {
    if (!one.open || looksAlike(box, other, viewer, given, one, seed, seats)) return 'illegal';
    const says = `by the answer itself, after seat ${given[0]} answered ${show(given[1])}`;
    return { leak: `${called(viewer)} can tell what is hidden from it ${says}, though it may be taken back` };
  }
  const two = play(box, other, given, new LuckAgain(seed, one.luck.log), seats);
  // What may be taken back must have told nobody anything: there is no excuse.
  if (one.open) {
    const learned = leak(viewer, given, reached(one, viewer, given), reached(two, viewer, given));
    return learned === null ? 'same' : { leak: `${learned}, though it may be taken back` };
  }
  if (one.luck.cameOtherwise(two.luck)) return 'differs';
  if (show(lit) !== show(cameToLight(box, two.course, viewer))) return 'differs';
  const found = leak(viewer, given, reached(one, viewer, given), reached(two, viewer, given));
  if (found === null) return 'same';
  return mayBetray(one, two) ? 'betrayed' : { leak: found };
}

/** Whether some other answer would have looked the same to a viewer, where what is hidden lies otherwise. */
function looksAlike<T extends GameTypes>(
  box: Box<T>,
  other: T['state'],
  viewer: Viewer,
  given: Given,
  one: After<T>,
  seed: number,
  seats: number,
): boolean {
  const [seat] = given;
  const seen = show(reached(one, viewer, given));
  return answersOf(box, other, seat).some((answer) => {
    const two = play(box, other, [seat, answer], new LuckAgain(seed), seats);
    return show(reached(two, viewer, given)) === seen;
  });
}

/** Whether two tables differ by a question that may betray something hidden, by a rule of the game: one has it, one has not. */
function mayBetray<T extends GameTypes>(one: After<T>, two: After<T>): boolean {
  const { betrays = {} } = one.box.game;
  const comes = (after: After<T>, other: After<T>): boolean => {
    const ask = asked<T>(after.state);
    if (ask === undefined || !Object.hasOwn(betrays, ask.kind)) return false;
    return !other.state.asks.some(({ kind, seat }) => kind === ask.kind && seat === ask.seat);
  };
  return comes(one, two) || comes(two, one);
}

/** One use of luck comes out differently: whoever sees no difference on the table must hear none. */
function luckTold<T extends GameTypes>(
  box: Box<T>,
  one: After<T>,
  seats: number,
  given: Given | 'set-up',
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
      if ([one, two].every(({ state }) => !isHiddenFrom(box, state, viewer))) continue;
      const [view, twin] = [one, two].map(({ state }) => viewOf(box, state, viewer));
      if (show(view) !== show(twin) && !inSecret(one, two, viewer, change)) continue;
      const found = leak(viewer, given, reached(one, viewer, given), reached(two, viewer, given));
      if (found !== null && !mayBetray(one, two)) return found;
    }
  }
  return null;
}

/** Whether luck that came out differently went into hiding, and nothing of it came to light: it may not show at all. */
function inSecret<T extends GameTypes>(
  one: After<T>,
  two: After<T>,
  viewer: Viewer,
  change: number,
): boolean {
  const { box, luck } = one;
  const others = (log: readonly Use[]) => log.map(({ came }, use) => (use === change ? null : came));
  if (show(others(luck.log)) !== show(others(two.luck.log))) return false;
  const { from } = luck.log[change];
  if (from !== null) return isBag(one, from) && show(litOf(one, viewer)) === show(litOf(two, viewer));
  const [rolled, otherwise] = [one, two].map(({ state }) => show(secretRolls(box, state, viewer)));
  return rolled !== otherwise;
}

/** Whether something was drawn out of a bag in which hidden things could lie. */
const isBag = <T extends GameTypes>({ box, state }: After<T>, from: readonly unknown[]): boolean =>
  planOf(box.game).bags.some((key) => bagsIn(state, key).some((bag) => bag === from));

/** What a viewer knows of hidden things by the declaration: what came to light, faces, and what could lie anywhere. */
function litOf<T extends GameTypes>({ box, state, course }: After<T>, viewer: Viewer): unknown {
  const view = fieldsOf(viewOf(box, state, viewer));
  const closed = planOf(box.game).closed.flatMap((key) => (key === 'asks' ? [] : [view[key]]));
  return [cameToLight(box, course, viewer), closed];
}

/** The same for the set-up: what is dealt in secret is told to nobody else. */
function findSetupLeak<T extends GameTypes>(box: Box<T>, seats: number, seed: number): string | null {
  const figures = Array.from({ length: seats }, () => null);
  const deal = (luck: LuckAgain): After<T> => {
    const told: Told<T['event']>[] = [];
    const state = begin(box, figures, luck, collect(told));
    const course = new Course<T>(new Picture(box, copy(state)));
    for (const { event, only, others } of told) course.watch(state)(event, only, others);
    course.end(state);
    return { box, state, course, luck, open: false };
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

/** Looks for leaks in random play, set-ups included; throws an error that names the first one, else says what it compared. */
export function searchLeaks<T extends GameTypes>(
  game: Game<T>,
  { seed, positions, sets = [] }: LeakSearch,
): Looked {
  const looked = nothingYet();
  for (let number = seed, looks = 0; looks < positions; number++) {
    const play = randomPlay(game, sets, number);
    const told = (leak: string | null, step: number) => {
      if (leak !== null) throw new Error(`${game.name}, game ${number}, step ${step}: ${leak}`);
    };
    told(findSetupLeak(play.box, play.seats, number), 0);
    for (const step of moments(play, 40)) {
      told(findLeak(play, number + step, looked), step);
      if (++looks >= positions) break;
    }
  }
  return looked;
}

const nothingYet = (): Looked => ({ compared: 0, differs: 0, betrayed: 0, impossible: 0, illegal: 0 });

/** Looks for leaks on the tables of examples: what they answer and what else may be, each with so many lucks. */
export function searchExamples<T extends GameTypes>(examples: readonly Example<T>[], rounds: number): Looked {
  const looked = nothingYet();
  for (const example of examples) {
    if (asked<T>(example.state) === undefined) continue;
    for (let round = 0; round < rounds; round++) {
      const given = (round % 2 === 0 ? example.given : null) ?? undefined;
      const found = findLeak(example, FIRST_SEED + round, looked, given);
      if (found !== null) throw new Error(`"${example.title}": ${found}`);
    }
  }
  return looked;
}
