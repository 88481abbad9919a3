// npm run release [-- FOLDER]: one package that runs wherever Node does, in release/undercroft-VERSION.tgz: our own
// rooms bundled (Node strips no types under node_modules), the screens built, and what they depend on inside. Beside
// it the protocol as a package of its own, for bots.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { GAME_NAMES } from '@undercroft/games';
import { rolldown } from 'rolldown';
import { viteDynamicImportVarsPlugin, viteImportGlobPlugin } from 'rolldown/experimental';
import { typed } from './arguments.ts';
import { pack, packProtocol } from './pack-protocol.ts';

const root = join(import.meta.dirname, '..');
const { positionals } = typed(
  'release',
  {},
  '[FOLDER]\n\nOne package that runs wherever Node does, and the protocol as one of its own, in FOLDER (release).',
);
const folder = resolve(positionals[0] ?? join(root, 'release'));
const inside = join(folder, 'package');
const OWN = '@undercroft/';

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}
const read = (path: string): Manifest => JSON.parse(readFileSync(path, 'utf8'));
const rooms = readdirSync(join(root, 'packages'));
const manifests = rooms.map((room) => read(join(root, 'packages', room, 'package.json')));

/** Files that are started by their address: threads of the server and of the lab. */
const THREADS = {
  judge: 'packages/server/src/people/days/judge.ts',
  'sqlite-thread': 'packages/server/src/storage/sqlite-thread.ts',
  thinking: 'packages/server/src/tables/bots/thinking.ts',
  worker: 'packages/lab/src/experiment/worker.ts',
};

/**
 * All code lies in one folder, as deep below the package's root as a room's own sources, so that what is found by
 * its place (screens, rulebooks) is found; threads are started from beside it.
 */
async function bundle(): Promise<void> {
  const build = await rolldown({
    cwd: root,
    platform: 'node',
    input: { main: 'packages/undercroft/src/main.ts', ...THREADS },
    external: (id) => !id.startsWith('.') && !id.startsWith('/') && !id.startsWith(OWN),
    plugins: [
      // Languages are fetched by their names: every file that could be meant goes along.
      viteDynamicImportVarsPlugin(),
      viteImportGlobPlugin(),
      {
        // What lies deeper in its room has as many steps less to go up from there.
        name: 'places',
        transform: (code, id) => {
          const folder =
            /[\\/]packages[\\/][^\\/]+[\\/]src((?:[\\/][^\\/]+)*)[\\/][^\\/]+$/.exec(id)?.[1] ?? '';
          const deeper = folder.split(/[\\/]/).length - 1;
          return code.replace(
            /import\.meta\.dirname, '((?:\.\.\/)+)/g,
            (_, up) => `import.meta.dirname, '${up.slice('../'.length * deeper)}`,
          );
        },
      },
      {
        name: 'threads',
        transform: (code) =>
          code.replace(/new URL\('\.\/(?:\w+\/)?([\w-]+)\.ts', import\.meta\.url\)/g, (whole, name) => {
            if (!Object.hasOwn(THREADS, name))
              throw new Error(`${whole}: not among the threads of a release`);
            return `new URL('./${name}.js', import.meta.url)`;
          }),
      },
    ],
  });
  await build.write({
    dir: join(inside, 'packages/all/src'),
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
  });
  await build.close();
}

/** What a release needs from others, and what those need: copied from where the tests have used it. */
function dependencies(): Map<string, string> {
  const wanted = new Map<string, string>();
  const web = rooms.indexOf('web');
  for (const [at, { dependencies = {} }] of manifests.entries()) {
    if (at === web) continue;
    for (const name of Object.keys(dependencies)) if (!name.startsWith(OWN)) add(name, root);
  }
  function add(name: string, from: string): void {
    const place = placeOf(name, from);
    const path = place.slice(root.length + 1);
    if (wanted.has(path)) return;
    const manifest = read(join(place, 'package.json'));
    wanted.set(path, manifest.version);
    for (const next of Object.keys(manifest.dependencies ?? {})) add(next, place);
  }
  return wanted;
}

/** Where Node would find a package from a folder. */
function placeOf(name: string, from: string): string {
  const place = join(from, 'node_modules', name);
  if (existsSync(place)) return place;
  if (from === root) throw new Error(`${name} is not installed: run npm install first`);
  return placeOf(name, join(from, '..'));
}

/** Nested packages that are needed are copied by themselves; nobody runs the rest. */
const LEFT_OUT =
  /[\\/](node_modules|tests?|docs|examples?|benchmarks?|\.[^\\/]+)([\\/]|$)|\.(map|[cm]?ts|ya?ml)$|(?<!licen[cs]e[^\\/]*)\.md$/i;

rmSync(inside, { recursive: true, force: true });
mkdirSync(inside, { recursive: true });
execFileSync(process.execPath, [join(root, 'scripts/screens.js')], { stdio: 'inherit' });
await bundle();
cpSync(join(root, 'packages/web/dist'), join(inside, 'packages/web/dist'), {
  recursive: true,
  filter: (path) => !path.endsWith('.stamp'),
});
cpSync(join(root, 'packages/lab/reference'), join(inside, 'packages/all/reference'), { recursive: true });
for (const game of GAME_NAMES) {
  // The server knows the puzzles that its screens show.
  for (const kept of ['rules', 'puzzles']) {
    const from = join(root, 'packages', game, kept);
    if (existsSync(from)) cpSync(from, join(inside, 'packages', game, kept), { recursive: true });
  }
}
for (const file of ['README.md', 'LICENSE', 'NOTICE.md', 'CHANGELOG.md', 'docs/server.md']) {
  cpSync(join(root, file), join(inside, file));
}
const bin = readFileSync(join(root, 'packages/undercroft/bin/undercroft.js'), 'utf8');
mkdirSync(join(inside, 'bin'));
writeFileSync(
  join(inside, 'bin/undercroft.js'),
  bin.replace('../src/main.ts', '../packages/all/src/main.js'),
  { mode: 0o755 },
);

const needed = dependencies();
for (const path of needed.keys()) {
  cpSync(join(root, path), join(inside, path), {
    recursive: true,
    filter: (source) => !LEFT_OUT.test(source.slice(join(root, path).length)),
  });
}
const top = [...needed].flatMap(([path, version]) => {
  const name = path.slice('node_modules/'.length);
  return name.includes('node_modules') ? [] : [[name, version] as const];
});
const { version } = read(join(root, 'package.json'));
writeFileSync(
  join(inside, 'package.json'),
  JSON.stringify(
    {
      name: 'undercroft',
      version,
      description: 'A digital table for dungeon games: the computer knows every rule, people only decide.',
      license: 'MIT',
      type: 'module',
      bin: { undercroft: 'bin/undercroft.js' },
      engines: { node: '>=24' },
      dependencies: Object.fromEntries(top),
      bundleDependencies: top.map(([name]) => name),
    },
    null,
    2,
  ),
);
const packed = pack(inside, folder);
rmSync(inside, { recursive: true });
console.log(packed);
console.log(await packProtocol(folder));
