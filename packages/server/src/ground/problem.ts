import { Refused } from '@undercroft/kernel';
import {
  type ParamsOf,
  type Problem as ProblemDocument,
  REASONS,
  type Reason,
  WHYS,
  type Why,
} from '@undercroft/protocol';

/** What has to be said beside the reason itself: its parameters, and a status where it is not the usual one. */
type Beside<W extends Why> = ParamsOf<W> extends undefined ? [] : [params: ParamsOf<W>, status?: number];

/** A request that was refused; nothing has changed. The detail says what to do instead. */
export class Problem<W extends Why = Why> extends Error {
  readonly reason: Reason;
  readonly why: Why;
  readonly params: ProblemDocument['params'];
  readonly status: number;

  constructor(why: W, ...[params, status]: Beside<W>) {
    const { reason, says, ...own }: { reason: Reason; says: (params: never) => string; status?: number } =
      WHYS[why];
    super(says(params as never));
    this.name = 'Problem';
    this.reason = reason;
    this.why = why;
    this.params = params ?? {};
    this.status = status ?? own.status ?? REASONS[reason][0];
  }

  get document(): ProblemDocument {
    const { reason, why, params, status, message } = this;
    return {
      ...{ type: `urn:undercroft:problem:${reason}`, title: REASONS[reason][1] },
      ...{ status, detail: message, reason, why, params },
    };
  }
}

/** What the rules refused, as a problem; anything else is handed back as it is. */
export function asProblem(error: unknown): unknown {
  if (!(error instanceof Refused)) return error;
  const { reason, message: what } = error;
  if (reason === 'not-asked' || reason === 'over') return new Problem(reason);
  if (reason !== 'bad-input') return new Problem(reason, { what });
  // Every mistake in a box begins with its place: `set.tokens.rat.count: expected …`.
  return new Problem('wrong-box', { what, where: /^([\w.[\]-]+): /.exec(what)?.[1] ?? '' });
}
