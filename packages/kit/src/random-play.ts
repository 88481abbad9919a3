import type { Box, Game, GameTypes } from '@undercroft/kernel';
import {
  answersNow,
  answersOf,
  apply,
  begin,
  type Chance,
  collect,
  FastChance,
  give,
  openBox,
  type Told,
} from '@undercroft/kernel';

/** A table in random play, with everything needed to go on from any moment of it. */
export interface RandomTable<T extends GameTypes> {
  readonly box: Box<T>;
  readonly seats: number;
  state: T['state'];
  readonly chance: Chance;
  readonly told: Told<T['event']>[];
}

/** Random options, seats and set, all from one number. */
export function randomPlay<T extends GameTypes>(
  game: Game<T>,
  sets: readonly object[],
  seed: number,
): RandomTable<T> {
  const chance = new FastChance(seed);
  const options = Object.fromEntries(
    Object.entries(game.options).map(([name, { values }]) => [name, values[chance.pick(values.length)]]),
  );
  const boxes: (object | undefined)[] = [undefined, ...sets];
  const box = openBox(game, options, boxes[chance.pick(boxes.length)]);
  const { min, max } = game.seats;
  const seats = min + chance.pick(max - min + 1);
  const told: Told<T['event']>[] = [];
  const figures = Array.from({ length: seats }, () => null);
  return { box, seats, chance, told, state: begin(box, figures, chance, collect(told)) };
}

/** Plays at random to the end, stopping now and then to look. */
export function* moments<T extends GameTypes>(play: RandomTable<T>, looks: number): Generator<number> {
  const { box, chance, state, told } = play;
  const tell = collect(told);
  for (let step = 0; state.asks.length > 0; step++) {
    // Look often at first, then ever more rarely: every stage of a long game is seen a few times.
    if (chance.pick(1 + Math.floor(step / looks)) === 0) yield step;
    randomStep(play, chance, tell);
    if (step > 400_000) throw new Error(`no end after ${step} answers: ${JSON.stringify(box.options)}`);
  }
}

/** Somebody answers at random: mostly whoever is asked, now and then a seat that need not wait for a question. */
export function randomStep<T extends GameTypes>(
  play: RandomTable<T>,
  chance: Chance,
  tell = collect(play.told),
): void {
  const { box, seats, state } = play;
  if (box.game.standing !== undefined && chance.pick(20) === 0) {
    const seat = chance.pick(seats);
    const answers = still(answersOf(box, state, seat));
    if (answers.length > 0) give(box, state, seat, answers[chance.pick(answers.length)], chance, tell);
    return;
  }
  for (const ask of state.asks) still(ask);
  const answers = still(answersNow(box, state));
  apply(box, state, answers[chance.pick(answers.length)], chance, tell);
}

/** Questions and answers are shared by all tables: here whoever changes one is told so. */
function still<V>(value: V): V {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) still(part);
  return Object.freeze(value);
}
