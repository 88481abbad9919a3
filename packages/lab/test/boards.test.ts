import { stripVTControlCharacters } from 'node:util';
import { KARAK_SET, type Karak, type KarakAnswer, karak, type Spell } from '@undercroft/karak';
import { scene as karakScene } from '@undercroft/karak/scene';
import { board } from '@undercroft/karak/terminal';
import {
  answersNow,
  asked,
  begin,
  FastChance,
  type Json,
  openBox,
  ScriptedChance,
  sightOf,
} from '@undercroft/kernel';
import { replyOf } from '@undercroft/kit/terminal';
import { loadSpeaker } from '@undercroft/words';
import { expect, it } from 'vitest';
import { plain } from '../src/board.ts';

const speaker = await loadSpeaker<Karak>('karak', 'en');

/** A table as a scenario gives it, ready to be drawn. */
function table(given: { [key: string]: Json }, rolls: number[] = [], width = 80, set?: object) {
  const box = openBox(karak, { heroes: 'chosen' }, set);
  const state = begin(box, ['horan', 'taia'], new FastChance(1));
  karakScene.arrange({ box, state, chance: new ScriptedChance({ rolls }), tell: undefined }, given, 'given');
  const ask = asked<Karak>(state);
  if (ask === undefined) throw new Error('nobody is asked');
  const answers = answersNow(box, state);
  const sight = sightOf<Karak>(box, state, ask, answers);
  const scene = { ...sight, speaker, seats: ['Horan', 'Taia'], width, height: 60 };
  return { sight, draw: () => board.draw(scene).map((line) => stripVTControlCharacters(line).trimEnd()) };
}

const MAP = {
  '1,0': { kind: 'room', doors: 'NSW', token: 'rat' },
  '-1,0': { kind: 'tunnel', doors: 'NES', token: null },
  '0,1': { kind: 'gate', doors: 'NS' },
  '0,2': { kind: 'room', doors: 'NE', items: ['sword'] },
} as const;

it('draws rooms as boxes, tunnels as corridors, and who and what is there', () => {
  const { draw } = table({ map: MAP, horan: { hearts: 3, weapons: ['axe'], key: true }, cursed: 'taia' });
  expect(draw()).toEqual([
    '',
    '         1?',
    '',
    ' │   └─┌┘   └┐┌┘   └┐',
    ' │       ≈①②    r5  │',
    ' │   ┌─└┐   ┌┘└┐   ┌┘',
    '        │   │',
    '        │ ◎ │',
    '        │   │',
    '       ┌┘   └┐',
    '       │  ‡',
    '       └─────┘',
    '≈ healing fountain · ◎ teleport gate · r5 rat · ‡ sword',
    '',
    '▸ ① Horan  ♥♥♥♡♡  ◆ 0  axe +3 · key',
    '  ② Taia   ♥♥♥♥♥  ◆ 0  curse',
  ]);
});

it('shows the part around the hero when the terminal is narrow, and where there is more', () => {
  const drawn = table({ map: MAP }, [], 14).draw();
  expect(drawn.find((line) => line.includes('①'))).toMatch(/^.{0,14}$/);
  expect(drawn.some((line) => /^[↑↓←→ ]+…$/.test(line))).toBe(true);
});

it('shows the dice against the monster, and what each answer would make of them', () => {
  const { draw, sight } = table(
    { fight: 'mummy', horan: { weapons: ['sword'], spells: ['flames'] } },
    [2, 3],
  );
  expect(draw().at(-1)).toBe('  [2] [3] +2 = 7 : m7');
  const note = (answer: KarakAnswer) => board.note(replyOf<Karak>(sight.ask, answer), sight, speaker);
  expect(note('accept')).toBe('a tie');
  expect(note({ flames: 1 })).toBe('you win');
  expect(note('reroll')).toBe('win 72% · tie 11% · lose 17%');
});

it('draws monsters and items of a set of somebody’s own, under their own names', () => {
  const set = {
    ...KARAK_SET,
    weapons: { club: { bonus: 4, source: 'mine' } },
    spells: { 'ice-lance': { kind: 'flames', bonus: 3, source: 'mine' } },
    treasures: { crown: { points: 3, source: 'mine' } },
    monsters: { 'frost-witch': { count: 0, strength: 11, reward: 'ice-lance', source: 'mine' } },
  };
  const { draw, sight } = table(
    {
      map: { '0,2': { kind: 'room', doors: 'NE', items: ['ice-lance'] } },
      fight: 'frost-witch',
      horan: { weapons: ['club'], spells: ['ice-lance'], treasures: ['crown'] },
    },
    [2, 3],
    80,
    set,
  );
  expect(draw()).toContain('≈ healing fountain · F11 frost witch · ✶ ice lance');
  expect(draw()).toContain('▸ ① Horan  ♥♥♥♥♥  ◆ 3  club +4 · ice lance');
  expect(draw().at(-1)).toBe('  [2] [3] +4 = 9 : F11');
  expect(board.note(replyOf<Karak>(sight.ask, { cast: 'ice-lance' as Spell }), sight, speaker)).toBe(
    'you win',
  );
});

it('knows the odds before a step onto a monster, and of none elsewhere', () => {
  const { sight } = table({ map: MAP, cursed: 'horan' });
  expect(board.note(replyOf<Karak>(sight.ask, { step: 'east' }), sight, speaker)).toBe(
    'win 72% · tie 11% · lose 17%',
  );
  expect(board.note(replyOf<Karak>(sight.ask, { step: 'west' }), sight, speaker)).toBeUndefined();
  expect(board.note(replyOf<Karak>(sight.ask, 'rest'), sight, speaker)).toBeUndefined();
});

it('a game without a drawing shows what can be seen, part by part', () => {
  const { draw, note } = plain;
  const view = { turn: 3, asks: [], hands: [[7], [-1]] };
  expect(draw({ view, width: 80 } as never)).toEqual(['turn: 3', 'hands: [[7],[-1]]']);
  expect(note(undefined as never, undefined as never, undefined as never)).toBeUndefined();
});
