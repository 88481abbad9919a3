import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  brokenArrows,
  brokenLayers,
  CLIENT,
  importsOf,
  type Room,
  SERVER,
  type SourceFile,
} from './arrows.ts';

const root = join(import.meta.dirname, '..');

const readFiles = (folder: string, pattern: string): SourceFile[] =>
  globSync(pattern, { cwd: folder }).map((path) => ({
    path: path.replaceAll('\\', '/'),
    text: readFileSync(join(folder, path), 'utf8'),
  }));

function readRoom(manifest: string): Room {
  const folder = join(root, dirname(manifest));
  const { dependencies, devDependencies, peerDependencies, optionalDependencies } = JSON.parse(
    readFileSync(join(root, manifest), 'utf8'),
  );
  return {
    name: basename(folder),
    dependencies: Object.keys({ ...dependencies, ...peerDependencies, ...optionalDependencies }),
    devDependencies: Object.keys({ ...devDependencies }),
    files: readFiles(folder, '{bin,src,terminal,test}/**/*.{js,mjs,ts,tsx}'),
  };
}

const filesOf = (files: Record<string, string>): SourceFile[] =>
  Object.entries(files).map(([path, text]) => ({ path, text }));

const room = (name: string, dependencies: string[], files: Record<string, string> = {}): Room => ({
  name,
  dependencies: dependencies.map((other) => `@undercroft/${other}`),
  files: filesOf(files),
});

describe('arrows between packages', () => {
  const manifests = globSync('packages/*/package.json', { cwd: root });

  it('point only down', () => {
    const rooms = manifests.map(readRoom);
    expect(rooms.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['kernel', 'karak', 'words', 'lab']),
    );
    expect(brokenArrows(rooms)).toEqual([]);
  });

  it.each(manifests)('%s is named after its folder', (manifest) => {
    const { name } = JSON.parse(readFileSync(join(root, manifest), 'utf8'));
    expect(name).toBe(`@undercroft/${basename(dirname(manifest))}`);
  });
});

describe("arrows between the client's layers", () => {
  it('point only down, and no folders lie in a circle', () => {
    const files = readFiles(join(root, 'packages/web/src'), '**/*.{js,ts,tsx,css}');
    expect(files.length).toBeGreaterThan(500);
    expect(brokenLayers(files, CLIENT)).toEqual([]);
  });

  it('may point from any layer to those below it', () => {
    const files = {
      'sw.js': "importScripts('x');",
      'shell/App.tsx': "import('../pages/door/FrontDoor.tsx');",
      'pages/door/FrontDoor.tsx':
        "import { Lid } from '../../games/Lid.tsx';\nimport './FrontDoor.module.css';",
      'games/Lid.tsx': "import.meta.glob<PaintedLid>('./*/lid.ts', { eager: true });",
      'games/karak/lid.ts': "import type { PaintedLid } from '../../table/game/screen.ts';",
      'table/game/screen.ts': "import type { Language } from '../../kit/languages.ts';",
    };
    expect(brokenLayers(filesOf(files), CLIENT)).toEqual([]);
  });

  it.each([
    ['an import', "import { it } from '../../games/karak/it.ts';"],
    ['a type', "import type { It } from '../../games/karak/it.ts';"],
    ['a part that is fetched later', "const it = part(() => import('../../games/karak/it.ts'));"],
    ['a worker', "new Worker(new URL('../../games/karak/it.ts', import.meta.url));"],
    ['whatever is found', "import.meta.glob<It>('../../games/*/it.ts', { import: 'it' });"],
    ['a sheet', '.it { composes: it from "../../games/karak/it.ts"; }'],
  ])('may not point up: %s', (_, text) => {
    expect(brokenLayers(filesOf({ 'table/stage/stage.ts': text, 'games/karak/it.ts': '' }), CLIENT)).toEqual([
      'table/stage/stage.ts: table may not use games/karak/it.ts',
    ]);
  });

  it('may not lead back to a folder', () => {
    const files = {
      'pages/door/a.ts': "import '../me/b.ts';",
      'pages/me/b.ts': "import '../lobby/c.ts';\nimport '../setup/d.ts';",
      'pages/lobby/c.ts': "import type { E } from '../me/e.ts';",
      'pages/me/e.ts': '',
      'pages/setup/d.ts': '',
    };
    expect(brokenLayers(filesOf(files), CLIENT)).toEqual(['in a circle: pages/me → pages/lobby → pages/me']);
  });

  it('begin and end in a layer', () => {
    expect(brokenLayers(filesOf({ 'tables/here.ts': '' }), CLIENT)).toEqual([
      'tables/here.ts lies in no layer',
    ]);
  });
});

describe("arrows between the server's rooms", () => {
  const files = readFiles(join(root, 'packages/server/src'), '**/*.ts');

  it('point only down, and no folders lie in a circle', () => {
    expect(files.length).toBeGreaterThan(150);
    expect(brokenLayers(files, SERVER)).toEqual([]);
  });

  it('may not point to what starts the server', () => {
    const up = { 'house/house.ts': "import { serve } from '../serve.ts';", 'serve.ts': '' };
    expect(brokenLayers(filesOf(up), SERVER)).toEqual(['house/house.ts: house may not use serve.ts']);
  });

  it('lead to one clock: nobody else asks the machine for the time, but who looks whether it is right', () => {
    const asking = files.filter(({ text }) => /\bDate\.now\(\)/.test(text)).map(({ path }) => path);
    expect(asking.sort()).toEqual(['doctor.ts', 'ground/clock.ts']);
  });
});

