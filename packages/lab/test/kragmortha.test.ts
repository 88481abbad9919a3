import { stripVTControlCharacters } from 'node:util';
import {
  answersNow,
  asked,
  begin,
  FastChance,
  type Json,
  openBox,
  sightOf,
  viewOf,
} from '@undercroft/kernel';
import { KRAGMORTHA_SET, type Kragmortha, kragmortha } from '@undercroft/kragmortha';
import { scene as kragmorthaScene } from '@undercroft/kragmortha/scene';
import { board } from '@undercroft/kragmortha/terminal';
import { loadSpeaker } from '@undercroft/words';
import { expect, it } from 'vitest';

const speaker = await loadSpeaker<Kragmortha>('kragmortha', 'en');

/** A table as a scenario gives it, drawn for whoever is asked. */
function draw(given: { [key: string]: Json }, set?: object): string[] {
  const box = openBox(kragmortha, {}, set);
  const chance = new FastChance(1);
  const state = begin(box, ['purple', 'orange', 'green'], chance);
  kragmorthaScene.arrange({ box, state, chance, tell: undefined }, given, 'given');
  const ask = asked<Kragmortha>(state);
  if (ask === undefined) throw new Error('nobody is asked');
  const view = viewOf(box, state, ask.seat);
  const sight = sightOf(box, view, ask, answersNow(box, state));
  const scene = { ...sight, speaker, seats: ['Plum', 'Marmalade', 'Pickle'], width: 80, height: 60 };
  return board.draw(scene).map((line) => stripVTControlCharacters(line).trimEnd());
}

it('draws the library, who stands where, what everybody has, and the hand of whoever is asked', () => {
  const drawn = draw({
    rigor: 'd9',
    purple: { at: 'e7', hand: ['rigor-book-gems', 'scroll-ball'], looks: ['crown'], tomes: ['hex'] },
    orange: { used: ['gust'] },
  });
  expect(drawn).toEqual([
    '       a    b    c    d    e    f    g',
    '   4 ▒▒▒  ▒▒▒  ▒▒▒  ▒▒▒  ▒▒▒  ▒▒▒  ▒▒▒',
    '   5  ②   (③)   g    b    s   (p)  ▒▒▒',
    '   6  p    p    s    b    g    p   ▒▒▒',
    '   7  g    b    s    p   (①)   b   ▒▒▒',
    '   8  s    b    g    p    s    s   ▒▒▒',
    '   9 ▤▤▤  ▤▤▤   g    R    b    p   ▒▒▒',
    '  10 ▤▤▤  ▤▤▤   p    s    g    g   (b)',
    'b book · s scroll · p potion · g gems · R Rigor Mortis · ( ) teleport square · ▤ desk 16',
    '',
    '▸ ① Plum       ◉ 1  ★ 1  Paper Crown · The Evil Eye',
    '  ② Marmalade  ◉ 0  ★ 2  A Sudden Gust',
    '  ③ Pickle     ◉ 0  ★ 0',
    '  ! Balance a card on your head.',
    '  [R book gems]   [scroll crystal ball]',
  ]);
});

it('numbers the squares that can be chosen', () => {
  expect(draw({ placing: 'purple', orange: { at: 'a5' }, green: { at: 'c5' } })).toContain(
    '   5  ②   (1)   ③    2    3   (4)  ▒▒▒',
  );
});

it('calls the cards of a set of your own by their ids', () => {
  const set = structuredClone(KRAGMORTHA_SET);
  Object.assign(set.tomes[0], { id: 'mega-hex' });
  Object.assign(set.looks[0], { id: 'handstand', dare: { id: 'stand-on-hands' } });
  const drawn = draw({ purple: { tomes: ['mega-hex'], looks: ['handstand'] } }, set);
  expect(drawn).toContain('▸ ① Plum       ◉ 1  ★ 1  handstand · mega-hex');
  expect(drawn).toContain('  ! stand-on-hands');
});
