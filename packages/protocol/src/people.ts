import { type Static, Type } from 'typebox';
import { REPORT_REASONS } from './lists.ts';
import { Code, Id, list, nullable, ONE_LINE, SeatNumber, strict, Time } from './shapes.ts';

const Text = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: ONE_LINE });
const MessageId = Type.Integer({ minimum: 1, maximum: 1_000_000_000, description: 'The id of a message' });
/** Somebody at a table: who sits there, or who said something there. */
const whom = {
  seat: Type.Optional(SeatNumber),
  message: Type.Optional(MessageId),
  invitation: Type.Optional(Code),
};

export const ReportBody = Type.Object(
  { ...whom, reason: Type.Enum([...REPORT_REASONS]), note: Type.Optional(Text(500)) },
  strict,
);
export const ShunBody = Type.Object(
  {
    ...whom,
    mute: Type.Boolean({ description: 'You do not hear them any more' }),
    block: Type.Boolean({ description: 'They cannot join your tables, and you are not seated together' }),
  },
  strict,
);
export const ShunnedParams = Type.Object({ id: Id });

const shunned = { name: Type.String(), mute: Type.Boolean(), block: Type.Boolean() };
const Shunned = Type.Object({ id: Type.String(), ...shunned, at: Time });
/** Somebody whom you do not want to hear, or to meet. */
export type Shunned = Static<typeof Shunned>;
export const ShunnedReply = Type.Object({ people: list(Shunned) });
export const ShunnedSeats = Type.Object({
  seats: list(Type.Object({ seat: SeatNumber, mute: Type.Boolean(), block: Type.Boolean() })),
});
export type ShunnedSeats = Static<typeof ShunnedSeats>;

const Notice = Type.Object({ text: Type.String(), until: nullable(Time) });
/** What those who run the server say to everybody. */
export type Notice = Static<typeof Notice>;
export const NoticeReply = Type.Object({
  notice: nullable(Notice),
  /** When the screens of this server were built, and what from. */
  build: nullable(Type.String()),
});
