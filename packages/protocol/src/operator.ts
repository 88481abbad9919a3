import { type Static, Type } from 'typebox';
import { Message, OnlineTable, Summary } from './replies.ts';
import { after, GuestId, Id, list, Name, next, nullable, ONE_LINE, strict, Time } from './shapes.ts';

const Words = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: ONE_LINE });
const Until = Type.Optional(nullable(Time));
const page = {
  text: Type.Optional(Type.String({ maxLength: 60, pattern: '^\\P{Cc}*$', description: 'What to look for' })),
  after,
};

export const OperatorId = Type.Object({ id: Id });
export const OperatorGuestParams = Type.Object({ id: GuestId });
export const GuestsQuery = Type.Object(page);
export const TablesQuery = Type.Object({
  ...page,
  status: Type.Optional(Type.Enum(['gathering', 'playing', 'over'])),
});
export const ReportsQuery = Type.Object({
  after,
  status: Type.Optional(Type.Enum(['open', 'closed'])),
});
export const RenameBody = Type.Object({ name: Name }, strict);
export const BanBody = Type.Object(
  {
    guest: Type.Optional(GuestId),
    address: Type.Optional(Type.String({ maxLength: 45, pattern: '^[0-9a-fA-F.:]+$' })),
    reason: Words(200),
    until: Until,
  },
  strict,
);
export const VerdictBody = Type.Object(
  { closed: Type.Boolean(), verdict: Type.Optional(Words(500)) },
  strict,
);
export const NoticeBody = Type.Object({ text: Words(300), until: Until }, strict);

const Guest = Type.Object({
  id: Type.String(),
  name: Type.String(),
  since: Time,
  seenAt: Time,
  tables: Type.Integer({ description: 'At how many tables they sit' }),
  ban: nullable(Type.String({ description: 'The id of their ban' })),
});
/** A guest as those see them who run the server. */
export type OperatorGuest = Static<typeof Guest>;
export const GuestsReply = Type.Object({ guests: list(Guest), next });

const { seats, you: _, yourTurn: __, ...summary } = Summary.properties;
const TableLine = Type.Object({ ...summary, seats, host: Type.String(), touchedAt: Time });
/** A table in the list of all tables. */
export type OperatorTableLine = Static<typeof TableLine>;
export const OperatorTables = Type.Object({ tables: list(TableLine), next });
export const OperatorTableReply = Type.Object({
  table: OnlineTable,
  people: list(Type.Object({ seat: Type.Integer(), guest: Type.String(), name: Type.String() })),
  chat: list(Message),
});

const report = {
  id: Type.String(),
  at: Time,
  reason: Type.String(),
  note: Type.String(),
  table: Type.String(),
  about: Type.Object({ guest: Type.String(), name: Type.String() }),
  by: Type.Object({ guest: Type.String(), name: Type.String() }),
  closedAt: nullable(Time),
  verdict: nullable(Type.String()),
};
const Report = Type.Object(report);
/** Somebody has reported somebody. */
export type OperatorReport = Static<typeof Report>;
export const ReportsReply = Type.Object({ reports: list(Report), next });
const Around = Type.Object({
  ...Message.properties,
  reported: Type.Boolean({ description: 'This is what the report is about' }),
});
export const ReportReply = Type.Object({
  ...report,
  chat: list(Around),
});

const Ban = Type.Object({
  id: Type.String(),
  kind: Type.Enum(['guest', 'address', 'identity']),
  who: Type.String(),
  name: Type.String(),
  reason: Type.String(),
  at: Time,
  until: nullable(Time),
});
export const BansReply = Type.Object({ bans: list(Ban) });

export const LimitsReply = Type.Object({
  configured: Type.Record(Type.String(), Type.Integer()),
  limited: list(
    Type.Object({
      limit: Type.String({ description: 'Everything of an address, everything of a guest, or a route' }),
      who: Type.String({ description: 'A guest by id, or an address' }),
      name: nullable(Type.String()),
      most: Type.Integer(),
      count: Type.Integer(),
      seconds: Type.Integer({ description: 'Until it is over' }),
    }),
  ),
});

const JobHealth = Type.Object({
  name: Type.String(),
  everySeconds: Type.Number(),
  lastAt: nullable(Time),
  lastMs: nullable(Type.Number({ description: 'How long it took then' })),
  fault: nullable(Type.String({ description: 'Why it failed then' })),
  runs: Type.Integer(),
  failures: Type.Integer(),
});
/** What a node does by itself from time to time, and when it last did. */
export type JobHealth = Static<typeof JobHealth>;
const LineHealth = Type.Object({
  up: Type.Boolean(),
  since: Time,
  cuts: Type.Integer({ description: 'How often it was cut' }),
  fault: nullable(Type.String({ description: 'What is in the way' })),
});
const NodeHealth = Type.Object({
  node: Type.String(),
  version: Type.String(),
  runtime: Type.String(),
  startedAt: Time,
  heardAt: Time,
  memory: Type.Object({ rss: Type.Integer(), heap: Type.Integer() }),
  eventLoop: Type.Number({ description: 'Milliseconds it is late, p99 since last told' }),
  streams: Type.Integer(),
  tablesInMemory: Type.Integer(),
  botsThinking: Type.Integer(),
  rules: Type.Record(Type.String(), Type.Integer()),
  jobs: list(JobHealth),
  line: Type.Optional(LineHealth),
});
/** How one node is. */
export type NodeHealth = Static<typeof NodeHealth>;
export const HealthReply = Type.Object({
  storage: Type.Object({
    kind: Type.Enum(['SQLite', 'PostgreSQL']),
    shape: Type.String(),
    ok: Type.Boolean(),
    milliseconds: Type.Number({ description: 'How long it took to store something' }),
    error: nullable(Type.String()),
  }),
  tables: Type.Record(Type.String(), Type.Integer()),
  nodes: list(NodeHealth),
});
