import { NoServer, type ParamsOf, ProblemError, type Why } from '@undercroft/protocol';
import { dated } from '../language/dated.ts';
import type { Messages } from '../language/en.ts';
import { answered, mistaken } from './mistaken.ts';

/** What to tell a person when the server did not do it. */
export function explain(m: Messages, error: unknown): string {
  if (error instanceof NoServer) return m.friends.noServer;
  if (error instanceof ProblemError) {
    const { why, params } = error.problem;
    return refusalOf(m, why, params) ?? error.message;
  }
  return error instanceof Error ? error.message : m.broken;
}

type Special = 'wrong-form' | 'wrong-box' | 'no-seat' | 'not-told' | 'banned-until';

/** Reasons whose sentence depends on more than what stands in its gaps. */
const TOLD: { readonly [W in Special]: (m: Messages, params: ParamsOf<W>) => string } = {
  'wrong-form': ({ refusals }, mistake) => mistaken(refusals['wrong-form'], mistake),
  'wrong-box': ({ refusals: { 'wrong-box': says } }, { where = '' }) =>
    where === '' ? says.plain : says.where({ where }),
  'no-seat': ({ refusals }, { last }) => refusals['no-seat']({ seats: last + 1 }),
  'not-told'({ refusals: { 'not-told': says } }, { what }) {
    const status = answered(what);
    return status === null ? says.unreached : says.answered({ status });
  },
  'banned-until': ({ refusals, language }, { until, why }) =>
    refusals['banned-until']({ until: dated(language, until), why }),
};

/** Any other has only such gaps as its reason fills. */
type Sayings = { readonly [W in Exclude<Why, Special>]: string | ((params: ParamsOf<W>) => string) };

/** Null for what this screen has never heard of: a newer server may have more reasons. */
function refusalOf(m: Messages, why: Why, params: unknown): string | null {
  if (Object.hasOwn(TOLD, why)) return TOLD[why as Special](m, params as never);
  const sayings: Sayings = m.refusals;
  const says: string | ((params: never) => string) | undefined = sayings[why as keyof Sayings];
  return typeof says === 'function' ? says(params as never) : (says ?? null);
}
