/** Every way to be refused: its status and its title. */
export const REASONS = {
  'bad-input': [400, 'That is not what is expected here'],
  'no-guest': [401, 'The table does not know you yet'],
  'not-yours': [403, 'That is not yours to decide'],
  banned: [403, 'You are banned from this server'],
  blocked: [403, 'Somebody there and you do not play together'],
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

export type Reason = keyof typeof REASONS;
