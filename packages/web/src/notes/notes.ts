import type { GameTypes } from '@undercroft/kernel';
import type { ReactNode } from 'react';
import { onDevice } from '../app/memory.ts';
import { Store } from '../app/store.ts';
import type { AtTable } from '../games/screen.ts';
import type { Learnt } from '../language/learnt.ts';

/** What is worth a sentence and a picture when somebody meets it for the first time. */
interface FirstNote<T extends GameTypes = GameTypes> {
  readonly rule: string;
  /** Whether it has just happened; `before` is what happened right before it. */
  met(event: T['event'], before: T['event'] | undefined, at: AtTable<T>): boolean;
  readonly picture: ReactNode;
}

/** The notes of a game by their names, and what they say. */
export interface GameNotes<T extends GameTypes = GameTypes, Name extends string = string> {
  readonly words: Learnt<Readonly<Record<Name, string>>>;
  readonly list: Readonly<Record<Name, FirstNote<T>>>;
}

/** A game may bring notes beside its screen; they are fetched with the first table. */
const NOTES = import.meta.glob<{ notes: GameNotes }>('../games/*/notes/index.tsx');

export async function loadNotes(game: string): Promise<GameNotes | null> {
  const load = NOTES[`../games/${game}/notes/index.tsx`];
  return load === undefined ? null : (await load()).notes;
}

const KEPT_UNDER = 'undercroft.notes';

function remembered(): ReadonlySet<string> {
  const kept = onDevice.read(KEPT_UNDER);
  return new Set(Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : []);
}

/** What this person has been told, by game and name. */
export const toldNotes = new Store<ReadonlySet<string>>(remembered());

export function keepTold(id: string): void {
  toldNotes.set(new Set([...toldNotes.value, id]));
  onDevice.keep(KEPT_UNDER, JSON.stringify([...toldNotes.value]));
}
