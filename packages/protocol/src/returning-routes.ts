import * as accounts from './accounts.ts';
import * as games from './games.ts';
import * as ratings from './ratings.ts';
import * as says from './replies.ts';
import * as asks from './requests.ts';
import { once, type RouteShape } from './shapes.ts';
import * as turns from './turns.ts';

const who = { tags: ['who you are'] };
const account = { tags: ['accounts'] };
const told = { tags: ['turn by turn'] };
const rating = { tags: ['ratings'] };
const play = { tags: ['play'] };
const nothing = { response: { 204: says.Nothing } };
const ofTable = { params: asks.TableParams };

/** What people may ask who come back: their games, how they get back in, how they are told of a turn. */
export const RETURNING_ROUTES = {
  'GET /tables/:id/away': {
    ...play,
    summary:
      'What your seat has missed since a version, or since its last answer: how it lay there, and what changed',
    ...ofTable,
    querystring: asks.AwayQuery,
    response: { 200: says.AwayReply },
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
  'GET /me/ratings': {
    ...rating,
    summary: 'Your ratings, and what your matches come to, game by game',
    response: { 200: ratings.MyRatings },
  },
  'PUT /me/luck/:id': {
    ...rating,
    summary: 'What a review on your device has found about your own match at that table',
    ...ofTable,
    body: ratings.LuckBody,
    ...nothing,
  },
  'PUT /me/profile': {
    ...rating,
    summary: 'What others may see of you; nothing unless you say so',
    body: ratings.ProfileBody,
    response: { 200: ratings.MyRatings },
  },
  'GET /ratings': {
    ...rating,
    summary: 'Those who want to be seen: by rating, or by what they gained this week',
    querystring: ratings.LeadersQuery,
    response: { 200: ratings.LeadersReply },
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
  'POST /sign-in/openid': {
    ...account,
    summary: 'Sign in with OpenID Connect: where to go',
    body: accounts.OpenIdBody,
    response: { 200: accounts.OpenIdReply },
  },
  'GET /sign-in/openid/back': {
    ...account,
    summary: 'Where the provider sends the browser back to',
    response: { 302: says.Nothing },
  },
  'POST /sign-in/code': {
    ...account,
    summary: 'Sign in with a code from another device',
    ...once,
    body: accounts.SignInCodeBody,
    response: { 200: says.GuestReply },
  },
  'POST /sign-in/recovery': {
    ...account,
    summary: 'Sign in with a recovery code, which is used up by it',
    ...once,
    body: accounts.SignInCodeBody,
    response: { 200: says.GuestReply },
  },
} as const satisfies Readonly<Record<`${string} /${string}`, RouteShape>>;
