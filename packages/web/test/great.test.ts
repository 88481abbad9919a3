import { loadGame } from '@undercroft/games';
import type { Goblin, GoblinEvent } from '@undercroft/goblin';
import type { Karak, KarakEvent } from '@undercroft/karak';
import type { Karak2, Karak2Event } from '@undercroft/karak2';
import { begin, FastChance, type GameTypes, openBox, sightNow } from '@undercroft/kernel';
import type { KragmorthaEvent } from '@undercroft/kragmortha';
import { expect, test } from 'vitest';
import { great as inGoblin } from '../src/games/goblin/tales.ts';
import { great as inKarak } from '../src/games/karak/tales.ts';
import { great as inKarak2 } from '../src/games/karak2/tales.ts';
import { great as inKragmortha } from '../src/games/kragmortha/tales.ts';

/** A table for two as a spectator sees it, before anything has happened. */
async function seen<T extends GameTypes>(name: 'karak' | 'karak2' | 'goblin') {
  const game = await loadGame(name);
  const box = openBox(game);
  const { view } = sightNow(box, begin(box, [null, null], new FastChance(7)));
  return { box, view } as unknown as { box: ReturnType<typeof openBox<T>>; view: T['view'] };
}

const won = (monster: 'dragon' | 'rat'): KarakEvent => ({
  ...{ kind: 'fought', seat: 1, monster, total: 16, strength: 15, result: 'won' },
});

test('the room looks up when the dragon falls, and when a fight leaves one heart', async () => {
  const { view } = await seen<Karak>('karak');
  expect(inKarak({ view }, won('dragon'))).toEqual({ what: 'falls', seat: 1 });
  expect(inKarak({ view }, won('rat'))).toBeNull();
  const lost: KarakEvent = { ...won('rat'), result: 'lost' } as KarakEvent;
  expect(inKarak({ view }, lost)).toBeNull();
  const hurt = { ...view, heroes: view.heroes.map((hero) => ({ ...hero, hearts: 1 })) };
  expect(inKarak({ view: hurt }, lost)).toEqual({ what: 'heart', seat: 1 });
});

test('the General and the monster lord are great foes, others are not', async () => {
  const { view } = await seen<Karak2>('karak2');
  const beaten = (army: 'general' | 'skeleton-riders'): Karak2Event => ({
    ...{ kind: 'won', seat: 0, armies: [army], strength: 9, foe: 5 },
  });
  expect(inKarak2({ view }, beaten('general'))).toEqual({ what: 'falls', seat: 0 });
  expect(inKarak2({ view }, beaten('skeleton-riders'))).toBeNull();

  const at = await seen<Goblin>('goblin');
  const fought = (foe: string): GoblinEvent =>
    ({ kind: 'fought', seat: 0, foe, won: true, attack: 9, hits: 7 }) as GoblinEvent;
  expect(inGoblin(at, fought(at.box.set.cards[at.view.lord].name))).toEqual({ what: 'falls', seat: 0 });
  expect(inGoblin(at, fought('mud-orc'))).toBeNull();
});

test('a push is great when it has shoved three, once', () => {
  const pushed = (seat: number): KragmorthaEvent => ({ kind: 'pushed', seat, from: 'a1', to: 'a2' });
  const walked: KragmorthaEvent = { kind: 'walked', seat: 0, from: 'a1', to: 'a2' };
  const after = (...events: KragmorthaEvent[]) =>
    inKragmortha({ log: events.map((event, key) => ({ key, event })) }, events[events.length - 1]);
  expect(after(walked, pushed(1), pushed(2))).toBeNull();
  expect(after(walked, pushed(1), pushed(2), pushed(3))).toEqual({ what: 'chain', seat: 3 });
  expect(after(walked, pushed(1), pushed(2), pushed(3), pushed(4))).toBeNull();
  expect(after(pushed(1), pushed(2), walked, pushed(3))).toBeNull();
  expect(after({ kind: 'look', seat: 2, look: 'x', why: 'rigor' } as KragmorthaEvent)).toEqual({
    what: 'look',
    seat: 2,
  });
});
