import { FastChance, type Game, Table } from '@undercroft/kernel';
import { coreSeconds } from '../../src/arguments.ts';
import { dealt } from './sample-game.ts';

/** What an answer costs a server besides the line and the disk, on one core. */
export interface TableFigures {
  readonly tableMicroseconds: number;
  readonly readerBytes: number;
}

const READERS = [0, 1];
const MOST_ANSWERS = 400;
const WARM_UP_GAMES = 10;
const GAMES = 30;

/** Random answers to a table with two readers: what each hears is written, and what is kept. */
export function measureTables(game: Game, share: number): TableFigures {
  for (let seed = 1; seed <= WARM_UP_GAMES * share; seed++) playTable(game, seed);
  const start = coreSeconds();
  let answers = 0;
  let bytes = 0;
  for (let seed = 1; seed <= GAMES * share; seed++) {
    const played = playTable(game, seed);
    answers += played.answers;
    bytes += played.bytes;
  }
  return {
    tableMicroseconds: Math.round(((coreSeconds() - start) * 1e7) / answers) / 10,
    readerBytes: Math.round(bytes / answers / READERS.length),
  };
}

function playTable(game: Game, seed: number) {
  const { table } = Table.begin(game, { figures: dealt(game), seed: seed.toString(16).padStart(64, '0') });
  const chance = new FastChance(seed);
  let answers = 0;
  let bytes = 0;
  for (let seat = table.waitsFor; seat !== null && answers < MOST_ANSWERS; seat = table.waitsFor) {
    const list = table.news(seat).answers;
    const { course } = table.answer(seat, table.version, list[chance.pick(list.length)]);
    for (const viewer of READERS) {
      bytes += JSON.stringify([course.heardBy(viewer), table.news(viewer)]).length;
    }
    JSON.stringify([course.keep(), table.keep()]);
    answers++;
  }
  return { answers, bytes };
}
