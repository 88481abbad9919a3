import type { Device } from './device.ts';

/** One sets up a table, the other sits down there, and they begin. */
export async function begun(one: Device, other: Device, game: 'karak' | 'goblin', wishes: object = {}) {
  const { id, you } = await one.ask('POST /tables', { body: { game, ...wishes } });
  await other.ask('POST /tables/:id/seats', { id, body: { invitation: you.invitation ?? '' } });
  await other.ask('PATCH /tables/:id/seats/:seat', { id, seat: 1, body: { ready: true } });
  await one.ask('POST /tables/:id/start', { id });
  return id;
}

export const asks = async (device: Device, id: string): Promise<boolean> =>
  (await device.ask('GET /tables/:id/update', { id })).answers.length > 0;

/** Answers until somebody else is asked. */
export async function passOn(device: Device, id: string): Promise<void> {
  for (;;) {
    const { answers, version } = await device.ask('GET /tables/:id/update', { id });
    if (answers.length === 0) return;
    await device.ask('POST /tables/:id/answers', { id, body: { version, answer: answers[0] } });
  }
}
