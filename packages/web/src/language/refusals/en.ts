import type { Refusals } from '@undercroft/protocol';
import { dated } from '../dated.ts';

/** Why the server did not do it, as people say it. */
export const refusals: Refusals = {
  'wrong-form': ({ where, what }) =>
    where === 'body/name'
      ? 'This name cannot be used: one line of up to 24 signs that everybody can see, please.'
      : where === 'body/text'
        ? 'That cannot be sent: one line of up to 300 signs that everybody can see, please.'
        : `The server did not understand that: ${what}`,
  'wrong-box': ({ what }) => `The game cannot be played like that: ${what}`,
  'too-large': () => 'That is too large for the server.',
  'not-json': ({ what }) => `The server did not understand that: ${what}`,
  'no-such-game': ({ game }) => `This server does not have the game “${game}”.`,
  'no-such-figure': () => 'This game has no such figure.',
  'too-many-bots': ({ seats }) => `There are only ${seats} seats, and one is yours.`,
  'too-many-people': ({ seats }) => `There are only ${seats} seats, and more people sit here.`,

  'no-guest': () => 'The server does not know you yet: give yourself a name first.',
  'no-token': () => 'The server does not know who you are.',
  'unknown-token': () => 'The server does not know you any more: give yourself a name again.',

  'not-seated': () => 'You do not sit at this table.',
  'not-host': () => 'Only whoever set up the table decides that.',
  removed: () => 'You were sent away from this table.',
  'other-seat': () => 'That is not your seat.',
  'others-decide': () => 'The others at the table decide that.',
  'other-site': () => 'Another site may not do that.',
  carried: () => 'Your seat is now on another device.',

  'no-table': () => 'This table does not exist, or you were not invited.',
  'no-seat': ({ last }) => `There is no such seat: the table has ${last + 1}.`,
  'no-invitation': () => 'No table has this invitation code.',
  'no-code': () => 'This link does not work any more: it works once, for ten minutes.',
  'no-recovery-code': () => 'No such recovery code, or it was used already.',
  'unknown-passkey': () => 'This server does not know that passkey.',
  'passkey-refused': () => 'That passkey was not accepted. Please begin anew.',
  'no-passkeys-here': () => 'Passkeys do not work by this address. Use a code from another device.',
  'passkeys-many': ({ most }) => `You have ${most} passkeys. Remove one first.`,
  'no-way': () => 'You are not told that way any more.',
  'no-such-zone': ({ zone }) => `There is no time zone called ${zone}.`,
  'private-address': () => 'That address is inside a private network, which this server does not call.',
  'wrong-code': () => 'That is not the code that was sent.',
  'no-mail': () => 'This server sends no mail.',
  'no-webhooks': () => 'This server calls no webhooks.',
  'not-told': ({ what }) => `The message did not get through: ${what}`,
  'ways-many': ({ most }) => `You are told in ${most} ways already. Remove one first.`,
  'rated-table': () => 'This table counts for ratings: nothing is taken back by leave.',
  'no-set': () => 'This table plays with what is in the box.',
  'seat-gone': () => 'The seat this link was for is not there any more.',
  'nothing-here': () => 'There is nothing here.',

  stale: () => 'The table has moved on: look again.',
  'not-asked': () => 'You are not asked anything now.',
  illegal: () => 'The rules do not allow that now.',

  'not-begun': () => 'The game has not begun yet.',
  begun: () => 'The game has begun already.',
  over: () => 'The game is over.',
  'begun-resign': () => 'The game has begun: you can only give up.',
  'need-seats': ({ min }) => `At least ${min} seats have to be taken.`,
  'not-ready': ({ names }) => `Not everybody is ready: ${names}`,
  'nobody-sits': () => 'Nobody sits there.',
  resigned: () => 'You have given up: the others decide.',
  'bot-for-you': () => 'A computer plays for you: take your seat back first.',
  'bot-already': () => 'A computer plays there already.',
  'still-away': ({ name, waited, patience }) =>
    `${name} has been away for ${waited} of the ${patience} seconds this table waits.`,
  'still-thinking': ({ name, waited, patience }) =>
    `${name} is here and has been thinking for ${waited} of the ${patience} seconds this table waits.`,
  'no-take-back-alone': () => 'This table did not agree that any answer may be taken back.',
  'other-wish': () => 'Somebody else asks to take an answer back: decide that first.',
  'no-wish': () => 'Nobody asks to take that answer back any more.',
  'no-chat': () => 'This table plays without talk.',
  'no-record-yet': () => 'The record is there when the game is over.',

  'no-free-seat': () => 'No seat is free any more.',
  'seat-taken': () => 'Somebody sits there already.',
  'figure-taken': () => 'Somebody else plays that figure already.',
  'colour-taken': () => 'Somebody else has that colour already.',
  'seated-already': () => 'You sit at this table already.',

  'slow-down': ({ seconds }) => `Too fast. Try again in ${seconds} s.`,
  'streams-of-guest': () => 'You have this table open too many times: close a tab.',
  'streams-of-address': () => 'Too many tables are open from your network: close one.',

  fault: () => 'The server made a mistake. It is not your fault.',
  'storage-away': () => 'The server cannot store anything right now: try the same again.',
  'no-storage': () => 'The server cannot store anything right now.',
  'table-busy': () => 'Too much is happening at this table: try again.',
  'newer-rules': () => 'The server is being renewed: try again in a moment.',
  'table-watched': () => 'Too many people are watching this table: try again later.',
  'house-watched': () => 'The house is full: try again later.',

  yourself: () => 'That is yourself.',
  'operator-only': () => 'Only those who run this server may do that.',
  blocked: () => 'Somebody who sits there and you do not play together.',
  'nothing-said': () => 'That message is not there any more.',
  'not-shunned': () => 'You have not muted or blocked them.',
  'no-such-guest': () => 'There is no such guest.',
  'no-such-ban': () => 'There is no such ban.',
  'no-such-report': () => 'There is no such report.',
  'who-is-meant': () => 'Say who is meant.',
  'over-already': () => 'That end is over already.',
  'no-such-address': ({ address }) => `${address} is not an address.`,
  'no-person': () => 'Nobody is sitting there.',
  'shunned-many': ({ most }) => `You have muted or blocked ${most} people: let somebody off first.`,
  banned: ({ why }) => `You are banned from this server. ${why}`,
  'banned-until': ({ until, why }) => `You are banned from this server until ${dated('en', until)}. ${why}`,
};
