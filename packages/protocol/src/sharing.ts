import { type Static, Type } from 'typebox';
import { REPORT_REASONS, SHARED_KINDS } from './lists.ts';
import { after, GameName, Id, list, next, nullable, ONE_LINE, ofTheGame, strict, Time } from './shapes.ts';

const SetData = Type.Unsafe<object>({
  type: 'object',
  description: 'A component set or an expansion, as its file has it; it has to have a name',
});
const SetShown = ofTheGame<object>('A component set or an expansion');
const text = Type.Optional(
  Type.String({ maxLength: 60, pattern: '^\\P{Cc}*$', description: 'Part of its name or author' }),
);

export const SharedParams = Type.Object({ id: Id });
export const SharedVersionParams = Type.Object({ id: Id, version: Type.String({ pattern: '^\\d{1,6}$' }) });
export const SharedQuery = Type.Object({ game: Type.Optional(GameName), text, after });
export const ShareBody = Type.Object({ game: GameName, set: SetData }, strict);
export const ShareAgainBody = Type.Object({ set: SetData }, strict);
export const SharedReportBody = Type.Object(
  {
    reason: Type.Enum([...REPORT_REASONS]),
    note: Type.Optional(Type.String({ minLength: 1, maxLength: 500, pattern: ONE_LINE })),
  },
  strict,
);
export const OperatorSharedQuery = Type.Object({
  text,
  after,
  status: Type.Optional(Type.Enum(['hidden', 'reported'])),
});
export const OperatorSharedBody = Type.Object(
  {
    hidden: Type.Boolean({
      description: 'Nobody but whoever published it finds it; its reports are settled',
    }),
  },
  strict,
);

const line = {
  id: Type.String(),
  game: Type.String(),
  kind: Type.Enum([...SHARED_KINDS]),
  name: Type.String(),
  author: Type.String({ description: 'As the file says; empty where it does not' }),
  licence: Type.String(),
  description: Type.String(),
  by: Type.String({ description: 'Who published it' }),
  picture: ofTheGame<{ section: string; name: string; value: unknown } | null>('One of its components'),
  changes: Type.Integer({ description: 'Figures that are other than in the box' }),
  version: Type.Integer(),
  madeAt: Time,
  changedAt: Time,
  hidden: Type.Boolean({ description: 'By whoever runs the server' }),
};
const Line = Type.Object(line);
/** A set or an expansion that somebody has published. */
export type SharedLine = Static<typeof Line>;
export const SharedReply = Type.Object({ sets: list(Line), next });

const Version = Type.Object({ version: Type.Integer(), at: Time, note: Type.String() });
export const SharedSet = Type.Object({
  ...line,
  set: SetShown,
  versions: list(Version),
  yours: Type.Boolean(),
});
export const SharedVersion = Type.Object({ version: Type.Integer(), at: Time, set: SetShown });

const person = Type.Object({ guest: Type.String(), name: Type.String() });
const OperatorLine = Type.Object({
  ...line,
  owner: person,
  reports: list(Type.Object({ at: Time, reason: Type.String(), note: Type.String(), by: person })),
});
/** The same as those see it who run the server. */
export type OperatorShared = Static<typeof OperatorLine>;
export const OperatorSharedReply = Type.Object({ sets: list(OperatorLine), next });

/** In the file of what is kept about somebody. */
export const SHARED_DATA = {
  shared: Type.Array(
    Type.Object({
      game: Type.String(),
      name: Type.String(),
      hidden: Type.Boolean(),
      versions: Type.Array(Type.Object({ version: Type.Integer(), at: Time, set: nullable(Type.Unknown()) })),
    }),
  ),
  sharedReports: Type.Array(
    Type.Object({ set: Type.String(), reason: Type.String(), note: Type.String(), at: Time }),
  ),
};
