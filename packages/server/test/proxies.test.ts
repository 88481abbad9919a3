import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { request as plainly } from 'node:http';
import { request } from 'node:https';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { found, there } from '../load/programs.ts';
import { freePort } from '../load/server.ts';
import { readConfig } from '../src/ground/config.ts';
import { HEARTBEAT_MS } from '../src/tables/streams.ts';
import { Client } from './client.ts';
import { freshFolder, serve } from './serving.ts';

const DEPLOY = join(import.meta.dirname, '../../../deploy');

interface Proxy {
  readonly port: number;
  /** Where it listens without a certificate. */
  readonly plain: number;
  /** Certificates of our own are no reason to refuse. */
  get(path: string, headers?: Record<string, string>): Promise<{ status: number; body: string }>;
  /** What it has written down of requests. */
  logged(): string;
}

function over(port: number, plain: number, logged: () => string): Proxy {
  const get: Proxy['get'] = (path, headers = {}) =>
    new Promise((resolve, reject) => {
      const options = {
        port,
        host: '127.0.0.1',
        path,
        rejectUnauthorized: false,
        servername: 'games.example',
      };
      request({ ...options, headers: { host: 'games.example', ...headers } }, (response) => {
        let body = '';
        response.on('data', (some) => {
          body += some;
        });
        response.on('end', () => resolve({ status: response.statusCode ?? 0, body }));
      })
        .on('error', reject)
        .end();
    });
  return { port, plain, get, logged };
}

