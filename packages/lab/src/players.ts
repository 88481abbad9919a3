import { join } from 'node:path';
import { type Budget, choose, LEVELS, type Level, type Thinking } from '@undercroft/bots';
import { type Answer, type Chance, type Game, type Sight, seatsNear } from '@undercroft/kernel';
import type { Mind } from '@undercroft/kit/mind';
import { refuse, wholeNumber } from './arguments.ts';

/** Who may sit in an experiment: a computer player's level, or anybody who answers at random. */
export type Player = Level | 'random';

export const PLAYERS: readonly Player[] = [...LEVELS, 'random'];

/** The first master, frozen: a program that lies beside the lab. */
const REFERENCE = 'reference';

/** Who may sit in a contest: one of these, or a program of any language, by the command that starts it. */
export type Contestant = Player | typeof REFERENCE | { readonly command: string };

export const CONTESTANTS: readonly string[] = [...PLAYERS, REFERENCE];

/** How a contestant is started that is a program, the same in everybody's files; null for a level. */
export function commandOf(contestant: Contestant): string | null {
  if (typeof contestant !== 'string') return contestant.command;
  if (contestant !== REFERENCE) return null;
  const words = [process.execPath, join(import.meta.dirname, '../reference/play.js')];
  return words.map((word) => JSON.stringify(word)).join(' ');
}

/** A level by its name; whatever looks like a command is one: 'python3 mybot.py', './mybot'. */
export function readContestant(text: string, flag: string): Contestant {
  if (text === REFERENCE) return text;
  if (/[\s/\\.]/.test(text.trim())) return { command: text.trim() };
  return readPlayer(text, flag, CONTESTANTS, ', or a command such as "python3 mybot.py"');
}

export const nameOf = (contestant: Contestant): string =>
  typeof contestant === 'string' ? contestant : contestant.command;

export function readPlayer(
  text: string,
  flag: string,
  there: readonly string[] = PLAYERS,
  more = '',
): Player {
  const found = PLAYERS.find((known) => known === text);
  if (found !== undefined) return found;
  if (text === REFERENCE)
    throw refuse(`--${flag}: the reference is a program; it plays in duels and arenas only`);
  throw refuse(`--${flag}: no "${text}"; there are: ${there.join(', ')}${more}`);
}

export function answerOf(player: Player, mind: Mind, sight: Sight, wits: Chance, thinking: Thinking): Answer {
  if (player === 'random') return sight.answers[wits.pick(sight.answers.length)];
  return choose(player, mind, sight, wits, thinking);
}

/** How long a master may think; with iterations the same seed gives the same game on any machine. */
export function readBudget(
  { ms, iterations }: { readonly ms?: string | undefined; readonly iterations?: string | undefined },
  otherwise: Budget,
): Budget {
  if (ms !== undefined && iterations !== undefined) throw refuse('expected --ms or --iterations, not both');
  if (ms !== undefined) return { milliseconds: wholeNumber(ms, 'ms', 1) };
  return iterations === undefined ? otherwise : { iterations: wholeNumber(iterations, 'iterations', 1) };
}

/** A seat as typed: 'horan', 'any:master'. */
export interface SeatWish {
  /** Null when it is dealt. */
  readonly figure: string | null;
  /** What stands after the colon, if anything. */
  readonly player: string | undefined;
}

/** How many seats are wanted; where nothing is said, as many as usual, or as near as the game allows. */
export const countSeats = (text: string | undefined, game: Game, usual: number): number =>
  text === undefined ? seatsNear(game, usual) : wholeNumber(text, 'seats', 1);

/** '4', or 'horan,any:master' seat by seat. */
export function readSeats(text: string, game: Game, players: readonly string[]): SeatWish[] {
  const list = /^\d{1,3}$/.test(text) ? Array<string>(Number(text)).fill('any') : text.split(',');
  return list.map((entry) => {
    const [figure, player, ...rest] = entry.trim().split(':');
    if (rest.length > 0 || (player !== undefined && !players.includes(player))) {
      throw refuse(`--seats: "${entry}": expected a figure, or a figure with one of :${players.join(', :')}`);
    }
    if (figure === 'any') return { figure: null, player };
    if (!game.figures.includes(figure)) {
      throw refuse(`--seats: no "${figure}" in ${game.name}; there are: ${game.figures.join(', ')}, any`);
    }
    return { figure, player };
  });
}
