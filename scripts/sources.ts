// A copy of rules and scripts, to change something in it and see who notices.
import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '..');

/** Rules and scripts with everything else they import, except the rooms left out; links lead into the copy. */
export function copySources(without: readonly string[] = ['web', 'server']): string {
  const copy = mkdtempSync(join(tmpdir(), 'undercroft-copy-'));
  const isOther = (path: string) => {
    const [first, second, third] = path.slice(root.length + 1).split('/');
    return (
      [first, third].includes('node_modules') || (first === 'packages' && without.includes(second ?? ''))
    );
  };
  for (const part of ['package.json', 'scripts', 'packages'])
    cpSync(join(root, part), join(copy, part), { recursive: true, filter: (path) => !isOther(path) });
  mkdirSync(join(copy, 'node_modules/@undercroft'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@undercroft')
      symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name));
  for (const name of readdirSync(join(copy, 'packages')))
    symlinkSync(join(copy, 'packages', name), join(copy, 'node_modules/@undercroft', name));
  return copy;
}
