import { loadGame, loadMind, loadScene } from '@undercroft/games';
import {
  type Answer,
  apply,
  asked,
  FastChance,
  type GameEvent,
  give,
  type Json,
  sightNow,
} from '@undercroft/kernel';
import { arranged } from '@undercroft/kit/suite';
import { describe, expect, test } from 'vitest';
import { choose, LEVELS, type Level } from '../src/index.ts';
import { fairLevel } from '../src/levels.ts';

/** A table in scenario words, where one level plays turn by turn. */
async function table(name: string, figures: readonly string[], given: { [key: string]: Json }) {
  const { box, state, chance } = arranged(await loadGame(name), await loadScene(name), figures, given);
  const mind = await loadMind(name);
  // A bot's luck is not the table's: how it thinks does not change what the dice will show.
  const wits = new FastChance(1);
  const answer = (level: Level): Answer =>
    choose(level, mind, sightNow(box, state), wits, { budget: { iterations: 600 } });
  /** Plays until the first seat's turn is over, and tells what happened. */
  const turn = (level: Level): GameEvent[] => {
    const events: GameEvent[] = [];
    const play = () => apply(box, state, answer(level), chance, (event) => events.push(event));
    while (asked(state) !== undefined && asked(state)?.seat !== 0) play();
    while (asked(state)?.seat === 0) play();
    return events;
  };
  return turn;
}

describe.each(['adept', 'master'] as const)('%s', (level) => {
  test('Karak: with one heart left, soon goes to a fountain', async () => {
    const map = { '1,0': { kind: 'fountain', doors: 'SW' } };
    const turn = await table('karak', ['horan', 'taia'], { map, horan: { at: '1,0', hearts: 1 } });
    const told = Array.from({ length: 3 }, () => turn(level)).flat();
    expect(told).toContainEqual(expect.objectContaining({ kind: 'healed', seat: 0 }));
  });

  test('Karak: goes for the dragon when that wins the game', async () => {
    const map = { '1,0': { doors: 'EW' }, '2,0': { kind: 'room', doors: 'W', token: 'dragon' } };
    const given = {
      map,
      taia: { weapons: ['axe', 'axe'], spells: ['flames', 'flames', 'flames'], treasures: 4 },
    };
    const told = (await table('karak', ['taia', 'horan'], given))(level);
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
    const told = (await table('goblin', ['horan', 'taia'], given))(level);
    expect(told.at(-1)).toEqual({ kind: 'ended', by: 'lord' });
  });

  test('Karak 2: goes for the General when that wins the game', async () => {
    const map = { 'hells-maw': { beside: 'castle', side: 'northeast', turned: 0, praetorians: 1 } };
    const taia = {
      units: { mage: 5 },
      weapons: ['sword', 'sword'],
      spells: ['fireball', 'fireball'],
      beaten: 8,
    };
    const told = (await table('karak2', ['taia', 'horan'], { map, taia }))(level);
    expect(told).toContainEqual(expect.objectContaining({ kind: 'won' }));
    expect(told.at(-1)?.kind).toBe('ended');
  });

  test('Kragmortha: beside the desk with a card that leads there, takes a tome', async () => {
    const given = {
      purple: { at: 'a8', hand: ['scroll-potion', 'book-gems', 'book-gems'] },
      orange: { at: 'c5' },
    };
    const told = (await table('kragmortha', ['purple', 'orange'], given))(level);
    expect(told).toContainEqual(expect.objectContaining({ kind: 'tome', seat: 0 }));
  });
});

describe('fair play', () => {
  /** How well it plays at a table in scenario words, where the first seat is its own and a person has the second. */
  async function level(given: { [key: string]: Json }, people?: readonly number[]) {
    const { box, state, chance } = arranged(
      await loadGame('karak'),
      await loadScene('karak'),
      ['taia', 'horan', 'victorius'],
      given,
    );
    return fairLevel(await loadMind('karak'), sightNow(box, state), chance, people);
  }
  const rich = { treasures: 3, weapons: ['axe', 'axe'] };

  test('keeps near the people: milder when it is ahead, stronger when it is behind', async () => {
    expect(await level({ taia: rich }, [1])).toBe('beginner');
    expect(await level({ horan: rich }, [1])).toBe('expert');
    // Taia and Victorius are about as strong.
    expect(await level({}, [2])).toBe('adept');
  });

  test.each([
    [0.84, 'expert'],
    [0.86, 'adept'],
    [1.14, 'adept'],
    [1.16, 'novice'],
    [1.29, 'novice'],
    [1.31, 'beginner'],
  ])('with %f times the chance of the best of the people its level is %s', async (lead, expected) => {
    const [game, mind] = [await loadGame('karak'), await loadMind('karak')];
    const { box, state, chance } = arranged(
      game,
      await loadScene('karak'),
      ['taia', 'horan', 'victorius'],
      {},
    );
    const judged = { ...mind, evaluate: () => [0.3 * lead, 0.3, 0.2] };
    expect(fairLevel(judged, sightNow(box, state), chance, [1, 2])).toBe(expected);
  });

  test('what other computer players have does not matter', async () => {
    expect(await level({ taia: rich, victorius: rich }, [1])).toBe('beginner');
    expect(await level({ taia: rich }, [])).toBe('adept');
  });
});

test.each(LEVELS)('Kragmortha: a %s has seen nobody drop a card, and abstains', async (level) => {
  const given = { purple: { looks: ['tongue'] } };
  const [mind, scene] = [await loadMind('kragmortha'), await loadScene('kragmortha')];
  const { box, state, chance } = arranged(
    await loadGame('kragmortha'),
    scene,
    ['purple', 'orange', 'green'],
    given,
  );
  give(box, state, 1, { call: 'purple', look: 'tongue' }, chance);
  const votes = Array.from({ length: 20 }, (_, luck) =>
    choose(level, mind, sightNow(box, state), new FastChance(luck), { budget: { iterations: 20 } }),
  );
  expect(new Set(votes)).toEqual(new Set(['pass']));
});
