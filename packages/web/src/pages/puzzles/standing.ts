import { idOf, type Puzzle } from '@undercroft/bots/solving';
import type { Answer } from '@undercroft/kernel';
import type { Reply } from '@undercroft/protocol';
import { useEffect } from 'react';
import { server } from '../../kit/server/api.ts';
import { Store, useStore } from '../../kit/store.ts';
import { type Swing, tries } from './tries.ts';

/** Where somebody stands, and what they have tried, here or on any device of theirs. */
export interface Standing {
  readonly rating: number;
  readonly tried: number;
  readonly solved: number;
  /** By puzzle: whether the first try found it. */
  readonly first: Readonly<Record<string, boolean>>;
}

type AtServer = Reply<'GET /me/puzzles'>;

/** Null where nobody knows this device, or there is no line. */
const atServer = new Store<AtServer | null>(null);

/** What was tried at a server counts there; what was tried without one stays on the device, and is not asked again. */
function standingNow(): Standing {
  const { rating, first } = tries.value;
  const known = atServer.value;
  if (known === null) {
    const found = Object.values(first);
    return {
      rating: rating.rating,
      ...{ tried: found.length, solved: found.filter(Boolean).length, first },
    };
  }
  const there = Object.fromEntries(known.tries.map(({ puzzle, solved }) => [puzzle, solved]));
  return { ...known.standing, first: { ...first, ...there } };
}

/** What may be tried next goes by this: without it somebody would be asked on their phone what they solved at home. */
export const triedAnywhere = (): Standing['first'] => standingNow().first;

export function useStanding(guest: string | null): Standing {
  useEffect(() => {
    if (guest === null) {
      atServer.set(null);
      return;
    }
    server.ask('GET /me/puzzles').then(
      (known) => atServer.set(known),
      () => atServer.set(null),
    );
  }, [guest]);
  useStore(atServer);
  useStore(tries);
  return standingNow();
}

/** Tells the server of a try of somebody who is known there; null where there is no line, or other puzzles. */
export async function tellTry(puzzle: Puzzle, answer: Answer | null): Promise<Swing | null> {
  const { game } = puzzle.match;
  const id = idOf(puzzle);
  try {
    const { solved, change, standing } = await server.ask('PUT /puzzles/:game/:puzzle', {
      ...{ game, puzzle: id },
      body: { answer: answer as string | Record<string, unknown> | null },
    });
    const before = atServer.value?.tries ?? [];
    const more = before.some((tried) => tried.puzzle === id) ? [] : [{ puzzle: id, game, solved }];
    atServer.set({ standing, tries: [...before, ...more] });
    return { change, rating: standing.rating };
  } catch {
    return null;
  }
}
