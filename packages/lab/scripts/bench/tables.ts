import {
  answersNow,
  askNow,
  begin,
  collect,
  FairChance,
  FastChance,
  type Game,
  type GameEvent,
  give,
  openBox,
  Table,
  type Viewer,
} from '@undercroft/kernel';
import { coreSeconds } from '../../src/arguments.ts';
import { dealt } from './sample-game.ts';

/** What an answer costs a server besides the line and the disk, on one core. */
export interface TableFigures {
  readonly tableMicroseconds: number;
  readonly readerBytes: number;
  /** The rules alone; the same at a table that nobody listens to; and what each further viewer hears of it. */
  readonly rulesMicroseconds: number;
  readonly answerMicroseconds: number;
  readonly viewerMicroseconds: number;
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
    tableMicroseconds: tenths(((coreSeconds() - start) * 1e6) / answers),
    readerBytes: Math.round(bytes / answers / READERS.length),
    ...measureParts(game, share),
  };
}

const tenths = (figure: number): number => Math.round(figure * 10) / 10;

/** One game after the other three times, in turns: by the rules alone, at a table, and with everybody listening. */
function measureParts(game: Game, share: number) {
  const everybody: Viewer[] = [null, ...dealt(game).keys()];
  const ways = [
    (seed: number) => playRules(game, seed),
    (seed: number) => listen(game, seed, []),
    (seed: number) => listen(game, seed, everybody),
  ];
  for (let seed = 1; seed <= WARM_UP_GAMES * share; seed++) for (const play of ways) play(seed);
  const seconds = ways.map(() => 0);
  let answers = 0;
  for (let seed = 1; seed <= GAMES * share; seed++) {
    for (const [way, play] of ways.entries()) {
      const start = coreSeconds();
      const given = play(seed);
      seconds[way] += coreSeconds() - start;
      if (way === 0) answers += given;
    }
  }
  const [rules, answer, heard] = seconds.map((each) => (each * 1e6) / answers);
  return {
    rulesMicroseconds: tenths(rules),
    answerMicroseconds: tenths(answer),
    viewerMicroseconds: tenths((heard - answer) / everybody.length),
  };
}

const seedOf = (seed: number): string => seed.toString(16).padStart(64, '0');

/** Answers given and told, at no table. */
function playRules(game: Game, seed: number): number {
  const [box, luck, choice] = [openBox(game), new FairChance(seedOf(seed)), new FastChance(seed)];
  const tell = collect<GameEvent>([]);
  const state = begin(box, dealt(game), luck, tell);
  let answers = 0;
  for (; state.asks.length > 0 && answers < MOST_ANSWERS; answers++) {
    const list = answersNow(box, state);
    give(box, state, askNow(state).seat, list[choice.pick(list.length)], luck, tell, list);
  }
  return answers;
}

/** The same answers at a table, where these viewers hear each. */
function listen(game: Game, seed: number, viewers: readonly Viewer[]): number {
  const { table } = Table.begin(game, { figures: dealt(game), seed: seedOf(seed) });
  const choice = new FastChance(seed);
  let answers = 0;
  for (let seat = table.waitsFor; seat !== null && answers < MOST_ANSWERS; seat = table.waitsFor) {
    const list = table.news(seat).answers;
    const { course } = table.answer(seat, table.version, list[choice.pick(list.length)]);
    for (const viewer of viewers) course.heardBy(viewer);
    answers++;
  }
  return answers;
}

function playTable(game: Game, seed: number) {
  const { table } = Table.begin(game, { figures: dealt(game), seed: seedOf(seed) });
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
