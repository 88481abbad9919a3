import type { Static } from 'typebox';
import { Type } from 'typebox';
import { REASONS, type Reason } from './reasons.ts';

const reasons = Object.keys(REASONS) as Reason[];

export const Problem = Type.Object(
  {
    type: Type.String(),
    title: Type.String(),
    status: Type.Integer(),
    detail: Type.String(),
    reason: Type.Enum(reasons),
  },
  { description: 'A problem document (RFC 9457): nothing has changed' },
);
/** RFC 9457: what is sent when something was refused. */
export type Problem = Static<typeof Problem>;
