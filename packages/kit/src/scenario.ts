import type { Answer, Box, Game, GameTypes, Json, Seat } from '@undercroft/kernel';
import {
  begin,
  check,
  collect,
  copy,
  FastChance,
  type Given,
  give,
  openBox,
  Refused,
  type Script,
  ScriptedChance,
  type Told,
} from '@undercroft/kernel';
import * as v from 'valibot';
import { compareTable } from './scenario-then.ts';
import type { Scene, Words } from './scene.ts';

/** A rule as an example: given a table and this luck, when these answers are given, then this holds. */
export interface Scenario {
  /** Only needed where the rule id does not tell. */
  readonly game?: string | undefined;
  readonly rule: string | readonly string[];
  readonly title: string;
  readonly options: Words;
  /** Sections of a component set of somebody's own; the others are those in the box. */
  readonly set?: Words | undefined;
  /** True: luck is scripted from the set-up on, and `given` only says who plays. */
  readonly 'set-up': boolean;
  readonly given: Words;
  readonly chance: Script;
  readonly when: readonly Words[];
  readonly then: Words;
}

/** What a file of plain data holds. */
export const json = v.custom<Json>(() => true);
export const names: v.GenericSchema<Record<string, Json>> = v.record(v.string(), json);
const numbers = v.array(v.number(), 'expected a list of numbers');

/** Luck as scenarios write it. */
export const scriptSchema = v.optional(
  v.strictObject({
    rolls: v.optional(numbers),
    draws: v.optional(v.array(v.unknown(), 'expected a list')),
    picks: v.optional(numbers),
  }),
  {},
);

const scenarioSchema = v.strictObject({
  game: v.optional(v.string()),
  rule: v.union([v.string(), v.array(v.string())], 'expected a rule id such as K-31, or a list of them'),
  title: v.string('expected a sentence'),
  options: v.optional(names, {}),
  set: v.optional(names),
  'set-up': v.optional(v.boolean(), false),
  given: names,
  chance: scriptSchema,
  when: v.optional(v.array(names, 'expected a list of answers, such as "- horan: rest"'), []),
  // biome-ignore lint/suspicious/noThenProperty: a word of scenarios; nobody awaits a schema
  then: names,
});

export function checkScenario(data: unknown): Scenario {
  return check(scenarioSchema, data, 'scenario');
}

/** The rules a scenario is an example of. */
export function rulesOf(scenario: Scenario): string[] {
  return typeof scenario.rule === 'string' ? [scenario.rule] : [...scenario.rule];
}

/** The game a scenario belongs to: named, or told by its rule id. */
export function gameOf(scenario: Scenario, prefixes: Readonly<Record<string, string>>): string {
  if (scenario.game !== undefined) return scenario.game;
  const [rule] = rulesOf(scenario);
  const game = prefixes[rule.slice(0, rule.lastIndexOf('-'))];
  if (game === undefined) {
    throw new Refused('bad-input', `scenario.rule: "${rule}" belongs to no game; name it with "game: …"`);
  }
  return game;
}

/**
 * Plays a scenario and returns what is different from what it says, in sentences; none if it holds. What cannot be
 * played (an answer refused, luck that is missing, a word nobody knows) is a difference too.
 */
export function runScenario<T extends GameTypes>(
  game: Game<T>,
  scene: Scene<T>,
  scenario: Scenario,
  watch?: Watch<T>,
): string[] {
  try {
    return play(game, scene, scenario, watch);
  } catch (error) {
    if (error instanceof Refused) return [error.message];
    throw error;
  }
}

/** What a scenario and a chapter of a lesson both say of the table they begin with. */
export type Beginning = Pick<Scenario, 'options' | 'set' | 'set-up' | 'given' | 'chance'>;

