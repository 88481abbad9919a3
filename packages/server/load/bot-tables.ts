import { setTimeout as pause } from 'node:timers/promises';
import { GAME_NAMES } from '@undercroft/games';
import { Line } from './line.ts';
import { startServer } from './server.ts';
import { begin, leaveToBots } from './tables.ts';

/** Tables played at the same time. */
const AT_ONCE = 8;
const LOOK_MS = 500;
/** The first minutes fill caches and warm the code: what grows after them would grow for ever. */
const MEASURES = 12;

/** A table of novices, begun and played to its end with nobody at it. */
async function playOne(line: Line, game: string, until: number): Promise<boolean> {
  const table = await begin(line, { game, bots: ['novice'], awayLimit: 0 });
  await leaveToBots(table);
  const { id, people } = table;
  while (Date.now() < until) {
    if ((await people[0].ask('GET /tables/:id', { id })).status === 'over') return true;
    await pause(LOOK_MS);
  }
  return false;
}

/** Tables of bots begun and ended for so many minutes: how much memory the server needs as time goes by. */
export async function botTables(minutes: number, say: (text: string) => void) {
  const server = await startServer({ BOT_PAUSE_MS: '0' });
  const line = new Line(server.port);
  const until = Date.now() + minutes * 60_000;
  let ended = 0;
  const play = async (at: number) => {
    for (let game = at; Date.now() < until; game++) {
      if (await playOne(line, GAME_NAMES[game % GAME_NAMES.length], until)) ended++;
    }
  };
  const playing = Promise.all(Array.from({ length: AT_ONCE }, (_, at) => play(at)));
  const megabytes: number[] = [];
  for (let measure = 0; measure < MEASURES; measure++) {
    await pause((minutes * 60_000) / MEASURES);
    megabytes.push(Number(((await server.memory()) / 1e6).toFixed(1)));
    say(`${ended} tables ended, ${megabytes.at(-1)} MB`);
  }
  await playing;
  line.close();
  await server.stop();
  return { minutes, tablesEnded: ended, megabytes };
}
