import type { Budget } from '@undercroft/bots';
import { type Game, seatsNear } from '@undercroft/kernel';
import { refuse, wholeNumber } from '../arguments.ts';
import { type BoxFlags, readBox } from '../box.ts';
import { PLAYERS, type Player, readBudget, readPlayer, readSeats, type SeatWish } from '../players.ts';
import type { Series } from './one-game.ts';

/** The flags that say what is played, shared by the commands that play many games. */
export const SERIES_FLAGS = {
  seats: { type: 'string' },
  bots: { type: 'string' },
  ms: { type: 'string' },
  iterations: { type: 'string' },
  seed: { type: 'string', default: '1' },
  options: { type: 'string' },
  set: { type: 'string', multiple: true },
  'most-turns': { type: 'string', default: '400' },
} as const;

export const SERIES_HELP = `      --seats N|LIST   how many seats, or who sits there: 4, or horan,taia:master      (default: 4, or as near as play)
      --bots LIST      ${PLAYERS.join(', ')}: one for all, or a list that
                       is dealt round the table and moves on by a seat a game          (default: adept)
      --iterations N   how much a master thinks for an answer, the same anywhere       (default: 300)
      --ms N           how long instead, in milliseconds; not reproducible
      --seed TEXT      the same seed gives the same games                              (default: 1)
      --options LIST   table options: name=value,name=value
      --set FILE       a component set of your own (YAML or JSON); again for each expansion
      --most-turns N   stop a game that lasts longer                                   (default: 400)`;

export interface SeriesFlags extends BoxFlags {
  readonly seats?: string | undefined;
  readonly bots?: string | undefined;
  readonly ms?: string | undefined;
  readonly iterations?: string | undefined;
  readonly seed: string;
  readonly 'most-turns': string;
}

const SERIES_BUDGET: Budget = { iterations: 300 };

/** The series that the flags describe; a table that cannot be laid is refused. */
export function readSeries(game: Game, flags: SeriesFlags): Series {
  const wishes = readSeats(flags.seats ?? `${seatsNear(game, 4)}`, game, ['bot', ...PLAYERS]);
  const figures = wishes.map(({ figure }) => figure);
  return {
    game: game.name,
    ...readBox(game, figures, flags),
    figures,
    ...readPlayers(wishes, flags.bots),
    budget: readBudget(flags, SERIES_BUDGET),
    seed: flags.seed,
    mostTurns: wholeNumber(flags['most-turns'], 'most-turns', 1),
  };
}

function readPlayers(
  wishes: readonly SeatWish[],
  bots: string | undefined,
): { players: Player[]; rotate: boolean } {
  const bound = wishes.some(({ player }) => player !== undefined);
  if (bots === undefined) {
    const players = wishes.map(({ player = 'bot' }) =>
      player === 'bot' ? 'adept' : readPlayer(player, 'seats'),
    );
    return { players, rotate: false };
  }
  if (bound) throw refuse('--bots: the seats name their players already');
  const levels = bots.split(',').map((text) => readPlayer(text.trim(), 'bots'));
  if (levels.length > wishes.length) {
    throw refuse(`--bots: ${levels.length} players for ${wishes.length} seats`);
  }
  const players = wishes.map((_, seat) => levels[seat % levels.length]);
  return { players, rotate: new Set(players).size > 1 };
}
