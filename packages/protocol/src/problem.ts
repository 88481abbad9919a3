import type { Static } from 'typebox';
import { Type } from 'typebox';
import { REASONS, type Reason } from './reasons.ts';
import { WHYS, type Why } from './whys.ts';

const reasons = Object.keys(REASONS) as Reason[];
const whys = Object.keys(WHYS) as Why[];

export const Problem = Type.Object(
  {
    type: Type.String(),
    title: Type.String(),
    status: Type.Integer(),
    detail: Type.String(),
    instance: Type.Optional(Type.String({ description: 'The request, as the log has it: urn:uuid:…' })),
    reason: Type.Enum(reasons, { description: 'What kind of refusal it is, for programs' }),
    why: Type.Enum(whys, { description: 'Why, exactly: for screens that say it in their own words' }),
    params: Type.Unsafe<Readonly<Record<string, string | number>>>({
      type: 'object',
      additionalProperties: true,
      description: 'What such a sentence needs',
    }),
  },
  { description: 'A problem document (RFC 9457): nothing has changed' },
);
/** RFC 9457: what is sent when something was refused. */
export type Problem = Static<typeof Problem>;
