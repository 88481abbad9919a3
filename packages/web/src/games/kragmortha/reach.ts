import {
  DIRECTIONS,
  type Direction,
  type Field,
  type KragmorthaAnswers,
  type PlayAnswer,
  restAfter,
  squareOf,
  tablesOf,
  type UseAnswer,
} from '@undercroft/kragmortha';
import type { AtKragmortha } from './seen.ts';

/** An answer to a question. */
type AskedFor = KragmorthaAnswers[Exclude<keyof KragmorthaAnswers, 'standing'>];

/** A square that can be chosen, and the answers that it stands for. */
export interface Target {
  readonly square: number;
  readonly path: readonly [AskedFor, ...AskedFor[]];
  /** Where the figure comes from, if it walks or is pushed there. */
  readonly from: number | null;
  readonly who: 'goblin' | 'rigor' | 'pushed' | 'put';
  /** Steps of the card it takes; 0 where there is nothing to count. */
  readonly steps: 0 | 1 | 2;
  /** The movement card it needs. */
  readonly card: string | null;
}

export const fieldOf = ({ box, view }: Pick<AtKragmortha, 'box' | 'view'>): Field =>
  tablesOf(box.set).fields[view.seats.length];

const standsOn = (at: AtKragmortha, seat: number): number => at.view.at[seat] ?? -1;

const goblinOn = (at: AtKragmortha, square: number): number => at.view.at.indexOf(square);

const beside = (field: Field, square: number, direction: Direction): number =>
  field.next[square * 4 + DIRECTIONS.indexOf(direction)] ?? -1;

/** A square that one answer stands for, with nothing to count. */
const onto = (answer: AskedFor, square: number, who: Target['who'], from: number | null = null): Target => ({
  square,
  path: [answer],
  from,
  who,
  steps: 0,
  card: null,
});

/** Every square the asked player may choose now; of a tome only if it is the one being used. */
export function targetsOf(at: AtKragmortha, tome: string | null): Target[] {
  const field = fieldOf(at);
  switch (at.kind) {
    case 'place':
      return at.answers.map((answer) => onto(answer, squareOf(answer.place), 'put'));
    case 'land':
      return at.answers.map((answer) => onto(answer, squareOf(answer.put), 'put'));
    case 'push': {
      const from = standsOn(at, at.ask.goblin);
      return at.answers.map((answer) => onto(answer, beside(field, from, answer.push), 'pushed', from));
    }
    case 'card':
      return at.answers.flatMap((answer) => {
        if (typeof answer === 'string') return [];
        if ('use' in answer) return answer.use === tome ? tomeTarget(at, field, answer) : [];
        return tome === null ? plays(at, field, answer) : [];
      });
    case 'onward': {
      const rigor = at.view.walker === 'rigor';
      const from = rigor ? at.view.rigor : standsOn(at, at.ask.seat);
      return at.answers.flatMap((answer): Target[] => {
        if (answer === 'stop') return [];
        if ('use' in answer) return answer.use === tome ? tomeTarget(at, field, answer) : [];
        if (tome !== null) return [];
        if ('jump' in answer) return [onto(answer, squareOf(answer.jump), 'rigor')];
        const square = beside(field, from, answer.step);
        return [{ ...onto(answer, square, rigor ? 'rigor' : 'goblin', from), steps: 2 }];
      });
    }
    case 'react':
    case 'vote':
    case null:
      return [];
  }
}

/** Tomes that point at a square: where Rigor is lured to, which goblin is blown away. */
function tomeTarget(at: AtKragmortha, field: Field, answer: UseAnswer): Target[] {
  if (answer.step !== undefined) {
    const from = at.view.rigor;
    return [onto(answer, beside(field, from, answer.step), 'rigor', from)];
  }
  if (answer.blow === undefined) return [];
  const blown = at.view.goblins.indexOf(answer.blow);
  return [onto(answer, standsOn(at, blown), 'pushed', standsOn(at, at.view.seat))];
}

/** A card's first step, and every second step that may follow it. */
function plays(at: AtKragmortha, field: Field, answer: PlayAnswer): Target[] {
  const card = tablesOf(at.box.set).cards[answer.play];
  const rigor = at.view.rigor;
  const from = card.rigor ? rigor : standsOn(at, at.view.seat);
  const to = beside(field, from, answer.step);
  const who = card.rigor ? 'rigor' : 'goblin';
  const targets: Target[] = [{ square: to, path: [answer], from, who, steps: 1, card: card.id }];
  // A goblin's move is over at Rigor, at the desk and on a teleport square.
  if (!card.rigor && (to === rigor || field.desk[to] || field.teleport[to])) return targets;
  const rest = restAfter(card, field.symbol[to]);
  for (const step of DIRECTIONS) {
    const on = beside(field, to, step);
    if (on < 0 || (rest & field.symbol[on]) === 0) continue;
    const blocked = on !== from && goblinOn(at, on) >= 0 && field.exits[on] < 2;
    if (!card.rigor && blocked) continue;
    targets.push({ square: on, path: [answer, { step }], from: to, who, steps: 2, card: card.id });
  }
  return targets;
}

/** Whether something happens on the way, so that the second step has to be chosen again. */
const isBumpy = (at: AtKragmortha, { steps, from }: Target): boolean =>
  steps === 2 && from !== null && goblinOn(at, from) >= 0;

/** One target for each square and card: the shortest way, and of those the quietest. */
export function best(at: AtKragmortha, targets: readonly Target[]): Target[] {
  const found = new Map<string, Target>();
  const cost = (target: Target) => target.steps * 2 + Number(isBumpy(at, target));
  for (const target of targets) {
    const key = `${target.square} ${target.who} ${target.card} ${target.who === 'pushed' ? target.from : ''}`;
    const known = found.get(key);
    if (known === undefined || cost(target) < cost(known)) found.set(key, target);
  }
  return [...found.values()];
}
