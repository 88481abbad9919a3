import type { Counsel, GivenAway } from '@undercroft/bots';
import { type Answer, type Ask, sameAnswer, wordOf } from '@undercroft/kernel';
import { onDevice } from '../../kit/memory.ts';

const keptUnder = (table: string) => `undercroft.warned.${table}`;

/** What kinds of answers one was warned of at each table: also where a browser keeps nothing. */
const warned = new Map<string, Set<string>>();

function warnedAt(table: string): Set<string> {
  const known = warned.get(table) ?? new Set(remembered(table));
  warned.set(table, known);
  return known;
}

function remembered(table: string): string[] {
  const kept = onDevice.read(keptUnder(table));
  return Array.isArray(kept) ? kept.filter((kind) => typeof kind === 'string') : [];
}

/**
 * What to say before an answer is given: only what the coach has thought through in time, and once for each kind of
 * answer to each kind of question in a game.
 */
export function warningBefore(
  table: string,
  ask: Ask,
  answer: Answer,
  counsel: Counsel | null,
): GivenAway | null {
  const found = counsel?.warnings.find((one) => sameAnswer(one.answer, answer));
  const kinds = warnedAt(table);
  const kind = `${ask.kind} ${wordOf(answer)}`;
  if (found === undefined || kinds.has(kind)) return null;
  kinds.add(kind);
  onDevice.keep(keptUnder(table), JSON.stringify([...kinds]));
  return found;
}
