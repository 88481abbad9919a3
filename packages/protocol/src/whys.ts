import type { Reason } from './reasons.ts';

/** Words and numbers that a sentence needs. */
type Params = Readonly<Record<string, string | number>>;

interface Refusal<P extends Params | undefined> {
  readonly reason: Reason;
  readonly says: (params: P) => string;
  /** Where it is another than the reason's own. */
  readonly status?: number;
}

const plain = (reason: Reason, sentence: string): Refusal<undefined> => ({ reason, says: () => sentence });

const about = <P extends Params>(
  reason: Reason,
  says: (params: P) => string,
  status?: number,
): Refusal<P> => ({ reason, says, ...(status !== undefined && { status }) });

interface AtSeat extends Params {
  readonly seat: number;
}
interface Of extends Params {
  readonly what: string;
}
/** Where something does not fit, which rule of its schema it breaks, and the number of that rule if it has one. */
interface Mistake extends Of {
  readonly where: string;
  readonly rule: string;
  readonly limit: string | number;
}
interface Waiting extends Params {
  readonly name: string;
  readonly waited: number;
  readonly patience: number;
}

/** Why something was refused, one by one: what kind of refusal it is, and how it is said in English. */
export const WHYS = {
  'wrong-form': about('bad-input', ({ what }: Mistake) => what),
  'wrong-box': about('bad-input', ({ what }: Of & { readonly where?: string }) => what),
  'too-large': about('bad-input', ({ what }: Of) => what, 413),
  'not-json': about('bad-input', ({ what }: Of) => what, 415),
  'no-such-game': about(
    'bad-input',
    ({ game, games }: { readonly game: string; readonly games: string }) =>
      `game: no "${game}"; there are: ${games}`,
  ),
  'no-such-figure': about(
    'bad-input',
    ({ figure, figures }: { readonly figure: string; readonly figures: string }) =>
      `figure: no "${figure}"; there are: ${figures}`,
  ),
  'too-many-bots': about(
    'bad-input',
    ({ game, seats }: { readonly game: string; readonly seats: number }) =>
      `bots: ${game} has ${seats} seats, and one is yours`,
  ),
  'too-many-people': about(
    'not-now',
    ({ game, seats }: { readonly game: string; readonly seats: number }) =>
      `${game} has ${seats} seats, and more people sit here`,
  ),

  'league-seats': about(
    'bad-input',
    ({ game, min, max }: { readonly game: string; readonly min: number; readonly max: number }) =>
      `body/seats: ${game} is played by ${min} to ${max}`,
  ),
  'who-is-meant': about('bad-input', ({ what }: Of) => `body: expected either ${what}, to say who is meant`),
  'over-already': plain('bad-input', 'body/until is over already'),
  'passkey-refused': plain('bad-input', 'that passkey was not accepted: begin anew'),
  'no-such-zone': about(
    'bad-input',
    ({ zone }: { readonly zone: string }) => `body/zone: no "${zone}"; expected one like Europe/Prague`,
  ),
  'private-address': plain(
    'bad-input',
    'that address is inside a private network, which this server does not call',
  ),
  'wrong-code': plain('bad-input', 'that is not the code that was sent'),
  'no-such-address': about(
    'bad-input',
    ({ address }: { readonly address: string }) =>
      `body/address: "${address}" is no address; expected 10.0.0.7 or 2001:db8::7`,
  ),

  'no-guest': plain('no-guest', 'say who you are first: PUT /api/me { "name": "…" }'),
  'no-token': plain('no-guest', 'expected "Authorization: Bearer TOKEN"'),
  'unknown-token': plain('no-guest', 'this server does not know that token: POST /api/tokens makes one'),

  'not-seated': plain('not-yours', 'you do not sit at this table'),
  'not-host': plain('not-yours', 'only the host of the table decides that'),
  'not-owner': plain('not-yours', 'only the owner of the club decides that'),
  'not-in-match': plain('not-yours', 'you do not play in that match'),
  removed: plain('not-yours', 'the host has removed you from this table'),
  'other-seat': about('not-yours', ({ seat }: AtSeat) => `seat ${seat} is not yours`),
  'others-decide': plain('not-yours', 'the others who still play decide that'),
  'other-site': plain('not-yours', 'pages of other sites may not do that'),
  yourself: plain('not-yours', 'that is yourself'),
  'operator-only': about(
    'not-yours',
    ({ header }: { readonly header: string }) =>
      `only those who run the server: expected the header "${header}"`,
    401,
  ),
  banned: about('banned', ({ why }: { readonly why: string }) => `banned: ${why}`),
  'banned-until': about(
    'banned',
    ({ until, why }: { readonly until: string; readonly why: string }) => `banned until ${until}: ${why}`,
  ),
  blocked: plain('blocked', 'somebody who sits here and you do not play together'),
  carried: plain('carried', 'your seat is now on another device'),

  'no-table': plain('not-found', 'no such table'),
  'no-seat': about(
    'not-found',
    ({ seat, last }: { readonly seat: number; readonly last: number }) =>
      `no seat ${seat}: they are counted from 0 to ${last}`,
  ),
  'nothing-said': about(
    'not-found',
    ({ message }: { readonly message: number }) => `nothing was said at ${message}`,
  ),
  'no-link': plain('not-found', 'no such link, or it is too old: ask for a new one'),
  'no-friend': plain('not-found', 'no such friend of yours'),
  'no-club': plain('not-found', 'no such club of yours'),
  'no-member': plain('not-found', 'no such member of this club'),
  'no-league': plain('not-found', 'no such league of this club'),
  'no-fixture': plain('not-found', 'no such match in this league'),
  'not-shunned': plain('not-found', 'you have not muted or blocked them'),
  'no-such-guest': plain('not-found', 'no such guest'),
  'no-such-ban': plain('not-found', 'no such ban'),
  'no-such-report': plain('not-found', 'no such report'),
  'no-invitation': plain('not-found', 'no table has this invitation code'),
  'no-code': plain('not-found', 'no such code: it works once, for ten minutes'),
  'no-recovery-code': plain('not-found', 'no such recovery code, or it was used already'),
  'unknown-passkey': plain('not-found', 'this server does not know that passkey'),
  'no-way': plain('not-found', 'you are not told that way'),
  'no-shared-set': plain('not-found', 'no such published set, or it is not yours'),
  'set-without-name': plain('bad-input', 'set.variant.name: what is published needs a name'),
  'no-set': plain('not-found', 'this table plays with what is in the box'),
  'seat-gone': plain('not-found', 'the seat this code was for is not there any more'),
  'nothing-here': plain('not-found', 'there is nothing at this address'),

  stale: about('stale', ({ what }: Of) => what),
  // The rules name the seat that is asked, which may be nobody's business.
  'not-asked': plain('not-asked', 'you are not asked anything now'),
  illegal: about('illegal', ({ what }: Of) => what),

  'not-begun': plain('not-now', 'the game has not begun'),
  begun: plain('not-now', 'the game has begun already'),
  over: plain('not-now', 'the game is over'),
  'begun-resign': plain('not-now', 'the game has begun: resign instead'),
  'need-seats': about(
    'not-now',
    ({ game, min }: { readonly game: string; readonly min: number }) =>
      `${game} needs at least ${min} seats taken`,
  ),
  'not-ready': about(
    'not-now',
    ({ names }: { readonly names: string }) => `not everybody is ready: ${names}`,
  ),
  'nobody-sits': about('not-now', ({ seat }: AtSeat) => `nobody sits on seat ${seat}`),
  resigned: plain('not-now', 'you have resigned: the others decide'),
  'bot-for-you': plain('not-now', 'a bot plays for you: take your seat back first'),
  'bot-already': about('not-now', ({ seat }: AtSeat) => `a bot plays on seat ${seat} already`),
  'still-away': about(
    'not-now',
    ({ name, waited, patience }: Waiting) =>
      `${name} has been away for ${waited} of the ${patience} seconds this table waits`,
  ),
  'still-thinking': about(
    'not-now',
    ({ name, waited, patience }: Waiting) =>
      `${name} is here, and has been asked for ${waited} of the ${patience} seconds this table waits`,
  ),
  'no-take-back-alone': plain(
    'not-now',
    'you play with computer players alone, and this table did not agree that any answer may be taken back',
  ),
  'rated-table': plain('not-now', 'this table counts for ratings: nothing is taken back by leave'),
  'other-wish': plain('not-now', 'somebody else asks to take an answer back: decide that first'),
  'no-wish': plain('not-now', 'nobody asks to take that answer back any more'),
  'no-chat': plain('not-now', 'this table plays without chat'),
  'day-first': plain('not-now', 'play the table of the day to its end first: practice comes afterwards'),
  'day-not-over': plain('not-now', "the luck of a day's table stays secret until that day is over"),
  'no-such-day': plain('not-found', 'no table of that day, or nobody has been judged there'),
  'day-over': plain('not-now', 'that day is over: what counts is answered on the day itself'),
  'no-such-puzzle': plain('not-found', 'no puzzle of that name ships with this server'),
  'no-record-yet': plain('not-now', 'the record is open when the match is over'),

  'no-passkeys-here': plain(
    'not-now',
    'passkeys work over HTTPS by name, and on localhost: use a code from another device here',
  ),
  'no-openid': plain('not-now', 'this server has no provider of OpenID Connect'),
  'openid-away': plain(
    'busy',
    'the provider of OpenID Connect does not answer: nothing has changed, try again',
  ),
  'no-mail': plain('not-now', 'this server sends no mail'),
  'no-webhooks': plain('not-now', 'this server calls no webhooks'),
  'not-told': about('not-now', ({ what }: Of) => `the message did not get through: ${what}`),
  'league-begun': plain('not-now', 'the league has begun already'),
  'league-not-begun': plain('not-now', 'the league has not begun'),
  'league-too-few': about(
    'not-now',
    ({ seats, players }: { readonly seats: number; readonly players: number }) =>
      `${seats} sit at a table, and ${players} take part: wait for more`,
  ),
  'no-tournament': plain('not-found', 'no such tournament'),
  'not-owner-tournament': plain('not-yours', 'only whoever made the tournament decides that'),
  'tournament-begun': plain('not-now', 'the tournament has begun already'),
  'tournament-closed': plain('not-now', 'nobody can come in any more'),
  'tournament-over': plain('not-now', 'the tournament is over'),
  'tournament-too-few': plain('not-now', 'a tournament needs at least two people: wait for more'),
  'tournament-seats': about(
    'bad-input',
    ({ game, min, max }: { readonly game: string; readonly min: number; readonly max: number }) =>
      `body/seats: ${game} is played by ${min} to ${max}`,
  ),
  'tournament-teams': about(
    'bad-input',
    ({ most }: { readonly most: number }) =>
      `body/team: from 1 to ${most}, and more than one at a duplicate evening alone`,
  ),
  'no-team': plain('not-found', 'no such team with a place left in this tournament'),
  'round-on': plain('not-now', 'that round does not begin now: look again'),
  'deal-on': plain('not-now', 'the same luck is still being played elsewhere: it opens when all are through'),
  'match-played': plain('not-now', 'that match has been played'),
  'match-off': plain('not-now', 'that match is off: somebody does not take part any more'),
  'no-person': plain('not-now', 'no person is there'),

  'no-free-seat': plain('taken', 'no seat is free'),
  'seat-taken': about('taken', ({ seat }: AtSeat) => `seat ${seat} is not free`),
  'seat-kept': about('taken', ({ seat }: AtSeat) => `nobody else may play on at seat ${seat}`),
  'nobody-asks': plain('not-now', 'nobody asks for that seat any more'),
  'figure-taken': about('taken', ({ figure }: { readonly figure: string }) => `"${figure}" is taken already`),
  'colour-taken': about('taken', ({ colour }: { readonly colour: string }) => `${colour} is taken already`),
  'seated-already': plain('taken', 'you sit at this table already'),

  'slow-down': about(
    'too-many',
    ({ seconds }: { readonly seconds: number }) => `slow down: try again in ${seconds} seconds`,
  ),
  'streams-of-guest': about(
    'too-many',
    ({ most }: { readonly most: number }) => `you have ${most} streams open at this table: close one`,
  ),
  'passkeys-many': about(
    'too-many',
    ({ most }: { readonly most: number }) => `you have ${most} passkeys: remove one first`,
  ),
  'ways-many': about(
    'too-many',
    ({ most }: { readonly most: number }) => `you are told in ${most} ways: remove one first`,
  ),
  'circle-full': about('too-many', ({ most }: { readonly most: number }) => `there are ${most} already`),
  'shunned-many': about(
    'too-many',
    ({ most }: { readonly most: number }) =>
      `you have muted or blocked ${most} people: let somebody off first`,
  ),
  'streams-of-address': plain('too-many', 'too many streams are open at your address: close one'),

  fault: plain('fault', 'nothing you did: it is in the log'),
  'storage-away': plain('busy', 'the storage does not answer: look again, and send the same once more'),
  'no-storage': plain('busy', 'nothing can be stored'),
  closing: plain('busy', 'this server ends, and another takes its place: nothing has changed, try again'),
  'table-busy': plain('busy', 'this table changes faster than it can be written: try again'),
  'newer-rules': about(
    'busy',
    ({
      game,
      rules,
      known,
    }: {
      readonly game: string;
      readonly rules: number;
      readonly known: string | number;
    }) =>
      `this table is played under newer rules (${game} ${rules}) than this server knows (${known}), ` +
      'which is being replaced: nothing has changed, try again',
  ),
  'table-watched': plain('busy', 'too many people are watching this table: try again later'),
  'house-watched': plain('busy', 'too many people are watching: try again later'),
} as const satisfies Readonly<Record<string, { readonly reason: Reason }>>;

export type Why = keyof typeof WHYS;

/** What a reason has to say beside itself. */
export type ParamsOf<W extends Why> = Parameters<(typeof WHYS)[W]['says']>[0];
