import { stripVTControlCharacters } from 'node:util';
import { type Karak2, type Karak2Answer, karak2 } from '@undercroft/karak2';
import { scene as karak2Scene } from '@undercroft/karak2/scene';
import { board } from '@undercroft/karak2/terminal';
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

const speaker = await loadSpeaker<Karak2>('karak2', 'en');

/** A table as a scenario gives it, ready to be drawn. */
function table(given: { [key: string]: Json }, rolls: number[] = []) {
  const box = openBox(karak2);
  const state = begin(box, ['horan', 'taia'], new FastChance(1));
  karak2Scene.arrange({ box, state, chance: new ScriptedChance({ rolls }), tell: undefined }, given, 'given');
  const ask = asked<Karak2>(state);
  if (ask === undefined) throw new Error('nobody is asked');
  const sight = sightOf<Karak2>(box, state, ask, answersNow(box, state));
  const scene = { ...sight, speaker, seats: ['Horan', 'Taia'], width: 80, height: 60 };
  const note = (answer: Karak2Answer) => board.note(replyOf<Karak2>(ask, answer), sight, speaker);
  return { note, draw: () => board.draw(scene).map((line) => stripVTControlCharacters(line).trimEnd()) };
}

it('draws hexes with their gorges, what they give, who and what is there, and where the unknown begins', () => {
  const { draw } = table({
    map: {
      'farm-1': { beside: 'castle', side: 'northeast', turned: 0, armies: ['skeleton-riders'] },
      'rock-1': { beside: 'castle', side: 'northwest', turned: 3, items: ['sword'] },
    },
    horan: { hearts: 3, wood: 2, beaten: 3, units: { archer: 2 } },
    taia: { city: 'rock-1' },
  });
  expect(draw()).toEqual([
    '               ────────────────────',
    '               ≈ S1 ⌂†   │ F1      ≈',
    '               ≈         │ r5      ≈',
    '          ──────────────────────────────',
    '          │         │ ♜       │         │',
    '          │         │ ①②      │         │',
    '          ──────────────────────────────',
    '                   3?        2?',
    'F food · W wood · S stone · r skeleton riders · † sword',
    '',
    '▸ ① Horan  ♥♥♥♡♡  ◆ 0  ⚑ 3  0F 2W 0S  2 × archer',
    '  ② Taia   ♥♥♥♥♥  ◆ 0  ⚑ 0  0F 0W 0S',
  ]);
});

it('says the odds before a move into a fight, before the roll and after it', () => {
  const map = { 'farm-1': { beside: 'castle', side: 'northeast', armies: ['dark-dryads'] } };
  const before = table({ map, horan: { weapons: ['sword', 'sword'] } });
  expect(before.note({ move: 'northeast' })).toBe('win 33% · lost on average: hearts 0.5, units 0');
  expect(before.note({ move: 'east' })).toBeUndefined();
  const chosen = table({ horan: { beaten: 2, units: { knight: 2 } }, fight: 'shadow-eaters' });
  expect(chosen.note('roll')).toMatch(/^win 97% · lost on average: hearts 0\.5, units 0\.\d$/);
  expect(chosen.note({ hold: 'knight' })).toMatch(/^win 66% · lost on average: hearts 0\.5, units 0\.\d$/);
  const rolled = table({ horan: { spells: ['fireball'] }, fight: 'shadow-eaters' }, [1]);
  expect(rolled.note('accept')).toBe('you lose');
  expect(rolled.note('fireball')).toBe('you win');
  expect(rolled.draw().at(-1)).toBe('  [1] = 1 : 2');
});
