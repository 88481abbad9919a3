import { best, type Chance, type Sight } from '@undercroft/kernel';
import { unseenVote } from './calls.ts';
import {
  type Glance,
  glance,
  goblinStepValue,
  lookValue,
  playValue,
  rigorStandValue,
  rigorStepValue,
  shoveValue,
  standValue,
} from './judge.ts';
import type { Kragmortha, KragmorthaAnswer, KragmorthaTable, ReactAsk, TheBox, UseAnswer } from './state.ts';
import { directionOf, squareOf, tablesOf } from './tables.ts';

/** Plays like a cheeky goblin: to the desk, away from Rigor, and the others in his way. */
export function instinct({ box, view, answers }: Sight<Kragmortha>, chance: Chance): KragmorthaAnswer {
  return hunch(box, view, answers, chance);
}

/** The same for whoever is asked, on a table that may be imagined. */
export function hunch(
  box: TheBox,
  state: KragmorthaTable,
  answers: readonly KragmorthaAnswer[],
  chance: Chance,
): KragmorthaAnswer {
  const ask = state.asks[state.asks.length - 1];
  if (ask.kind === 'vote') return unseenVote(answers);
  const table = glance(box, state, ask.seat);
  switch (ask.kind) {
    case 'place':
    case 'land':
      return best(answers, (answer) => squareValue(table, answer), chance);
    case 'push':
      return best(answers, (answer) => pushAnswerValue(table, ask.goblin, answer), chance);
    case 'react':
      return react(table, ask, answers);
    case 'card':
    case 'onward':
      return best(answers, (answer) => turnValue(table, answer), chance);
  }
}

function squareValue(table: Glance, answer: KragmorthaAnswer): number {
  if (typeof answer === 'string') return 0;
  if ('place' in answer) return standValue(table, squareOf(answer.place));
  return 'put' in answer ? standValue(table, squareOf(answer.put)) : 0;
}

function pushAnswerValue(table: Glance, goblin: number, answer: KragmorthaAnswer): number {
  if (typeof answer === 'string' || !('push' in answer) || answer.push === undefined) return 0;
  const to = table.field.next[table.at[goblin] * 4 + directionOf[answer.push]];
  return shoveValue(table, goblin, to);
}

/** A ward always; another token instead of a trap; a dodge when Rigor stands near. */
function react(table: Glance, ask: ReactAsk, answers: readonly KragmorthaAnswer[]): KragmorthaAnswer {
  const use = answers.find((answer) => typeof answer === 'object' && 'use' in answer);
  if (use === undefined) return 'pass';
  if (ask.to === 'token') return ask.token === 'trap' ? use : 'pass';
  if (ask.to === 'look') return use;
  const here = table.at[table.me] * 4;
  return table.field.next.slice(here, here + 4).includes(table.rigor) ? use : 'pass';
}

/** What an answer in my own turn is worth. */
function turnValue(table: Glance, answer: KragmorthaAnswer): number {
  const { box, state, field, at, me, rigor } = table;
  if (answer === 'swap') return standValue(table, at[me]) - 4;
  if (answer === 'stop') return stayValue(table);
  if (typeof answer === 'string') return 0;
  if ('play' in answer) {
    const card = tablesOf(box.set).cards[answer.play];
    return playValue(table, card, directionOf[answer.step]);
  }
  if ('use' in answer) return useValue(table, answer);
  if ('jump' in answer) return rigorStandValue(table, squareOf(answer.jump));
  if (!('step' in answer)) return 0;
  const direction = directionOf[answer.step];
  if (state.walker === 'rigor') return rigorStepValue(table, field.next[rigor * 4 + direction], 0);
  return goblinStepValue(table, at[me], field.next[at[me] * 4 + direction], 0);
}

/** The table as it stands, on the scale of the move under way. */
function stayValue(table: Glance): number {
  return table.state.walker === 'rigor'
    ? rigorStandValue(table, table.rigor)
    : standValue(table, table.at[table.me]);
}

/** A tome is used before anything else when it does something now; otherwise it waits. */
function useValue(table: Glance, use: UseAnswer): number {
  const gain = useGain(table, use);
  return gain > 0 ? gain + 100 : Number.NEGATIVE_INFINITY;
}

/** A gust is for blowing somebody to Rigor. */
function gustGain(table: Glance, goblin: number): number {
  const { field, at, rigor } = table;
  return field.next.slice(at[goblin] * 4, at[goblin] * 4 + 4).includes(rigor) ? lookValue(table, goblin) : 0;
}

function useGain(table: Glance, use: UseAnswer): number {
  const { box, state, field, at, me, rigor } = table;
  const goblin = use.goblin === undefined ? -1 : state.goblins.indexOf(use.goblin);
  switch (tablesOf(box.set).tomes[use.use].effect) {
    case 'pardon':
      return 1;
    case 'scapegoat':
    case 'hex':
      return lookValue(table, goblin);
    case 'gust':
      return gustGain(table, state.goblins.indexOf(use.blow ?? ''));
    case 'lure': {
      const met = at.indexOf(field.next[rigor * 4 + directionOf[use.step ?? 'north']]);
      return met >= 0 ? lookValue(table, met) : 0;
    }
    case 'haste':
      return state.phase === 'card' && field.toDesk[at[me]] <= 4 ? 1 : 0;
    default:
      return 0;
  }
}
