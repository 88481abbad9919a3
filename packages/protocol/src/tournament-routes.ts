import * as says from './replies.ts';
import { PageQuery } from './requests.ts';
import { once, type RouteShape } from './shapes.ts';
import * as tournaments from './tournaments.ts';

const tags = { tags: ['tournaments'] };
const ofTournament = { params: tournaments.TournamentParams };
const tournament = { response: { 200: tournaments.Tournament } };

/** Tournaments: rounds of tables, by score, as a knock-out, or as a duplicate evening. */
export const TOURNAMENT_ROUTES = {
  'GET /me/tournaments': {
    ...tags,
    summary: 'The tournaments that are yours, and those where you take part, newest first, a page at a time',
    querystring: PageQuery,
    response: { 200: tournaments.TournamentsReply },
  },
  'POST /tournaments': {
    ...tags,
    summary: 'A new tournament, which is yours',
    ...once,
    body: tournaments.TournamentBody,
    response: { 201: tournaments.Tournament },
  },
  'GET /tournaments/codes/:code': {
    ...tags,
    summary: 'The tournament with this code',
    params: tournaments.TournamentCodeParams,
    response: { 200: tournaments.TournamentFound },
  },
  'GET /tournaments/:id': {
    ...tags,
    summary: 'A tournament: who plays, standings, every table of every round',
    ...ofTournament,
    ...tournament,
  },
  'PUT /tournaments/:id/me': {
    ...tags,
    summary: 'Take part; until half-way also when it has begun, unless it is a knock-out',
    ...ofTournament,
    body: tournaments.TakePartBody,
    ...tournament,
  },
  'DELETE /tournaments/:id/me': {
    ...tags,
    summary: 'Leave; where you sit a computer player finishes',
    ...ofTournament,
    ...tournament,
  },
  'POST /tournaments/:id/start': {
    ...tags,
    summary: 'Its owner lets the first round begin',
    ...ofTournament,
    ...tournament,
  },
  'POST /tournaments/:id/rounds': {
    ...tags,
    summary: 'Its owner lets the next round begin now, without a break',
    ...ofTournament,
    body: tournaments.NextRoundBody,
    ...tournament,
  },
  'DELETE /tournaments/:id': {
    ...tags,
    summary: 'Its owner calls it off; what has been played stays what it was',
    ...ofTournament,
    response: { 204: says.Nothing },
  },
} as const satisfies Readonly<Record<`${string} /${string}`, RouteShape>>;