async function started(
  command: string,
  args: string[],
  ports: { readonly port: number; readonly plain: number },
  logs: readonly string[],
  env = {},
): Promise<Proxy> {
  let said = '';
  const written = () => logs.map((log) => (existsSync(log) ? readFileSync(log, 'utf8') : '')).join('') + said;
  const child = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  child.stderr.on('data', (text) => {
    said += text;
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  const proxy = over(ports.port, ports.plain, written);
  await expect
    .poll(
      () =>
        child.exitCode === null
          ? proxy.get('/healthz').then(
              ({ status }) => status,
              () => 0,
            )
          : said,
      {
        timeout: 60_000,
      },
    )
    .toBeGreaterThan(0);
  return proxy;
}

/** The example as it is, but for names and numbers of this machine. */
async function nginx(upstream: string, path = ''): Promise<Proxy> {
  const folder = freshFolder();
  const port = await freePort();
  const plain = await freePort();
  const logs = [join(folder, 'access.log'), join(folder, 'errors.log')];
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const subject = ['-subj', '/CN=games.example', '-days', '2'];
  const made = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  execFileSync('openssl', [...made, '-keyout', key, '-out', certificate, ...subject], { stdio: 'ignore' });
  const example = readFileSync(join(DEPLOY, 'nginx.conf'), 'utf8')
    .replaceAll(/^ *listen \[::\].*\n/gm, '')
    .replaceAll('/var/log/nginx/undercroft.log', logs[0])
    .replaceAll('/var/log/nginx/undercroft-errors.log', logs[1])
    .replace('listen 443', `listen 127.0.0.1:${port}`)
    .replace('listen 80', `listen 127.0.0.1:${plain}`)
    .replace(/\/etc\/letsencrypt\S+fullchain\.pem/, certificate)
    .replace(/\/etc\/letsencrypt\S+privkey\.pem/, key)
    .replace('http://127.0.0.1:3000', upstream)
    .replace('location / {', `location ${path}/ {`);
  for (const name of ['body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']) mkdirSync(join(folder, name));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${join(folder, name.replace('client_', ''))};`)
    .join(' ');
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; pid ${join(folder, 'pid')}; error_log stderr; user root;
     events {} http { ${temporary} ${example} }`.replace(
      'user root;',
      process.getuid?.() === 0 ? 'user root;' : '',
    ),
  );
  const run = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr'];
  return started('nginx', run, { port, plain }, logs);
}

async function caddy(upstream: string, path = ''): Promise<Proxy> {
  const folder = freshFolder();
  const [port, plain] = [await freePort(), await freePort()];
  const example = readFileSync(join(DEPLOY, 'Caddyfile'), 'utf8')
    .replace('127.0.0.1:3000', upstream.replace('http://', ''))
    .replace('games.example {', `games.example {\n\ttls internal\n${path && `\thandle ${path}/* {`}`)
    // The first block is for all of it.
    .replace(/^\{$/m, `{\n\thttps_port ${port}\n\thttp_port ${plain}\n\tadmin off\n\tskip_install_trust`);
  writeFileSync(join(folder, 'Caddyfile'), example + (path && '\n}'));
  const HOME = join(folder, 'home');
  mkdirSync(HOME);
  const run = ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')];
  return started('caddy', run, { port, plain }, [], { HOME, XDG_DATA_HOME: HOME, XDG_CONFIG_HOME: HOME });
}

const PROXIES = { nginx: [nginx, 'nginx-light'], caddy: [caddy, 'caddy'] } as const;

// A free port may be taken by somebody else before the proxy has it.
describe.each(['nginx', 'caddy'] as const)('behind %s', { timeout: 300_000, retry: 2 }, (name) => {
  const [start, packaged] = PROXIES[name];
  const here = found(name, packaged);
  const settings = (url: string, more = {}) => {
    const { trustProxy, publicUrl, basePath } = readConfig({ TRUST_PROXY: '1', PUBLIC_URL: url });
    return { trustProxy, publicUrl, basePath, ...more };
  };

  it.runIf(here)('guests come over HTTPS, and each event of a stream at once', async () => {
    const { base, house } = await serve(settings('https://games.example'));
    const proxy = await start(base);
    expect(await proxy.get('/healthz')).toMatchObject({ status: 200 });
    const ada = await Client.guest(base, 'Ada');
    const { body: table } = await ada.post('/api/tables', { game: 'karak', public: true });
    const heard: string[] = [];
    const stream = request(
      {
        ...{ port: proxy.port, host: '127.0.0.1', rejectUnauthorized: false, servername: 'games.example' },
        path: `/api/tables/${table.id}/stream`,
        headers: { host: 'games.example' },
      },
      (response) => response.on('data', (some) => heard.push(String(some))),
    ).end();
    stream.on('error', () => {});
    onTestFinished(() => {
      stream.destroy();
    });
    await expect.poll(() => heard.join('')).toContain('event: table');
    expect(house.streams.open).toBe(1);
    await ada.patch(`/api/tables/${table.id}`, { chat: false });
    // Held back by a proxy it would come when the stream ends, which it does not.
    await expect.poll(() => heard.join('')).toContain('"chat":false');
  });

  it.runIf(here)('the address that counts is the guest’s own, whatever a header says', async () => {
    const { base } = await serve(settings('https://games.example', { guestLimit: 3 }));
    const proxy = await start(base);
    const statuses: number[] = [];
    for (let i = 0; i < 4; i++) {
      const forged = { 'x-forwarded-for': `203.0.113.${i}` };
      statuses.push((await proxy.get('/api/me', forged)).status);
      statuses.push(await made(proxy, forged));
    }
    expect(statuses.filter((_, at) => at % 2 === 1)).toEqual([201, 201, 201, 429]);
  });

  it.runIf(here)(
    'whoever comes without a certificate is sent on, and what a browser sends gets through',
    async () => {
      const { base } = await serve(settings('https://games.example'));
      const proxy = await start(base);
      expect(await sentOn(proxy)).toMatch(/^https:\/\/games\.example(:\d+)?\/table\/1$/);
      // A browser says which site the page is of: the server must hear by which name it was called.
      expect(await made(proxy, { origin: 'https://games.example' })).toBe(201);
      expect(await made(proxy, { origin: 'https://other.example' })).toBe(403);
      const withPort = { host: 'games.example:8443', origin: 'https://games.example:8443' };
      expect(await made(proxy, withPort)).toBe(201);
      // As long as a component set of one's own, from somebody whom the server does not know.
      const long = { game: 'karak', set: { tokens: 'x'.repeat(60_000) } };
      expect(await wrote(proxy, '/api/tables', long, {})).toBe(401);
    },
  );

  it.runIf(here)('what opens a door is in no log, also while the house is away', async () => {
    const { base, app } = await serve(settings('https://games.example'));
    const proxy = await start(base);
    const code = 'BCDF-GHJK';
    const doors = ['/join/', '/carry/', '/with/', '/api/invitations/', '/api/carry/', '/api/links/'];
    const openAll = async () => {
      for (const door of doors) {
        await proxy.get(`${door}${code}`);
        await sentOn(proxy, `${door}${code}`);
      }
      return (await proxy.get(`/table/a?invitation=${code}`)).status;
    };
    await openAll();
    await app.close();
    expect(await openAll()).toBe(502);
    // nginx writes each request down, with a certificate and without; Caddy only what went wrong.
    const often = name === 'nginx' ? 4 : 1;
    const written = (door: string) =>
      proxy.logged().split(name === 'nginx' ? `"GET ${door}` : `"uri":"${door}"`);
    for (const door of doors) await expect.poll(() => written(door).length).toBe(often + 1);
    await expect.poll(() => written('/table/a').length).toBeGreaterThan(1);
    expect(proxy.logged()).not.toMatch(/BCDF|GHJK/);
  });
});

/** Where a page is to be found, says whoever listens without a certificate. */
function sentOn({ plain }: Proxy, path = '/table/1'): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    const options = { port: plain, host: '127.0.0.1', path, headers: { host: 'games.example' } };
    plainly(options, (response) => resolve(response.resume().headers.location))
      .on('error', reject)
      .end();
  });
}

