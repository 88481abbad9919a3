import type { Box, GameEvent, GameTypes, Json, Seat, Viewer } from '@undercroft/kernel';
import {
  answersNow,
  answersOf,
  asked,
  heard,
  Refused,
  sameAnswer,
  standingAnswers,
  type Told,
  viewOf,
} from '@undercroft/kernel';
import { isThing, type Thing } from '@undercroft/kernel/inside';
import { isWords, type Scene, type Words } from './scene.ts';

/** The table when all answers are given, and what was told on the way. */
interface Played<T extends GameTypes> {
  readonly box: Box<T>;
  readonly scene: Scene<T>;
  readonly state: T['state'];
  readonly told: readonly Told<T['event']>[];
  seatNamed(name: string, path: string): Seat;
}

const SEEN_BY = 'seen by ';

/** Words of `then` that every game understands; everything else is compared with the game's own description. */
export function compareTable<T extends GameTypes>(played: Played<T>, then: Words): string[] {
  const {
    asked: _who,
    ask: _kind,
    may: _may,
    'may not': _mayNot,
    answers: _answers,
    standing,
    ...rest
  } = then;
  const { told, 'not told': notTold, winners, ...words } = rest;
  const entries = Object.entries(words);
  const seen = entries.filter(([word]) => word.startsWith(SEEN_BY));
  const table = Object.fromEntries(entries.filter(([word]) => !word.startsWith(SEEN_BY)));
  const { box } = played;
  const events = played.told.map(({ event }) => event);
  const differences = [
    ...compareAsk(played, then),
    ...compareStanding(played, standing),
    ...compareTold(box, events, told, notTold),
    ...compareWinners(played, winners),
  ];
  for (const [word, wanted] of seen) differences.push(...compareSeen(played, word, wanted));
  compare(table, describedBy(played, differences), '', differences);
  return differences;
}

/** The table in the game's words. Where those do not get along with what a viewer sees, the rest is said all the same. */
function describedBy<T extends GameTypes>({ box, scene, state }: Played<T>, differences: string[]): Json {
  try {
    return plain(scene.describe(box, state));
  } catch (error) {
    differences.push(
      `the table cannot be described: ${error instanceof Error ? error.message : String(error)}`,
    );
    return {};
  }
}

/** Who is asked what, and what may be answered. */
function compareAsk<T extends GameTypes>({ box, state }: Played<T>, then: Words): string[] {
  const { asked: who, ask: kind, may, 'may not': mayNot, answers: exactly } = then;
  const differences: string[] = [];
  const ask = asked<T>(state);
  const actual = ask === undefined ? 'nobody' : box.game.seated(state)[ask.seat];
  if (who !== undefined && actual !== who)
    differences.push(`asked: expected ${String(who)}, but it is ${actual}`);
  if (kind !== undefined && ask?.kind !== kind) {
    differences.push(`ask: expected ${String(kind)}, but it is ${ask?.kind ?? 'none: the game is over'}`);
  }
  const answers: readonly Json[] = answersNow(box, state);
  // Whoever is asked may also do what anybody may at any time.
  const open: readonly Json[] = ask === undefined ? [] : answersOf(box, state, ask.seat);
  const listed = (wanted: Json) => open.some((answer) => sameAnswer(answer, wanted));
  for (const wanted of asList(may)) {
    if (!listed(wanted)) differences.push(`may: ${show(wanted)} is not legal; legal: ${shown(open)}`);
  }
  // Nothing is easier than not being allowed what nobody has asked, or what has no such name.
  if (mayNot !== undefined && who === undefined)
    differences.push(`may not: say whose question is meant, with "asked: ${actual}"`);
  for (const unwanted of asList(mayNot)) {
    const unknown = unknownWord(box, unwanted);
    if (unknown !== undefined) differences.push(`may not: ${unknown}`);
    else if (listed(unwanted)) differences.push(`may not: ${show(unwanted)} is legal`);
  }
  if (exactly !== undefined && !sameList(asList(exactly), answers))
    differences.push(`answers: expected ${shown(asList(exactly))}, but they are ${shown(answers)}`);
  return differences;
}