describe('the check of the arrows', () => {
  it('lets every room use what lies below it', () => {
    const all = ['kernel', 'sets', 'kit', 'karak', 'goblin', 'games', 'bots', 'words'];
    expect(
      brokenArrows([
        {
          ...room('kernel', [], { 'test/table.test.ts': "import '@undercroft/kit/example/game';" }),
          devDependencies: ['@undercroft/kit'],
        },
        room('sets', ['kernel']),
        room('kit', ['kernel', 'sets'], { 'src/leaks.ts': "import '@undercroft/kernel/inside';" }),
        room('karak', ['kernel', 'sets', 'kit'], {
          'src/game.ts': "import { roll } from '@undercroft/kernel';\nimport './set.ts';",
          'src/set.ts': "import { v } from '@undercroft/sets';",
          'src/mind.ts': "import { best } from '@undercroft/kit/mind';\nimport './game.ts';",
          'test/game.test.ts': "import { it } from 'vitest';\nimport '@undercroft/kit/suite';",
        }),
        room('games', ['kernel', 'karak', 'goblin']),
        room('bots', ['kernel', 'karak', 'goblin']),
        room('words', ['kernel', 'karak', 'goblin']),
        room('lab', all, { 'src/cli.ts': "import { readFileSync } from 'node:fs';" }),
        room('server', all),
        room('web', all),
      ]),
    ).toEqual([]);
  });

  it.each([
    ['kernel', 'karak'],
    ['kernel', 'sets'],
    ['kernel', 'kit'],
    ['sets', 'kit'],
    ['kit', 'karak'],
    ['protocol', 'kit'],
    ['karak', 'goblin'],
    ['karak', 'words'],
    ['karak', 'bots'],
    ['karak', 'games'],
    ['games', 'words'],
    ['a-fifth-game', 'karak'],
    ['words', 'bots'],
    ['words', 'lab'],
    ['bots', 'words'],
    ['lab', 'server'],
    ['lab', 'web'],
    ['server', 'lab'],
    ['server', 'web'],
    ['web', 'lab'],
    ['web', 'server'],
  ])('refuses %s using %s, as a dependency and as an import', (from, to) => {
    const file = { 'src/it.ts': `import { it } from '@undercroft/${to}/part';` };
    expect(brokenArrows([room(from, [to], file)])).toEqual([
      `${from}/package.json: ${from} may not depend on ${to}`,
      `${from}/src/it.ts: ${from} may not import ${to}`,
    ]);
  });

  it('refuses an import that package.json does not name', () => {
    const file = { 'src/cli.ts': "import '@undercroft/kernel';" };
    expect(brokenArrows([room('lab', [], file)])).toEqual([
      "lab/src/cli.ts: kernel is not in lab's package.json",
    ]);
  });

  it('refuses a path into another package', () => {
    const file = { 'src/asks/step.ts': "import '../state.ts';\nimport '../../../kernel/src/index.ts';" };
    expect(brokenArrows([room('karak', ['kernel'], file)])).toEqual([
      'karak/src/asks/step.ts: ../../../kernel/src/index.ts leaves the package; import it by name',
    ]);
  });

  it("refuses disks and libraries in a game's code", () => {
    const file = { 'src/game.ts': "import 'node:fs';\nimport * as v from 'valibot';" };
    expect(brokenArrows([room('karak', ['kernel'], file)])).toEqual([
      "karak/src/game.ts: a game's code imports the rooms below it alone, not node:fs",
      "karak/src/game.ts: a game's code imports the rooms below it alone, not valibot",
    ]);
  });

  it('refuses the kit wherever the rules lead', () => {
    const files = {
      'src/game.ts': "import './asks/step.ts';",
      'src/asks/step.ts': "import '../odds.ts';",
      'src/odds.ts': "import { best } from '@undercroft/kit/mind';",
      'src/scene.ts': "import '@undercroft/kit/scene';\nimport './game.ts';",
    };
    expect(brokenArrows([room('karak', ['kernel', 'kit'], files)])).toEqual([
      'karak/src/odds.ts: rules import kernel and sets alone, not @undercroft/kit/mind',
    ]);
  });

  it('refuses to look inside the kernel', () => {
    const file = { 'src/search.ts': "import { planOf } from '@undercroft/kernel/inside';" };
    expect(brokenArrows([room('bots', ['kernel'], file)])).toEqual([
      'bots/src/search.ts: only the kit looks inside the kernel',
    ]);
  });

  it('sees every way to import', () => {
    const text = `
      import 'a';
      import b from "b";
      import { one,
        two } from 'c';
      import type { T } from 'd';
      export * from 'e';
      export { f } from 'f';
      const g = await import('g');
      type H = import('h').H;
      import data from 'i' with { type: 'json' };
      const j = require('j');
      const k = await import(\`k\`);
    `;
    expect(importsOf(text)).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k']);
  });
});
