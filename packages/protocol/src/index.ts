export * from './lists.ts';
export type {
  NodeHealth,
  OperatorBan,
  OperatorGuest,
  OperatorHealth,
  OperatorLimits,
  OperatorReport,
  OperatorReportRead,
  OperatorTableLine,
  OperatorTableLooked,
} from './operator.ts';
export type { Notice, Shunned, ShunnedSeats } from './people.ts';
export type { Problem } from './problem.ts';
export * from './reasons.ts';
export type {
  Change,
  Chat,
  Message,
  News,
  Offers,
  OnlineSeat,
  OnlineTable,
  Presence,
  Summary,
  Update,
} from './replies.ts';