/** A word that no answer of this game has, as a sentence; a typing error would be right for ever. */
function unknownWord<T extends GameTypes>(box: Box<T>, answer: Json): string | undefined {
  const wordsIn = (one: Json) => (isWords(one) ? Object.keys(one) : [String(one)]);
  const alike = Object.values<readonly Json[]>(box.game.everyAnswer(box))
    .flat()
    .filter((one) => isWords(one) === isWords(answer));
  const known = new Set(alike.flatMap(wordsIn));
  const unknown = wordsIn(answer).find((word) => !known.has(word));
  if (unknown === undefined) return undefined;
  return `${show(answer)} is no answer in this game: no "${unknown}"; there are: ${[...known].join(', ')}`;
}

/** Exactly what each named seat may do at any time, asked or not. */
function compareStanding<T extends GameTypes>(
  { box, state, seatNamed }: Played<T>,
  standing: Json | undefined,
): string[] {
  if (standing === undefined) return [];
  if (!isWords(standing)) return ['standing: expected who may do what at any time, such as { horan: [bow] }'];
  return Object.entries(standing).flatMap(([name, wanted]) => {
    const actual = standingAnswers(box, state, seatNamed(name, `scenario.then.standing.${name}`));
    if (sameList(asList(wanted), actual)) return [];
    return [`standing.${name}: expected ${shown(asList(wanted))}, but it is ${shown(actual)}`];
  });
}

/** Events in this order, with anything between them, and events that never happened. */
function compareTold<T extends GameTypes>(
  box: Box<T>,
  events: readonly GameEvent[],
  told: Json | undefined,
  notTold: Json | undefined,
): string[] {
  const differences: string[] = [];
  const all = events.map((event) => `\n      ${show(plain(event))}`).join('') || ' nothing';
  let heardUpTo = 0;
  for (const wanted of asList(told)) {
    const unknown = unknownEvent(box, events, wanted);
    const at = events.findIndex((event, index) => index >= heardUpTo && isEvent(event, wanted));
    if (unknown !== undefined) differences.push(`told: ${unknown}`);
    else if (at < 0)
      differences.push(
        `told: ${show(wanted)} did not happen${heardUpTo > 0 ? ' after that' : ''}; told:${all}`,
      );
    else heardUpTo = at + 1;
  }
  for (const unwanted of asList(notTold)) {
    const unknown = unknownEvent(box, events, unwanted);
    const found = events.find((event) => isEvent(event, unwanted));
    if (unknown !== undefined) differences.push(`not told: ${unknown}`);
    else if (found !== undefined)
      differences.push(`not told: ${show(unwanted)} happened: ${show(plain(found))}`);
  }
  return differences;
}

function unknownEvent<T extends GameTypes>(
  { game }: Box<T>,
  events: readonly GameEvent[],
  wanted: Json,
): string | undefined {
  const kind = isWords(wanted) ? wanted.kind : wanted;
  if (typeof kind !== 'string' || !Object.hasOwn(game.events, kind))
    return `no event ${show(kind ?? wanted)} in this game; there are: ${Object.keys(game.events).join(', ')}`;
  const said = new Set(events.filter((event) => event.kind === kind).flatMap((event) => Object.keys(event)));
  const field = isWords(wanted)
    ? Object.keys(wanted).find((key) => said.size > 0 && !said.has(key))
    : undefined;
  if (field === undefined) return undefined;
  return `${show(wanted)}: "${kind}" says no "${field}"; it says: ${[...said].join(', ')}`;
}

function compareWinners<T extends GameTypes>(
  { box, state, seatNamed }: Played<T>,
  winners: Json | undefined,
): string[] {
  if (winners === undefined) return [];
  const actual = box.game.outcome(box, state)?.winners ?? [];
  const wanted = asList(winners).map((name) => seatNamed(String(name), 'scenario.then.winners'));
  if (sameList(actual, wanted)) return [];
  const names = actual.map((seat) => box.game.seated(state)[seat]);
  return [`winners: expected ${show(winners)}, but they are ${show(names)}`];
}

