import { posix } from 'node:path';

/** A package as far as its arrows go. */
export interface Room {
  /** Its folder under packages/, which is also its name without the scope. */
  readonly name: string;
  /** What its package.json names: dependencies of every kind. */
  readonly dependencies: readonly string[];
  readonly files: readonly SourceFile[];
}

interface SourceFile {
  /** Inside the package: src/game.ts. */
  readonly path: string;
  readonly text: string;
}

const SCOPE = '@undercroft/';

/** What each room may use. A room not named here is a game. The server serves web's built files, no code. */
const BELOW: Readonly<Record<string, readonly string[]>> = {
  undercroft: ['lab', 'server'],
  web: ['protocol', 'words', 'bots', 'games', 'game', 'kernel'],
  server: ['protocol', 'words', 'bots', 'games', 'game', 'kernel'],
  lab: ['protocol', 'words', 'bots', 'games', 'game', 'kernel'],
  protocol: ['kernel'],
  words: ['games', 'game', 'kernel'],
  bots: ['games', 'game', 'kernel'],
  games: ['game', 'kernel'],
  game: ['kernel'],
  kernel: [],
};

const floorOf = (name: string) => (Object.hasOwn(BELOW, name) ? name : 'game');

const mayUse = (from: string, to: string) => BELOW[floorOf(from)].includes(floorOf(to));

/** Everything a source file imports or re-exports, types included. */
export function importsOf(text: string): string[] {
  // A quoted 'from' is a word in a list, not a statement.
  const statements = /(?<!['"`])\b(?:from|import|require)\b\s*\(?\s*(['"`])([^'"`\n]+)\1/g;
  return [...text.matchAll(statements)].map((match) => match[2]);
}

/** One sentence for every arrow that does not point down. */
export function brokenArrows(rooms: readonly Room[]): string[] {
  return rooms.flatMap((room) => [
    ...room.dependencies
      .filter((name) => name.startsWith(SCOPE) && !mayUse(room.name, roomOf(name)))
      .map((name) => `${room.name}/package.json: ${room.name} may not depend on ${roomOf(name)}`),
    ...room.files.flatMap((file) =>
      importsOf(file.text)
        .map((specifier) => complaint(room, file, specifier))
        .filter((sentence) => sentence !== undefined)
        .map((sentence) => `${room.name}/${file.path}: ${sentence}`),
    ),
  ]);
}

function complaint(room: Room, file: SourceFile, specifier: string): string | undefined {
  if (specifier.startsWith('.')) {
    const target = posix.join(posix.dirname(file.path), specifier);
    return target.startsWith('..') ? `${specifier} leaves the package; import it by name` : undefined;
  }
  if (specifier.startsWith(SCOPE)) {
    const other = roomOf(specifier);
    if (other === room.name) return undefined;
    if (!mayUse(room.name, other)) return `${room.name} may not import ${other}`;
    if (!room.dependencies.includes(SCOPE + other)) return `${other} is not in ${room.name}'s package.json`;
    return undefined;
  }
  // The rules of a game know no clock, no disk and no library: only the kernel.
  if (floorOf(room.name) === 'game' && file.path.startsWith('src/')) {
    return `a game's code imports the kernel alone, not ${specifier}`;
  }
  return undefined;
}

const roomOf = (specifier: string) => specifier.slice(SCOPE.length).split('/')[0];
