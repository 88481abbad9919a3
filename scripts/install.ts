import { spawnSync } from 'node:child_process';

/**
 * Programs by the system, as root, and never in place of anything that is there. Whoever else installs something at the
 * same time is waited for; where it cannot be done, nothing is: whoever needs the program looks whether it is there.
 */
export function install(...names: readonly string[]): void {
  const quiet = {
    stdio: 'ignore',
    timeout: 300_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  } as const;
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version'], quiet).status !== 0) return;
  spawnSync('apt-get', ['update'], quiet);
  const patient = ['-o', 'DPkg::Lock::Timeout=300', '-y', '--no-remove'];
  for (const name of names) spawnSync('apt-get', ['install', ...patient, name], quiet);
}
