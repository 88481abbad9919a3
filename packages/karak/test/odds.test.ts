import {
  answersNow,
  apply,
  asked,
  begin,
  copy,
  FastChance,
  openBox,
  ScriptedChance,
} from '@undercroft/kernel';
import { expect, test } from 'vitest';
import {
  type Chances,
  type FightAsk,
  fightOdds,
  HEROES,
  type Hero,
  type Karak,
  type KarakAnswer,
  type KarakState,
  karak,
  layTile,
  type Monster,
  oddsAgainst,
  type Spell,
  type Weapon,
} from '../src/game.ts';

const MONSTERS = Object.keys(karak.set.tokens).filter((token) => token !== 'chest') as Monster[];
const FACES = [1, 2, 3, 4, 5, 6];
const box = openBox(karak, { heroes: 'chosen' });

interface Fighter {
  readonly hero: Hero;
  readonly weapons: Weapon[];
  readonly spells: Spell[];
  readonly cursed: boolean;
}

const GEAR: readonly Pick<Fighter, 'weapons' | 'spells'>[] = [
  { weapons: [], spells: [] },
  { weapons: ['daggers'], spells: ['flames', 'healing-portal', 'flames'] },
  { weapons: ['sword', 'axe'], spells: ['flames'] },
  { weapons: ['axe', 'axe'], spells: ['flames', 'flames', 'flames'] },
];

const HEARTS = 3;

/** A hero in a tunnel west of a room with a monster. */
function beforeTheRoom({ hero, weapons, spells, cursed }: Fighter, monster: Monster): KarakState {
  const state = begin(box, [hero, hero === 'horan' ? 'taia' : 'horan'], new FastChance(1));
  layTile(state.dungeon, 'tunnel', 0b1010, 1, 0);
  layTile(state.dungeon, 'room', 0b1010, 2, 0, monster);
  Object.assign(state.heroes[0], { at: 1, from: 1, hearts: HEARTS, weapons, spells });
  Object.assign(state, { bag: [], stack: [], cursed: cursed ? 0 : null, seat: 0, asks: [] });
  return state;
}

/** A copy of the table after one answer. */
function after(state: KarakState, answer: KarakAnswer, rolls: readonly number[] = []): KarakState {
  const table = copy(state);
  apply(box, table, answer, new ScriptedChance({ rolls }));
  return table;
}

/** The hero steps into the room, by the first step of the turn or a later one, and the dice fall. */
function meet(state: KarakState, first: boolean, rolls: readonly number[]): KarakState {
  const table = copy(state);
  table.asks.push({ kind: 'step', seat: 0, steps: first ? 4 : 3 });
  const inside = after(table, { step: 'east' }, rolls);
  return answersNow(box, inside).includes('fight') ? after(inside, 'fight', rolls) : inside;
}

function fightIn(state: KarakState): FightAsk | undefined {
  const ask = asked<Karak>(state);
  return ask?.kind === 'fight' ? ask : undefined;
}

type Result = keyof Chances;

/** Accepts the fight after these answers, and reads the result off the table. */
function finish(state: KarakState, answers: readonly KarakAnswer[]): Result {
  let table = state;
  for (const answer of [...answers, 'accept' as const]) if (fightIn(table)) table = after(table, answer);
  if (table.dungeon.token[2] === null) return 'win';
  const left = HEARTS - (answers.includes('sacrifice') ? 1 : 0);
  return table.heroes[0].hearts < left ? 'lose' : 'tie';
}

/** Everything that could be added to the fight. */
function allIn(state: KarakState): KarakAnswer[] {
  const flames = state.heroes[0].spells.filter((spell) => spell === 'flames').length;
  const sacrifice = fightIn(state) && answersNow(box, state).includes('sacrifice');
  return [...(sacrifice ? ['sacrifice' as const] : []), ...(flames > 0 ? [{ flames }] : [])];
}

const PARTS = 900;

