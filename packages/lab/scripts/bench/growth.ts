import { FastChance, type Game, lastFrame, type Match, type Seat, Table } from '@undercroft/kernel';
import { coreSeconds } from '../../src/arguments.ts';

/** What an answer costs in a short game and in a very long one, in microseconds. */
export interface Growth {
  readonly answers: number;
  /** To give it at a table, and to say what is kept of it. */
  readonly givenMicroseconds: number;
  /** To play it again, in a match that goes back once. */
  readonly replayedMicroseconds: number;
  /** To take one back by leave, and to give it again. */
  readonly takenBackMicroseconds: number;
}

const SHORT = 200;
const LONG = 20_000;
const TAKEN_BACK = 200;

/** Karak lasts as long as nobody looks for the dragon: random games of it are the longest there are. */
export const LONG_GAME = 'karak';

/** Both, of one game in random play: the same figures in both mean that nothing grows faster than the game does. */
export function measureGrowth(game: Game): Growth[] {
  const seed = longSeed(game);
  return [SHORT, LONG].map((answers) => measure(game, seed, answers));
}

/** The first luck with which a game lasts long enough. */
function longSeed(game: Game): number {
  for (let seed = 1; ; seed++) {
    const { table } = begun(game, seed);
    const chance = new FastChance(seed);
    let answers = 0;
    for (let seat = table.waitsFor; seat !== null && answers < LONG; seat = table.waitsFor, answers++)
      answer(table, seat, chance);
    if (answers === LONG) return seed;
  }
}

function begun(game: Game, seed: number) {
  const figures = Array.from({ length: game.seats.min }, () => null);
  return Table.begin(game, { figures, seed: seed.toString(16).padStart(64, '0') });
}

function answer(table: Table, seat: Seat, chance: FastChance): void {
  const { answers } = table.news(seat);
  table.answer(seat, table.version, answers[chance.pick(answers.length)]);
}

function measure(game: Game, seed: number, answers: number): Growth {
  // A short game is played as often as it goes into the long one.
  const games = LONG / answers;
  let match: Match | null = null;
  let last: Table | null = null;
  const start = coreSeconds();
  for (let at = 0; at < games; at++) {
    const { table } = begun(game, seed);
    const chance = new FastChance(seed);
    for (let given = 0; given < answers; given++) {
      if (table.waitsFor === null) break;
      answer(table, table.waitsFor, chance);
      JSON.stringify(table.keep());
    }
    match = table.match();
    last = table;
  }
  const played = coreSeconds();
  if (match === null || last === null) throw new Error('nothing was played');
  const [seat] = match.answers[match.answers.length - 1];
  const back: Match = { ...match, answers: [...match.answers, [seat, null]] };
  for (let at = 0; at < games; at++) lastFrame(game, back);
  const replayed = coreSeconds();
  const chance = new FastChance(seed);
  for (let at = 0; at < TAKEN_BACK; at++) {
    last.takeBackByLeave(seat, last.version);
    if (last.waitsFor !== null) answer(last, last.waitsFor, chance);
  }
  const takenBack = coreSeconds();
  const each = (seconds: number, times: number) => (seconds * 1e6) / times;
  return {
    answers,
    givenMicroseconds: each(played - start, LONG),
    replayedMicroseconds: each(replayed - played, LONG),
    takenBackMicroseconds: each(takenBack - replayed, TAKEN_BACK),
  };
}
