import { type Static, Type } from 'typebox';
import { list, strict, Time } from './shapes.ts';

/** Where an error of a page came up: in a part of the page, anywhere in it, in a promise nobody waited for, in a worker. */
const Where = Type.Enum(['boundary', 'page', 'promise', 'worker']);

const error = {
  build: Type.String({
    pattern: '^[\\w.-]{1,40}$',
    description: 'Which screens: the mark on the page’s first file',
  }),
  engine: Type.String({ pattern: '^((Chromium|Firefox|WebKit) \\d{1,4}(\\.\\d{1,3})?|other)$' }),
  where: Where,
  name: Type.String({ pattern: '^[A-Za-z]{1,40}$', description: 'TypeError, QuotaExceededError …' }),
  message: Type.String({
    maxLength: 200,
    pattern: '^\\P{Cc}*$',
    description: 'What the browser said, without what people typed; empty for a sentence of the house’s own',
  }),
  stack: Type.Array(Type.String({ pattern: '^[\\w.-]{1,60}:\\d{1,7}:\\d{1,7}$' }), {
    maxItems: 6,
    description: 'File, line and column, the innermost first',
  }),
};

export const PageErrorBody = Type.Object(error, strict);
/** What went wrong in a page, with nothing of the person who looked at it. */
export type PageError = Static<typeof PageErrorBody>;

export const PageErrorsReply = Type.Object({
  heard: Type.Boolean({ description: 'Whether pages are listened to: PAGE_ERRORS' }),
  build: Type.String({ description: 'The screens this node serves; empty where it has none' }),
  errors: list(Type.Object({ ...error, count: Type.Integer(), firstAt: Time, lastAt: Time })),
});
