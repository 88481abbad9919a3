import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Game, GameTypes } from '@undercroft/kernel';
import { boxOf, FastChance, type Match, replay, type SavedTable, sightOf, Table } from '@undercroft/kernel';
import type { Mind } from './mind.ts';

/** A match kept as a file, with what it must come to. */
export interface RecordedMatch {
  readonly match: Match;
  /** SHA-256 over every state, everything told and the outcome, step by step. */
  readonly digest: string;
}

/** The digest of a match: two matches with the same one were the same to the last byte. */
export function digestOf<T extends GameTypes>(game: Game<T>, match: Match): string {
  const hash = sha256.create();
  const box = boxOf(game, match);
  for (const { state, told } of replay(game, match))
    hash.update(utf8ToBytes(JSON.stringify([state, told, game.outcome(box, state)])));
  return bytesToHex(hash.digest());
}

/** So many matches at least are kept of a game. */
const FEWEST = 2;

/** Matches and tables for a game's records/, by file name: a match for each number of seats, and three tables. */
export function recordsOf<T extends GameTypes>(
  game: Game<T>,
  mind: Mind<T>,
): Readonly<Record<string, unknown>> {
  const { min, max } = game.seats;
  const files: Record<string, unknown> = {};
  const matches: Match[] = [];
  const keep = (seats: number, seed: number, name: string) => {
    const record = recordMatch(game, mind, seats, (seed * 0x9e37_79b9).toString(16).padStart(64, '0'));
    matches.push(record.match);
    files[`rules-${game.rulesVersion}-seats-${name}.json`] = record;
  };
  for (let seats = min; seats <= max; seats++) keep(seats, seats, `${seats}`);
  // A game of one number of seats is kept with other luck too.
  for (let more = 2; matches.length < FEWEST; more++) keep(max, max * more, `${max}-${more}`);
  const some = [matches[0], matches[matches.length >> 1], matches[matches.length - 1]];
  const tables = [0.5, 0.25, 0.8].map((share, at) => tableOf(game, some[at], share));
  return { ...files, [`rules-${game.rulesVersion}-tables.json`]: tables };
}

/** The table of a match as it stood after so much of its answers, from 0 to 1. */
function tableOf<T extends GameTypes>(game: Game<T>, match: Match, share: number): SavedTable {
  const { table } = Table.begin(game, match);
  for (const [seat, answer] of match.answers.slice(0, Math.floor(match.answers.length * share))) {
    table.answer(seat, table.version, answer);
  }
  return table.save();
}

/** Plays a match to its end by instinct, with a random answer now and then, and records it. */
export function recordMatch<T extends GameTypes>(
  game: Game<T>,
  mind: Mind<T>,
  seats: number,
  seed: string,
): RecordedMatch {
  const { table } = Table.begin(game, { figures: Array.from({ length: seats }, () => null), seed });
  const chance = new FastChance(Number.parseInt(seed.slice(0, 8), 16));
  for (let seat = table.waitsFor; seat !== null; seat = table.waitsFor) {
    const { view, ask, answers } = table.update(seat);
    if (ask === null) break;
    const random = chance.pick(10) === 0;
    const answer = random
      ? answers[chance.pick(answers.length)]
      : mind.instinct(sightOf(table.box, view, ask, answers), chance);
    table.answer(seat, table.version, answer);
  }
  const match = table.match();
  return { match, digest: digestOf(game, match) };
}
