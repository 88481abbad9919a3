import { loadGame } from '@undercroft/games';
import { goblin } from '@undercroft/goblin';
import { karak, type Monster } from '@undercroft/karak';
import { ARMIES } from '@undercroft/karak2';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FoePicture } from '../src/art/goblin/Foe.tsx';
import { HeroFigure } from '../src/art/Hero.tsx';
import type { AnyHero } from '../src/art/heroes.ts';
import { MonsterFigure } from '../src/art/karak/Monster.tsx';
import { ArmyFigure, GeneralToken } from '../src/art/karak2/ArmyToken.tsx';
import { openGame } from '../src/games/open.ts';
import { foePoseOf, poseOf } from '../src/table/show/FightStage.tsx';

/** What an event sounds like, as far as a sound has to do with what lies on the table. */
async function soundsOf(name: string) {
  const { sound } = (await openGame(name, 'en')).screen;
  return (event: { kind: string; [detail: string]: unknown }, view: object = {}) =>
    sound(event, { turn: 1, asks: [], ...view });
}

test('every verdict of Karak has a sound of its own, and the last heart is heard', async () => {
  const sound = await soundsOf('karak');
  const hearts = (left: number) => ({ heroes: [{ hearts: left }] });
  const fought = (result: string) => ({ kind: 'fought', seat: 0, result });
  const heard = [
    sound(fought('won'), hearts(5)),
    sound(fought('tied'), hearts(5)),
    sound(fought('lost'), hearts(3)),
    sound(fought('lost'), hearts(1)),
    sound({ kind: 'fainted', seat: 0 }, hearts(0)),
    sound({ kind: 'opened', seat: 0 }, hearts(5)),
    sound({ kind: 'drew-token', seat: 0, tokens: ['dragon'] }, hearts(5)),
  ];
  expect(heard).not.toContain(null);
  expect(new Set(heard).size).toBe(heard.length);
});

test('the last heart is heard in Karak 2 and Goblin, too; Rigor’s look sounds like nothing else', async () => {
  const [second, goblin, library] = await Promise.all(['karak2', 'goblin', 'kragmortha'].map(soundsOf));
  const wounded = { kind: 'wounded', seat: 0, hearts: 1 };
  expect([second(wounded, { life: [1] }), second(wounded, { life: [3] })]).toEqual(['last', 'hit']);
  const hit = { kind: 'hit', seat: 0 };
  expect([goblin(hit, { hearts: [1] }), goblin(hit, { hearts: [3] })]).toEqual(['last', 'hit']);
  expect(library({ kind: 'look', seat: 0 })).toBe('stare');
});

test('each hero on a stage has what it takes for three poses', async () => {
  const games = await Promise.all(['karak', 'karak2', 'goblin'].map(loadGame));
  for (const hero of games.flatMap(({ figures }) => figures) as AnyHero[]) {
    const drawn = renderToStaticMarkup(createElement(HeroFigure, { hero, seat: 0, live: true }));
    expect(drawn, hero).toContain('data-part="held"');
  }
  const poses = [poseOf(null, undefined), poseOf('won', undefined), poseOf('lost', undefined)];
  expect(new Set(poses).size).toBe(3);
  expect(poseOf(null, 'down')).toBe('hurt');
});

test('monsters wince and strike back: each has eyes to press shut, and something to strike with', () => {
  const foes: [name: string, ReactElement][] = [
    ...[...Object.keys(karak.set.tokens), 'a stranger'].map((monster): [string, ReactElement] => [
      monster,
      createElement(MonsterFigure, { monster: monster as Monster, strength: 5 }),
    ]),
    ...ARMIES.map((army): [string, ReactElement] => [
      army,
      createElement(ArmyFigure, { army, strength: 5, live: true }),
    ]),
    ['general', createElement(GeneralToken, { strength: 20, praetorians: 2, live: true })],
    ...goblin.set.foes.map(({ name }): [string, ReactElement] => [
      name,
      createElement(FoePicture, { name, live: true }),
    ]),
  ];
  const lacking = foes.filter(([, foe]) => {
    const drawn = renderToStaticMarkup(foe);
    return !(/data-part="shut"/.test(drawn) && /data-part="(held|mouth|limbs)"/.test(drawn));
  });
  expect(lacking.map(([name]) => name)).toEqual([]);
  expect((['won', 'tied', 'lost', null] as const).map(foePoseOf)).toEqual(['hurt', 'acts', 'acts', 'stands']);
});
