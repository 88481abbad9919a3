import type { Game, GameTypes, Heard, KeptStep, Seat, Viewer } from '@undercroft/kernel';
import {
  answersNow,
  answersOf,
  apply,
  asked,
  begin,
  changed,
  checkMatch,
  componentsOf,
  copy,
  copyTable,
  countSides,
  FastChance,
  give,
  heard,
  heardOf,
  imagine,
  luckOf,
  replay,
  sideOf,
  sidesOf,
  sightNow,
  Table,
  viewOf,
} from '@undercroft/kernel';
import { fieldsOf, isObject } from '@undercroft/kernel/inside';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { learns, searchLeaks } from './leaks.ts';
import { LuckKept } from './luck-kept.ts';
import { hurried } from './mind.ts';
import { moments, randomPlay, randomStep } from './random-play.ts';
import { digestOf } from './record.ts';
import { eachSeed, FIRST_SEED, isFresh } from './seeds.ts';
import type { SuiteSettings } from './suite.ts';

const bytes = (value: unknown): string => JSON.stringify(value);

/** There are so many of these that even asking takes its time. */
function expectSame(one: string, two: string): void {
  if (one !== two) expect(one).toBe(two);
}

/** How a table lies at each word of an answer and after it, by the rules on a copy that notes nothing. */
function wordByWord<T extends GameTypes>(table: Table<T>, seat: Seat, answer: T['answer']): string[] {
  const { match, position, state } = table.save();
  const lies = copy(state);
  const laid: string[] = [];
  const luck = luckOf(match, match.answers.length, position);
  give(table.box, lies, seat, answer, luck, () => laid.push(bytes(lies)));
  return [...laid, bytes(lies)];
}

/** Nothing lies elsewhere since the last word, if there was one. */
function expectTold(answered: string, last: readonly [lay: string, word: string] | null, lies: string): void {
  if (last !== null && last[0] !== lies) expect.fail(`${answered}: something moved after "${last[1]}"`);
}

/** Whether a copy shares anything that can change with what it was made from. */
function shared(one: unknown, two: unknown): boolean {
  if (typeof one !== 'object' || typeof two !== 'object' || one === null || two === null) return false;
  if (one === two) return true;
  const others = fieldsOf(two);
  return Object.entries(one).some(([key, value]) => shared(value, others[key]));
}

