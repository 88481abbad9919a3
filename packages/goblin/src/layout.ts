import { check, Refused } from '@undercroft/kernel';
import { COUNTS, OURS } from './components.ts';
import {
  type Action,
  BIT,
  type Card,
  type Foe,
  type Gear,
  type GoblinSet,
  HEROES,
  type SetFile,
  setSchema,
} from './set.ts';

/** Checks a component set and lays it out for play; a mistake is named by card and field. */
export function checkSet(data: unknown): GoblinSet {
  const file = check(setSchema, data, 'set');
  const mistakes: string[] = [];
  const fail: Fail = (path, message) => mistakes.push(`set.${path}: ${message}`);
  checkCounts(file, fail);
  checkNames(file, fail);
  if (mistakes.length > 0) throw new Refused('bad-input', mistakes.slice(0, MOST_TOLD).join('\n'));
  return layOut(file);
}

/** Notes a mistake: whoever types in a box wants to know of all of them. */
type Fail = (path: string, message: string) => void;
const MOST_TOLD = 20;

function checkCounts(file: SetFile, fail: Fail): void {
  for (const hero of HEROES) {
    const count = file.heroes[hero].length;
    if (count !== COUNTS.start.count)
      fail(`heroes.${hero}`, `expected ${COUNTS.start.count} cards, not ${count} (G-1)`);
  }
  for (const [index, expected] of COUNTS.monsters.count.entries()) {
    const level = index + 1;
    const backs = Object.values(file.monsters).filter((monster) => monster.level === level);
    const count = backs.reduce((sum, monster) => sum + monster.backs.length, 0);
    if (count !== expected)
      fail('monsters', `expected ${expected} backs on level ${level}, not ${count} (G-1)`);
    const gates = Object.values(file.gatekeepers).filter((gatekeeper) => gatekeeper.level === level).length;
    if (gates !== COUNTS.gatekeepers.count) {
      fail('gatekeepers', `expected ${COUNTS.gatekeepers.count} on level ${level}, not ${gates} (G-1)`);
    }
  }
  const lords = Object.keys(file.lords).length;
  if (lords !== COUNTS.lords.count) fail('lords', `expected ${COUNTS.lords.count}, not ${lords} (G-1)`);
}

/** Every name means one thing, and every card named is described. */
function checkNames(file: SetFile, fail: Fail): void {
  const seen = new Map<string, string>(POTION_NAMES);
  for (const part of ['actions', 'gear', 'monsters', 'gatekeepers', 'lords'] as const) {
    for (const name of Object.keys(file[part])) {
      const other = seen.get(name);
      if (other !== undefined) fail(`${part}.${name}`, `the name is taken by ${other}`);
      seen.set(name, part);
    }
  }
  const starts = new Set<string>();
  for (const hero of HEROES) {
    for (const [index, name] of file.heroes[hero].entries()) {
      if (!Object.hasOwn(file.actions, name))
        fail(`heroes.${hero}[${index}]`, `no action card "${name}" in actions`);
      starts.add(name);
    }
  }
  for (const [monster, { backs }] of Object.entries(file.monsters)) {
    for (const [index, name] of backs.entries()) {
      const path = `monsters.${monster}.backs[${index}]`;
      if (!Object.hasOwn(file.actions, name) && !Object.hasOwn(file.gear, name)) {
        fail(path, `no card "${name}" in actions or gear`);
      }
      // Only cards with a monster on the back can be paid with, so the two must be told apart. (G-54)
      if (starts.has(name)) fail(path, `"${name}" is a start card; give the reward a name of its own (G-54)`);
    }
  }
}

/** Words that answers use beside cards' names. */
const POTION_NAMES: readonly [string, string][] = [
  ['strength', 'a potion'],
  ['healing', 'a potion'],
  ['countercurse', 'a potion'],
  ['start-card', 'the answer for some start card'],
];

function layOut(file: SetFile): GoblinSet {
  const actions = new Map<string, Action>();
  for (const [name, { colour, next, attack = 0, defence = 0, draw = 0, heal = 0 }] of Object.entries(
    file.actions,
  )) {
    const nextBits = next.reduce((bits, follower) => bits | BIT[follower], 0);
    actions.set(name, { name, colour, next, bit: BIT[colour], nextBits, attack, defence, draw, heal });
  }
  const gear = new Map<string, Gear>();
  for (const [name, { kind, attack = 0, defence = 0, heart = 0, hand = 0 }] of Object.entries(file.gear)) {
    gear.set(name, { name, kind, attack, defence, heart, hand });
  }
  const foes: Foe[] = [];
  const cards: Card[] = [];
  const addCard = (name: string, foe: number): void => {
    cards.push({
      name,
      foe,
      action: actions.get(name) ?? null,
      gear: gear.get(name) ?? null,
      answer: {
        play: { play: name },
        discard: { discard: name },
        keep: { keep: name },
        pay: { pay: name },
        buy: { buy: name },
        top: { top: name },
      },
    });
  };
  const promise = (name: string) => actions.get(name)?.colour ?? gear.get(name)?.kind ?? 'key';

  for (const hero of HEROES) for (const name of file.heroes[hero]) addCard(name, -1);
  for (const [name, { level, hits, attack, curses, backs }] of Object.entries(file.monsters)) {
    for (const back of backs) addCard(back, foes.length);
    const rewards = [...new Set(backs.map(promise))];
    foes.push({
      name,
      kind: 'monster',
      level: level - 1,
      hits,
      attack,
      curses,
      rewards,
      fight: { fight: name },
    });
  }
  for (const [name, { level, hits, attack, curses }] of Object.entries(file.gatekeepers)) {
    addCard(name, foes.length);
    foes.push({
      name,
      kind: 'gatekeeper',
      level: level - 1,
      hits,
      attack,
      curses,
      rewards: ['key'],
      fight: { fight: name },
    });
  }
  for (const [name, { hits, attack, curses }] of Object.entries(file.lords)) {
    addCard(name, foes.length);
    foes.push({ name, kind: 'lord', level: 3, hits, attack, curses, rewards: [], fight: { fight: name } });
  }
  return { name: file.name, source: file.source, foes, cards };
}

/** The set in the box, ready for play. */
export const GOBLIN_SET: GoblinSet = checkSet(OURS);
