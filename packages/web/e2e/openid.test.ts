import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { provider } from '../../server/test/accounts/provider.ts';
import { en as words } from '../src/pages/me/words/me/en.ts';
import { browserForTests } from './browser.ts';
import { startServer } from './server.ts';

const { visit } = browserForTests({ painted: false });

/** The provider has to know where it sends people back to before there is a server. */
async function freePort(): Promise<number> {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  taken.close();
  await once(taken, 'close');
  return port;
}

test('who signs in with the club’s account comes back under their name; who turns back there is told so', async () => {
  const club = await provider('undercroft', 'between-us');
  const port = await freePort();
  const server = await startServer({
    ...{ PORT: String(port), PUBLIC_URL: `http://localhost:${port}`, OIDC_ISSUER: club.issuer },
    ...{ OIDC_CLIENT_ID: 'undercroft', OIDC_CLIENT_SECRET: 'between-us', OIDC_NAME: 'the Club' },
  });
  onTestFinished(() => server.stop());
  const { page, context } = await visit('/me/account', { server: server.address });
  const signIn = page.getByRole('button', { name: 'Sign in with the Club' });
  club.person.turnsBack = true;
  await signIn.click();
  await page.getByText(words.openIdTurnedBack).first().waitFor();
  expect(page.url()).toBe(`${server.address}/me/account`);

  club.person.turnsBack = false;
  await signIn.click();
  await page.getByText(words.openIdToo).waitFor();
  expect(await page.getByLabel(words.name).inputValue()).toBe('Ada Lovelace of Ockham P');
  await context.close();
});
