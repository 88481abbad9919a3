// Installs what is missing or out of date, or says nothing. Every command begins with it (run.js).
// Plain JavaScript for Node 20 and newer: on a fresh clone it runs before the pinned Node is there.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const stampFile = join(root, 'node_modules', '.undercroft-setup');
/** The program itself: what npm links to it is no program on Windows. */
export const pinnedNode = join(
  root,
  'node_modules/node/bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
);

/** Changes whenever another install is needed: a manifest, the lock, or the machine the folder is on. */
function stamp() {
  const packages = readdirSync(join(root, 'packages')).sort();
  const manifests = packages.map((name) => join('packages', name, 'package.json'));
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}`);
  for (const file of ['package.json', 'package-lock.json', '.npmrc', ...manifests]) {
    const path = join(root, file);
    hash.update(`\n${file}\n`).update(existsSync(path) ? readFileSync(path) : '');
  }
  return hash.digest('hex');
}

function upToDate() {
  // A room that came with another branch has no link yet, whatever the stamp says.
  const linked = readdirSync(join(root, 'packages')).every((room) =>
    existsSync(join(root, 'node_modules/@undercroft', room)),
  );
  return (
    existsSync(pinnedNode) && linked && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp()
  );
}

/** npm as it was started, else the one on the PATH: another tool that ran the command says its own path there. */
function npm(...args) {
  const options = { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] };
  const self = process.env.npm_execpath;
  return /\bnpm[^/\\]*\.js$/.test(self ?? '')
    ? spawnSync(process.execPath, [self, ...args], options)
    : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
}

/**
 * A lock file written on one platform can lack the optional binaries of another (Biome, TypeScript, Rolldown).
 * npm 10 then installs none at all, so on such a platform the lock has to be left aside.
 */
function lockKnowsThisPlatform() {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  return Object.values(packages).every(({ optionalDependencies = {} }) => {
    const ours = Object.keys(optionalDependencies).filter((name) =>
      name.includes(`${process.platform}-${process.arch}`),
    );
    return ours.length === 0 || ours.some((name) => `node_modules/${name}` in packages);
  });
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

if (!upToDate()) {
  console.log('Setting up Undercroft: installing what it needs into node_modules …');
  // Never `npm ci`: it installs the lock and nothing else, and so leaves out whatever the lock lacks for this
  // platform. And --no-save: setting up must not change a file that git knows.
  const lock = lockKnowsThisPlatform() ? [] : ['--no-package-lock'];
  const { status } = npm('install', '--no-save', '--include=dev', '--loglevel=error', ...lock);
  if (status !== 0) fail('The set-up failed: npm install did not finish. Nothing else was run.');
  if (!existsSync(pinnedNode)) {
    fail(
      'The set-up failed: npm was not allowed to run the install script of the package `node`, which fetches Node 26.',
    );
  }
  writeFileSync(stampFile, stamp());
}
