import { Refused } from '@undercroft/kernel';
import { describe, expect, it } from 'vitest';
import { COLOURS, COUNTS, goblin, HEROES, OURS, type SetFile } from '../src/game.ts';

/** Our set with one value changed, or taken away, as an owner's file might have it. */
function changed(path: string, value: unknown): unknown {
  const file = JSON.parse(JSON.stringify(OURS));
  const keys = path.split('/');
  const last = keys.pop() ?? '';
  let part = file;
  for (const key of keys) part = part[key];
  if (value === undefined) delete part[last];
  else part[last] = value;
  return file;
}

describe('a component set', () => {
  it('is laid out for play from a file', () => {
    const set = goblin.checkSet(JSON.parse(JSON.stringify(OURS)));
    expect(set).toEqual(goblin.set);
    expect(set.cards.length).toBe(36 + 64 + 15 + 3);
  });

  it.each([
    ['monsters/mud-orc/hits', 0, 'set.monsters.mud-orc.hits: Invalid value: Expected >=1 but received 0'],
    ['monsters/mud-orc/attack', '2', 'set.monsters.mud-orc.attack: Invalid type: Expected number'],
    ['monsters/mud-orc/curses/0', 'purple', 'set.monsters.mud-orc.curses[0]: Invalid type'],
    ['monsters/mud-orc/level', 4, 'set.monsters.mud-orc.level: Invalid type'],
    ['monsters/mud-orc/hitz', 4, 'set.monsters.mud-orc.hitz: Invalid key'],
    ['monsters/mud-orc/backs/1', 'pot-lit', 'set.monsters.mud-orc.backs[1]: no card "pot-lit"'],
    ['monsters/mud-orc/backs/1', 'hack', 'set.monsters.mud-orc.backs[1]: "hack" is a start card'],
    ['monsters/mud-orc/backs/2', 'pot-lid', 'set.monsters: expected 20 backs on level 1, not 21'],
    ['actions/hack/colour', 'purple', 'set.actions.hack.colour: Invalid type'],
    ['actions/hack/next', undefined, 'set.actions.hack.next: Invalid key: Expected "next"'],
    ['gear/pot-lid/kind', 'lid', 'set.gear.pot-lid.kind: Invalid type'],
    ['gear/hack', { kind: 'weapon' }, 'set.gear.hack: the name is taken by actions'],
    ['gear/healing', { kind: 'weapon' }, 'set.gear.healing: the name is taken by a potion'],
    ['gear/Pot Lid', { kind: 'armour' }, 'set.gear.Pot Lid: expected a name such as "bone-knife"'],
    ['heroes/horan/6', 'hack', 'set.heroes.horan: expected 6 cards, not 7'],
    ['heroes/horan/0', 'hak', 'set.heroes.horan[0]: no action card "hak" in actions'],
    ['heroes/gandalf', [], 'set.heroes.gandalf: Invalid key'],
    ['gatekeepers/whisper-door', undefined, 'set.gatekeepers: expected 5 on level 2, not 4'],
    ['lords/ashwing', undefined, 'set.lords: expected 3, not 2'],
    ['name', 7, 'set.name: Invalid type'],
  ])('with a mistake in %s is refused by card and field', (path, value, message) => {
    const check = () => goblin.checkSet(changed(path, value));
    expect(check).toThrow(Refused);
    expect(check).toThrow(message);
  });

  it('of no kind at all is refused', () => {
    expect(() => goblin.checkSet('cards')).toThrow('set: Invalid type: Expected Object');
  });
});

