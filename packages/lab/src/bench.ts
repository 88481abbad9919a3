import { GAME_NAMES, loadGame } from '@undercroft/games';
import { answersNow, apply, asked, begin, copy, FastChance, type Game, openBox } from '@undercroft/kernel';
import { onlyWord, readFlags } from './arguments.ts';

const HELP = `Usage: undercroft bench [game] [--json]

Random legal play with events off, on one core.

      --json   an array of {game, answersPerSecond, gamesPerSecond, copyMicroseconds}
  -h, --help   this text`;

interface Figures {
  readonly game: string;
  readonly answersPerSecond: number;
  readonly gamesPerSecond: number;
  readonly copyMicroseconds: number;
}

export async function run(args: string[]): Promise<number> {
  const parsed = readFlags(args, { json: { type: 'boolean' } }, HELP);
  if (parsed === null) return 0;
  const only = onlyWord(parsed.positionals, 'game');
  const games = await Promise.all((only === undefined ? GAME_NAMES : [only]).map(loadGame));
  const figures = games.map(measure);
  if (parsed.values.json) console.log(JSON.stringify(figures, null, 2));
  else for (const each of figures) console.log(asLine(each));
  return 0;
}

function asLine({ game, answersPerSecond, gamesPerSecond, copyMicroseconds }: Figures): string {
  const number = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
  const speed = `${number.format(answersPerSecond)} answers/s, ${number.format(gamesPerSecond)} games/s`;
  return `${game}: ${speed}, ${copyMicroseconds.toFixed(2)} µs a copy`;
}

const WARM_UP_MS = 500;
const MEASURE_MS = 2000;
/** Random play may wander for ever; such a game is put away and counted. */
const MOST_ANSWERS = 20_000;

function measure(game: Game): Figures {
  playFor(game, WARM_UP_MS);
  const { answers, games, seconds } = playFor(game, MEASURE_MS);
  return {
    game: game.name,
    answersPerSecond: Math.round(answers / seconds),
    gamesPerSecond: Math.round((games / seconds) * 10) / 10,
    copyMicroseconds: Math.round(copyTime(middleOf(game)) * 1000) / 1000,
  };
}

const dealt = ({ seats }: Game): null[] => Array<null>(Math.min(4, seats.max)).fill(null);

/** Plays one random game after another until the time is up. */
function playFor(game: Game, milliseconds: number) {
  const box = openBox(game);
  const chance = new FastChance(1);
  let answers = 0;
  let games = 0;
  let elapsed = 0;
  const start = performance.now();
  while (elapsed < milliseconds) {
    const state = begin(box, dealt(game), chance);
    let given = 0;
    for (; state.asks.length > 0 && given < MOST_ANSWERS; given++) {
      const list = answersNow(box, state);
      apply(box, state, list[chance.pick(list.length)], chance);
    }
    answers += given;
    games++;
    elapsed = performance.now() - start;
  }
  return { answers, games, seconds: elapsed / 1000 };
}

/** The state halfway through a game that is played sensibly. */
function middleOf(game: Game): unknown {
  const box = openBox(game);
  const play = (most: number) => {
    const chance = new FastChance(1);
    const state = begin(box, dealt(game), chance);
    let given = 0;
    for (let ask = asked(state); ask !== undefined && given < most; ask = asked(state), given++) {
      const { seat } = ask;
      const view = game.view(box, state, seat);
      const answer = game.instinct({ box, view, seat, ask, answers: answersNow(box, state) }, chance);
      apply(box, state, answer, chance);
    }
    return { state, given };
  };
  return play(Math.floor(play(MOST_ANSWERS).given / 2)).state;
}

/** Microseconds for one copy: the best of several rounds, as a busy machine only ever adds. */
function copyTime(state: unknown): number {
  const copies = 20_000;
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 5; round++) {
    const start = performance.now();
    for (let i = 0; i < copies; i++) copy(state);
    best = Math.min(best, ((performance.now() - start) * 1000) / copies);
  }
  return best;
}
