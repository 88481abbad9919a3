import {
  OPEN_SECRET,
  OPPONENTS,
  seatsOfDay,
  secretOfDay,
  secretOfTable,
  seedOfTable,
} from '@undercroft/bots/today';
import { type GameName, loadGame, onShelf } from '@undercroft/games';
import { openBox } from '@undercroft/kernel';
import { newId } from '../../table/sources/here.ts';
import type { Chair, SetUp } from '../../table/sources/hereTable.ts';
import { keptTable } from '../../table/sources/keptTables.ts';
import { type DayResult, resultOf } from './tries.ts';

const PERSON: Chair = { kind: 'person', name: '', level: null, figure: null };
const OPPONENT: Chair = { kind: 'bot', name: '', level: OPPONENTS, figure: null };

/** The table of a day as everybody meets it who asks no server; practice is the same without counting. */
export function dayTable(game: GameName, day: number, counts: boolean): SetUp {
  const secret = secretOfTable(secretOfDay(OPEN_SECRET, day), game);
  const { seats, person } = seatsOfDay(onShelf(game), secret);
  return {
    ...{ id: newId(), game, handOver: false, anyTakeBack: false, coach: false, options: {} },
    chairs: Array.from({ length: seats }, (_, seat) => (seat === person ? PERSON : OPPONENT)),
    ...{ seed: seedOfTable(secret, seats), luck: 'dealt' },
    ...(counts && { day }),
  };
}

/** How a kept table ended; null while it goes on, undefined where this device has let go of it. */
export async function endOfTable(id: string) {
  const kept = await keptTable(id);
  if (kept === undefined) return undefined;
  const { match, state } = kept.saved;
  const game = await loadGame(match.game);
  const outcome = game.outcome(openBox(game, match.options, match.set), state);
  const seat = kept.chairs.findIndex(({ kind }) => kind === 'person');
  if (outcome === null) return null;
  const result: DayResult = { ...resultOf(outcome, seat), own: null };
  return { result, match, seat };
}
