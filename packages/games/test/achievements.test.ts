import type { GameEvent } from '@undercroft/kernel';
import { type Achievement, achievedBy } from '@undercroft/kernel/achievements';
import { LANGUAGES } from '@undercroft/words/languages';
import { describe, expect, it } from 'vitest';
import { moments, randomPlay } from '../../kernel/src/random-play.ts';
import { loadAchievements } from '../src/achievements.ts';
import { GAME_NAMES, loadGame } from '../src/index.ts';

/** A match played at random from a number: what was told, and who won. */
async function played(name: string, seed: number) {
  const play = randomPlay(await loadGame(name), [], seed);
  for (const _ of moments(play, 1));
  const winners = play.box.game.outcome(play.box, play.state)?.winners ?? [];
  return { events: play.told.map(({ event }) => event), winners, seats: play.seats };
}

const idsOf = (achieved: readonly Achievement[]) => achieved.map(({ id }) => id);

/** Which seats of a match achieve it. */
async function reachedIn(name: string, id: string, seed: number): Promise<boolean[]> {
  const { events, winners, seats } = await played(name, seed);
  const list = await loadAchievements(name);
  return Array.from({ length: seats }, (_, seat) =>
    idsOf(achievedBy(seat, events, winners, list)).includes(id),
  );
}

/** By game: a match in which it is reached; the rare ones are told below. */
const REACHED: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  karak: { 'beaten-by-a-rat': 3, 'two-ones': 1, 'dragon-slayer': 1, 'key-ring': 1 },
  karak2: { 'slept-through-it': 4, 'light-fingers': 1, promoted: 1, builder: 1 },
  goblin: { 'floor-inspector': 1, thirsty: 1, pawnshop: 1 },
  kragmortha: { doormat: 5, bookworm: 1, 'never-met': 2 },
};

describe.each(GAME_NAMES)('what can be achieved in %s', (name) => {
  it('is said in every language, and under a name of its own', async () => {
    const list = await loadAchievements(name);
    expect(list.length).toBeGreaterThan(3);
    expect(new Set(idsOf(list)).size).toBe(list.length);
    for (const { says } of list) {
      expect(Object.keys(says).sort()).toEqual([...LANGUAGES].sort());
      for (const { title, text } of Object.values(says)) expect(`${title} ${text}`).toMatch(/^\S.*[.?!]$/);
    }
  });

  it('is of kinds of events that the game tells', async () => {
    const list = await loadAchievements(name);
    const known = new Set<string>();
    for (let seed = 1; seed <= 12; seed++) {
      for (const { kind } of (await played(name, seed)).events) known.add(kind);
    }
    const named = list.flatMap(({ happens = [], never = [] }) =>
      [...happens, ...happens.flatMap(({ anewAt }) => anewAt ?? []), ...never].map(({ kind }) => kind),
    );
    // Told only where an option asks for it.
    expect(named.filter((kind) => !known.has(kind) && kind !== 'blamed')).toEqual([]);
  });

  it.each(Object.entries(REACHED[name] ?? {}))(
    '%s is reached in a match, and not by everybody',
    async (id, seed) => {
      expect(await reachedIn(name, id, seed)).toContain(true);
      let missed = false;
      for (let other = 1; other <= 20 && !missed; other++) {
        missed = (await reachedIn(name, id, other)).includes(false);
      }
      expect(missed).toBe(true);
    },
  );
});

describe('the rare ones', () => {
  const reached = async (name: string, id: string, events: readonly object[], winners: number[] = []) =>
    idsOf(achievedBy(0, events as GameEvent[], winners, await loadAchievements(name))).includes(id);

  it('in Karak: won without losing a fight', async () => {
    const fought = (result: string) => ({ kind: 'fought', seat: 0, monster: 'mummy', result });
    const others = { ...fought('lost'), seat: 1 };
    expect(await reached('karak', 'not-a-scratch', [fought('won'), others], [0])).toBe(true);
    expect(await reached('karak', 'not-a-scratch', [fought('won')], [1])).toBe(false);
    expect(await reached('karak', 'not-a-scratch', [fought('lost')], [0])).toBe(false);
    expect(await reached('karak', 'not-a-scratch', [{ kind: 'fainted', seat: 0 }], [0])).toBe(false);
  });

  it('in Goblin: won without being knocked out', async () => {
    expect(await reached('goblin', 'unharmed', [{ kind: 'knocked-out', seat: 1 }], [0])).toBe(true);
    expect(await reached('goblin', 'unharmed', [{ kind: 'knocked-out', seat: 0 }], [0])).toBe(false);
  });

  it('in Kragmortha: somebody else was it, twice', async () => {
    const blamed = { kind: 'blamed', seat: 0, goblin: 1, look: 'a' };
    expect(await reached('kragmortha', 'it-was-him', [blamed, blamed])).toBe(true);
    expect(await reached('kragmortha', 'it-was-him', [blamed, { ...blamed, seat: 1 }])).toBe(false);
  });
});

describe('counting', () => {
  const list: Achievement[] = [
    { id: 'row', happens: [{ kind: 'a', times: 2, anewAt: { kind: 'b', whose: null } }], says: {} },
    { id: 'limits', happens: [{ kind: 'c', with: { n: { least: 3 }, m: { most: 5 } } }], says: {} },
  ];
  const ids = (...events: object[]) => idsOf(achievedBy(0, events as GameEvent[], [], list));

  it('begins anew where it says so, and knows limits', () => {
    const a = { kind: 'a', seat: 0 };
    expect(ids(a, a)).toEqual(['row']);
    expect(ids(a, { kind: 'b', seat: 1 }, a)).toEqual([]);
    expect(ids({ kind: 'c', seat: 0, n: 3, m: 5 })).toEqual(['limits']);
    expect(ids({ kind: 'c', seat: 0, n: 2, m: 5 })).toEqual([]);
    expect(ids({ kind: 'c', seat: 0, n: 3, m: 6 })).toEqual([]);
  });

  it('knows nothing to achieve in a game that has nothing', async () => {
    expect(await loadAchievements('high-card')).toEqual([]);
  });
});
