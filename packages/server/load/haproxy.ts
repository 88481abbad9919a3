import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { found, ownFolder, Program } from './programs.ts';
import { freePort } from './server.ts';

const EXAMPLE = join(import.meta.dirname, '../../../deploy/haproxy.cfg');

/** HAProxy as deploy/haproxy.cfg has it, before these nodes and without certificates; null where there is none. */
export async function startHaproxy(nodes: readonly number[]): Promise<Program | null> {
  if (!found('haproxy')) return null;
  const folder = mkdtempSync(join(ownFolder(), 'haproxy-'));
  const port = await freePort();
  const [, one] = /( *server one 127\.0\.0\.1:3001.*\n)/.exec(readFileSync(EXAMPLE, 'utf8')) ?? ['', ''];
  const servers = nodes
    .map((node) => one.replace('one', `node-${node}`).replace('3001', String(node)))
    .join('');
  const file = join(folder, 'haproxy.cfg');
  const example = readFileSync(EXAMPLE, 'utf8')
    .replace(/bind :443.*/, `bind 127.0.0.1:${port}`)
    .replaceAll(/ *server \w+ 127\.0\.0\.1:300\d.*\n?/g, (line) => (line.includes('3001') ? servers : ''));
  writeFileSync(file, example);
  return new Program(port, 'haproxy', ['-db', '-q', '-f', file]).start();
}