/** The eleven properties of the design, in random play over random options, seats and luck. */
export function describeProperties<T extends GameTypes>(game: Game<T>, settings: SuiteSettings<T>): void {
  const { mind, runs = 12 } = settings;
  const forSeeds = (check: (seed: number) => void, numRuns = runs) =>
    fc.assert(fc.property(fc.integer({ min: 1, max: 0x7fff_ffff }), check), {
      numRuns,
      endOnFailure: true,
      seed: FIRST_SEED,
    });
  const play = (seed: number) => randomPlay(game, settings.sets ?? [], seed);
  const viewers = (seats: number): Viewer[] => [null, ...Array.from({ length: seats }, (_, seat) => seat)];

  describe(`${game.name}: what must always hold`, () => {
    test('1. a state survives JSON, and the copy plays on identically', () => {
      forSeeds((seed) => {
        const table = play(seed);
        for (const step of moments(table, 10)) {
          const text = bytes(table.state);
          expect(shared(copyTable(table.state), table.state)).toBe(false);
          const twins = [copyTable(table.state), JSON.parse(text)].map((state) => {
            const twin = { ...table, state, told: [], chance: new FastChance(step) };
            for (let i = 0; i < 8 && state.asks.length > 0; i++) randomStep(twin, twin.chance);
            return bytes([twin.state, twin.told]);
          });
          expect(twins[0]).toBe(twins[1]);
          expect(bytes(table.state)).toBe(text);
        }
      });
    });

    test('2. the same match gives the same bytes', () => {
      forSeeds((seed) => {
        const luck = new FastChance(seed);
        const { box, seats } = play(seed);
        const { table, told } = Table.begin(game, {
          figures: Array.from({ length: seats }, () => null),
          seed: seed.toString(16).padStart(64, '0'),
          options: box.options,
        });
        const lines = [bytes(told)];
        for (let i = 0; i < 600 && table.waitsFor !== null; i++) {
          const seat = table.waitsFor;
          const { answers } = table.update(seat);
          const before = bytes(table.save().state);
          const change = table.answer(seat, table.version, answers[luck.pick(answers.length)]);
          if (luck.pick(4) === 0 && table.mayTakeBack(seat)) {
            table.takeBack(seat, table.version);
            expect(bytes(table.save().state)).toBe(before);
            continue;
          }
          lines.push(bytes(change.told));
          if (luck.pick(20) === 0) {
            if (table.outcome !== null) break;
            lines.push(bytes(table.takeBackByLeave(seat, table.version).told));
            expect(bytes(table.save().state)).toBe(before);
          }
        }
        const match = checkMatch(JSON.parse(bytes(table.match())));
        const frames = [...replay(game, match)].map(({ told: heard }) => bytes(heard));
        expect(frames).toEqual(lines);
        expect(digestOf(game, match)).toBe(digestOf(game, match));
        let last: unknown;
        for (const frame of replay(game, match)) last = frame.state;
        expect(bytes(last)).toBe(bytes(table.save().state));
        expect(bytes(Table.resume(game, JSON.parse(bytes(table.save()))).save())).toBe(bytes(table.save()));
      });
    });

    test('3. an answer not on the list is refused and changes nothing', () => {
      forSeeds((seed) => {
        const table = play(seed);
        const heardOf: unknown[] = ['', 'nonsense', null, 7, [], {}, { step: 'up' }, { __proto__: null }];
        for (const step of moments(table, 6)) {
          const { box, state, seats } = table;
          const before = bytes(state);
          const luck = new FastChance(step);
          for (let seat: Seat = -1; seat <= seats; seat++) {
            const legal = seat < 0 || seat === seats ? [] : answersOf(box, state, seat).map(bytes);
            const taken = heardOf.filter((answer) => {
              if (legal.includes(bytes(answer))) return false;
              try {
                give(box, state, seat, answer, luck);
                return true;
              } catch {
                return bytes(state) !== before;
              }
            });
            expect(taken).toEqual([]);
          }
          if (heardOf.length < 60) heardOf.push(...answersNow(box, state));
        }
      });
    });

    test('4. somebody is asked until there is an outcome, which partners share, and no list of answers is empty or repeats itself', () => {
      forSeeds((seed) => {
        const table = play(seed);
        for (const _ of moments(table, 50)) {
          const { box, state, seats } = table;
          expect(box.game.outcome(box, state)).toBeNull();
          const ask = asked<T>(state);
          expect(ask?.seat).toBeLessThan(seats);
          const answers = answersNow(box, state).map(bytes);
          expect(answers.length).toBeGreaterThan(0);
          expect(new Set(answers).size).toBe(answers.length);
        }
        const { box, state, seats } = table;
        const { winners = [], points = [] } = box.game.outcome(box, state) ?? expect.fail('no outcome');
        expect(winners.length).toBeGreaterThan(0);
        expect(points).toHaveLength(seats);
        const sides = sidesOf(box.game, seats);
        expect(sides).toHaveLength(seats);
        expect([...new Set(sides)].sort()).toEqual([...Array(countSides(sides)).keys()]);
        for (const seat of winners) expect(winners).toEqual(expect.arrayContaining([...sideOf(sides, seat)]));
        for (const seat of sides.keys())
          expect(new Set(sideOf(sides, seat).map((partner) => points[partner])).size).toBe(1);
      });
    });

    test('5. nothing hidden shows: exchange it, or let luck fall otherwise, and nobody can tell', () => {
      const { compared, ...not } = searchLeaks(game, {
        seed: FIRST_SEED,
        positions: settings.positions ?? 800,
        sets: settings.sets,
      });
      // What was not compared proves nothing: that may not be much.
      const passedOver = Object.values(not).reduce((sum, count) => sum + count, 0);
      expect(passedOver * 10, bytes({ compared, ...not })).toBeLessThanOrEqual(compared);
    });

    test('6. components are conserved: each is somewhere, exactly once', () => {
      forSeeds((seed) => {
        const table = play(seed);
        const inventory = () => bytes(componentsOf(table.box, table.state).sort());
        const whole = inventory();
        for (const _ of moments(table, 20)) expectSame(inventory(), whole);
        expectSame(inventory(), whole);
      });
    });

    test('11. what lies on the table has moved before the last word about it', () => {
      const places = Object.entries(fieldsOf(game.whoSees)).flatMap(([part, rules]) =>
        part !== 'asks' && isObject(rules) && 'holds' in rules ? [part] : [],
      );
      forSeeds((seed) => {
        const table = play(seed);
        const lying = () => bytes(places.map((part) => fieldsOf(table.state)[part]));
        for (let i = 0; i < 400 && table.state.asks.length > 0; i++) {
          const asked = table.state.asks.at(-1);
          let last: readonly [lay: string, word: string] | null = null;
          randomStep(table, table.chance, ({ kind }) => {
            last = [lying(), kind];
          });
          expectTold(`${asked?.kind}`, last, lying());
        }
      });
    });

    test('7. an imagined state agrees with the view it came from, and can be played and guessed at', () => {
      forSeeds((seed) => {
        const table = play(seed);
        for (const step of moments(table, 6)) {
          const { box, state, seats } = table;
          for (const viewer of viewers(seats)) {
            const luck = new FastChance(step);
            const view = copy(viewOf(box, state, viewer));
            const before = bytes(view);
            const imagined = imagine(box, view, viewer, luck);
            expect(game.possible?.(box, imagined) ?? true).toBe(true);
            expect(answersNow(box, imagined).length).toBeGreaterThan(0);
            expect(bytes(componentsOf(box, imagined).sort())).toBe(bytes(componentsOf(box, state).sort()));
            const twin = { ...table, state: imagined, told: [] };
            for (let i = 0; i < 10 && imagined.asks.length > 0; i++) {
              const answers = answersNow(box, imagined);
              const scores: number[] = [];
              expect(answers).toContain(mind.hunch(box, imagined, answers, luck, scores));
              expect(answers).toContainEqual(hurried(mind, box, imagined, luck));
              // All answers are scored, or none.
              if (scores.length > 0) expect(scores).toHaveLength(answers.length);
              for (let at = 0; at < scores.length; at++) expect(scores[at]).not.toBeNaN();
              randomStep(twin, luck);
            }
            expect(bytes(view)).toBe(before);
          }
        }
      });
    });

    test('8. what a viewer saw and the changes it hears give what it sees now, and every picture between was true', () => {
      forSeeds((seed) => {
        const luck = new FastChance(seed);
        const agreed = play(seed);
        const { table } = Table.begin(game, {
          figures: Array.from({ length: agreed.seats }, () => null),
          seed: seed.toString(16).padStart(64, '0'),
          options: agreed.box.options,
        });
        const everybody = viewers(agreed.seats);
        const shown = everybody.map((viewer): T['view'] => JSON.parse(bytes(table.update(viewer).view)));
        let state: T['state'] = table.save().state;
        for (let i = 0; i < 300 && table.waitsFor !== null; i++) {
          const seat = table.waitsFor;
          const { answers } = table.update(seat);
          const back = luck.pick(6) === 0;
          const lay = table.save().state;
          let laid: string[] | null = null;
          const change = () => {
            if (back && table.mayTakeBack(seat)) return table.takeBack(seat, table.version);
            if (back && table.mayAskBack(seat) && luck.pick(4) === 0)
              return table.takeBackByLeave(seat, table.version);
            const answer = answers[luck.pick(answers.length)];
            laid = wordByWord(table, seat, answer);
            return table.answer(seat, table.version, answer);
          };
          const { course } = change();
          expectSame(bytes(lay), bytes(state));
          const kept: Pick<KeptStep<T['event']>, 'told' | 'changes'> = JSON.parse(bytes(course.keep()));
          const states = kept.changes.map((change) => (state = changed(state, change)));
          if (laid !== null) for (const [word, then] of states.entries()) expectSame(bytes(then), laid[word]);
          expectSame(bytes(state), bytes(table.save().state));
          for (const [at, viewer] of everybody.entries()) {
            const hears: Heard<T['event']>[] = JSON.parse(bytes(course.heardBy(viewer)));
            const pictures = states.filter((_, word) => !kept.told[word] || heardOf(kept.told[word], viewer));
            for (const [word, { change }] of hears.entries()) {
              shown[at] = changed(shown[at], change);
              expectSame(bytes(shown[at]), bytes(viewOf(table.box, pictures[word], viewer)));
            }
            expectSame(bytes(shown[at]), bytes(table.update(viewer).view));
            const events = hears.flatMap(({ event }) => event ?? []);
            expectSame(bytes(events), bytes(heard(course.told, viewer)));
          }
        }
      });
    });

    test('9. what may be taken back has told nobody anything', () => {
      forSeeds((seed) => {
        const luck = new FastChance(seed);
        const { box, seats } = play(seed);
        const figures = Array.from({ length: seats }, () => null);
        const options = { options: box.options, seed: seed.toString(16).padStart(64, '0') };
        const { table } = Table.begin(game, { figures, ...options });
        for (let i = 0; i < 150 && table.waitsFor !== null; i++) {
          const seat = table.waitsFor;
          const { answers } = table.update(seat);
          const answer = answers[luck.pick(answers.length)];
          const { state } = table.save();
          table.answer(seat, table.version, answer);
          if (!table.mayTakeBack(seat)) continue;
          expect(learns({ box: table.box, seats, state }, [seat, answer], i)).toBeNull();
        }
      });
    });

    test('10. luck is used for what the game says, and dealt luck is the same whatever was chosen before', () => {
      const purposes = new Set<string>();
      let compared = 0;
      forSeeds((seed) => {
        const { box, seats } = play(seed);
        const figures = Array.from({ length: seats }, () => null);
        const [one, two] = [1, 2].map((choices) => {
          const luck = new LuckKept(seed.toString(16).padStart(64, '0'));
          const choice = new FastChance(choices);
          const state = begin(box, figures, luck);
          for (let i = 0; i < 150 && state.asks.length > 0; i++) {
            const answers = answersNow(box, state);
            apply(box, state, answers[choice.pick(answers.length)], luck);
          }
          for (const purpose of luck.purposes) purposes.add(purpose);
          return luck;
        });
        for (const [use, { from, came }] of one.uses) {
          const other = two.uses.get(use);
          // Out of another bag other things come.
          if (other === undefined || other.from !== from) continue;
          const both = Math.min(came.length, other.came.length);
          expect([use, came.slice(0, both)]).toEqual([use, other.came.slice(0, both)]);
          compared++;
        }
      });
      expect([...purposes].filter((purpose) => !game.purposes.includes(purpose))).toEqual([]);
      expect(compared).toBeGreaterThan(5 * runs);
    });

    test('instinct answers only what is legal, and random play meets every ask and every event', () => {
      const asks = new Set<string>();
      const events = new Set<string>();
      const kinds = Object.entries(game.asks).flatMap(([kind, rules]) =>
        typeof rules === 'function' ? [] : kind,
      );
      const missing = () => [
        ...kinds.filter((kind) => !asks.has(kind)),
        ...Object.keys(game.events).filter((kind) => !events.has(kind)),
      ];
      let games = 0;
      eachSeed(400, (seed) => {
        if (++games > runs && (isFresh || missing().length === 0)) return;
        const table = play(seed);
        let every: Set<string> | undefined;
        for (const _ of moments(table, 40)) {
          const { box, state, chance, told } = table;
          const ask = asked<T>(state);
          if (ask === undefined) break;
          asks.add(ask.kind);
          for (const { event, others } of told.splice(0)) {
            events.add(event.kind);
            if (others !== undefined) events.add(others.kind);
          }
          const sight = sightNow(box, state);
          expect(sight.answers.map(bytes)).toContain(bytes(mind.instinct(sight, chance)));
          // Whoever learns has a number for every answer.
          every ??= new Set(Object.values(game.everyAnswer(box)).flat().map(bytes));
          expect(sight.answers.map(bytes).filter((answer) => !every?.has(answer))).toEqual([]);
        }
        for (const { event } of table.told) events.add(event.kind);
      });
      if (!isFresh) expect(missing()).toEqual([]);
    });
  });
}
