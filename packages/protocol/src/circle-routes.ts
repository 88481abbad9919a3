import * as circles from './circles.ts';
import * as says from './replies.ts';
import * as asks from './requests.ts';
import { once, type RouteShape } from './shapes.ts';

const friends = { tags: ['friends'] };
const clubs = { tags: ['clubs'] };
const nothing = { response: { 204: says.Nothing } };
const friendsReply = { response: { 200: circles.Friends } };
const link = { response: { 201: circles.Link } };
const ofClub = { params: circles.ClubParams };
const ofLeague = { params: circles.LeagueParams };
const club = { response: { 200: circles.Club } };
const newClub = { response: { 201: circles.Club } };

/** Friends, by link and by nothing else; clubs, their tables and leagues. */
export const CIRCLE_ROUTES = {
  'GET /me/friends': {
    ...friends,
    summary: 'Your friends, their public tables as far as they show them, and where you are invited to',
    ...friendsReply,
  },
  'PUT /me/friends': {
    ...friends,
    summary: 'What your friends see of you; nothing unless you say so',
    body: circles.FriendsBody,
    ...friendsReply,
  },
  'POST /me/friends/link': {
    ...friends,
    summary: 'A link that makes whoever accepts it your friend; the one from before is worth nothing',
    ...link,
  },
  'DELETE /me/friends/link': { ...friends, summary: 'Nobody becomes your friend by that link', ...nothing },
  'DELETE /me/friends/:id': {
    ...friends,
    summary: 'Not friends any more, either of you',
    params: circles.FriendParams,
    ...friendsReply,
  },
  'POST /tables/:id/invitations': {
    ...friends,
    summary: 'Invite a friend to a table where you sit',
    params: asks.TableParams,
    body: circles.InviteBody,
    ...nothing,
  },
  'DELETE /me/invitations/:id': {
    ...friends,
    summary: 'Not that table',
    params: asks.TableParams,
    ...nothing,
  },
  'GET /links/:code': {
    ...friends,
    summary: 'Who invites by a link, as a friend or to a club',
    params: asks.CodeParams,
    response: { 200: circles.LinkReply },
  },
  'POST /links': {
    ...friends,
    summary: 'Accept a link: become a friend, or a member of a club',
    body: circles.LinkBody,
    response: { 200: circles.AcceptedReply },
  },

  'GET /me/clubs': { ...clubs, summary: 'The clubs you belong to', response: { 200: circles.ClubsReply } },
  'POST /clubs': {
    ...clubs,
    summary: 'A new club, which is yours',
    ...once,
    body: circles.ClubBody,
    ...newClub,
  },
  'GET /clubs/:id': {
    ...clubs,
    summary: 'A club of yours: members, tables, results, leagues',
    ...ofClub,
    ...club,
  },
  'PATCH /clubs/:id': {
    ...clubs,
    summary: 'The owner renames it, or hands it over',
    ...ofClub,
    body: circles.ChangeClubBody,
    ...club,
  },
  'DELETE /clubs/:id': {
    ...clubs,
    summary: 'The owner closes it: members, leagues and results of the club are gone',
    ...ofClub,
    ...nothing,
  },
  'POST /clubs/:id/link': {
    ...clubs,
    summary: 'A link that makes whoever accepts it a member; the one from before is worth nothing',
    ...ofClub,
    ...link,
  },
  'DELETE /clubs/:id/link': { ...clubs, summary: 'Nobody joins by that link', ...ofClub, ...nothing },
  'DELETE /clubs/:id/members/:member': {
    ...clubs,
    summary: 'Leave; the owner may remove anybody',
    params: circles.MemberParams,
    ...nothing,
  },
  'POST /clubs/:id/leagues': {
    ...clubs,
    summary: 'The owner announces a league: which game, how many at a table',
    ...once,
    ...ofClub,
    body: circles.LeagueBody,
    ...newClub,
  },
  'DELETE /clubs/:id/leagues/:league': {
    ...clubs,
    summary: 'The owner calls a league off; its matches stay what they were',
    ...ofLeague,
    ...club,
  },
  'PUT /clubs/:id/leagues/:league/me': {
    ...clubs,
    summary: 'Take part in a league that has not begun',
    ...ofLeague,
    ...club,
  },
  'DELETE /clubs/:id/leagues/:league/me': {
    ...clubs,
    summary: 'Do not take part; matches that were not played are off',
    ...ofLeague,
    ...club,
  },
  'POST /clubs/:id/leagues/:league/start': {
    ...clubs,
    summary: 'The owner draws up the fixtures: everybody against everybody',
    ...ofLeague,
    ...club,
  },
  'POST /clubs/:id/leagues/:league/fixtures/:fixture/table': {
    ...clubs,
    summary:
      'Open the table of a match you play in: all its players sit there; open it twice, and it is the same',
    params: circles.FixtureParams,
    response: { 200: says.OnlineTable },
  },
} as const satisfies Readonly<Record<`${string} /${string}`, RouteShape>>;
