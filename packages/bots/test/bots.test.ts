import { GAME_NAMES, loadGame } from '@undercroft/games';
import {
  answersNow,
  apply,
  asked,
  begin,
  FastChance,
  type Game,
  openBox,
  sameAnswer,
} from '@undercroft/kernel';
import { describe, expect, it } from 'vitest';
import { choose, LEVELS, type Level } from '../src/index.ts';

const MOST_ANSWERS = 20_000;

/** Plays a game with a bot of one level on every seat. */
function play(game: Game, levels: readonly Level[], seed: number) {
  const box = openBox(game);
  const chance = new FastChance(seed);
  const luck = new FastChance(seed + 1);
  const state = begin(
    box,
    levels.map(() => null),
    chance,
  );
  let answers = 0;
  for (let ask = asked(state); ask !== undefined && answers < MOST_ANSWERS; ask = asked(state)) {
    const legal = answersNow(box, state);
    const view = game.view(box, state, ask.seat);
    const seen = view.asks[view.asks.length - 1];
    const answer = choose(levels[ask.seat], { box, view, seat: ask.seat, ask: seen, answers: legal }, luck);
    expect(legal.some((listed) => sameAnswer(listed, answer))).toBe(true);
    apply(box, state, answer, chance);
    answers++;
  }
  return { outcome: game.outcome(box, state), answers };
}

describe.each(GAME_NAMES)('bots at a table of %s', (name) => {
  it.each(LEVELS)('of level %s play a game to its end', async (level) => {
    const game = await loadGame(name);
    for (let seed = 0; seed < 5; seed++) {
      const levels = Array.from({ length: Math.min(4, game.seats.max) }, () => level);
      const { outcome, answers } = play(game, levels, seed);
      expect(outcome, `no end after ${answers} answers, seed ${seed}`).not.toBeNull();
    }
  });

  it('think nothing of the state: the same sight gets the same answer', async () => {
    const game = await loadGame(name);
    const box = openBox(game);
    const state = begin(box, [null, null], new FastChance(3));
    const ask = asked(state);
    if (ask === undefined) throw new Error('nobody is asked');
    const view = JSON.parse(JSON.stringify(game.view(box, state, ask.seat)));
    const sight = { box, view, seat: ask.seat, ask, answers: answersNow(box, state) };
    for (const level of LEVELS) {
      expect(choose(level, sight, new FastChance(5))).toEqual(choose(level, sight, new FastChance(5)));
    }
  });
});

describe('a novice', () => {
  it('makes mistakes that an adept does not', async () => {
    const game = await loadGame('karak');
    let wins = 0;
    const games = 60;
    for (let seed = 0; seed < games; seed++) {
      // Every second game the novices begin.
      const levels: Level[] = seed % 2 === 0 ? ['adept', 'novice'] : ['novice', 'adept'];
      const { outcome } = play(game, levels, seed * 17);
      if (outcome?.winners.some((seat) => levels[seat] === 'adept')) wins++;
    }
    expect(wins).toBeGreaterThan(games * 0.55);
  });
});
