import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { found, ownFolder, Program } from './programs.ts';
import { freePort } from './server.ts';

const EXAMPLE = join(import.meta.dirname, '../../../deploy/nginx-nodes.conf');

type Nginx = Program & { readonly logged: () => string };

/** nginx as deploy/nginx-nodes.conf has it, before these nodes and without certificates; null where there is none. */
export async function startNginx(nodes: readonly number[]): Promise<Nginx | null> {
  if (!found('nginx', 'nginx-light')) return null;
  const folder = mkdtempSync(join(ownFolder(), 'nginx-'));
  const port = await freePort();
  const [, one] = /( *server 127\.0\.0\.1:3001.*\n)/.exec(readFileSync(EXAMPLE, 'utf8')) ?? ['', ''];
  const servers = nodes.map((node) => one.replace('3001', String(node))).join('');
  const example = readFileSync(EXAMPLE, 'utf8')
    .replaceAll(/^ *(listen \[::\]|ssl_certificate).*\n/gm, '')
    .replace('/var/log/nginx/undercroft.log', join(folder, 'access.log'))
    .replace('/var/log/nginx/undercroft-errors.log', join(folder, 'errors.log'))
    .replace('listen 443 ssl http2', `listen 127.0.0.1:${port}`)
    .replaceAll(/ *server 127\.0\.0\.1:300\d.*\n/g, (line) => (line.includes('3001') ? servers : ''));
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  for (const kind of kinds) mkdirSync(join(folder, kind));
  const temporary = kinds.map((kind) => `${kind}_temp_path ${join(folder, kind)};`).join(' ');
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; pid ${join(folder, 'pid')}; error_log stderr crit; ${user} worker_processes 1;
     events { worker_connections 10000; } http { ${temporary} ${example} }`,
  );
  const program = new Program(port, 'nginx', [
    '-p',
    folder,
    '-c',
    join(folder, 'nginx.conf'),
    '-e',
    'stderr',
  ]);
  return Object.assign(await program.start(), {
    logged: () =>
      ['access.log', 'errors.log'].map((name) => readFileSync(join(folder, name), 'utf8')).join(''),
  });
}
