// `npm run web:living`: how soon a living room plays. From opening /tv to the first decision with four phones, in taps and
// seconds, and how long a tap takes to reach the television.
import { chromium, type Page } from 'playwright-core';
import { findChromium } from '../e2e/chromium.ts';
import { nextOnBoard } from '../e2e/play.ts';
import { startServer } from '../e2e/server.ts';

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan'];
const DECISIONS = 60;

const server = await startServer();
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });

/** Nothing moves: what is measured is the way, not the show. */
async function open(path: string, width: number, height: number): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height },
    baseURL: server.address,
    locale: 'en-GB',
    reducedMotion: 'reduce',
  });
  await context.addInitScript(() =>
    localStorage.setItem('undercroft.settings', JSON.stringify({ speed: 'still', muted: true })),
  );
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

const share = (times: readonly number[], part: number): string =>
  `${[...times].sort((a, b) => a - b)[Math.floor(times.length * part)]} ms`;

/** When the television next shows something new, by the clock of this machine. */
const nextNews = (television: Page, version: string): Promise<number> =>
  television.evaluate(
    (before) =>
      new Promise<number>((seen) => {
        const now = () => document.querySelector('[data-version]')?.getAttribute('data-version');
        const look = () => {
          if (now() === undefined || now() === before) return;
          watcher.disconnect();
          seen(Date.now());
        };
        const watcher = new MutationObserver(look);
        watcher.observe(document.body, { subtree: true, childList: true, attributes: true });
        look();
      }),
    version,
  );

try {
  const begun = Date.now();
  const television = await open('/tv', 1920, 1080);
  const code = await television.getByTestId('code').textContent();
  const phones: Page[] = [];
  const taps = new Map<Page, number>();
  const tap = async (page: Page, press: Promise<void>) => {
    await press;
    taps.set(page, (taps.get(page) ?? 0) + 1);
  };
  for (const name of NAMES) {
    const phone = await open(`/join/${code}`, 390, 844);
    await tap(phone, phone.getByLabel('Your name').click());
    await phone.keyboard.type(name);
    await tap(phone, phone.getByRole('button', { name: 'Sit down' }).click());
    await phone.locator('[data-word=start]').waitFor();
    phones.push(phone);
  }
  await tap(phones[3], phones[3].locator('[data-word=start]').click());
  await Promise.race(phones.map((phone) => phone.locator('section[data-mine]').waitFor()));
  const seconds = ((Date.now() - begun) / 1000).toFixed(1);
  console.log(`from opening /tv to the first decision, ${NAMES.length} phones: ${seconds} s`);
  console.log(`taps a phone: ${[...taps.values()].join(', ')} (at most 3)`);

  const delays: number[] = [];
  for (let luck = 7; delays.length < DECISIONS; luck = (luck * 16807) % 2147483647) {
    for (const phone of phones) {
      const target = await phone.evaluate(nextOnBoard, [(luck % 1000) / 1000, []] as const);
      if (target === 'over' || target === null) continue;
      const version = await television.locator('[data-version]').getAttribute('data-version');
      const news = nextNews(television, version ?? '').catch(() => null);
      await phone.evaluate(() => {
        addEventListener('click', () => sessionStorage.setItem('tapped', String(Date.now())), {
          capture: true,
          once: true,
        });
      });
      await phone.mouse.click(target.x, target.y);
      const seen = await Promise.race([news, phone.waitForTimeout(2_000).then(() => null)]);
      const tapped = await phone.evaluate(() => Number(sessionStorage.getItem('tapped')));
      // A tap that only opens something changes nothing on the television.
      if (seen !== null) delays.push(seen - tapped);
    }
  }
  console.log(
    `from tap to television, ${delays.length} decisions: median ${share(delays, 0.5)}, ` +
      `95th percentile ${share(delays, 0.95)} (at most 200), longest ${Math.max(...delays)} ms`,
  );
} finally {
  await browser.close();
  await server.stop();
}
