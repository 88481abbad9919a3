import { GAME_NAMES, isGameName } from '@undercroft/games';
import { Client, type OnlineTable, ProblemError } from '@undercroft/protocol';
import { BASE } from '../../kit/base.ts';
import { onDevice } from '../../kit/memory.ts';
import { server } from '../../kit/server/api.ts';

/** A television is nobody: it sees what everybody may, even where its browser is somebody's who sits at the table. */
export const nobody = new Client(BASE, {
  fetch: (url, request) => fetch(url, { ...request, credentials: 'omit' }),
});

/** A table on this television, or a whole tournament, by the code that leads there. */
export interface ShownTable {
  readonly id: string;
  readonly code: string;
  readonly tournament?: true;
}

const TABLE = 'undercroft.tv.table';
const GAME = 'undercroft.tv.game';

const codeInAddress = (): string => /\/tv\/([^/]+)$/.exec(location.pathname)?.[1] ?? '';

/** What a code leads to; null where there is nothing. */
export async function find(code: string): Promise<ShownTable | null> {
  const table = await nobody.ask('GET /invitations/:code', { code }).catch(goneOr);
  if (table !== null) return { id: table.table, code };
  const found = await nobody.ask('GET /tournaments/codes/:code', { code }).catch(goneOr);
  return found && { ...found, code, tournament: true };
}

/** Null where the server says that there is nothing to see; anything else may be otherwise in a moment. */
function goneOr(error: unknown): null {
  if (error instanceof ProblemError && !error.passes) return null;
  throw error;
}

/** From now on this table is shown here, also after the set was turned off and on. */
export function show(shown: ShownTable): ShownTable {
  history.replaceState(history.state, '', `${BASE}/tv/${shown.code}`);
  onDevice.keep(TABLE, shown.code);
  return shown;
}

/** A new table of the game that was played here last. */
export async function openTable(name: string): Promise<ShownTable> {
  const { guest } = await server.ask('GET /me');
  if (guest === null) await server.ask('PUT /me', { body: { name } });
  const last = onDevice.text(GAME) ?? '';
  const game = isGameName(last) ? last : GAME_NAMES[0];
  const { id, you } = await server.ask('POST /tables', { body: { game, shared: true } });
  return show({ id, code: you.invitation ?? '' });
}

/** What was shown here before, as long as it is not over; else a new table. */
export async function comeBack(name: string): Promise<ShownTable> {
  for (const code of [codeInAddress(), onDevice.text(TABLE) ?? '']) {
    const shown = code === '' ? null : await find(code);
    if (shown === null) continue;
    if (shown.tournament) return show(shown);
    const table = await nobody
      .ask('GET /tables/:id', { id: shown.id, query: { invitation: code } })
      .catch(goneOr);
    if (table !== null && (table.status !== 'over' || code === codeInAddress())) return show(shown);
  }
  return openTable(name);
}

/** Another game for the people who have come. */
export function chooseGame({ id }: OnlineTable, game: string): Promise<OnlineTable> {
  onDevice.keep(GAME, game);
  return server.ask('PATCH /tables/:id', { id, body: { game } });
}
