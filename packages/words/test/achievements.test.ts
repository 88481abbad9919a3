import { loadGame } from '@undercroft/games';
import { loadAchievements } from '@undercroft/games/achievements';
import { gamesWith } from '@undercroft/games/extras';
import { WORDS } from '@undercroft/games/words';
import {
  answersNow,
  apply,
  begin,
  collect,
  FastChance,
  type GameEvent,
  openBox,
  type Told,
} from '@undercroft/kernel';
import { type Achievement, achievedBy } from '@undercroft/kit/achievements';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, loadSpeaker } from '../src/index.ts';

/** So many matches, at random from named numbers: enough for all but the rare ones. */
const MATCHES = 30;

/** A match played at random: what was told, and who won. */
async function played(name: string, seed: number) {
  const box = openBox(await loadGame(name));
  const chance = new FastChance(seed);
  const told: Told[] = [];
  const tell = collect(told);
  const { min, max } = box.game.seats;
  const seats = Math.min(max, Math.max(min, 2 + (seed % 4)));
  const state = begin(box, Array(seats).fill(null), chance, tell);
  while (state.asks.length > 0) {
    const answers = answersNow(box, state);
    apply(box, state, answers[chance.pick(answers.length)], chance, tell);
  }
  const winners = box.game.outcome(box, state)?.winners ?? [];
  return { events: told.map(({ event }) => event), winners, seats };
}

const matchesOf = (name: string) =>
  Promise.all(Array.from({ length: MATCHES }, (_, seed) => played(name, seed + 1)));

const idsOf = (achieved: readonly Achievement[]) => achieved.map(({ id }) => id);

/** Told below, event by event. */
const RARE = ['not-a-scratch', 'unharmed', 'it-was-him'];

describe.each(gamesWith('achievements'))('what can be achieved in %s', (name) => {
  it('is said in every language, and under a name of its own', async () => {
    const list = await loadAchievements(name);
    expect(list.length).toBeGreaterThan(3);
    expect(new Set(idsOf(list)).size).toBe(list.length);
    const words = await WORDS[name]?.in('en');
    const said = Object.keys(words?.messages ?? {}).filter((id) => id.startsWith('achievement.'));
    expect(said.sort()).toEqual(
      idsOf(list)
        .flatMap((id) => [`achievement.${id}`, `achievement.${id}.about`])
        .sort(),
    );
    for (const language of LANGUAGES) {
      const speaker = await loadSpeaker(name, language);
      for (const id of idsOf(list)) {
        const { title, text } = speaker.achievement(id);
        expect(`${title} ${text}`).toMatch(/^\S.*[.?!]$/);
      }
    }
  });

  it('is reached in some match, and not by everybody from the beginning', async () => {
    const matches = await matchesOf(name);
    for (const { id, ...one } of await loadAchievements(name)) {
      const list = [{ ...one, id }];
      const reached = matches.map(({ events, winners, seats }) =>
        Array.from({ length: seats }, (_, seat) => achievedBy(seat, events, winners, list).length > 0),
      );
      if (!RARE.includes(id)) expect(reached.flat(), id).toContain(true);
      // Some never do; of what happens to everybody in the end nothing has happened after a tenth of a match.
      const early = matches.map(
        ({ events }) => achievedBy(0, events.slice(0, events.length / 10), [1], list).length > 0,
      );
      expect([...reached.flat(), ...early], id).toContain(false);
    }
  });

  it('is of kinds of events that the game tells', async () => {
    const known = new Set((await matchesOf(name)).flatMap(({ events }) => events.map(({ kind }) => kind)));
    const named = (await loadAchievements(name)).flatMap(({ happens = [], never = [] }) =>
      [...happens, ...happens.flatMap(({ anewAt }) => anewAt ?? []), ...never].map(({ kind }) => kind),
    );
    // Told only where an option asks for it.
    expect(named.filter((kind) => !known.has(kind) && kind !== 'blamed')).toEqual([]);
  });
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
    { id: 'row', happens: [{ kind: 'a', times: 2, anewAt: { kind: 'b', whose: null } }] },
    { id: 'limits', happens: [{ kind: 'c', with: { n: { least: 3 }, m: { most: 5 } } }] },
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
