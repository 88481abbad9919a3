import { askNow, type Chance, type Question, questionOf, type Sight } from '@undercroft/kernel';
import { best } from '@undercroft/kit/mind';
import { unseenVote } from './calls.ts';
import {
  goblinStepValue,
  lookValue,
  playValue,
  rigorStandValue,
  rigorStepValue,
  shoveValue,
  standValue,
  type Thinker,
  thinker,
} from './judge.ts';
import type {
  Kragmortha,
  KragmorthaAnswer,
  KragmorthaAnswers,
  KragmorthaTable,
  TheBox,
  UseAnswer,
} from './state.ts';
import { type Direction, directionOf, squareOf, tablesOf } from './tables.ts';
import { WORTH } from './worth.ts';

/** Plays like a cheeky goblin: to the desk, away from Rigor, and the others in his way. */
export function instinct(
  { box, view, answers }: Sight<Kragmortha>,
  chance: Chance,
  scores?: number[],
): KragmorthaAnswer {
  return hunch(box, view, answers, chance, scores);
}

/** The same for whoever is asked, on a table that may be imagined. */
export function hunch(
  box: TheBox,
  state: KragmorthaTable,
  answers: readonly KragmorthaAnswer[],
  chance: Chance,
  scores?: number[],
): KragmorthaAnswer {
  const choice = questionOf<Kragmortha>(askNow<Kragmortha>(state), answers);
  if (choice.kind === 'vote') return unseenVote(choice.answers);
  const table = thinker(box, state, choice.ask.seat);
  switch (choice.kind) {
    case 'place':
      return best(choice.answers, ({ place }) => standValue(table, squareOf(place)), chance, scores);
    case 'land':
      return best(choice.answers, ({ put }) => standValue(table, squareOf(put)), chance, scores);
    case 'push':
      return best(choice.answers, ({ push }) => pushValue(table, choice.ask.goblin, push), chance, scores);
    case 'react':
      return react(table, choice);
    case 'card':
    case 'onward':
      return best<TurnAnswer>(choice.answers, (answer) => turnValue(table, answer), chance, scores);
  }
}

function pushValue(table: Thinker, goblin: number, push: Direction): number {
  return shoveValue(table, goblin, table.field.next[table.at[goblin] * 4 + directionOf[push]]);
}

/** A ward always; another token instead of a trap; a dodge when Rigor stands near. */
function react(table: Thinker, { ask, answers }: Question<Kragmortha, 'react'>): KragmorthaAnswers['react'] {
  const use = answers.find((answer) => answer !== 'pass');
  if (use === undefined) return 'pass';
  if (ask.to === 'token') return ask.token === 'trap' ? use : 'pass';
  if (ask.to === 'look') return use;
  const here = table.at[table.me] * 4;
  return table.field.next.slice(here, here + 4).includes(table.rigor) ? use : 'pass';
}

type TurnAnswer = KragmorthaAnswers['card' | 'onward'];

/** What an answer in my own turn is worth. */
function turnValue(table: Thinker, answer: TurnAnswer): number {
  const { box, state, field, at, me, rigor } = table;
  if (answer === 'swap') return standValue(table, at[me]) - WORTH.swap;
  if (answer === 'stop') return stayValue(table);
  if ('play' in answer) {
    const card = tablesOf(box.set).cards[answer.play];
    return playValue(table, card, directionOf[answer.step]);
  }
  if ('use' in answer) return useValue(table, answer);
  if ('jump' in answer) return rigorStandValue(table, squareOf(answer.jump));
  const direction = directionOf[answer.step];
  if (state.walker === 'rigor') return rigorStepValue(table, field.next[rigor * 4 + direction], 0);
  return goblinStepValue(table, at[me], field.next[at[me] * 4 + direction], 0);
}

/** The table as it stands, on the scale of the move under way. */
function stayValue(table: Thinker): number {
  return table.state.walker === 'rigor'
    ? rigorStandValue(table, table.rigor)
    : standValue(table, table.at[table.me]);
}

/** A tome is used before anything else when it does something now; otherwise it waits. */
function useValue(table: Thinker, use: UseAnswer): number {
  const gain = useGain(table, use);
  return gain > 0 ? gain + 1000 : Number.NEGATIVE_INFINITY;
}

/** A gust is for blowing somebody to Rigor. */
function gustGain(table: Thinker, goblin: number): number {
  const { field, at, rigor } = table;
  return field.next.slice(at[goblin] * 4, at[goblin] * 4 + 4).includes(rigor) ? lookValue(table, goblin) : 0;
}

function useGain(table: Thinker, use: UseAnswer): number {
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
      return state.played === 0 && field.toDesk[at[me]] <= 4 ? 1 : 0;
    default:
      return 0;
  }
}