/** All ways a re-roll can end, with their shares of PARTS. A 1 is rolled until it is none, so only 2 to 6 end it. */
function rerolls(state: KarakState): { table: KarakState; share: number }[] {
  const dice: readonly number[] = fightIn(state)?.dice ?? [];
  const swordsman = state.heroes[0].hero === 'victorius';
  const rolled = swordsman ? dice.filter((die) => die === 1) : dice;
  const faces = swordsman ? FACES.slice(1) : FACES;
  const rolls = rolled.reduce<number[][]>(
    (some) => some.flatMap((roll) => faces.map((face) => [...roll, face])),
    [[]],
  );
  return rolls.map((roll) => ({ table: after(state, 'reroll', roll), share: PARTS / rolls.length }));
}

/** Counts how a fight ends over every roll, in 36 × PARTS, when rolls that do not win are rolled again. */
function count(state: KarakState, first: boolean, adding: typeof allIn): Record<Result, number> {
  const results = { win: 0, tie: 0, lose: 0 };
  for (const one of FACES) {
    for (const two of FACES) {
      const rolled = meet(state, first, [one, two]);
      const mayReroll = fightIn(rolled) && answersNow(box, rolled).includes('reroll');
      const happy = state.heroes[0].hero === 'horan' && finish(rolled, adding(rolled)) === 'win';
      const ends = mayReroll && !happy ? rerolls(rolled) : [{ table: rolled, share: PARTS }];
      for (const { table, share } of ends) results[finish(table, adding(table))] += share;
    }
  }
  return results;
}

/** Chances as counts, so that they can be compared exactly. */
function inParts(chances: Chances, whole: number): Record<Result, number> {
  const parts = (chance: number) => Math.round(chance * whole * 1e6) / 1e6;
  return { win: parts(chances.win), tie: parts(chances.tie), lose: parts(chances.lose) };
}

for (const hero of HEROES) {
  test(`the odds of ${hero} are what playing out every roll gives`, () => {
    for (const monster of MONSTERS) {
      for (const gear of GEAR) {
        for (const cursed of [false, true]) {
          const state = beforeTheRoom({ hero, ...gear, cursed }, monster);
          for (const first of hero === 'taia' ? [false, true] : [false]) {
            const { plain, best } = oddsAgainst(box, state, 0, monster, first);
            expect(inParts(plain, 36 * PARTS)).toEqual(count(state, first, () => []));
            expect(inParts(best, 36 * PARTS)).toEqual(count(state, first, allIn));
          }
        }
      }
    }
  });

  test(`with the dice on the table, the odds of each answer of ${hero} are exact`, () => {
    for (const monster of MONSTERS) {
      const state = beforeTheRoom({ hero, ...GEAR[1], cursed: false }, monster);
      for (const one of FACES) {
        for (const two of FACES) {
          const rolled = meet(state, false, [one, two]);
          const ask = fightIn(rolled);
          if (ask === undefined) throw new Error('two flames in hand are something to decide');
          for (const { answer, chances } of fightOdds(box, rolled, ask)) {
            const results = { win: 0, tie: 0, lose: 0 };
            if (answer !== 'reroll') results[finish(rolled, [answer])] = PARTS;
            else for (const { table, share } of rerolls(rolled)) results[finish(table, [])] += share;
            expect(inParts(chances, PARTS)).toEqual(results);
          }
        }
      }
    }
  });
}

const percent = ({ win, tie }: Chances) => [Math.round(win * 100), Math.round(tie * 100)];

test.each([
  ['rat', 72, 11],
  ['giant-spider', 58, 14],
  ['mummy', 42, 17],
  ['skeleton-turnkey', 28, 14],
  ['skeleton-warrior', 17, 11],
  ['skeleton-king', 8, 8],
  ['fallen', 0, 3],
  ['dragon', 0, 0],
] as const)('two dice alone against %s: %i %% won, %i %% tied', (monster, win, tie) => {
  const state = beforeTheRoom({ hero: 'argentus', weapons: [], spells: [], cursed: false }, monster);
  expect(percent(oddsAgainst(box, state, 0, monster, false).plain)).toEqual([win, tie]);
});

test('two axes make 17 % of the dragon, three flames more 58 %', () => {
  const state = beforeTheRoom({ hero: 'argentus', ...GEAR[3], cursed: false }, 'dragon');
  const { plain, best } = oddsAgainst(box, state, 0, 'dragon', false);
  expect(percent(plain)).toEqual([17, 11]);
  expect(percent(best)).toEqual([58, 14]);
});
