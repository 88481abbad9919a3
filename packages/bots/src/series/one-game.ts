import {
  type Answer,
  type Ask,
  answersNow,
  apply,
  asked,
  type Box,
  begin,
  type Chance,
  copyTable,
  FastChance,
  fastSeed,
  type GameTypes,
  type Given,
  type Seat,
  type Sight,
  sightOf,
  viewOf,
} from '@undercroft/kernel';
import type { Mind } from '@undercroft/kit/mind';
import type { Thinking } from '../index.ts';
import type { Budget } from '../search.ts';
import { Judged, noLead, noteLead, type Shares } from './lead.ts';
import { Usage } from './usage.ts';

/** A series of games: every number in it is always the same game, whoever plays it and when. */
export interface Series {
  readonly figures: readonly (string | null)[];
  /** Who plays, seat by seat. */
  readonly players: readonly string[];
  /** Whether the players move on by one seat from game to game. */
  readonly rotate: boolean;
  readonly budget: Budget;
  readonly seed: string;
  readonly mostTurns: number;
}

/** How one game went. */
export interface Played {
  readonly number: number;
  readonly turns: number;
  readonly answers: number;
  /** What ended it, or null when it was stopped. */
  readonly by: string | null;
  readonly winners: readonly Seat[];
  readonly points: readonly number[];
  readonly figures: readonly string[];
  readonly players: readonly string[];
  readonly usage: Usage;
  /** Each seat's judged share of the win, at every turn. */
  readonly lead: Shares;
}

/** A mistake in a player's thinking or in the rules, with what it takes to see it again. */
export interface Fault {
  readonly number: number;
  readonly error: string;
  readonly turn: number;
  /** What was being asked or answered; null during the set-up. */
  readonly question: Ask | null;
  /** What had been answered so far, the answer that broke it included. */
  readonly answers: readonly Given[];
  /** Whether the player answered by instinct instead and the game went on. */
  readonly wentOn: boolean;
}

/** What a player answers; players go by names. */
export type AnswerOf = (player: string, sight: Sight, wits: Chance, thinking: Thinking) => Answer;

/** Plays game number n of a series; null when it broke. Every mistake is reported. */
export function playOne(
  box: Box,
  mind: Mind,
  series: Series,
  number: number,
  report: (fault: Fault) => void,
  answerOf: AnswerOf,
): Played | null {
  const { game } = box;
  // Luck and wits are apart: what a player ponders does not change what the dice show.
  const luck = new FastChance(fastSeed(series.seed, number));
  const wits = new FastChance(fastSeed(series.seed, 'wits', number));
  const players = seated(series, number);
  const usage = new Usage();
  const given: Given[] = [];
  const lead = new Judged((table: GameTypes['state']) => mind.evaluate(box, table));
  const fault = (error: unknown, wentOn: boolean) =>
    report({
      number,
      error: error instanceof Error ? error.message : String(error),
      turn,
      question,
      answers: [...given],
      wentOn,
    });
  const thinking = { budget: series.budget, report: (error: unknown) => fault(error, true) };
  let turn = 0;
  let question: Ask | null = null;
  try {
    const state = begin(box, series.figures, luck, usage.hear);
    for (let ask = asked(state); ask !== undefined && state.turn <= series.mostTurns; ask = asked(state)) {
      const { seat } = ask;
      question = ask;
      if (state.turn !== turn || lead.length === 0) {
        turn = state.turn;
        lead.push(copyTable(state));
      }
      const answers = answersNow(box, state);
      let answer: Answer = answers[0];
      if (answers.length > 1) {
        const view = viewOf(box, state, seat);
        const seen = view.asks[view.asks.length - 1] ?? ask;
        answer = answerOf(players[seat], sightOf(box, view, seen, answers), wits, thinking);
      }
      usage.see(ask, answers, answer);
      given.push([seat, answer]);
      apply(box, state, answer, luck, usage.hear);
    }
    const outcome = game.outcome(box, state);
    const winners = outcome?.winners ?? [];
    // Judged here, where a mistake in it is told like any other.
    noteLead(noLead(), lead, winners);
    return {
      number,
      turns: state.turn,
      answers: given.length,
      by: outcome?.by ?? null,
      winners,
      points: outcome?.points ?? [],
      figures: game.seated(state),
      players,
      usage,
      lead,
    };
  } catch (error) {
    fault(error, false);
    return null;
  }
}

function seated({ players, rotate }: Series, number: number): readonly string[] {
  if (!rotate) return players;
  return players.map((_, seat) => players[(seat + number) % players.length]);
}