/** The frame of the set: what a level's cards are worth. */
describe('our own set', () => {
  const { actions, gear, monsters, gatekeepers, lords, heroes } = OURS as SetFile;
  const sum = (name: string, effect: 'attack' | 'defence' | 'draw' | 'heal') => actions[name][effect] ?? 0;

  it.each(HEROES)('gives %s six start cards within the frame', (hero) => {
    const total = (effect: 'attack' | 'defence' | 'draw') =>
      heroes[hero].reduce((all, name) => all + sum(name, effect), 0);
    expect(total('attack')).toBeGreaterThanOrEqual(5);
    expect(total('attack')).toBeLessThanOrEqual(6);
    expect(total('defence')).toBeGreaterThanOrEqual(2);
    expect(total('defence')).toBeLessThanOrEqual(3);
    expect(total('draw')).toBeGreaterThanOrEqual(1);
    expect(total('draw')).toBeLessThanOrEqual(2);
  });

  it('gives every hero a main pair of colours of their own', () => {
    const pairs = HEROES.map((hero) =>
      COLOURS.map(
        (colour) => [heroes[hero].filter((name) => actions[name].colour === colour).length, colour] as const,
      )
        .sort(([a], [b]) => b - a)
        .slice(0, 2)
        .map(([, colour]) => colour)
        .sort()
        .join(' and '),
    );
    expect(new Set(pairs).size).toBe(6);
    expect(heroes.argentus.some((name) => actions[name].colour === 'blue')).toBe(true);
  });

  it('pays two, three and four effects on levels I, II and III, and gear to match', () => {
    for (const { level, backs } of Object.values(monsters)) {
      for (const back of backs) {
        if (Object.hasOwn(actions, back)) {
          const { attack = 0, defence = 0, draw = 0, heal = 0, next } = actions[back];
          expect([back, attack + defence + draw + heal]).toEqual([back, level + 1]);
          expect([2, 3]).toContain(next.length);
        } else {
          const { attack = 0, defence = 0, heart = 0, hand = 0 } = gear[back];
          expect([back, attack + defence + heart + hand]).toEqual([back, level]);
        }
      }
    }
  });

  it.each([
    [1, [2, 4], [1, 3], [4, 5], [2, 3]],
    [2, [3, 5], [2, 4], [5, 6], [3, 4]],
    [3, [5, 7], [3, 5], [7, 8], [4, 5]],
  ])('keeps the foes of level %i within the frame', (level, hits, attack, gateHits, gateAttack) => {
    const within = (value: number, [least, most]: number[]) => value >= least && value <= most;
    for (const [name, foe] of Object.entries(monsters).filter(([, foe]) => foe.level === level)) {
      expect([name, within(foe.hits, hits), within(foe.attack, attack)]).toEqual([name, true, true]);
      expect(foe.curses.length).toBeGreaterThanOrEqual(level === 3 ? 1 : 0);
    }
    for (const [name, foe] of Object.entries(gatekeepers).filter(([, foe]) => foe.level === level)) {
      expect([name, within(foe.hits, gateHits), within(foe.attack, gateAttack)]).toEqual([name, true, true]);
      expect(foe.curses.length).toBe(1);
    }
  });

  it('has three lords that forbid different things', () => {
    const all = Object.values(lords);
    for (const { hits, attack } of all) {
      expect([10, 11, 12]).toContain(hits);
      expect([6, 7]).toContain(attack);
    }
    expect(new Set(all.map(({ curses }) => curses.join())).size).toBe(3);
  });

  it('has about a third equipment, weapons and armour alike', () => {
    const backs = Object.values(monsters).flatMap((monster) => monster.backs);
    const kinds = backs.flatMap((back) => (Object.hasOwn(gear, back) ? [gear[back].kind] : []));
    expect(kinds.length / backs.length).toBeCloseTo(0.35, 1);
    expect(kinds.filter((kind) => kind === 'weapon').length).toBe(kinds.length / 2);
  });

  it('never puts a curse on attack on a gatekeeper or a lord', () => {
    for (const { curses } of [...Object.values(gatekeepers), ...Object.values(lords)]) {
      expect(curses).not.toContain('attack');
    }
  });

  it('says of every count where it comes from', () => {
    for (const { source } of Object.values(COUNTS)) expect(['rulebook', 'public']).toContain(source);
    expect(OURS.source).toBe('ours');
  });
});
