import { type TSchema, Type } from 'typebox';
import * as accounts from './accounts.ts';
import * as games from './games.ts';
import * as people from './people.ts';
import * as says from './replies.ts';
import * as asks from './requests.ts';
import * as turns from './turns.ts';

/** One way to ask: what goes along, and what comes back. The paths are below `/api`. */
interface RouteShape {
  readonly tags: readonly string[];
  readonly summary: string;
  readonly params?: TSchema;
  readonly querystring?: TSchema;
  readonly body?: TSchema;
  readonly response: Readonly<Record<number, TSchema | object>>;
}

const who = { tags: ['who you are'] };
const tables = { tags: ['tables'] };
const seats = { tags: ['seats'] };
const play = { tags: ['play'] };
const others = { tags: ['people'] };
const account = { tags: ['accounts'] };
const told = { tags: ['turn by turn'] };
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
  'GET /me/tables': { ...who, summary: 'The tables where you sit', response: { 200: says.TablesReply } },
  'POST /tokens': {
    ...who,
    summary: 'A guest for a program',
    body: asks.NameBody,
    response: { 201: says.TokenReply },
  },

  'GET /games': { ...tables, summary: 'The games, and what one may choose', response: { 200: says.Offers } },
  'POST /tables': { ...tables, summary: 'A new table', body: asks.NewTableBody, ...newTable },
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
  'GET /tables/:id/away': {
    ...play,
    summary:
      'What your seat has missed since a version, or since its last answer: how it lay there, and what changed',
    ...ofTable,
    querystring: asks.AwayQuery,
    response: { 200: says.AwayReply },
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
    ...ofTable,
    body: asks.ChatBody,
    response: { 201: says.Message },
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

  'GET /me/games': {
    ...who,
    summary: 'What you play, whoever waits for you first, or what you have played',
    querystring: games.MyGamesQuery,
    response: { 200: games.MyGamesReply },
  },
  'GET /me/next': {
    ...who,
    summary: 'The next table that waits for you',
    querystring: games.NextQuery,
    response: { 200: games.NextReply },
  },
  'GET /me/games/file': {
    ...who,
    summary: 'All your finished matches in one file',
    response: { 200: games.MatchesFile },
  },
  'GET /me/turns': {
    ...told,
    summary: 'How you are told that it is your turn',
    response: { 200: turns.Turns },
  },
  'PUT /me/turns': {
    ...told,
    summary: 'In which language, how often, and when not',
    body: turns.TurnWishesBody,
    response: { 200: turns.Turns },
  },
  'POST /me/ways/push': {
    ...told,
    summary: 'Tell this browser, by web push; the same one again changes nothing',
    body: turns.PushBody,
    response: { 200: turns.Turns },
  },
  'POST /me/ways/mail': {
    ...told,
    summary: 'Tell me by mail, once a code sent there has come back',
    body: turns.MailBody,
    response: { 200: turns.Turns },
  },
  'POST /me/ways/webhook': {
    ...told,
    summary: 'Call an address on the web',
    body: turns.WebhookBody,
    response: { 200: turns.Turns },
  },
  'PUT /me/ways/:id/confirm': {
    ...told,
    summary: 'The code that was sent there',
    params: turns.WayParams,
    body: turns.ConfirmBody,
    response: { 200: turns.Turns },
  },
  'POST /me/ways/:id/test': {
    ...told,
    summary: 'Send a message to see whether it gets through',
    params: turns.WayParams,
    ...nothing,
  },
  'DELETE /me/ways/:id': {
    ...told,
    summary: 'Do not tell me that way any more',
    params: turns.WayParams,
    response: { 200: turns.Turns },
  },
  'PUT /tables/:id/seen': {
    ...told,
    summary: 'You have seen that you are asked: nobody need tell you',
    ...ofTable,
    body: asks.VersionBody,
    ...nothing,
  },
  'GET /me/account': {
    ...account,
    summary: 'How you get back in: passkeys and recovery codes',
    response: { 200: accounts.Account },
  },
  'POST /me/passkeys/options': {
    ...account,
    summary: 'What a browser needs to make a passkey',
    response: { 200: accounts.PasskeyOptions },
  },
  'POST /me/passkeys': {
    ...account,
    summary: 'Keep a passkey the browser has made: you can sign in with it anywhere',
    body: accounts.PasskeyBody,
    response: { 201: accounts.Account },
  },
  'DELETE /me/passkeys/:id': {
    ...account,
    summary: 'Nobody signs in with that passkey any more',
    params: accounts.PasskeyParams,
    response: { 200: accounts.Account },
  },
  'POST /me/recovery-codes': {
    ...account,
    summary: 'Codes to get back in without a passkey, each once; those from before are worth nothing',
    response: { 201: accounts.RecoveryCodes },
  },
  'POST /me/codes': {
    ...account,
    summary: 'A code that lets another device in as you, once, for ten minutes',
    response: { 201: says.CarryReply },
  },
  'POST /me/sign-out': { ...account, summary: 'This browser is nobody again; everything stays', ...nothing },
  'POST /me/sign-out-elsewhere': {
    ...account,
    summary: 'All other browsers that are signed in as you are nobody again',
    ...nothing,
  },
  'GET /sign-in': {
    ...account,
    summary: 'How one can sign in by the address you came by',
    response: { 200: accounts.SignInWays },
  },
  'POST /sign-in/options': {
    ...account,
    summary: 'What a browser needs to sign in with a passkey',
    response: { 200: accounts.PasskeyOptions },
  },
  'POST /sign-in': {
    ...account,
    summary: 'Sign in with a passkey',
    body: accounts.SignInBody,
    response: { 200: says.GuestReply },
  },
  'POST /sign-in/code': {
    ...account,
    summary: 'Sign in with a code from another device',
    body: accounts.SignInCodeBody,
    response: { 200: says.GuestReply },
  },
  'POST /sign-in/recovery': {
    ...account,
    summary: 'Sign in with a recovery code, which is used up by it',
    body: accounts.SignInCodeBody,
    response: { 200: says.GuestReply },
  },
} as const satisfies Readonly<Record<`${string} /${string}`, RouteShape>>;
