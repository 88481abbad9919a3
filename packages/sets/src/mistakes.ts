import { Refused } from '@undercroft/kernel';
import type { Path } from './things.ts';

/** Something a game has against a set: at which field, and what. */
export interface Against {
  readonly path: Path;
  readonly text: string;
}

/** What is refused, line by line, each with where it is wrong. */
export function mistakesOf(read: () => unknown): Against[] {
  try {
    read();
    return [];
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return error.message.split('\n').map((message) => {
      // Names that a game does not take are in the path as somebody typed them.
      const [, where = '', text = message] = /^set((?:[.[].*?)?): (.*)$/.exec(message) ?? [];
      return { path: pathIn(where), text };
    });
  }
}

/** '.monsters.mud-orc.backs[1]' as a path. */
export const pathIn = (where: string): Path =>
  [...where.matchAll(/\.([^.[\]]+)|\[(\d+)\]/g)].map(([, name, at]) => name ?? Number(at));
