export type { Account, SignInWays } from './accounts.ts';
export type { Arguments, Reply, RequestOf, Route } from './calls.ts';
export type { Club, ClubLine, Friends, League, LinkReply } from './circles.ts';
export * from './client.ts';
export type { BoardReply, TodayReply } from './days.ts';
export type { MyGame } from './games.ts';
export * from './lists.ts';
export type {
  JobHealth,
  NodeHealth,
  OperatorGuest,
  OperatorReport,
  OperatorTableLine,
} from './operator.ts';
export type { PageError } from './page-errors.ts';
export type { Notice, Shunned, ShunnedSeats } from './people.ts';
export type { Problem } from './problem.ts';
export type { Leader, MyRatings } from './ratings.ts';
export * from './reasons.ts';
export type {
  Away,
  MatchRecord,
  Message,
  News,
  OnlineSeat,
  OnlineTable,
  Pointer,
  Presence,
  SeenChange,
  StreamEvent,
  Summary,
  Update,
} from './replies.ts';
export type { OperatorShared, SharedLine } from './sharing.ts';
export type { CupReply, TenBoardReply, TenReply } from './solving.ts';
export type { Tournament, TournamentLine } from './tournaments.ts';
export type { Turns, Way } from './turns.ts';
export { viewAfter } from './view.ts';
export * from './whys.ts';
