export * from './lists.ts';
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
