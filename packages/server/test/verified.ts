import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freshFolder } from './serving.ts';

const UNDERCROFT = join(import.meta.dirname, '../../undercroft/bin/undercroft.js');

/** What `undercroft verify` says about a record, as people download it; throws where something is wrong with it. */
export function verified(record: unknown): string {
  const file = join(freshFolder(), 'record.json');
  writeFileSync(file, JSON.stringify(record));
  return execFileSync(process.execPath, [UNDERCROFT, 'verify', file], { encoding: 'utf8' });
}
