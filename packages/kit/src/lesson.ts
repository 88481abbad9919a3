import type { Box, Game, GameTypes, Json, Seat, Told } from '@undercroft/kernel';
import {
  Course,
  check,
  copyTable,
  FastChance,
  give,
  Picture,
  Refused,
  type ScriptedChance,
  sameAnswer,
} from '@undercroft/kernel';
import * as v from 'valibot';
import { at, type Beginning, json, layTable, names, scriptSchema, seatCalled } from './scenario.ts';
import { compareTable } from './scenario-then.ts';
import type { Scene, Words } from './scene.ts';

/** What a step points at, by what the screen says of its pieces: { shows: rat }, { place: bag }, { region: seat 0 }. */
export type Point = { readonly [mark in (typeof MARKS)[number]]?: string };
const MARKS = ['shows', 'place', 'region', 'counts', 'word'] as const;

/**
 * What a step speaks of, as a screen must show it while it is said: a mark of a piece as points have them, what stands
 * there, or that it is not there. `shows chest`, `no shows dragon`, `counts total = 6`, `shows heart in seat 0 × 4`.
 */
export interface Seen {
  readonly mark: keyof Point;
  readonly name: string;
  /** The region it lies in. */
  readonly region?: string;
  /** What is written on it. */
  readonly says?: string;
  /** How many there are; 0 if there is to be none. */
  readonly many?: number;
}

const SEEN = new RegExp(`^(no )?(${MARKS.join('|')}) (.+?)(?: in (.+?))?(?: = (.+)| × (\\d+))?$`);

/** Reads what a step speaks of. */
export function readSeen(text: string): Seen {
  const [, no, mark, name, region, says, many] = SEEN.exec(text) ?? [];
  if (mark === undefined)
    throw new Refused('bad-input', `${text}: expected something such as "shows chest" or "counts total = 6"`);
  const count = no === undefined ? many : 0;
  return {
    mark: mark as keyof Point,
    name,
    ...(region !== undefined && { region }),
    ...(says !== undefined && { says }),
    ...(count !== undefined && { many: Number(count) }),
  };
}

/** One thing that is said; then the learner reads it, does it, or somebody else answers. */
export interface LessonStep {
  /** The words' id. What was said before stays where a step says nothing. */
  readonly say?: string;
  readonly point?: Point;
  /** What it speaks of, as it must be seen; see `readSeen`. */
  readonly sees?: readonly string[];
  /** What the learner is to answer. */
  readonly do?: Json;
  /** Answers that are as good. */
  readonly or?: readonly Json[];
  /** What is said to any other answer; the words have one for all, called `wrong`. */
  readonly wrong?: string;
  /** Somebody else's answer, as scenarios write it. */
  readonly other?: { readonly name: string; readonly answer: Json };
}

/** A scenario told slowly: the same table and luck, and steps that say something and wait for the learner. */
export interface Chapter extends Beginning {
  /** Its id: its words are found under it. */
  readonly chapter: string;
  /** The rules it teaches. */
  readonly rule: readonly string[];
  /** Who learns; the first of those who play if not said. */
  readonly learner?: string | undefined;
  readonly steps: readonly LessonStep[];
  readonly then: Words;
}

const chapterSchema = v.strictObject({
  chapter: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/, 'expected an id such as first-steps')),
  rule: v.array(v.string(), 'expected a list of rule ids'),
  learner: v.optional(v.string()),
  options: v.optional(names, {}),
  given: names,
  chance: scriptSchema,
  steps: v.pipe(v.array(names, 'expected a list of steps'), v.minLength(1, 'expected a step')),
  // biome-ignore lint/suspicious/noThenProperty: a word of scenarios; nobody awaits a schema
  then: names,
});

const stepSchema = v.strictObject({
  say: v.exactOptional(v.string()),
  point: v.exactOptional(v.record(v.picklist(MARKS), v.string())),
  sees: v.exactOptional(
    v.array(v.pipe(v.string(), v.regex(SEEN, 'expected something such as "shows chest"'))),
  ),
  do: v.exactOptional(json),
  or: v.exactOptional(v.array(json)),
  wrong: v.exactOptional(v.string()),
});

const STEP_WORDS: readonly string[] = Object.keys(stepSchema.entries);

export function checkChapter(data: unknown): Chapter {
  const { steps, ...chapter } = check(chapterSchema, data, 'scenario');
  return { ...chapter, 'set-up': false, steps: steps.map(checkStep) };
}

function checkStep(data: Words, index: number): LessonStep {
  const path = `scenario.steps[${index}]`;
  const others = Object.entries(data).filter(([word]) => !STEP_WORDS.includes(word));
  const own = Object.fromEntries(Object.entries(data).filter(([word]) => STEP_WORDS.includes(word)));
  const step = check(stepSchema, own, path);
  if (others.length > 1) throw new Refused('bad-input', `${path}: one answer a step, such as "taia: rest"`);
  const [other] = others;
  if (other !== undefined && step.do !== undefined)
    throw new Refused('bad-input', `${path}: either the learner answers or ${other[0]}`);
  if (other === undefined) {
    if (step.say === undefined && step.do === undefined)
      throw new Refused('bad-input', `${path}: expected something to say or to do`);
    return step;
  }
  return { ...step, other: { name: other[0], answer: other[1] } };
}

/** What a lesson says in one language: to any answer that leads away, and by chapter what is said and its title. */
export interface LessonWords {
  readonly wrong: string;
  readonly chapters: { readonly [chapter: string]: { readonly [id: string]: string } };
}

