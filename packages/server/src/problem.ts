import { type Reason as KernelReason, Refused } from '@undercroft/kernel';

/** Every way to be refused: its status and its title. */
const REASONS = {
  'bad-input': [400, 'That is not what is expected here'],
  'no-guest': [401, 'The table does not know you yet'],
  'not-yours': [403, 'That is not yours to decide'],
  carried: [403, 'Your seat is now on another device'],
  'not-found': [404, 'There is nothing here'],
  stale: [409, 'The table has moved on'],
  'not-asked': [409, 'Somebody else is asked'],
  'not-now': [409, 'Not at this time'],
  taken: [409, 'Somebody else has it'],
  illegal: [422, 'The rules do not allow that'],
  'too-many': [429, 'Too many at once'],
  fault: [500, 'The server made a mistake'],
  busy: [503, 'The server cannot do that right now'],
} as const satisfies Record<string, readonly [number, string]>;

export type ProblemReason = keyof typeof REASONS;

/** RFC 9457: what is sent when something was refused. */
export interface ProblemDocument {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly reason: ProblemReason;
}

/** A request that was refused; nothing has changed. The detail says what to do instead. */
export class Problem extends Error {
  readonly reason: ProblemReason;
  readonly status: number;

  constructor(reason: ProblemReason, detail: string, status: number = REASONS[reason][0]) {
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

const FROM_RULES: Readonly<Record<KernelReason, ProblemReason>> = {
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
