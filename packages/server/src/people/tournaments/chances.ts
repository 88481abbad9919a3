import { FastChance } from '@undercroft/kernel';
import { BETA, type Skill } from '../ratings/skill.ts';
import { tableSizes } from './draw.ts';
import { goOnOf } from './knockout.ts';

/** So many endings are imagined. */
const IMAGINED = 400;

/** A tournament in the middle, as far as its end depends on it. */
interface InTheMiddle {
  readonly kind: 'swiss' | 'knockout' | 'duplicate';
  readonly seats: number;
  readonly rounds: number;
  /** Rounds that are over. */
  readonly played: number;
  /** Everybody who may still win, in the order of the draw. */
  readonly players: readonly {
    readonly skill: Skill;
    /** What they have so far: points by score; the sum of the shares of each deal. */
    readonly score: number;
    /** Partners win together. */
    readonly team: number;
    readonly isIn: boolean;
  }[];
}

/** A number as chance would have it: most near 0, two of three nearer than 1. */
function normal(luck: FastChance): number {
  const [one, other] = [luck.pick(1_000_000) + 1, luck.pick(1_000_000)];
  return Math.sqrt(-2 * Math.log(one / 1_000_000)) * Math.cos((2 * Math.PI * other) / 1_000_000);
}

/**
 * How likely each of them is to win, team by team: the rounds to come are imagined many times, each game as often won
 * as ratings say, and whoever is little known is sometimes better and sometimes worse. A guess, and no more.
 */
export function chancesOf(standing: InTheMiddle, seed: number): Map<number, number> {
  const luck = new FastChance(seed);
  const won = new Map(standing.players.map(({ team }) => [team, 0]));
  for (let ending = 0; ending < IMAGINED; ending++) {
    const best = imagined(standing, luck);
    for (const team of best) won.set(team, (won.get(team) ?? 0) + 1 / best.length);
  }
  return new Map([...won].map(([team, endings]) => [team, endings / IMAGINED]));
}

/** When it is over nothing is imagined: whoever is first by score and by what tells equal scores apart has won. */
export function wonBy(
  standings: readonly { readonly place: number; readonly players: readonly number[] }[],
  teamOf: readonly number[],
): Map<number, number> {
  const first = standings.filter(({ place }) => place === 1).length;
  return new Map(standings.map(({ place, players }) => [teamOf[players[0]], place === 1 ? 1 / first : 0]));
}

/** One ending: who has won. */
function imagined({ kind, seats, rounds, played, players }: InTheMiddle, luck: FastChance): number[] {
  const strength = players.map(({ skill }) => skill.mu + skill.sigma * normal(luck));
  const plays = (player: number) => strength[player] + BETA * normal(luck);
  if (kind === 'knockout') {
    let left = [...players.keys()].filter((player) => players[player].isIn);
    while (left.length > 1) {
      const tables = spread(left, seats);
      left = tables.flatMap((table) =>
        inOrder(table, plays).slice(0, tables.length === 1 ? 1 : goOnOf(table.length)),
      );
    }
    return left.map((player) => players[player].team);
  }
  const scores = players.map(({ score }) => score);
  for (let round = played; round < rounds; round++) {
    const order = [...players.keys()]
      .filter((player) => players[player].isIn)
      .sort((one, other) => scores[other] - scores[one]);
    // At a duplicate evening everybody is compared with everybody; by score, those who stand together.
    const groups = kind === 'duplicate' ? [order] : spread(order, seats);
    for (const group of groups) {
      const ranked = inOrder(group, plays);
      for (const [at, player] of ranked.entries())
        scores[player] += group.length < 2 ? 0.5 : 1 - at / (group.length - 1);
    }
  }
  const teams = Map.groupBy(players.keys(), (player) => players[player].team);
  const sums = [...teams].map(([team, own]) => ({
    team,
    score: own.reduce((sum, player) => sum + scores[player], 0) / own.length,
  }));
  const most = Math.max(...sums.map(({ score }) => score));
  return sums.filter(({ score }) => score >= most - 1e-9).map(({ team }) => team);
}

function spread(order: readonly number[], seats: number): number[][] {
  let from = 0;
  return tableSizes(order.length, seats).map((size) => {
    from += size;
    return order.slice(from - size, from);
  });
}

function inOrder(group: readonly number[], plays: (player: number) => number): number[] {
  return group
    .map((player) => ({ player, played: plays(player) }))
    .sort((one, other) => other.played - one.played)
    .map(({ player }) => player);
}
