import { Type } from 'typebox';
import { CIRCLE_ROUTES } from './circle-routes.ts';
import { DAY_ROUTES } from './day-routes.ts';
import { OPERATOR_ROUTES } from './operator-routes.ts';
import { PageErrorBody } from './page-errors.ts';
import * as people from './people.ts';
import * as says from './replies.ts';
import * as asks from './requests.ts';
import { RETURNING_ROUTES } from './returning-routes.ts';
import { once, type RouteShape } from './shapes.ts';
import { SHARING_ROUTES } from './sharing-routes.ts';
import { TOURNAMENT_ROUTES } from './tournament-routes.ts';

const who = { tags: ['who you are'] };
const tables = { tags: ['tables'] };
const seats = { tags: ['seats'] };
const play = { tags: ['play'] };
const others = { tags: ['people'] };
const nothing = { response: { 204: says.Nothing } };
const ofTable = { params: asks.TableParams };
const ofSeat = { params: asks.SeatParams };
const seen = { ...ofTable, querystring: asks.SeeQuery };
const table = { response: { 200: says.OnlineTable } };
const newTable = { response: { 201: says.OnlineTable } };
const version = { response: { 200: says.VersionReply } };

/** Everything a server can be asked. */
export const ROUTES = {
  'GET /me': { ...who, summary: 'The guest you are, if any', response: { 200: says.GuestReply } },
  'PUT /me': {
    ...who,
    summary: 'Become a guest, or change your name',
    ...once,
    body: asks.NameBody,
    response: { 200: says.GuestReply },
  },
  'DELETE /me': {
    ...who,
    summary: 'Be forgotten: name, words and seats go, games are given up, cookie and token are worth nothing',
    ...nothing,
  },
  'GET /me/data': {
    ...who,
    summary: 'All that is kept about you, to take along',
    response: { 200: says.GuestData },
  },
  'GET /me/tables': {
    ...who,
    summary: 'The tables where you sit, those touched last first',
    querystring: asks.PageQuery,
    response: { 200: says.TablesReply },
  },
  'POST /tokens': {
    ...who,
    summary: 'A guest for a program',
    ...once,
    body: asks.NameBody,
    response: { 201: says.TokenReply },
  },
  'POST /tokens/exchange': {
    ...who,
    summary:
      'Another token for the guest you are, signed anew; with `endOthers` all from before are worth nothing',
    body: asks.ExchangeBody,
    response: { 200: says.TokenReply },
  },

  'GET /games': { ...tables, summary: 'The games, and what one may choose', response: { 200: says.Offers } },
  'POST /tables': { ...tables, summary: 'A new table', ...once, body: asks.NewTableBody, ...newTable },
  'GET /tables': {
    ...tables,
    summary: 'Public tables, newest first',
    querystring: asks.ListQuery,
    response: { 200: says.TablesReply },
  },
  'GET /addresses': {
    ...tables,
    summary: 'Where guests reach this server, if that is not the address you came by',
    response: { 200: says.AddressesReply },
  },
  'GET /invitations/:code': {
    ...tables,
    summary: 'The table an invitation is for',
    params: asks.CodeParams,
    response: { 200: says.InvitationReply },
  },
  'GET /tables/:id': { ...tables, summary: 'A table as you may know it', ...seen, ...table },
  'GET /tables/:id/set': {
    ...tables,
    summary: 'The component set of a table that brought its own',
    ...seen,
    response: { 200: says.SetReply },
  },
  'GET /tables/:id/record': {
    ...tables,
    summary: 'The whole match, when it is over',
    ...seen,
    response: { 200: says.MatchRecord },
  },
  'PATCH /tables/:id': {
    ...tables,
    summary: 'The host changes what is agreed',
    ...ofTable,
    body: asks.WishesBody,
    ...table,
  },
  'POST /tables/:id/start': { ...tables, summary: 'The host starts the game', ...ofTable, ...table },
  'POST /tables/:id/rematch': {
    ...tables,
    summary: 'The same people at a new table',
    ...ofTable,
    ...newTable,
  },

  'POST /tables/:id/seats': {
    ...seats,
    summary: 'Take a free seat, or move to it',
    ...ofTable,
    body: asks.SitBody,
    ...table,
  },
  'DELETE /tables/:id/seats/:seat': {
    ...seats,
    summary: 'Leave; the host may remove anyone before the start',
    ...ofSeat,
    ...table,
  },
  'POST /tables/:id/seats/:seat/exchange': {
    ...seats,
    summary: 'Two chairs change places before the start, as the host decides who sits opposite whom',
    ...ofSeat,
    body: asks.OtherSeatBody,
    ...table,
  },
  'PUT /tables/:id/seats/:seat/bot': {
    ...seats,
    summary: 'A computer player on a free seat',
    ...ofSeat,
    body: asks.BotBody,
    ...table,
  },
  'PATCH /tables/:id/seats/:seat': {
    ...seats,
    summary: 'Figure, colour, ready, and your part of the luck',
    ...ofSeat,
    body: asks.ChoiceBody,
    ...table,
  },
  'PUT /tables/:id/seats/:seat/stand-in': {
    ...seats,
    summary: 'Vote that a bot plays on for somebody away or silent',
    ...ofSeat,
    ...table,
  },
  'DELETE /tables/:id/seats/:seat/stand-in': {
    ...seats,
    summary: 'Take your seat back from the bot',
    ...ofSeat,
    ...table,
  },
  'POST /tables/:id/seats/:seat/carry': {
    ...seats,
    summary: 'A code that carries your seat to another device, once',
    ...ofSeat,
    response: { 201: says.CarryReply },
  },
  'GET /carry/:code': {
    ...seats,
    summary: 'Whose seat a code carries: a name to become a guest by',
    params: asks.CodeParams,
    response: { 200: says.NameReply },
  },
  'POST /carry': {
    ...seats,
    summary: 'Go on here with a seat from another device',
    body: asks.CarryBody,
    ...table,
  },

  'PUT /tables/:id/onlookers/me': {
    ...seats,
    summary:
      'Look on by name at a game that has begun, and ask for an open seat or a place in the next match',
    ...ofTable,
    body: asks.OnlookBody,
    ...table,
  },
  'PUT /tables/:id/onlookers/:onlooker/seat': {
    ...seats,
    summary: 'Let somebody who looks on have the seat they ask for',
    params: asks.OnlookerParams,
    ...table,
  },
  'DELETE /tables/:id/onlookers/:onlooker/seat': {
    ...seats,
    summary: 'Decline that somebody who looks on has the seat they ask for',
    params: asks.OnlookerParams,
    ...table,
  },

  'GET /tables/:id/stream': {
    ...play,
    summary: 'Everything that happens at a table, live, as server-sent events',
    ...ofTable,
    querystring: asks.StreamQuery,
    response: {
      200: {
        description: 'Events: their names, ids and data',
        content: { 'text/event-stream': { schema: Type.Unsafe<string>(says.StreamEvent) } },
      },
    },
  },
  'GET /tables/:id/update': {
    ...play,
    summary: 'Where the game stands, for programs that poll',
    ...seen,
    response: { 200: says.Update },
  },
  'POST /tables/:id/answers': {
    ...play,
    summary: 'Answer what you are asked',
    ...ofTable,
    body: asks.AnswerBody,
    ...version,
  },
  'POST /tables/:id/take-back': {
    ...play,
    summary: 'Take your last answer back',
    ...ofTable,
    body: asks.VersionBody,
    ...version,
  },
  'PUT /tables/:id/take-back/wish': {
    ...play,
    summary: 'Ask the others to let you take your last answer back; alone, take it back',
    ...ofTable,
    body: asks.VersionBody,
    ...version,
  },
  'PUT /tables/:id/take-back/leave': {
    ...play,
    summary: 'Let somebody take back what they ask for, since that version',
    ...ofTable,
    body: asks.VersionBody,
    ...version,
  },
  'DELETE /tables/:id/take-back/wish': {
    ...play,
    summary: 'Withdraw your wish to take an answer back, or decline that of somebody else',
    ...ofTable,
    ...table,
  },
  'POST /tables/:id/resign': {
    ...play,
    summary: 'Give up: a bot plays on, and cannot win',
    ...ofTable,
    ...table,
  },
  'PUT /tables/:id/offer-end': {
    ...play,
    summary: 'Offer to end without a winner, or agree to it',
    ...ofTable,
    ...table,
  },
  'DELETE /tables/:id/offer-end': {
    ...play,
    summary: 'Play on: withdraw your offer to end, or decline that of the others',
    ...ofTable,
    ...table,
  },
  'POST /tables/:id/chat': {
    ...play,
    summary: 'Say or show something',
    ...once,
    ...ofTable,
    body: asks.ChatBody,
    response: { 201: says.Message },
  },

  'PUT /tables/:id/pointer': {
    ...play,
    summary: 'Point at a place on the board, for everybody who looks',
    ...ofTable,
    body: asks.PointerBody,
    ...nothing,
  },

  'POST /tables/:id/reports': {
    ...others,
    summary: 'Report a person, or what somebody said, to those who run the server',
    ...ofTable,
    body: people.ReportBody,
    ...nothing,
  },
  'GET /tables/:id/shunned': {
    ...others,
    summary: 'Whom of those at this table you have muted or blocked',
    ...seen,
    response: { 200: people.ShunnedSeats },
  },
  'PUT /tables/:id/shunned': {
    ...others,
    summary: 'Mute or block somebody at a table, or neither any more',
    ...ofTable,
    body: people.ShunBody,
    ...nothing,
  },
  'GET /me/shunned': {
    ...others,
    summary: 'Whom you have muted or blocked',
    response: { 200: people.ShunnedReply },
  },
  'DELETE /me/shunned/:id': {
    ...others,
    summary: 'Hear and meet somebody again',
    params: people.ShunnedParams,
    ...nothing,
  },
  'GET /notice': {
    ...others,
    summary: 'What those who run the server say to everybody',
    response: { 200: people.NoticeReply },
  },
  'POST /page-errors': {
    ...others,
    summary: 'Tell those who run the server what went wrong in a page; nothing here where they do not listen',
    body: PageErrorBody,
    ...nothing,
  },

  ...RETURNING_ROUTES,
  ...CIRCLE_ROUTES,
  ...DAY_ROUTES,
  ...TOURNAMENT_ROUTES,
  ...SHARING_ROUTES,
  ...OPERATOR_ROUTES,
} as const satisfies Readonly<Record<`${string} /${string}`, RouteShape>>;
