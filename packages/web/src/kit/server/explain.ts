import { NoServer, ProblemError } from '@undercroft/protocol';
import type { Messages } from '../language/en.ts';

/** What to tell a person when the server did not do it. */
export function explain(m: Messages, error: unknown): string {
  if (error instanceof NoServer) return m.friends.noServer;
  if (error instanceof ProblemError) {
    const { why, params } = error.problem;
    // A newer server may have reasons that this screen has never heard of.
    const says: ((params: never) => string) | undefined = m.refusals[why];
    return says?.(params as never) ?? error.message;
  }
  return error instanceof Error ? error.message : m.broken;
}