/** What one seat, or a spectator, hears and sees: `told` and `not told`, `sees` and `sees not`, and parts of its view. */
function compareSeen<T extends GameTypes>(
  { box, state, told, seatNamed }: Played<T>,
  word: string,
  wanted: Json,
): string[] {
  const name = word.slice(SEEN_BY.length);
  const viewer: Viewer = name === 'spectator' ? null : seatNamed(name, `scenario.then["${word}"]`);
  if (!isWords(wanted))
    throw new Refused('bad-input', `scenario.then["${word}"]: expected what is seen there, by name`);
  const { told: hears, 'not told': hearsNot, sees, 'sees not': seesNot, ...parts } = wanted;
  const differences = compareTold(box, heard(told, viewer), hears, hearsNot);
  const view = plain(viewOf(box, state, viewer));
  compare(parts, view, '', differences);
  const table = plain(state);
  const look = (part: Json) => {
    const [there, seen] = [table, view].map((lies) => lyingAt(lies, String(part), seatNamed, word));
    if (there.some((things) => things.length > 0)) return there.map((things, at) => [things, seen[at] ?? []]);
    throw new Refused('bad-input', `scenario.then["${word}"]: nothing lies in ${show(part)}`);
  };
  for (const part of asList(sees)) {
    if (look(part).some(([lie, seen]) => show(lie) !== show(seen)))
      differences.push(`sees: ${show(part)} does not look as it lies`);
  }
  for (const part of asList(seesNot)) {
    if (look(part).some(([lie, seen]) => lie.some((thing, at) => isThing(thing) && seen[at] === thing)))
      differences.push(`sees not: something of ${show(part)} looks as it lies`);
  }
  return differences.map((difference) => `${word}.${difference}`);
}

/** The things of a part, by its name: 'hands', of one seat 'hands of horan', at one place 'rows at 0'; of a question 'foresee.first'. */
function lyingAt(
  table: Json,
  name: string,
  seatNamed: Played<GameTypes>['seatNamed'],
  word: string,
): readonly (readonly Thing[])[] {
  const path = `scenario.then["${word}"]`;
  const [, part, field, owner, place] = /^([\w-]+)(?:\.(\w+))?(?: of ([\w-]+)| at (\d+))?$/.exec(name) ?? [];
  const parts = isWords(table) ? table : {};
  const asks = asList(parts.asks).filter(isWords);
  const lies = field === undefined ? parts[part] : asks.find(({ kind }) => kind === part)?.[field];
  if (lies === undefined)
    throw new Refused('bad-input', `${path}: no part "${name}"; there are: ${Object.keys(parts).join(', ')}`);
  const entries = Array.isArray(lies) ? lies : [lies];
  const at = owner === undefined ? place : seatNamed(owner, path);
  const wanted = at === undefined ? entries : [entries[Number(at)] ?? null];
  return wanted.map((entry) => asList(entry).filter(isPiece));
}

const isPiece = (value: Json): value is string | number | null => typeof value !== 'object' || value === null;

const plain = (value: unknown): Json => JSON.parse(JSON.stringify(value));

const show = (value: Json): string => JSON.stringify(value);

const shown = (values: readonly Json[]): string => values.map(show).join(', ') || 'nothing';

function asList(value: Json | undefined): readonly Json[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value];
}

/** Two lists with the same things in any order. */
function sameList(some: readonly Json[], others: readonly Json[]): boolean {
  const left = [...others];
  for (const one of some) {
    const at = left.findIndex((other) => sameAnswer(one, other));
    if (at < 0) return false;
    left.splice(at, 1);
  }
  return left.length === 0;
}

function isEvent(event: GameEvent, wanted: Json): boolean {
  if (typeof wanted === 'string') return event.kind === wanted;
  const differences: string[] = [];
  compare(wanted, plain(event), '', differences);
  return differences.length === 0;
}

/** What is named must be so; what is not named may be anything. Lists are equal in any order, unless one says so. */
function compare(wanted: Json, actual: Json | undefined, path: string, differences: string[]): void {
  const ordered = isWords(wanted) ? wanted['in order'] : undefined;
  if (isWords(wanted) && isWords(actual) && ordered === undefined) {
    for (const [key, value] of Object.entries(wanted)) {
      const here = path === '' ? key : `${path}.${key}`;
      if (!Object.hasOwn(actual, key)) {
        differences.push(`${here}: there is no such thing; there are: ${Object.keys(actual).join(', ')}`);
      } else compare(value, actual[key], here, differences);
    }
    return;
  }
  const same =
    ordered === undefined && Array.isArray(wanted) && Array.isArray(actual)
      ? sameList(wanted, actual)
      : sameAnswer(ordered ?? wanted, actual);
  if (!same)
    differences.push(`${path}: expected ${show(ordered ?? wanted)}, but it is ${show(actual ?? null)}`);
}
