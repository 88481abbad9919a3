import * as days from './days.ts';
import * as says from './replies.ts';
import { once, type RouteShape } from './shapes.ts';
import * as solving from './solving.ts';

const daily = { tags: ['every day'] };
const puzzles = { tags: ['puzzles'] };

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
  'GET /ten': {
    ...daily,
    summary: 'Today’s ten questions, the same for everybody, and what your answers keep',
    response: { 200: solving.TenReply },
  },
  'PUT /days/:day/ten/:at': {
    ...daily,
    summary: 'Answer one of today’s ten; the first answer counts',
    params: solving.TenParams,
    body: solving.SolvedBody,
    response: { 200: solving.TenReply },
  },
  'GET /days/:day/ten': {
    ...daily,
    summary: 'Who found most in the ten of that day: everybody, friends, or a club',
    params: days.DayParams,
    querystring: days.BoardQuery,
    response: { 200: solving.TenBoardReply },
  },
  'GET /weeks/:week/ten': {
    ...daily,
    summary: 'The cup of a week, of its tens',
    params: solving.WeekParams,
    querystring: days.BoardQuery,
    response: { 200: solving.CupReply },
  },
  'GET /weeks/:week/:game': {
    ...daily,
    summary: 'The cup of a week: what seven days’ tables of a game have brought',
    params: solving.WeekGameParams,
    querystring: days.BoardQuery,
    response: { 200: solving.CupReply },
  },
  'PUT /puzzles/:game/:puzzle': {
    ...puzzles,
    summary: 'Answer a puzzle; the first try counts for your rating, and for the puzzle’s',
    params: solving.PuzzleParams,
    body: solving.SolvedBody,
    response: { 200: solving.TriedReply },
  },
  'GET /me/puzzles': {
    ...puzzles,
    summary: 'Where you stand among those who solve, and which puzzles you have tried',
    response: { 200: solving.SolvingReply },
  },
} as const satisfies Readonly<Record<`${string} /${string}`, RouteShape>>;
