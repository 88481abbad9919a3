import type { Seat } from '@undercroft/kernel';
import type { Messages } from '../../kit/language/en.ts';
import type { LuckAsked } from '../sources/client.ts';
import type { Showing } from '../stage/scene.ts';
import type { AtTable } from './screen.ts';

/** Who must do what, in a sentence; while something happens, what it is; at the end, who has won. */
export function sentenceOf(
  { m, say, names, viewer }: AtTable,
  scene: Showing,
  verdict: string | null,
  mine: boolean,
): string {
  const { ask, luck } = scene.update;
  if (scene.opening !== null) return m.table.opening[scene.opening];
  if (scene.event !== null) return say.event(scene.event, names);
  if (verdict !== null) return verdict;
  if (ask === null) return '';
  if (luck !== undefined) return luckSentence(m, luck);
  // Whoever has just answered reads their question until something comes of it.
  const answering = scene.sending && ask.seat === viewer;
  return mine || answering ? say.ask(ask, scene.view, names) : say.waiting(ask, scene.view, names);
}

/** Whose part of the table this is, for whoever listens; before anybody's turn it is everybody's. */
export const whoseTurn = ({ m, names }: Pick<AtTable, 'm' | 'names'>, seat: Seat | null): string =>
  seat === null ? m.table.atTable : m.table.turnOf({ name: names[seat] ?? '' });

/** What came of it on people's own table, as a question. */
export function luckSentence(m: Messages, { dice, purpose }: LuckAsked): string {
  if (dice !== null) return m.told.roll;
  return m.told.draw[isDrawn(purpose, m) ? purpose : 'other'];
}

const isDrawn = (purpose: string, m: Messages): purpose is keyof Messages['told']['draw'] =>
  purpose in m.told.draw;
