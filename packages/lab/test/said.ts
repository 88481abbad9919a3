import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, vi } from 'vitest';
import { LAB, main } from '../src/cli.ts';

/** What a command says, run here, since starting Node dozens of times is slow. */
export async function said(args: string[], commands = LAB, program?: string) {
  const out = vi.spyOn(console, 'log').mockReturnValue();
  const error = vi.spyOn(console, 'error').mockReturnValue();
  const code = await main(args, commands, program);
  const texts = { out: out.mock.calls.flat().join('\n'), error: error.mock.calls.flat().join('\n') };
  vi.restoreAllMocks();
  return { code, ...texts };
}

/** A folder for a test's files, gone when the tests are through. */
export function folderOfFiles(name: string) {
  const folder = mkdtempSync(join(tmpdir(), `undercroft-${name}-`));
  afterAll(() => rmSync(folder, { recursive: true }));
  return {
    folder,
    file(path: string, text: string): string {
      const whole = join(folder, path);
      writeFileSync(whole, text);
      return whole;
    },
  };
}