const sentence = v.string('expected a sentence');
const wordsSchema = v.objectWithRest({ wrong: sentence }, v.record(v.string(), sentence));

export function checkLessonWords(data: unknown): LessonWords {
  const { wrong, ...chapters } = check(wordsSchema, data, 'words');
  return { wrong, chapters };
}

/** Every id that a chapter says. */
export const saidIn = ({ steps }: Chapter): string[] => [
  'title',
  ...steps.flatMap(({ say, wrong }) => [say, wrong].filter((id) => id !== undefined)),
];

/** What came of the learner's answer. */
export interface Done<T extends GameTypes = GameTypes> {
  /** False: played to see what comes of it, until it is taken back. */
  readonly right: boolean;
  readonly course: Course<T>;
}

/** A chapter being played: by the learner on a screen, in the terminal, and by tests. */
export class LessonPlay<T extends GameTypes = GameTypes> {
  readonly chapter: Chapter;
  readonly box: Box<T>;
  readonly learner: Seat;
  readonly #scene: Scene<T>;
  readonly #state: T['state'];
  readonly #chance: ScriptedChance;
  readonly #told: Told<T['event']>[];
  /** The table as it lies in the lesson, and as it lies after an answer that leads away from it. */
  #picture: Picture<T>;
  #astray: Picture<T> | null = null;
  #step = 0;

  constructor(game: Game<T>, scene: Scene<T>, chapter: Chapter) {
    const { box, state, chance, told } = layTable(game, scene, chapter);
    this.chapter = chapter;
    this.box = box;
    this.#scene = scene;
    this.#state = state;
    this.#chance = chance;
    this.#told = told;
    this.#picture = new Picture(box, copyTable(state));
    const { learner } = chapter;
    this.learner = learner === undefined ? 0 : seatCalled(game, state, learner, 'scenario.learner');
  }

  /** How the table lies. */
  get picture(): Picture<T> {
    return this.#astray ?? this.#picture;
  }

  /** How many steps are behind. */
  get at(): number {
    return this.#step;
  }

  /** What is to be read or done now; null at the end. */
  get now(): LessonStep | null {
    return this.chapter.steps[this.#step] ?? null;
  }

  /** Whether an answer was given that leads away from the lesson. */
  get astray(): boolean {
    return this.#astray !== null;
  }

  /** What was said last, by its id. */
  get said(): string | undefined {
    return this.chapter.steps.slice(0, this.#step + 1).findLast(({ say }) => say !== undefined)?.say;
  }

  /** Goes on where nothing is asked of the learner: what was said is read, or somebody else answers. */
  next(): Course<T> | null {
    const step = this.now;
    if (step === null || step.do !== undefined || this.astray)
      throw new Refused('illegal', 'the lesson waits for an answer');
    const { other } = step;
    if (other === undefined) {
      this.#step++;
      return null;
    }
    const path = this.#path;
    return this.#play(seatCalled(this.box.game, this.#state, other.name, path), other.answer);
  }

  /** The learner answers: what was only to be read counts as read. */
  answer(answer: Json): Done<T> {
    while (this.now !== null && this.now.do === undefined && this.now.other === undefined) this.#step++;
    const { do: wanted, or = [] } = this.now ?? {};
    const right = wanted !== undefined && [wanted, ...or].some((good) => sameAnswer(good, answer));
    if (right) return { right, course: this.#play(this.learner, answer) };
    const state = copyTable(this.#picture.state);
    const course = new Course(this.#picture);
    // Not the lesson's luck: that is still needed.
    give(this.box, state, this.learner, answer, new FastChance(this.#step), course.watch(state));
    this.#astray = course.end(state).after;
    return { right, course };
  }

  /** Back to the lesson's table. */
  back(): void {
    this.#astray = null;
  }

  #play(seat: Seat, answer: Json): Course<T> {
    const course = new Course(this.#picture);
    at(this.#path, () => give(this.box, this.#state, seat, answer, this.#chance, course.watch(this.#state)));
    this.#picture = course.end(this.#state).after;
    this.#told.push(...course.told);
    this.#step++;
    return course;
  }

  get #path(): string {
    return `scenario.steps[${this.#step}]`;
  }

  /** What is different at the end from what the chapter says, in sentences. */
  differences(): string[] {
    const { box } = this;
    const seatNamed = (name: string, path: string) => seatCalled(box.game, this.#state, name, path);
    const played = { box, scene: this.#scene, state: this.#state, told: this.#told, seatNamed };
    return [
      ...compareTable(played, this.chapter.then),
      ...this.#chance.left.map((left) => `chance: ${left} was not needed`),
    ];
  }
}

/** Plays a chapter through as it says; the answer of one step may be another of its good ones. */
export function playThrough<T extends GameTypes>(
  game: Game<T>,
  scene: Scene<T>,
  chapter: Chapter,
  instead: { readonly step: number; readonly answer: Json } | null = null,
): string[] {
  try {
    const play = new LessonPlay(game, scene, chapter);
    for (let step = play.now; step !== null; step = play.now) {
      if (step.do === undefined) play.next();
      else play.answer(instead?.step === play.at ? instead.answer : step.do);
      if (play.astray) return [`scenario.steps[${play.at}]: this answer leads away from the lesson`];
    }
    return play.differences();
  } catch (error) {
    if (error instanceof Refused) return [error.message];
    throw error;
  }
}
