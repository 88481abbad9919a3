// Builds the screens when they are out of date, or says nothing: before `npm start`, before the tests in a browser, for a
// release. On the pinned Node, which reads the build's own TypeScript.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const stampFile = join(root, 'packages', 'web', 'dist', '.stamp');
const LEFT_OUT = ['node_modules', 'dist', 'test', 'e2e', 'records', 'terminal', 'data'];
/** Rooms no screen is made from. */
const OTHER_ROOMS = ['server', 'lab'];

/** Every file the screens are made from. */
function* sources(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) =>
    a.name < b.name ? -1 : 1,
  )) {
    // What a file manager or an editor leaves behind.
    if (entry.name.startsWith('.')) continue;
    const path = join(folder, entry.name);
    if (!entry.isDirectory()) yield path;
    else if (!LEFT_OUT.includes(entry.name)) yield* sources(path);
  }
}

/** As people get them, or with React's own checks and its strict mode, which begins everything twice. */
const mode = process.env.STRICT ? 'development' : 'production';

/** Changes whenever another build is needed. */
function stamp() {
  const hash = createHash('sha256')
    .update(mode)
    .update(readFileSync(join(root, 'package-lock.json')));
  for (const room of readdirSync(join(root, 'packages')).sort()) {
    if (OTHER_ROOMS.includes(room)) continue;
    for (const path of sources(join(root, 'packages', room))) {
      hash.update(`\n${path.slice(root.length)}\n`).update(readFileSync(path));
    }
  }
  return hash.digest('hex');
}

const now = stamp();
if (!existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== now) {
  console.log('Building the screens …');
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const options = {
    cwd: join(root, 'packages', 'web'),
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: mode },
  };
  // First the house, which clears the place, then the television's page in it.
  for (const config of ['vite.config.ts', 'tv.config.ts']) {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [vite, 'build', '--config', config],
      options,
    );
    if (status === 0) continue;
    console.error(`${stdout}${stderr}`);
    console.error('The screens could not be built. Nothing else was run.');
    process.exit(1);
  }
  writeFileSync(stampFile, now);
}
