import { GAME_NAMES, loadGame } from '@undercroft/games';
import { FastChance, type Game, Refused, seatsNear, Table } from '@undercroft/kernel';
import { expect, it } from 'vitest';
import { giveAnswer, takeBack } from '../src/tables/answering.ts';
import {
  type Deed,
  type Live,
  playedOn,
  type Step,
  type StoredPlay,
  storedPlay,
  storesState,
} from '../src/tables/live.ts';

const ANSWERS = 150;
const AT = 1000;

/** What reaches the storage, and comes back from it. */
const stored = <T>(value: T): T => JSON.parse(JSON.stringify(value));

function begun(game: Game): Live {
  const { table } = Table.begin(game, {
    figures: Array<null>(seatsNear(game, 2)).fill(null),
    seed: 'ab'.repeat(32),
  });
  const lobby = { status: 'playing' } as Live['lobby'];
  return {
    ...{ id: 't', game, seq: 1, lobby, set: null, table, movedAt: AT },
    archived: false,
    sinceKept: 0,
    touchedAt: AT,
  };
}

/** Somebody answers at random, or takes back what they may. */
function something(live: Live, table: Table, luck: FastChance): Deed {
  const seat = table.waitsFor ?? 0;
  const back = [...table.figures.keys()].find((one) => table.mayTakeBack(one));
  if (back !== undefined && luck.pick(2) === 0) return takeBack(live, back, table.version);
  const { answers } = table.update(seat);
  return giveAnswer(live, seat, table.version, answers[luck.pick(answers.length)]);
}

it.each(GAME_NAMES)(
  '%s: the state follows from the one stored last and the steps since, take-backs too',
  async (name) => {
    const live = begun(await loadGame(name));
    const table = live.table as Table;
    const luck = new FastChance(7);
    let kept: StoredPlay = stored(storedPlay(table, AT));
    let steps: Step[] = [];
    let whole = 0;
    let longest = 0;
    let tookBack = 0;
    for (let at = 1; at <= ANSWERS && table.waitsFor !== null; at++) {
      const { step } = something(live, table, luck);
      if (step === undefined) throw new Refused('illegal', 'nothing happened');
      if (step.tookBack) tookBack++;
      steps.push(stored({ ...step, at: AT + at }));
      const now = stored(storedPlay(table, AT + at));
      expect(playedOn(kept, steps)).toEqual(now);
      longest = Math.max(longest, steps.length);
      if (storesState(live, step, false)) {
        [kept, steps, live.sinceKept] = [now, [], 0];
        whole++;
      } else live.sinceKept++;
    }
    // A short game may be over before anybody could.
    if (table.waitsFor !== null || table.version > 100) {
      expect(tookBack).toBeGreaterThan(0);
      expect(whole).toBeGreaterThan(0);
    }
    expect(whole).toBeLessThanOrEqual(ANSWERS / 20);
    expect(longest).toBeLessThanOrEqual(61);
  },
);
