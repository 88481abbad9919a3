import { expect, it } from 'vitest';
import { Device } from './accounts/device.ts';
import { begun } from './accounts/playing.ts';
import { freshDatabase } from './databases.ts';
import { serve, serveProcess } from './serving.ts';

const HOURS_AHEAD = 'const now = Date.now; Date.now = () => now() + 2 * 3_600_000;';

it('is the storage’s: a node whose own clock is two hours ahead ends nothing early', async () => {
  const databaseUrl = await freshDatabase('laid-out');
  const right = await serve({ databaseUrl });
  const ahead = await serveProcess({
    DATABASE_URL: databaseUrl,
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(HOURS_AHEAD)}`,
  });
  const ada = await Device.of(right.base, 'Ada');
  const bo = await Device.of(right.base, 'Bo');
  const id = await begun(ada, bo, 'karak', { clock: 3600 });

  // Whoever's time runs has as much of it there, and nobody is taken for late.
  const { clocks } = await there();
  await expect.poll(async () => (await there()).clocks).toBeGreaterThan(clocks + 1);
  const { timeLeft, seats } = await ada.at(ahead.base).ask('GET /tables/:id', { id });
  expect(timeLeft).toBeGreaterThan(3_000_000);
  expect(timeLeft).toBeLessThanOrEqual(3_600_000);
  expect(seats.map(({ standIn }) => standIn)).toEqual([null, null]);

  // A code is as good there, and what is said there was not said in the future.
  const { code } = await ada.ask('POST /me/codes');
  const phone = new Device(ahead.base);
  await phone.ask('POST /sign-in/code', { body: { code, bring: false } });
  expect(await phone.who()).toBe('Ada');
  const { at } = await phone.ask('POST /tables/:id/chat', { id, body: { text: 'hello' } });
  expect(Math.abs(Date.parse(at) - Date.now())).toBeLessThan(600_000);

  async function there() {
    const metrics = await (await fetch(`${ahead.base}/metrics`)).text();
    return { clocks: Number(/^undercroft_job_runs\{job="clocks"\} (\d+)/m.exec(metrics)?.[1]) };
  }
});
