import { posix } from 'node:path';

/** A package as far as its arrows go. */
export interface Room {
  /** Its folder under packages/, which is also its name without the scope. */
  readonly name: string;
  /** What its package.json names: dependencies of every kind but those of its tests. */
  readonly dependencies: readonly string[];
  /** What only its tests and tools use. */
  readonly devDependencies?: readonly string[];
  readonly files: readonly SourceFile[];
}

export interface SourceFile {
  /** Inside the package: src/game.ts; of layers, inside its sources: table/stage/stage.ts. */
  readonly path: string;
  readonly text: string;
}

const SCOPE = '@undercroft/';
const INSIDE = '@undercroft/kernel/inside';

/** What each room may use. A room not named here is a game. The server serves web's built files, no code. */
const BELOW: Readonly<Record<string, readonly string[]>> = {
  undercroft: ['lab', 'mcp', 'server'],
  mcp: ['lab', 'protocol', 'words', 'bots', 'games', 'kernel'],
  web: ['protocol', 'words', 'bots', 'games', 'game', 'kit', 'sets', 'kernel'],
  server: ['protocol', 'words', 'bots', 'games', 'game', 'kit', 'sets', 'kernel'],
  lab: ['protocol', 'words', 'bots', 'games', 'game', 'kit', 'sets', 'kernel'],
  protocol: ['kernel'],
  words: ['games', 'game', 'kit', 'kernel'],
  bots: ['games', 'game', 'kit', 'kernel'],
  games: ['game', 'kit', 'kernel'],
  game: ['kit', 'sets', 'kernel'],
  kit: ['sets', 'kernel'],
  sets: ['kernel'],
  kernel: [],
};

/** What the tests of every room may use besides: the kit is what proves things, with an example game. */
const PROVES = 'kit';

const floorOf = (name: string) => (Object.hasOwn(BELOW, name) ? name : 'game');

const mayUse = (from: string, to: string, inTest: boolean) =>
  BELOW[floorOf(from)].includes(floorOf(to)) || (inTest && to === PROVES);

