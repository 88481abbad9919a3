import type { Messages } from '../language/en.ts';
import { NoServer, Problem } from './api.ts';

/** What to tell a person when the server did not do it. */
export function explain(m: Messages, error: unknown): string {
  if (error instanceof NoServer) return m.friends.noServer;
  if (error instanceof Problem) {
    if (error.reason === 'too-many') return m.friends.tooMany;
    if (error.reason === 'carried') return m.friends.carried;
    if (error.reason === 'not-found') return m.friends.gone;
    return error.message;
  }
  return error instanceof Error ? error.message : m.broken;
}
