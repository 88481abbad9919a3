import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const BUILT = join(import.meta.dirname, '../dist');
const NAMED = /[\w.-]+-[\w-]{8}\.(js|css|woff2)/g;

/** The same screens as the next build would leave them: every file that is named by its content has another name. */
export function nextBuild(): { readonly folder: string; readonly build: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'undercroft-next-'));
  cpSync(BUILT, folder, { recursive: true });
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const names = new Set(files.map((path) => path.split(/[\\/]/).at(-1) ?? ''));
  const next = (text: string) =>
    text.replaceAll(NAMED, (name) => (names.has(name) ? name.replace(/\.(\w+)$/, '1.$1') : name));
  for (const path of files) {
    const at = join(folder, path);
    if (/\.(br|gz)$/.test(path)) rmSync(at);
    else if (/\.(js|css|html)$/.test(path)) writeFileSync(at, next(readFileSync(at, 'utf8')));
  }
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const renamed = next(path);
    if (renamed !== path) renameSync(join(folder, path), join(folder, renamed));
  }
  const worker = join(folder, 'sw.js');
  writeFileSync(
    worker,
    readFileSync(worker, 'utf8').replace(/undercroft-\$\{`?"?\w+/, (name) => `${name}1`),
  );
  const build = `${new Date().toISOString()}-next`;
  writeFileSync(join(folder, 'build.json'), JSON.stringify({ build }));
  return { folder, build, remove: () => rmSync(folder, { recursive: true }) };
}
