import { loadGame } from '@undercroft/games';
import {
  type Answer,
  answersNow,
  apply,
  asked,
  begin,
  FastChance,
  type GameEvent,
  type Json,
  openBox,
} from '@undercroft/kernel';
import { describe, expect, test } from 'vitest';
import { choose, type Level } from '../src/index.ts';

/** A table in scenario words; its first seat is asked. */
async function table(name: string, figures: readonly string[], given: { [key: string]: Json }) {
  const game = await loadGame(name);
  const box = openBox(game, game.scene.chosen);
  const chance = new FastChance(3);
  const state = begin(box, figures, chance);
  game.scene.arrange({ box, state, chance, tell: undefined }, given, 'given');
  const events: GameEvent[] = [];
  const answer = (level: Level): Answer => {
    const ask = asked(state);
    if (ask === undefined) throw new Error('nobody is asked');
    const view = game.view(box, state, ask.seat);
    const sight = {
      box,
      view,
      seat: ask.seat,
      ask: view.asks.at(-1) ?? ask,
      answers: answersNow(box, state),
    };
    return choose(level, sight, chance, { budget: { iterations: 600 } });
  };
  /** Plays the first seat's turn and tells what happened. */
  const turn = (level: Level): GameEvent[] => {
    while (asked(state)?.seat === 0 && events.length < 60) {
      apply(box, state, answer(level), chance, (event) => events.push(event));
    }
    return events;
  };
  return { answer, turn };
}

describe.each(['adept', 'master'] as const)('%s', (level) => {
  test('Karak: with one heart left, rests at a fountain', async () => {
    const map = { '1,0': { kind: 'fountain', doors: 'SW' } };
    const given = { map, horan: { at: '1,0', hearts: 1 } };
    expect((await table('karak', ['horan', 'taia'], given)).answer(level)).toBe('rest');
  });

  test('Karak: goes for the dragon when that wins the game', async () => {
    const map = { '1,0': { doors: 'EW' }, '2,0': { kind: 'room', doors: 'W', token: 'dragon' } };
    const given = {
      map,
      taia: { weapons: ['axe', 'axe'], spells: ['flames', 'flames', 'flames'], treasures: 4 },
    };
    const told = (await table('karak', ['taia', 'horan'], given)).turn(level);
    expect(told).toContainEqual(expect.objectContaining({ kind: 'fought', monster: 'dragon' }));
  });

  test('Goblin: with all keys and the cards for it, takes on the lord', async () => {
    const given = {
      horan: {
        hand: ['dragon-cleave', 'dragon-cleave', 'iron-root', 'hack'],
        weapon: 'kings-axe',
        armour: 'dragon-plate',
        keys: 3,
      },
      lord: 'mother-of-webs',
    };
    const told = (await table('goblin', ['horan', 'taia'], given)).turn(level);
    expect(told.at(-1)).toEqual({ kind: 'ended', by: 'lord' });
  });
});
