import { loadGame } from '@undercroft/games';
import { describe, expect, it } from 'vitest';
import { choose, exchange, newLobby, putBot, sit } from '../src/tables/gathering.ts';
import type { Lobby } from '../src/tables/lobby.ts';
import {
  endByOutcome,
  offerToEnd,
  playOn,
  resign,
  startLobby,
  takeSeatBack,
  voteStandIn,
} from '../src/tables/playing.ts';

const game = await loadGame('karak');
const NOW = 1000;

/** Some people, each a guest of their own name, with a bot behind them; the game has begun. */
function playing(...names: string[]): Lobby {
  const [host, ...others] = names.map((name) => ({ id: name, name }));
  let lobby = newLobby(game, host, {}, [], NOW);
  for (const guest of others) {
    lobby = sit(lobby, guest, undefined, null);
    lobby = choose(lobby, game, guest.id, others.indexOf(guest) + 1, { ready: true });
  }
  lobby = putBot(lobby, host.id, names.length, 'novice');
  return startLobby(lobby, game, host.id, NOW).lobby;
}

/** Who has been away, and for how many seconds. */
const away = (seconds: Record<string, number>) => (guest: string) =>
  guest in seconds ? seconds[guest] * 1000 : null;

describe('who sits opposite whom', () => {
  const ada = { id: 'ada', name: 'Ada' };
  const begun = () => {
    const two = sit(newLobby(game, ada, {}, [], NOW), { id: 'bo', name: 'Bo' }, undefined, null);
    return putBot(choose(two, game, 'bo', 1, { ready: true }), 'ada', 2, 'novice');
  };

  it('is decided by the host: two chairs change places with all they have, free ones, too', () => {
    const lobby = begun();
    const [first, second, third, free] = lobby.chairs;
    expect(exchange(lobby, 'ada', 0, 2).chairs.slice(0, 4)).toEqual([third, second, first, free]);
    expect(exchange(lobby, 'ada', 2, 3).chairs.slice(2, 4)).toEqual([free, third]);
    expect(exchange(lobby, 'ada', 1, 1)).toBe(lobby);
  });

  it('takes back what somebody else was ready for', () => {
    expect(begun().chairs[1]).toMatchObject({ guest: 'bo', ready: true });
    expect(exchange(begun(), 'ada', 1, 2).chairs[2]).toMatchObject({ guest: 'bo', ready: false });
  });

  it('is nobody else’s to decide, has no other chairs, and is over once the game has begun', () => {
    expect(() => exchange(begun(), 'bo', 0, 1)).toThrow('host');
    expect(() => exchange(begun(), 'ada', 0, 17)).toThrow('17');
    expect(() => exchange(playing('ada', 'bo'), 'ada', 0, 1)).toThrow('begun');
  });
});

describe('a vote that a bot plays on', () => {
  it('needs more than half of the other people who are there', () => {
    const lobby = playing('ada', 'bo', 'cy');
    const absent = away({ cy: 200 });
    const one = voteStandIn(lobby, 'ada', 2, absent);
    expect(one.votes).toEqual([{ seat: 2, votes: [0] }]);
    expect(voteStandIn(one, 'ada', 2, absent).votes).toEqual(one.votes);
    const two = voteStandIn(one, 'bo', 2, absent);
    expect(two).toMatchObject({ votes: [], chairs: [{}, {}, { standIn: 'adept' }, {}] });
    expect(takeSeatBack(two, 'cy', 2)).toMatchObject({ chairs: [{}, {}, { standIn: null }, {}] });
    expect(() => takeSeatBack(two, 'ada', 2)).toThrow('not yours');
  });

  it('does not wait for others who are away too', () => {
    const lobby = playing('ada', 'bo', 'cy');
    expect(voteStandIn(lobby, 'ada', 2, away({ bo: 5, cy: 200 })).chairs[2]).toMatchObject({
      standIn: 'adept',
    });
  });

  it('comes only after the time the table waits', () => {
    const lobby = playing('ada', 'bo');
    expect(() => voteStandIn(lobby, 'ada', 1, away({ bo: 119 }))).toThrow('119 of the 120 seconds');
    expect(() => voteStandIn(lobby, 'ada', 2, away({}))).toThrow('a bot plays on seat 2 already');
    expect(() => voteStandIn(lobby, 'eve', 1, away({ bo: 300 }))).toThrow('you do not sit at this table');
  });

  it('is not about somebody who is there, however little the table waits', () => {
    const hasty = { ...playing('ada', 'bo'), awayLimit: 0 };
    expect(() => voteStandIn(hasty, 'ada', 1, away({}))).toThrow(
      'bo is here, and has been asked for 0 of the 300',
    );
    expect(voteStandIn(hasty, 'ada', 1, away({ bo: 0 })).chairs[1]).toMatchObject({ standIn: 'adept' });
  });

  it('may be about somebody who is there and lets everybody wait', () => {
    const lobby = playing('ada', 'bo');
    const asked = (seconds: number) => voteStandIn(lobby, 'ada', 1, away({}), seconds * 1000);
    expect(() => asked(299)).toThrow('299 of the 300 seconds');
    expect(asked(300).chairs[1]).toMatchObject({ standIn: 'adept' });
    const patient = { ...lobby, awayLimit: 900 };
    expect(() => voteStandIn(patient, 'ada', 1, away({}), 899_000)).toThrow('899 of the 900 seconds');
  });
});

describe('whoever resigned', () => {
  it('cannot win: then the best of the others do', () => {
    const lobby = resign(playing('ada', 'bo', 'cy'), 'ada', NOW);
    const outcome = { by: 'dragon', winners: [0], points: [9, 4, 2, 4] };
    expect(endByOutcome(lobby, outcome, NOW)).toMatchObject({
      status: 'over',
      result: { by: 'outcome', winners: [1, 3], resigned: [0], outcome },
    });
    const shared = { ...outcome, winners: [0, 2] };
    expect(endByOutcome(lobby, shared, NOW).result?.winners).toEqual([2]);
  });

  it('has not agreed to an end that the others wanted: the result says who gave up', () => {
    const one = offerToEnd(playing('ada', 'bo', 'cy'), 'ada', NOW);
    const two = offerToEnd(one, 'bo', NOW);
    expect(two.status).toBe('playing');
    expect(resign(two, 'cy', NOW)).toMatchObject({
      status: 'over',
      result: { by: 'resignation', winners: [], resigned: [2] },
    });
    expect(resign(one, 'cy', NOW)).toMatchObject({ status: 'playing', offersToEnd: [0] });
  });
});

describe('an offer to end', () => {
  it('is off the table when anybody declines it', () => {
    const two = offerToEnd(offerToEnd(playing('ada', 'bo', 'cy'), 'ada', NOW), 'bo', NOW);
    expect(playOn(two, 'cy').offersToEnd).toEqual([]);
  });

  it("can be withdrawn, and the others' offers stand", () => {
    const two = offerToEnd(offerToEnd(playing('ada', 'bo', 'cy'), 'ada', NOW), 'bo', NOW);
    expect(playOn(two, 'ada').offersToEnd).toEqual([1]);
  });

  it('is the affair of those who still play', () => {
    const lobby = resign(playing('ada', 'bo', 'cy'), 'cy', NOW);
    expect(() => offerToEnd(lobby, 'cy', NOW)).toThrow('the others decide');
    expect(() => playOn(offerToEnd(lobby, 'ada', NOW), 'cy')).toThrow('the others decide');
  });
});
