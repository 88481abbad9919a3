export type { Account, SignInWays } from './accounts.ts';
export type { Arguments, Given, Reply, Route } from './calls.ts';
export type { Club, ClubLine, Friends, League, LinkReply } from './circles.ts';
export * from './client.ts';
export type { MyGame } from './games.ts';
export * from './lists.ts';
export type {
  NodeHealth,
  OperatorGuest,
  OperatorReport,
  OperatorTableLine,
} from './operator.ts';
export type { Notice, Shunned, ShunnedSeats } from './people.ts';
export type { Problem } from './problem.ts';
export { type Leader, type MyRatings, SPANS, type Span } from './ratings.ts';
export * from './reasons.ts';
export type {
  Away,
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
export {
  HOW_OFTEN,
  type HowOften,
  type Turns,
  type Way,
  WEBHOOK_SHAPES,
  type WebhookShape,
} from './turns.ts';
export { viewAfter } from './view.ts';
export * from './whys.ts';
