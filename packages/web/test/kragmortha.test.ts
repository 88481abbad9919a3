import { type Game, openBox, questionOf } from '@undercroft/kernel';
import { type Kragmortha, type KragmorthaView, kragmortha, squareOf } from '@undercroft/kragmortha';
import { describe, expect, it, test } from 'vitest';
import { getsThrough, handicapsOf, sizeAskew } from '../src/games/kragmortha/handicaps.ts';
import { goblinPose } from '../src/games/kragmortha/poses.ts';
import { best, targetsOf } from '../src/games/kragmortha/reach.ts';
import type { AtKragmortha } from '../src/games/kragmortha/seen.ts';
import { en } from '../src/games/kragmortha/words/en.ts';
import { HereTable } from '../src/table/sources/hereTable.ts';

/** A table of three as the first seat sees it, laid out as wanted. */
function tableWith(lay: (state: Kragmortha['state']) => void, looks = 'screen') {
  const bot = { kind: 'bot' as const, name: '', level: 'adept', figure: null };
  const setUp = {
    id: 'one',
    game: 'kragmortha',
    chairs: [{ ...bot, kind: 'person' as const }, bot, bot],
    handOver: false,
    options: { looks },
    seed: '3'.repeat(64),
  };
  const kept = HereTable.begin(kragmortha as Game, setUp).keep();
  const state = kept.saved.state as Kragmortha['state'];
  Object.assign(state, { phase: 'card', turn: 3, seat: 0, asks: [{ kind: 'card', seat: 0 }] });
  state.at = ['c7', 'a5', 'f5'].map(squareOf);
  lay(state);
  const { view, ask, answers } = HereTable.resume(kragmortha as Game, kept).picture();
  if (ask === null) throw new Error('nobody is asked');
  const box = openBox(kragmortha, setUp.options);
  return { box, view, ...questionOf(ask, answers) } as unknown as AtKragmortha;
}

describe('what a card reaches', () => {
  const reached = (at: AtKragmortha, card: string) =>
    best(at, targetsOf(at, null))
      .filter((target) => target.card === card)
      .map(({ square, steps }) => [square, steps]);

  it('is both steps at once', () => {
    const at = tableWith((state) => {
      state.hands[0] = ['scroll-potion', 'rigor-book-gems', 'book-gems'];
    });
    expect(reached(at, 'scroll-potion')).toEqual([
      [squareOf('c6'), 1],
      [squareOf('b6'), 2],
      [squareOf('d7'), 1],
      [squareOf('c7'), 2],
    ]);
  });

  it('ends where a goblin’s move is over', () => {
    const at = tableWith((state) => {
      state.rigor = squareOf('c6');
      state.hands[0] = ['scroll-potion', 'rigor-book-gems', 'book-gems'];
    });
    expect(reached(at, 'scroll-potion')).not.toContainEqual([squareOf('b6'), 2]);
  });
});

describe('how goblins stand there', () => {
  const at = tableWith((state) => {
    state.at = ['c7', 'a5', 'f5'].map(squareOf);
    state.rigor = squareOf('b5');
  });
  const poses = (event: AtKragmortha['event'] = null) =>
    at.view.seats.map((_, seat) => goblinPose({ view: at.view, event }, seat));

  it('frightened are those beside Rigor', () => expect(poses()).toEqual(['stands', 'frightened', 'stands']));

  it('whoever is pushed winces, whoever is looked at is frightened', () => {
    expect(poses({ kind: 'pushed', seat: 2, from: 'e5', to: 'f5' })[2]).toBe('hurt');
    expect(poses({ kind: 'met', seat: 0, at: 'b5' })[0]).toBe('frightened');
  });
});

describe('handicaps', () => {
  const view = (looks: string[], option: string, end = false) =>
    tableWith((state) => {
      state.looks[0] = looks;
      if (end) state.end = { by: 'tomes', out: null };
    }, option).view as KragmorthaView;

  it('count only if the table chose them, for the one who has them, until the end', () => {
    expect(handicapsOf(view(['crown'], 'screen'), 0).figure('tilted-board', 'degrees', 0)).toBe(9);
    expect(handicapsOf(view(['crown'], 'both'), 0).has('tilted-board')).toBe(true);
    expect(handicapsOf(view(['crown'], 'dare'), 0).has('tilted-board')).toBe(false);
    expect(handicapsOf(view(['crown'], 'screen'), 1).has('tilted-board')).toBe(false);
    expect(handicapsOf(view(['crown'], 'screen'), null).has('tilted-board')).toBe(false);
    expect(handicapsOf(view(['crown'], 'screen', true), 0).has('tilted-board')).toBe(false);
  });

  it.each([
    ['gape', 'Rigor comes', 'io oe'],
    ['tongue', 'So silly', 'Tho thilly'],
    ['clenched', 'Run away', 'Rn w'],
    ['three-words', 'No, you fool, the wizard', '…, … fool, … wizard'],
    ['hushed', 'Help', null],
    ['crown', 'Help', 'Help'],
  ])('%s makes of “%s” “%s”', (look, text, heard) => {
    expect(getsThrough(handicapsOf(view([look], 'screen'), 0), en.stuck, text)).toBe(heard);
  });
});

test('a board that lies askew stays on the screen, whichever way it fits there', () => {
  for (const [width, height] of [
    [732, 1024],
    [1100, 732],
  ]) {
    for (const degrees of [4, 9, -9, 20]) {
      const size = sizeAskew(degrees, { width, height });
      const angle = (degrees * Math.PI) / 180;
      const corners = [-1, 1].flatMap((x) =>
        [-1, 1].map((y) => [(x * width * size) / 2, (y * height * size) / 2]),
      );
      const turned = corners.map(([x, y]) => [
        x * Math.cos(angle) - y * Math.sin(angle),
        x * Math.sin(angle) + y * Math.cos(angle),
      ]);
      const [across, down] = [0, 1].map((axis) => 2 * Math.max(...turned.map((corner) => corner[axis])));
      expect(across).toBeLessThanOrEqual(width + 0.01);
      expect(down).toBeLessThanOrEqual(height + 0.01);
      expect(size).toBeGreaterThan(0.6);
    }
  }
  expect(sizeAskew(0, { width: 10, height: 20 })).toBe(1);
});