/** What somebody who writes is answered. */
function wrote(
  { port }: Proxy,
  path: string,
  body: object,
  headers: Record<string, string>,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const options = { port, host: '127.0.0.1', rejectUnauthorized: false, servername: 'games.example' };
    const all = { host: 'games.example', 'content-type': 'application/json', ...headers };
    request({ ...options, method: 'POST', path, headers: all }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    })
      .on('error', reject)
      .end(JSON.stringify(body));
  });
}

/** A new guest, by a route that makes one. */
const made = (proxy: Proxy, headers: Record<string, string>): Promise<number> =>
  wrote(proxy, '/api/tokens', { name: 'Ada' }, headers);

describe('what is handed to those who run a server', () => {
  it('passes every setting there is on into a container', () => {
    const documented = readFileSync(join(DEPLOY, '../docs/server.md'), 'utf8').matchAll(
      /^\| ((?:`[A-Z_]+`(?:, )?)+) \|/gm,
    );
    const settings = [...documented].flatMap(([, names]) => names.match(/[A-Z_]+/g) ?? []);
    expect(settings.length).toBeGreaterThan(30);
    const compose = readFileSync(join(DEPLOY, '../compose.yaml'), 'utf8');
    // Where it listens, and where its data and its screens lie, is the container's own affair.
    const own = ['PORT', 'HOST', 'DATA_DIR', 'SCREENS_DIR'];
    expect(settings.filter((name) => !own.includes(name) && !compose.includes(`      ${name}:`))).toEqual([]);
  });

  it('gives a stream up that has been silent for four heartbeats, and none before', () => {
    const [nginx, nodes, haproxy] = ['nginx.conf', 'nginx-nodes.conf', 'haproxy.cfg'].map((name) =>
      readFileSync(join(DEPLOY, name), 'utf8'),
    );
    const said = [nginx, nodes]
      .map((text) => text.match(/proxy_read_timeout (\d+)s;/)?.[1])
      .concat(['client', 'server'].map((side) => haproxy.match(`timeout ${side} (\\d+)s`)?.[1]));
    expect(said.map(Number)).toEqual(said.map(() => (4 * HEARTBEAT_MS) / 1000));
  });

  it('asks only for metrics that exist', async () => {
    const { base } = await serve();
    const metrics = await (await fetch(`${base}/metrics`)).text();
    const dashboard = readFileSync(join(DEPLOY, 'grafana.json'), 'utf8');
    const asked = new Set(dashboard.match(/undercroft_\w+/g));
    expect(asked.size).toBeGreaterThan(8);
    const known = [...metrics.matchAll(/^# TYPE (\w+) (\w+)/gm)].flatMap(([, metric, type]) =>
      type === 'histogram' ? [`${metric}_count`, `${metric}_bucket`] : [metric],
    );
    expect([...asked].filter((metric) => !known.includes(metric))).toEqual([]);
  });

  it.runIf(there('systemd-analyze'))('is a unit that systemd understands', () => {
    const folder = freshFolder();
    const unit = join(folder, 'undercroft.service');
    cpSync(join(DEPLOY, 'undercroft.service'), unit);
    const { stderr } = spawnSync('systemd-analyze', ['verify', unit], { encoding: 'utf8' });
    expect(stderr.split('\n').filter((line) => line.includes('undercroft.service'))).toEqual([]);
  });
});
