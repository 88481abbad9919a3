import { type Reason as KernelReason, Refused } from '@undercroft/kernel';
import { type Problem as ProblemDocument, REASONS, type Reason } from '@undercroft/protocol';

/** A request that was refused; nothing has changed. The detail says what to do instead. */
export class Problem extends Error {
  readonly reason: Reason;
  readonly status: number;

  constructor(reason: Reason, detail: string, status: number = REASONS[reason][0]) {
    super(detail);
    this.name = 'Problem';
    this.reason = reason;
    this.status = status;
  }

  get document(): ProblemDocument {
    const { reason, status, message } = this;
    return {
      type: `urn:undercroft:problem:${reason}`,
      title: REASONS[reason][1],
      status,
      detail: message,
      reason,
    };
  }
}

const FROM_RULES: Readonly<Record<KernelReason, Reason>> = {
  illegal: 'illegal',
  'not-asked': 'not-asked',
  stale: 'stale',
  over: 'not-now',
  'bad-input': 'bad-input',
};

/** What the rules refused, as a problem; anything else is handed back as it is. */
export function asProblem(error: unknown): unknown {
  if (!(error instanceof Refused)) return error;
  // The rules name the seat that is asked, which may be nobody's business.
  if (error.reason === 'not-asked') return new Problem('not-asked', 'you are not asked anything now');
  return new Problem(FROM_RULES[error.reason], error.message);
}
