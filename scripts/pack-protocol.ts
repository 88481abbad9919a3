// The protocol as a package of its own, for whoever writes a bot or a screen: code bundled, types beside it.
import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, extname, join, relative } from 'node:path';
import { rolldown } from 'rolldown';

const root = join(import.meta.dirname, '..');
const room = join(root, 'packages/protocol');
const ENTRIES = ['index', 'schemas'];

/** Packs a folder called `package` as npm would, which takes ten times as long, and says where the package is. */
export function pack(inside: string, folder: string): string {
  const { name, version } = JSON.parse(readFileSync(join(inside, 'package.json'), 'utf8'));
  const file = join(folder, `${name.replace('@', '').replace('/', '-')}-${version}.tgz`);
  const files = readdirSync(inside, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dirname(inside), join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    // What is alike lies together, and becomes smaller.
    .sort((one, two) => (extname(one) + one < extname(two) + two ? -1 : 1));
  execFileSync('tar', ['-czf', file, '-C', dirname(inside), '-T', '-'], { input: files.join('\n') });
  return file;
}

/** What the kernel says of views and answers is packed along: it has no package of its own. */
async function bundle(inside: string): Promise<void> {
  const input = Object.fromEntries(ENTRIES.map((entry) => [entry, join(room, `src/${entry}.ts`)]));
  const build = await rolldown({ cwd: root, input, external: /^typebox/ });
  await build.write({ dir: join(inside, 'dist'), format: 'esm', entryFileNames: '[name].js' });
  await build.close();
}

function declare(inside: string): void {
  const config = join(inside, 'tsconfig.json');
  writeFileSync(
    config,
    JSON.stringify({
      extends: join(root, 'tsconfig.json'),
      compilerOptions: {
        ...{ noEmit: false, declaration: true, emitDeclarationOnly: true },
        ...{ rootDir: join(root, 'packages'), outDir: join(inside, 'types') },
        typeRoots: [join(root, 'node_modules/@types')],
      },
      files: [
        ...ENTRIES.map((entry) => join(room, `src/${entry}.ts`)),
        join(root, 'packages/kernel/src/talk.ts'),
      ],
      include: [],
    }),
  );
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  // Several checkers would each look at most of it.
  execFileSync(process.execPath, [tsc, '-p', config, '--singleThreaded'], { stdio: 'inherit' });
  rmSync(config);
  // Other people's compilers look for .js beside .d.ts, and know no room of ours by its name.
  for (const file of globSync('types/**/*.d.ts', { cwd: inside })) {
    const path = join(inside, file);
    const kernel = relative(dirname(path), join(inside, 'types/kernel/src')).replaceAll('\\', '/');
    const text = readFileSync(path, 'utf8')
      .replaceAll('@undercroft/kernel/talk', `${kernel}/talk.js`)
      .replace(/(from '\.[^']*)\.ts'/g, "$1.js'");
    writeFileSync(path, text);
  }
}

/** Makes the package in a folder, and says where it is. */
export async function packProtocol(folder: string): Promise<string> {
  const inside = join(folder, 'package');
  rmSync(inside, { recursive: true, force: true });
  mkdirSync(inside, { recursive: true });
  await bundle(inside);
  declare(inside);
  for (const part of ['README.md', 'examples']) {
    cpSync(join(room, part), join(inside, part), { recursive: true });
  }
  cpSync(join(root, 'LICENSE'), join(inside, 'LICENSE'));
  const { name, version, description, license, type, dependencies } = JSON.parse(
    readFileSync(join(room, 'package.json'), 'utf8'),
  );
  const entry = (file: string) => ({
    types: `./types/protocol/src/${file}.d.ts`,
    default: `./dist/${file}.js`,
  });
  const manifest = {
    ...{ name, version, description, license, type },
    engines: { node: '>=20' },
    exports: { '.': entry('index'), './schemas': entry('schemas') },
    dependencies: { typebox: dependencies.typebox },
  };
  writeFileSync(join(inside, 'package.json'), JSON.stringify(manifest, null, 2));
  const file = pack(inside, folder);
  rmSync(inside, { recursive: true });
  return file;
}
