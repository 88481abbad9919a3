import { GAME_NAMES, loadMind } from '@undercroft/games';
import { openBox, viewOf } from '@undercroft/kernel';
import { expect, test } from 'vitest';
import { gameUntil } from '../scripts/tables.ts';
import { openGame } from '../src/games/open.ts';
import { chancesAt } from '../src/pages/tv/chances.ts';

test.each(GAME_NAMES)(
  '%s: before a whole room chances add up to one, and tell no more than everybody sees',
  async (name) => {
    const { game } = await openGame(name, 'en');
    const mind = await loadMind(name);
    const seats = Math.max(game.seats.min, Math.min(game.seats.max, 3));
    const { saved } = await gameUntil(game, seats, ({ turn }) => turn > 9);
    const box = openBox(game, saved.match.options);
    const view = viewOf(box, saved.state, null);
    const chances = chancesAt(mind, box, view, saved.version);
    expect(chances.reduce((sum, one) => sum + one)).toBeCloseTo(1);
    expect(Math.min(...chances)).toBeGreaterThan(0);
    expect(chancesAt(mind, box, view, saved.version)).toEqual(chances);
  },
);
