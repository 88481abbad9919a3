import type { Update } from '@undercroft/protocol';
import { Client } from './client.ts';

/** Ada has made a table and Bo has heard of it. */
export async function twoPeople(base: string, wishes: object = {}) {
  const ada = await Client.guest(base, 'Ada');
  const bo = await Client.guest(base, 'Bo');
  const { body: table } = await ada.post('/api/tables', { game: 'karak', ...wishes });
  const at = `/api/tables/${table.id}`;
  const invitation = table.you.invitation ?? '';
  return { ada, bo, table, at, invitation };
}

/** Ada and Bo have begun. */
export async function twoPlaying(base: string, wishes: object = {}) {
  const people = await twoPeople(base, wishes);
  const { ada, bo, at, invitation } = people;
  await bo.post(`${at}/seats`, { invitation });
  const { body } = await bo.get(at);
  await bo.patch(`${at}/seats/${body.you.seat}`, { ready: true });
  const { body: table } = await ada.post(`${at}/start`);
  return { ...people, table };
}

/** Who is asked, and who is not. */
export async function asked(ada: Client, bo: Client, at: string) {
  const { body: update } = await ada.get<Update>(`${at}/update`);
  const [one, other] = update.answers.length > 0 ? [ada, bo] : [bo, ada];
  const { body } = await one.get<Update>(`${at}/update`);
  return { one, other, update: body };
}
