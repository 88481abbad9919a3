import type { Chance } from '@undercroft/kernel';
import { power } from '@undercroft/kit/sums';
import { hostile, leadsOut, stepFrom } from '../land.ts';
import { directionNumber } from '../moves.ts';
import type { Karak2Answers, Karak2View } from '../state.ts';
import { tilesLeft } from '../travel.ts';
import { actionsLeft } from '../turn.ts';
import { wordValue, workValue } from './here.ts';
import { enemyValue, peaceValue } from './places.ts';
import type { Mind } from './plan.ts';
import { exploreValue } from './worth.ts';

type ActAnswer = Karak2Answers['act'];

/** No box holds more tiles. */
export const MOST_PLACES = 128;
/** What an action is worth that a fight would throw away. */
const IDLE = 0.6;
/** What a place of work is divided by, for the actions it takes to get there. */
const EFFORT = Array.from({ length: MOST_PLACES }, (_, steps) => power(steps, 1.3));
/** What is left of unexplored land for those who have to walk to it. */
const OUT_THERE = 0.83;
/** Whatever promises less is not worth a step. */
const LEAST = 0.05;

// Scratch paper, wiped before each use: places in the order they are seen, the answer that leads to each, and
// by place how many actions it is away.
const queue = new Int8Array(MOST_PLACES);
const ways = new Uint8Array(MOST_PLACES);
const far = new Int8Array(MOST_PLACES);

/**
 * Goes for what brings most for every action it takes, one action at a time: what is near is done on the way to what is
 * far, and that waits. Whoever is in a hurry looks only as far as `reach` actions take him, and further only while he
 * has seen nothing.
 */
export function roam(
  mind: Mind,
  answers: readonly ActAnswer[],
  chance: Chance,
  reach: number,
  scores?: number[],
): ActAnswer {
  const { view, seat } = mind;
  let chosen = answers.length - 1;
  let highest = LEAST;
  const place = view.at[seat];
  const step = view.moved ? 2 : 1;
  const left = actionsLeft(mind.box.set, view, seat);
  const more = tilesLeft(view) > 0;
  let explored: number | undefined;
  let seen = 0;
  far.fill(-1);
  far[place] = 0;
  for (let i = 0; i < answers.length; i++) {
    const answer = answers[i];
    let value = 0;
    if (typeof answer === 'string') value = wordValue(mind, answer);
    else {
      const to = destination(view, place, answer);
      if (to >= 0) {
        if (far[to] >= 0) {
          if (scores !== undefined) scores[i] = 0;
          continue;
        }
        far[to] = step;
        queue[seen] = to;
        ways[seen++] = i;
      } else if ('explore' in answer) {
        explored ??= exploreValue(mind);
        value = explored - Math.max(0, left - step) * IDLE;
      } else value = workValue(mind.box.set, view, seat, answer);
    }
    if (scores !== undefined) scores[i] = value;
    if (value > highest) {
      highest = value;
      chosen = i;
    }
  }
  const turn = chance.pick(6);
  // The nearest place with a way out of the known land.
  let out = -1;
  for (let head = 0; head < seen; head++) {
    const here = queue[head];
    const steps = far[here];
    let value: number;
    if (hostile(view, here)) {
      value = (enemyValue(mind, here) - Math.max(0, left - steps) * IDLE) / steps;
    } else {
      value = peaceValue(mind, here) / EFFORT[steps];
      for (let i = 0; i < 6 && (steps < reach || (highest <= LEAST && out < 0)); i++) {
        const direction = (i + turn) % 6;
        const next = stepFrom(view, here, direction);
        if (next < 0) {
          if (out < 0 && more && leadsOut(view, here, direction)) out = head;
        } else if (far[next] < 0) {
          far[next] = steps + 1;
          queue[seen] = next;
          ways[seen++] = ways[head];
        }
      }
    }
    if (scores !== undefined && value > scores[ways[head]]) scores[ways[head]] = value;
    if (value > highest) {
      highest = value;
      chosen = ways[head];
    }
  }
  if (out < 0) return answers[chosen];
  explored ??= exploreValue(mind);
  const value = (OUT_THERE * explored) / (far[queue[out]] + 1) - 0.01;
  if (scores !== undefined && value > scores[ways[out]]) scores[ways[out]] = value;
  return answers[value > highest ? ways[out] : chosen];
}

/** Where a move answer leads, or -1 if it is no move over the map. */
function destination(view: Karak2View, place: number, answer: Exclude<ActAnswer, string>): number {
  if ('move' in answer) return stepFrom(view, place, directionNumber(answer.move));
  if ('portal' in answer) return view.tile.indexOf(answer.portal);
  if (!('ride' in answer)) return -1;
  let to = place;
  for (let i = 0; i < answer.far; i++) to = view.near[to * 6 + directionNumber(answer.ride)];
  return to;
}