/** Lays the table that a scenario begins with. */
export function layTable<T extends GameTypes>(
  game: Game<T>,
  scene: Scene<T>,
  { options, set, 'set-up': setUp, given, chance: script }: Beginning,
) {
  const { figures: key, called } = scene;
  const { [key]: who, ...table } = given;
  const [extra] = Object.keys(table);
  if (setUp && extra !== undefined) {
    throw new Refused('bad-input', `scenario.given.${extra}: with "set-up: true" only say who plays`);
  }
  const figures = figuresOf(who, `scenario.given.${key}`);
  const chosen = figures.some((figure) => figure !== null) ? game.chosen : {};
  const box = openBox(game, { ...chosen, ...options }, set && { ...(game.setFile ?? game.set), ...set });
  const chance = new ScriptedChance(script, called && ((drawn) => called(box, drawn)));
  const told: Told<T['event']>[] = [];
  const tell = collect(told);
  const state = seated(`scenario.given.${key}`, () =>
    begin(box, figures, setUp ? chance : new FastChance(1), setUp ? tell : undefined),
  );
  if (!setUp) scene.arrange({ box, state, chance, tell }, { ...table }, 'scenario.given');
  return { box, state, chance, told };
}

/** Who is called so, among those who play. */
export function seatCalled<T extends GameTypes>(
  game: Game<T>,
  state: T['state'],
  name: string,
  path: string,
): Seat {
  const seat = game.seated(state).indexOf(name);
  if (seat < 0) throw new Refused('bad-input', `${path}: nobody plays "${name}"`);
  return seat;
}

/** Says of what was refused where in the file it stands. */
export function at<R>(path: string, tried: () => R): R {
  try {
    return tried();
  } catch (error) {
    if (error instanceof Refused) throw new Refused(error.reason, `${path}: ${error.message}`);
    throw error;
  }
}

/** A table on its way through a scenario, and what is answered next there. */
export interface Example<T extends GameTypes> {
  readonly title: string;
  readonly box: Box<T>;
  readonly seats: number;
  readonly state: T['state'];
  readonly given: Given | null;
}

type Watch<T extends GameTypes> = (box: Box<T>, state: T['state'], given: Given | null) => void;

/** Every table of a scenario, as far as it can be played: as it is given, and after each answer. */
export function tablesIn<T extends GameTypes>(
  game: Game<T>,
  scene: Scene<T>,
  scenario: Scenario,
): Example<T>[] {
  const tables: Example<T>[] = [];
  const watch: Watch<T> = (box, state, given) => {
    const seats = game.seated(state).length;
    tables.push({ title: scenario.title, box, seats, state: copy(state), given });
  };
  runScenario(game, scene, scenario, watch);
  return tables;
}

function play<T extends GameTypes>(
  game: Game<T>,
  scene: Scene<T>,
  scenario: Scenario,
  watch?: Watch<T>,
): string[] {
  const { box, state, chance, told } = layTable(game, scene, scenario);
  const tell = collect(told);
  const seatNamed = (name: string, path: string) => seatCalled(game, state, name, path);
  for (const [index, line] of scenario.when.entries()) {
    const path = `scenario.when[${index}]`;
    const entries = Object.entries(line);
    if (entries.length !== 1)
      throw new Refused('bad-input', `${path}: expected one answer, such as "- horan: rest"`);
    const [name, answer] = entries[0];
    const seat = seatNamed(name, path);
    watch?.(box, state, [seat, answer as Answer]);
    at(path, () => give(box, state, seat, answer, chance, tell));
  }
  watch?.(box, state, null);
  const differences = compareTable({ box, scene, state, told, seatNamed }, scenario.then);
  return [...differences, ...chance.left.map((left) => `chance: ${left} was not needed`)];
}

/** Who may sit down is checked by the table; a scenario calls its seats by another name. */
function seated<S>(path: string, sitDown: () => S): S {
  try {
    return sitDown();
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    throw new Refused(error.reason, error.message.replace(/^seats(?=\[|:)/, path));
  }
}

function figuresOf(who: Json | undefined, path: string): (string | null)[] {
  if (typeof who === 'number') return Array.from({ length: who }, () => null);
  if (Array.isArray(who) && who.every((name) => typeof name === 'string')) return who;
  throw new Refused('bad-input', `${path}: expected who plays, such as [a, b], or how many`);
}
