import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Driver, type Engine, ended, pressing, type Size, started, typing } from './driver.ts';

/** Nothing moves, nothing is fetched from elsewhere, and no visit fetches the whole house for later. */
const PREFERENCES = {
  'ui.prefersReducedMotion': 1,
  'dom.serviceWorkers.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'app.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
  // One page at a time is looked at, by a program: nothing is made ready for the next, and few pictures a second do.
  'dom.ipc.processPrelaunch.enabled': false,
  'fission.autostart': false,
  'layout.frame_rate': 20,
};

type Send = <R>(method: string, params: object) => Promise<R>;

/** Firefox without windows, told what to do over WebDriver BiDi. */
export async function startFirefox(program: string): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'undercroft-firefox-'));
  const lines = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'];
  const { child, found } = await started(program, args, /BiDi listening on (ws:\S+)/);
  const { send, hangUp } = await connected(`${found}/session`);
  await send('session.new', { capabilities: {} });
  return {
    open: (size) => openTab(send, size),
    async close() {
      hangUp();
      await ended(child);
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

interface Reply {
  readonly id: number | null;
  readonly type: string;
  readonly result: unknown;
  readonly message?: string;
}

async function connected(address: string): Promise<{ send: Send; hangUp: () => void }> {
  const line = new WebSocket(address);
  const waiting = new Map<number, { resolve(value: never): void; reject(error: Error): void }>();
  line.addEventListener('message', ({ data }) => {
    const reply: Reply = JSON.parse(String(data));
    const call = waiting.get(reply.id ?? -1);
    if (reply.type === 'error') call?.reject(new Error(`Firefox: ${reply.message}`));
    else call?.resolve(reply.result as never);
  });
  await new Promise((resolve, reject) => {
    line.addEventListener('open', resolve);
    line.addEventListener('error', () => reject(new Error(`Firefox does not answer at ${address}`)));
  });
  let id = 0;
  return {
    send: (method, params) =>
      new Promise((resolve, reject) => {
        id++;
        waiting.set(id, { resolve, reject });
        line.send(JSON.stringify({ id, method, params }));
      }),
    hangUp: () => line.close(),
  };
}

async function openTab(send: Send, viewport: Size): Promise<Driver> {
  const { userContext } = await send<{ userContext: string }>('browser.createUserContext', {});
  const { context } = await send<{ context: string }>('browsingContext.create', { type: 'tab', userContext });
  await send('browsingContext.setViewport', { context, viewport });
  const act = (actions: object) => send<void>('input.performActions', { context, actions: [actions] });
  return {
    goto: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    async call(functionDeclaration, value) {
      const { result, exceptionDetails } = await send<{
        result: { value: string };
        exceptionDetails?: { text: string };
      }>('script.callFunction', {
        functionDeclaration,
        arguments: [{ type: 'string', value }],
        awaitPromise: true,
        target: { context },
      });
      if (exceptionDetails !== undefined) throw new Error(`Firefox: ${exceptionDetails.text}`);
      return result.value;
    },
    press: (x, y) => act(pressing(x, y)),
    type: (text) => act(typing(text)),
    async picture() {
      const { data } = await send<{ data: string }>('browsingContext.captureScreenshot', { context });
      return Buffer.from(data, 'base64');
    },
    close: () => send('browser.removeUserContext', { userContext }),
  };
}
