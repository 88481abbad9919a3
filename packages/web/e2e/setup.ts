import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { findChromium, withWindows } from './chromium.ts';
import { startServer } from './server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    chromium: string;
    /** A Chromium that minds what is set in a profile, or '' where there is none. */
    settable: string;
    /** The address of a server that all tests may use. */
    server: string;
  }
}

/** Once for all tests in a browser: the screens are built, there is a browser, and a server runs. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  execFileSync(process.execPath, [join(import.meta.dirname, '../../../scripts/screens.js')], {
    stdio: 'inherit',
  });
  project.provide('chromium', findChromium());
  project.provide('settable', withWindows() ?? '');
  const server = await startServer();
  project.provide('server', server.address);
  return () => server.stop();
}
