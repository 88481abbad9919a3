export type { Reply, Route } from './calls.ts';
export * from './client.ts';
export * from './lists.ts';
export type { Problem } from './problem.ts';
export * from './reasons.ts';
export type {
  Change,
  Chat,
  Message,
  News,
  OnlineSeat,
  OnlineTable,
  Presence,
  StreamEvent,
  Summary,
  Update,
} from './replies.ts';
export { viewAfter } from './view.ts';
