import type { Game, Seat } from '@undercroft/kernel';
import type { OnlineTable } from '@undercroft/protocol';
import { server } from '../../kit/server/api.ts';
import { newSeed } from '../../table/sources/here.ts';
import type { ChosenOptions } from './choices.ts';

/** Takes a seat, with one number of our own in the luck: nobody could have known it beforehand. */
export function sitDown(id: string, invitation: string | null, seat?: Seat): Promise<OnlineTable> {
  const asked = { ...(seat !== undefined && { seat }), ...(invitation !== null && { invitation }) };
  return server.ask('POST /tables/:id/seats', { id, body: { ...asked, seed: newSeed() } });
}

/** Choosing a figure agrees that figures are chosen; only a host can agree to that for the table. */
export async function chooseFigure(
  { id, you, options }: OnlineTable,
  rules: Game,
  seat: Seat,
  figure: string | null,
): Promise<OnlineTable> {
  const chosen = rules.chosen as ChosenOptions;
  const agreed = Object.entries(chosen).every(([name, value]) => options[name] === value);
  if (figure !== null && !agreed && you.host) {
    await server.ask('PATCH /tables/:id', { id, body: { options: { ...options, ...chosen } } });
  }
  return server.ask('PATCH /tables/:id/seats/:seat', { id, seat, body: { figure } });
}
