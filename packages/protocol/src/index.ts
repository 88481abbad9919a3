export type { Arguments, Given, Reply, Route } from './calls.ts';
export * from './client.ts';
export * from './lists.ts';
export type {
  NodeHealth,
  OperatorGuest,
  OperatorReport,
  OperatorTableLine,
} from './operator.ts';
export type { Notice, Shunned, ShunnedSeats } from './people.ts';
export type { Problem } from './problem.ts';
export * from './reasons.ts';
export type {
  Change,
  MatchRecord,
  Message,
  News,
  OnlineSeat,
  OnlineTable,
  Pointer,
  Presence,
  StreamEvent,
  Summary,
  Update,
} from './replies.ts';
export { viewAfter } from './view.ts';
export * from './whys.ts';
