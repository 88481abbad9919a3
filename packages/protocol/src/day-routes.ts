import * as days from './days.ts';
import * as says from './replies.ts';
import { once, type RouteShape } from './shapes.ts';

const daily = { tags: ['every day'] };

/** One table a day for each game: the same opponents and the same luck for everybody. */
export const DAY_ROUTES = {
  'GET /today': {
    ...daily,
    summary: 'The day it is where the server is, and your tries at its tables',
    response: { 200: days.TodayReply },
  },
  'POST /today/:game': {
    ...daily,
    summary: 'Sit down at the table of today; the first one counts, and it stays the same',
    ...once,
    params: days.TodayParams,
    body: days.PlayTodayBody,
    response: { 201: says.InvitationReply },
  },
  'GET /days/:day': {
    ...daily,
    summary: 'A day with the hash of its secret; once it is over, with the secret itself',
    params: days.DayParams,
    response: { 200: days.DayReply },
  },
  'GET /days/:day/:game': {
    ...daily,
    summary: 'Who chose best that day: everybody, friends, or a club',
    params: days.DayGameParams,
    querystring: days.BoardQuery,
    response: { 200: days.BoardReply },
  },
  'GET /days/:day/:game/best': {
    ...daily,
    summary: 'The match of whoever chose best, once the day is over',
    params: days.DayGameParams,
    response: { 200: says.MatchRecord },
  },
} as const satisfies Readonly<Record<`${string} /${string}`, RouteShape>>;
