import { readFileSync } from 'node:fs';
import {
  answersNow,
  apply,
  asked,
  begin,
  collect,
  FastChance,
  type Game,
  type GameTypes,
  heard,
  openBox,
  standingAnswers,
  type Told,
  viewOf,
} from '@undercroft/kernel';
import { eachSeed } from '@undercroft/kit/seeds';
import type { Phrase, Phrases } from '@undercroft/kit/words';
import { expect } from 'vitest';
import type { Speaker } from '../src/speaker.ts';
import { longSentences } from './sentences.ts';

/** Every message a phrase uses, nested ones too. */
export function idsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'id' in value && typeof value.id === 'string' ? [value.id] : [];
  return [...own, ...Object.values(value).flatMap(idsIn)];
}

/** Some answers to each kind of question, and of what may be done at any time. */
export type Samples<T extends GameTypes> = { readonly [K in keyof T['answers']]: readonly T['answers'][K][] };

/** What is said on the buttons of a question. */
export function buttons<T extends GameTypes>(
  phrases: Phrases<T>,
  samples: Partial<Samples<T>>,
  ask: T['ask'],
  view: T['view'],
  set?: unknown,
): Phrase[] {
  const say = (phrases as Phrases).answers[ask.kind];
  return (samples as Samples<GameTypes>)[ask.kind].map((answer) => say(answer, view, ask, set));
}

/** Messages of a game that nobody says: not among those used, no option of its, no reason, no theme, no achievement. */
export function silentOf({ options }: Game, messages: object, used: ReadonlySet<string>): string[] {
  const explained = Object.entries(options).flatMap(([name, { values }]) =>
    [name, `${name}.about`, ...values.map((value) => `${name}.${value}`)].map((id) => `option.${id}`),
  );
  return Object.keys(messages).filter(
    (id) => !used.has(id) && !explained.includes(id) && !/^(why|theme|achievement)\./.test(id),
  );
}

/** Every option and every value is explained. */
export function explainOptions(
  { options }: Game,
  speakers: readonly Pick<Speaker, 'option' | 'aboutOption' | 'optionValue'>[],
): void {
  for (const speaker of speakers) {
    for (const [name, { values }] of Object.entries(options)) {
      expect(speaker.option(name)).not.toBe('');
      expect(speaker.aboutOption(name)).toMatch(/\.$/);
      for (const value of values) expect(speaker.optionValue(name, value)).not.toBe('');
    }
  }
}

/** Each question has rules, and they are in the rulebook. */
export function expectRules(game: string, questions: readonly (readonly string[])[]): void {
  const rulebook = readFileSync(new URL(`../../${game}/rules/en.md`, import.meta.url), 'utf8');
  for (const rules of questions) {
    expect(rules).not.toEqual([]);
    for (const rule of rules) expect(rulebook).toContain(`**${rule}**`);
  }
}

/** Plays random games to the end, or for a while, and has every speaker say all of it. */
export function playRandomly<T extends GameTypes>(
  game: Game<T>,
  speakers: Speaker<T>[],
  games: number,
  set?: object,
): void {
  eachSeed(games, (seed) => {
    const chance = new FastChance(seed);
    const options = Object.fromEntries(
      Object.entries(game.options).map(([name, { values }]) => [name, values[chance.pick(values.length)]]),
    );
    const box = openBox(game, options, set);
    const count = game.seats.min + chance.pick(game.seats.max - game.seats.min + 1);
    const told: Told<T['event']>[] = [];
    const state = begin(box, Array(count).fill(null), chance, collect(told));
    const seats = game.seated(state);
    for (let step = 0; step < 400; step++) {
      const events = heard(told.splice(0), null);
      const ask = asked<T>(state);
      const answers = answersNow(box, state);
      for (const speaker of speakers) {
        for (const event of events) speaker.event(event, seats);
        if (ask === undefined) continue;
        const view = viewOf(box, state, ask.seat);
        const seen = view.asks.at(-1) ?? ask;
        expect(longSentences(speaker.ask(seen, view, seats))).toEqual([]);
        speaker.waiting(seen, view, seats);
        for (const answer of answers) speaker.answer(answer as T['answers'][string], seen, view, seats);
        for (const answer of standingAnswers(box, state, ask.seat)) speaker.standing(answer, view, seats);
      }
      const outcome = game.outcome(box, state);
      if (outcome !== null) {
        for (const speaker of speakers) speaker.ended(outcome, seats);
        break;
      }
      apply(box, state, answers[chance.pick(answers.length)], chance, collect(told));
    }
  });
}