/** Everything a source file imports or re-exports, types included. */
export function importsOf(text: string): string[] {
  // A quoted 'from' is a word in a list, not a statement.
  const statements = /(?<!['"`])\b(?:from|import|require)\b\s*\(?\s*(['"`])([^'"`\n]+)\1/g;
  return [...text.matchAll(statements)].map((match) => match[2]);
}

/** One sentence for every arrow that does not point down. */
export function brokenArrows(rooms: readonly Room[]): string[] {
  return rooms.flatMap((room) => {
    const refused = (names: readonly string[], inTest: boolean) =>
      names
        .filter((name) => name.startsWith(SCOPE) && !mayUse(room.name, roomOf(name), inTest))
        .map((name) => `${room.name}/package.json: ${room.name} may not depend on ${roomOf(name)}`);
    const rules = rulesOf(room);
    return [
      ...refused(room.dependencies, false),
      ...refused(room.devDependencies ?? [], true),
      ...room.files.flatMap((file) =>
        importsOf(file.text)
          .map((specifier) => complaint(room, file, specifier, rules))
          .filter((sentence) => sentence !== undefined)
          .map((sentence) => `${room.name}/${file.path}: ${sentence}`),
      ),
    ];
  });
}

/** The box, on which rules read how many may play: it fetches the other parts when they are wanted. */
const SHELF = 'src/shelf.ts';

/** The files that a game's rules are written in: src/game.ts and whatever it leads to. */
function rulesOf(room: Room): ReadonlySet<string> {
  const found = new Set<string>();
  const follow = (path: string) => {
    const file = room.files.find((one) => one.path === path);
    if (file === undefined || path === SHELF || found.has(path)) return;
    found.add(path);
    for (const specifier of importsOf(file.text))
      if (specifier.startsWith('.')) follow(posix.join(posix.dirname(path), specifier));
  };
  if (floorOf(room.name) === 'game') follow('src/game.ts');
  return found;
}

function complaint(
  room: Room,
  file: SourceFile,
  specifier: string,
  rules: ReadonlySet<string>,
): string | undefined {
  if (specifier.startsWith('.')) {
    const target = posix.join(posix.dirname(file.path), specifier);
    return target.startsWith('..') ? `${specifier} leaves the package; import it by name` : undefined;
  }
  if (specifier.startsWith(SCOPE)) {
    const other = roomOf(specifier);
    if (other === room.name) return undefined;
    const inTest = file.path.startsWith('test/');
    if (!mayUse(room.name, other, inTest)) return `${room.name} may not import ${other}`;
    if (specifier === INSIDE && room.name !== PROVES) return `only the ${PROVES} looks inside the kernel`;
    // What stands around the rules knows the rules, never the other way round.
    if (other === PROVES && rules.has(file.path))
      return `rules import kernel and sets alone, not ${specifier}`;
    const named = [...room.dependencies, ...(room.devDependencies ?? [])];
    if (!named.includes(SCOPE + other)) return `${other} is not in ${room.name}'s package.json`;
    return undefined;
  }
  // A game knows no clock, no disk and no library: only the rooms below it.
  if (floorOf(room.name) === 'game' && file.path.startsWith('src/')) {
    return `a game's code imports the rooms below it alone, not ${specifier}`;
  }
  return undefined;
}

const roomOf = (specifier: string) => specifier.slice(SCOPE.length).split('/')[0];

/** The client's layers, from the top: each may use those below it. */
export const CLIENT = ['shell', 'pages', 'games', 'table', 'art', 'controls', 'kit'];
/** The server's rooms likewise; what starts it lies above them all, in no room. */
export const SERVER = ['http', 'house', 'jobs', 'people', 'tables', 'storage', 'line', 'ground'];

/** A folder of a layer, with all that is in it; what lies in no folder of its own is the layer's own room. */
const folderOf = (path: string): string => path.split('/').slice(0, -1).slice(0, 2).join('/');

/** Everything a file needs of its own sources, however it asks for it: also workers, sheets and globs. */
function neededBy({ path, text }: SourceFile, all: readonly SourceFile[]): string[] {
  const asked = /\b(?:new URL|glob(?:<[^(]*>)?)\(\s*(['"`])([^'"`\n]+)\1/g;
  return [...importsOf(text), ...[...text.matchAll(asked)].map((match) => match[2])]
    .filter((specifier) => specifier.startsWith('.'))
    .map((specifier) => posix.join(posix.dirname(path), specifier))
    .flatMap((target) => {
      if (!target.includes('*')) return [target];
      return all.map((file) => file.path).filter((other) => posix.matchesGlob(other, target));
    });
}

/** One sentence for every arrow between layers that does not point down, and for folders in a circle. */
export function brokenLayers(files: readonly SourceFile[], layers: readonly string[]): string[] {
  const layerOf = (path: string): number => layers.indexOf(path.split('/')[0]);
  const homeless = files.filter(({ path }) => path.includes('/') && layerOf(path) < 0);
  const arrows = files
    .filter(({ path }) => layerOf(path) >= 0)
    .flatMap((file) => neededBy(file, files).map((to) => ({ from: file.path, to })))
    .filter(({ to }) => layerOf(to) >= 0 || files.some(({ path }) => path === to));
  const up = arrows.filter(({ from, to }) => layerOf(to) < layerOf(from));
  const circle = circleIn(arrows.map(({ from, to }) => [folderOf(from), folderOf(to)]));
  return [
    ...homeless.map(({ path }) => `${path} lies in no layer`),
    ...up.map(({ from, to }) => `${from}: ${layers[layerOf(from)]} may not use ${to}`),
    ...(circle.length === 0 ? [] : [`in a circle: ${circle.join(' → ')}`]),
  ];
}

/** One way round among these, back to where it began; empty where there is none. */
function circleIn(arrows: readonly (readonly [from: string, to: string])[]): string[] {
  let left = arrows.filter(([from, to]) => from !== to);
  for (;;) {
    const open = new Set(left.map(([from]) => from));
    const inner = left.filter(([, to]) => open.has(to));
    if (inner.length === left.length) break;
    left = inner;
  }
  const way: string[] = [];
  let at: string | undefined = left[0]?.[0];
  while (at !== undefined && !way.includes(at)) {
    way.push(at);
    const here: string = at;
    at = left.find(([from]) => from === here)?.[1];
  }
  return at === undefined ? [] : [...way.slice(way.indexOf(at)), at];
}
