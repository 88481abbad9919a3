import { weekOf } from '@undercroft/bots/today';
import { Client, ProblemError, type Reply } from '@undercroft/protocol';
import { vi } from 'vitest';
import { Authenticator } from './accounts/authenticator.ts';
import { byName, Device } from './accounts/device.ts';
import { begun, passOn } from './accounts/playing.ts';
import { type mailServer, receiver } from './turns/receivers.ts';

/** What may be refused where it is asked here: what it asks of the storage it asks all the same. */
async function perhaps(asked: Promise<unknown>): Promise<void> {
  await asked.catch((error) => {
    if (!(error instanceof ProblemError) || error.problem.status >= 500) throw error;
  });
}

const KEYS = { p256dh: 'a', auth: 'b' };

/** A house that can be asked everything there is. */
export interface Asked {
  readonly base: string;
  readonly key: string;
  readonly post: Awaited<ReturnType<typeof mailServer>>;
}

/** Everything that can be asked of a server, once at least: by people, by a program, and by whoever runs it. */
export async function everythingIsAsked(asked: Asked): Promise<void> {
  const base = byName(asked.base);
  const [ada, bo, cy] = await Promise.all(['Ada', 'Bo', 'Cy'].map((name) => Device.of(base, name)));
  await ada.ask('PUT /me', { body: { name: 'Ada L.' } });
  await open(base);
  await told(bo, asked);
  const reported = await befriended(ada, bo, cy);
  await played(ada, bo, base);
  await returned(ada, bo, cy);
  await circled(ada, bo, cy);
  await everyDay(ada);
  await tournament(ada, bo, cy);
  await published(ada, bo, new Client(base, { operatorKey: asked.key }));
  await signedIn(base);
  await byTheOperator(new Client(base, { operatorKey: asked.key }), bo, cy, reported);
  await bo.ask('DELETE /me');
}

/** What needs no guest, or makes one. */
async function open(base: string): Promise<void> {
  const nobody = new Client(base);
  for (const route of ['GET /me', 'GET /games', 'GET /addresses', 'GET /notice', 'GET /sign-in'] as const)
    await nobody.ask(route);
  await nobody.ask('POST /page-errors', {
    body: {
      build: 'AbCdEf12',
      engine: 'WebKit 26.0',
      where: 'promise',
      name: 'Error',
      message: 'x',
      stack: [],
    },
  });
  const program = await Client.guest(base, 'Program');
  await program.ask('POST /tokens/exchange', { body: { endOthers: true } });
}

/** How somebody is told of a turn. */
async function told(bo: Device, { post }: Asked): Promise<void> {
  await bo.ask('PUT /me/turns', { body: { language: 'en', zone: 'UTC', quiet: null, often: 'at-once' } });
  const { address } = await receiver();
  await bo.ask('POST /me/ways/push', {
    body: { label: 'x', endpoint: 'https://push.example/1', keys: KEYS },
  });
  await bo.ask('POST /me/ways/mail', { body: { address: 'bo@home.example' } });
  const { ways } = await bo.ask('POST /me/ways/webhook', {
    body: { label: 'x', url: address, shape: 'json' },
  });
  const idOf = (kind: string) => ways.find((way) => way.kind === kind)?.id ?? '';
  const code = /[A-Z]{4}-[A-Z]{4}/.exec(post.mails[0].text)?.[0] ?? '';
  await bo.ask('PUT /me/ways/:id/confirm', { id: idOf('mail'), body: { code } });
  await bo.ask('POST /me/ways/:id/test', { id: idOf('webhook') });
  await bo.ask('DELETE /me/ways/:id', { id: idOf('push') });
  await bo.ask('GET /me/turns');
}

/** Friends, and who is none; the table at which somebody was reported. */
async function befriended(ada: Device, bo: Device, cy: Device): Promise<string> {
  for (const one of [bo, cy]) {
    const { code } = await ada.ask('POST /me/friends/link');
    await one.ask('GET /links/:code', { code });
    await one.ask('POST /links', { body: { code } });
  }
  await ada.ask('DELETE /me/friends/link');
  await bo.ask('PUT /me/friends', { body: { tables: true } });
  const { friends } = await ada.ask('GET /me/friends');
  const { id, you } = await ada.ask('POST /tables', { body: { game: 'karak', public: true } });
  for (const { id: friend } of friends)
    await ada.ask('POST /tables/:id/invitations', { id, body: { friend } });
  await bo.ask('GET /me/friends');
  await bo.ask('DELETE /me/invitations/:id', { id });
  await cy.ask('GET /invitations/:code', { code: you.invitation ?? '' });
  await cy.ask('POST /tables/:id/seats', { id, body: { seat: 2 } });
  await cy.ask('POST /tables/:id/chat', { id, body: { text: 'hello' } });
  const cys = { id, body: { seat: 2, reason: 'rude', note: 'x' } } as const;
  await ada.ask('POST /tables/:id/reports', cys);
  await ada.ask('PUT /tables/:id/shunned', { id, body: { seat: 2, mute: true, block: false } });
  await ada.ask('GET /tables/:id/shunned', { id });
  const [{ id: shunned }] = (await ada.ask('GET /me/shunned')).people;
  await ada.ask('DELETE /me/shunned/:id', { id: shunned });
  await ada.ask('DELETE /me/friends/:id', { id: friends[1].id });
  return id;
}

/** A table from its making to its record, and the next one. */
async function played(ada: Device, bo: Device, base: string): Promise<void> {
  const { id: gathering } = await ada.ask('POST /tables', { body: { game: 'karak' } });
  const seat = { id: gathering, seat: 2 };
  await ada.ask('PUT /tables/:id/seats/:seat/bot', { ...seat, body: { level: 'adept' } });
  await ada.ask('POST /tables/:id/seats/:seat/exchange', { ...seat, body: { seat: 3 } });
  await ada.ask('PATCH /tables/:id', { id: gathering, body: { chat: false } });
  await ada.ask('DELETE /tables/:id/seats/:seat', { id: gathering, seat: 3 });
  await perhaps(ada.ask('GET /tables/:id/set', { id: gathering }));
  await ada.ask('GET /tables');
  await ada.ask('GET /tables', { query: { game: 'karak' } });

  const id = await begun(ada, bo, 'karak', { rated: true, clock: 600 });
  const at = { id };
  for (const one of [ada, bo]) await passOn(one, id);
  for await (const { event } of bo.stream(id)) if (event === 'update') break;
  await ada.ask('POST /tables/:id/chat', { id, body: { text: 'Well played' } });
  const { version } = await bo.ask('GET /tables/:id/update', at);
  await bo.ask('PUT /tables/:id/seen', { id, body: { version } });
  await ada.ask('PUT /tables/:id/pointer', { id, body: { place: null } });
  await ada.ask('GET /tables/:id/away', at);
  await perhaps(ada.ask('POST /tables/:id/take-back', { id, body: { version } }));
  await perhaps(ada.ask('PUT /tables/:id/take-back/wish', { id, body: { version } }));
  await perhaps(bo.ask('PUT /tables/:id/take-back/leave', { id, body: { version } }));
  await perhaps(ada.ask('DELETE /tables/:id/take-back/wish', at));
  await perhaps(ada.ask('PUT /tables/:id/seats/:seat/stand-in', { id, seat: 1 }));
  await bo.ask('DELETE /tables/:id/seats/:seat/stand-in', { id, seat: 1 });
  await ada.ask('PUT /tables/:id/offer-end', at);
  await bo.ask('DELETE /tables/:id/offer-end', at);
  const { you } = await ada.ask('GET /tables/:id', at);
  const invited = { invitation: you.invitation ?? '' };
  const dot = await Device.of(base, 'Dot');
  await dot.ask('PUT /tables/:id/onlookers/me', { id, body: { ...invited, next: true } });
  // They ask for no seat that is free: what is asked of the storage is the same.
  await perhaps(ada.ask('PUT /tables/:id/onlookers/:onlooker/seat', { id, onlooker: 0 }));
  await perhaps(ada.ask('DELETE /tables/:id/onlookers/:onlooker/seat', { id, onlooker: 0 }));
  const { code } = await ada.ask('POST /tables/:id/seats/:seat/carry', { id, seat: 0 });
  const tablet = await Device.of(base, 'Ada at the tablet');
  await tablet.ask('GET /carry/:code', { code });
  await tablet.ask('POST /carry', { body: { code } });
  await bo.ask('POST /tables/:id/resign', at);
  await bo.ask('GET /tables/:id/record', at);
  // How it ended is written down a moment later.
  const luck = { id, body: { luck: 0.1, choices: 0.2 } };
  await vi.waitFor(() => bo.ask('PUT /me/luck/:id', luck), { timeout: 60_000 });
  const { id: next } = await bo.ask('POST /tables/:id/rematch', at);
  await bo.ask('GET /tables/:id', { id: next });
}

/** The table of the day, its ten questions, and who chose best; puzzles. */
async function everyDay(ada: Device): Promise<void> {
  const game = 'goblin';
  const { table } = await ada.ask('POST /today/:game', { game, body: {} });
  await ada.ask('POST /tables/:id/resign', { id: table });
  await ada.ask('POST /today/:game', { game, body: { practice: true } });
  const { day } = await ada.ask('GET /today');
  await ada.ask('GET /days/:day', { day: String(day) });
  const { id: club } = await ada.ask('POST /clubs', { body: { name: 'Crypt of the day' } });
  const week = String(weekOf(day));
  const { questions } = await ada.ask('GET /ten');
  for (const at of questions.keys())
    await ada.ask('PUT /days/:day/ten/:at', { day: String(day), at: String(at), body: { answer: null } });
  const [{ game: puzzled, puzzle }] = questions;
  await ada.ask('PUT /puzzles/:game/:puzzle', { game: puzzled, puzzle, body: { answer: null } });
  await ada.ask('GET /me/puzzles');
  for (const query of [{}, { friends: 'true' as const }, { club }]) {
    await ada.ask('GET /days/:day/:game', { day: String(day), game, query });
    await ada.ask('GET /days/:day/ten', { day: String(day), query });
    await ada.ask('GET /weeks/:week/ten', { week, query });
    await ada.ask('GET /weeks/:week/:game', { week, game, query });
  }
  // Nobody's table of yesterday can be opened here.
  await perhaps(ada.ask('GET /days/:day/:game/best', { day: String(day - 1), game }));
}

/** What somebody looks at who comes back. */
async function returned(ada: Device, bo: Device, cy: Device): Promise<void> {
  const running = await begun(ada, bo, 'goblin');
  await passOn(ada, running);
  for (const span of ['week', 'all'] as const)
    await ada.ask('GET /ratings', { query: { game: 'karak', span } });
  await bo.ask('PUT /me/profile', { body: { ratings: true } });
  for (const status of ['running', 'over'] as const) await bo.ask('GET /me/games', { query: { status } });
  for (const one of [ada, bo, cy]) {
    for (const route of [
      ...(['GET /me/tables', 'GET /me/ratings', 'GET /me/data', 'GET /me/turns'] as const),
      ...([
        'GET /me/friends',
        'GET /me/account',
        'GET /me/clubs',
        'GET /me/next',
        'GET /me/shunned',
      ] as const),
      'GET /me/games/file' as const,
    ]) {
      await one.ask(route as 'GET /me/account');
    }
  }
}

/** A club and its league. */
async function circled(ada: Device, bo: Device, cy: Device): Promise<void> {
  const { id } = await ada.ask('POST /clubs', { body: { name: 'Crypt' } });
  const { code } = await ada.ask('POST /clubs/:id/link', { id });
  for (const one of [bo, cy]) await one.ask('POST /links', { body: { code } });
  await ada.ask('DELETE /clubs/:id/link', { id });
  await ada.ask('PATCH /clubs/:id', { id, body: { name: 'Vault' } });
  await ada.ask('POST /tables', { body: { game: 'karak', club: id } });
  const body = { name: 'Winter', game: 'karak', seats: 2 };
  const { leagues } = await ada.ask('POST /clubs/:id/leagues', { id, body });
  const at = { id, league: leagues[0].id };
  for (const one of [ada, bo, cy]) await one.ask('PUT /clubs/:id/leagues/:league/me', at);
  await ada.ask('POST /clubs/:id/leagues/:league/start', at);
  await perhaps(ada.ask('POST /clubs/:id/leagues/:league/fixtures/:fixture/table', { ...at, fixture: 1 }));
  await perhaps(bo.ask('POST /clubs/:id/leagues/:league/fixtures/:fixture/table', { ...at, fixture: 1 }));
  await cy.ask('DELETE /clubs/:id/leagues/:league/me', at);
  await ada.ask('DELETE /clubs/:id/leagues/:league', at);
  const { members } = await bo.ask('GET /clubs/:id', { id });
  const own = members.find(({ you }) => you)?.id ?? '';
  await bo.ask('DELETE /clubs/:id/members/:member', { id, member: own });
  await ada.ask('DELETE /clubs/:id', { id });
}

/** A tournament, from its first word to its last. */
async function tournament(ada: Device, bo: Device, cy: Device): Promise<void> {
  const club = await ada.ask('POST /clubs', { body: { name: 'Tower' } });
  const body = {
    name: 'Autumn',
    game: 'karak',
    kind: 'duplicate',
    seats: 2,
    rounds: 2,
    team: 2,
    clock: 60,
  } as const;
  const { id, code } = await ada.ask('POST /tournaments', { body: { ...body, club: club.id } });
  await ada.ask('GET /clubs/:id', { id: club.id });
  await bo.ask('GET /tournaments/codes/:code', { code });
  for (const one of [ada, bo, cy]) await one.ask('PUT /tournaments/:id/me', { id, body: {} });
  await cy.ask('PUT /tournaments/:id/me', { id, body: { with: 1 } });
  await ada.ask('POST /tournaments/:id/start', { id });
  const { table } = (await bo.ask('GET /tournaments/:id', { id })).you;
  await bo.ask('DELETE /tournaments/:id/me', { id });
  for (const one of [ada, cy]) {
    const own = (await one.ask('GET /tournaments/:id', { id })).you.table ?? table ?? '';
    await perhaps(one.ask('POST /tables/:id/resign', { id: own }));
  }
  await perhaps(ada.ask('POST /tournaments/:id/rounds', { id, body: { round: 2 } }));
  await ada.ask('GET /me/tournaments');
  await ada.ask('DELETE /tournaments/:id', { id });
  const waiting = await ada.ask('POST /tournaments', { body });
  await ada.ask('DELETE /tournaments/:id', { id: waiting.id });
  await ada.ask('DELETE /clubs/:id', { id: club.id });
}

/** A set that somebody publishes, and what becomes of it. */
async function published(ada: Device, bo: Device, desk: Client): Promise<void> {
  const set = { 'adds to': 'karak', variant: { name: 'More rooms' }, more: { tiles: { room: { tee: 1 } } } };
  const { id } = await ada.ask('POST /sets', { body: { game: 'karak', set } });
  await ada.ask('PUT /sets/:id', { id, body: { set } });
  for (const query of [{}, { game: 'karak' }, { text: 'rooms' }, { game: 'karak', text: 'rooms' }])
    await bo.ask('GET /sets', { query });
  await ada.ask('GET /me/sets');
  await bo.ask('GET /sets/:id', { id });
  await bo.ask('GET /sets/:id/versions/:version', { id, version: '1' });
  await bo.ask('POST /sets/:id/reports', { id, body: { reason: 'other' } });
  for (const query of [{}, { status: 'hidden' as const }, { status: 'reported' as const }, { text: 'rooms' }])
    await desk.ask('GET /operator/sets', { query });
  await desk.ask('PATCH /operator/sets/:id', { id, body: { hidden: true } });
  await desk.ask('DELETE /operator/sets/:id', { id });
  const other = await ada.ask('POST /sets', { body: { game: 'karak', set } });
  await ada.ask('DELETE /sets/:id', { id: other.id });
}

/** Every way back in, and out. */
async function signedIn(base: string): Promise<void> {
  type Challenge = { readonly challenge: string };
  const eve = await Device.of(base, 'Eve');
  const key = new Authenticator(base);
  const made = (await eve.ask('POST /me/passkeys/options')) as Challenge;
  await eve.ask('POST /me/passkeys', { body: { name: 'laptop', response: key.register(made) } });
  const { codes } = await eve.ask('POST /me/recovery-codes');
  const { code } = await eve.ask('POST /me/codes');
  const phone = new Device(base);
  const asked = (await phone.ask('POST /sign-in/options')) as Challenge;
  await phone.ask('POST /sign-in', { body: { response: key.sign(asked) } });
  await phone.ask('POST /sign-in/recovery', { body: { code: codes[0] } });
  const guest = await Device.of(base, 'Guest');
  await guest.ask('POST /tables', { body: { game: 'karak' } });
  await guest.ask('POST /sign-in/code', { body: { code, bring: true } });
  await eve.ask('POST /me/sign-out-elsewhere');
  const { passkeys } = await eve.ask('GET /me/account');
  await eve.ask('DELETE /me/passkeys/:id', { id: passkeys[0].id });
  await eve.ask('POST /me/sign-out');

  // By the club's own accounts: to the provider, and back.
  const member = new Device(base);
  const { url } = await member.ask('POST /sign-in/openid', { body: { bring: false } });
  const there = await fetch(url, { redirect: 'manual' });
  const back = new URL(there.headers.get('location') ?? '');
  await member.send('GET', back.pathname + back.search);
}

/** What whoever runs the server can do. */
async function byTheOperator(desk: Client, bo: Device, cy: Device, reported: string): Promise<void> {
  await desk.ask('GET /operator/tables');
  for (const status of ['gathering', 'playing', 'over'] as const)
    await desk.ask('GET /operator/tables', { query: { status } });
  await desk.ask('GET /operator/guests');
  await desk.ask('GET /operator/reports');
  await desk.ask('GET /operator/reports', { query: { status: 'closed' } });
  for (const route of ['GET /operator/limits', 'GET /operator/page-errors', 'GET /operator/health'] as const)
    await desk.ask(route as 'GET /operator/limits');
  const { reports } = await desk.ask('GET /operator/reports', { query: { status: 'open' } });
  const [{ id, about }] = reports;
  await desk.ask('GET /operator/reports/:id', { id });
  await desk.ask('PATCH /operator/reports/:id', { id, body: { closed: true, verdict: 'noted' } });
  await desk.ask('PATCH /operator/guests/:id', { id: about.guest, body: { name: 'Somebody' } });
  await desk.ask('POST /operator/bans', { body: { guest: about.guest, reason: 'rude' } });
  await perhaps(cy.ask('GET /me/games'));
  const { bans } = await desk.ask('GET /operator/bans');
  await desk.ask('DELETE /operator/bans/:id', { id: bans[0].id });
  await desk.ask('PUT /operator/notice', { body: { text: 'hello' } });
  await desk.ask('DELETE /operator/notice');
  await desk.ask('GET /operator/tables/:id', { id: reported });
  const { tables }: Reply<'GET /me/tables'> = await bo.ask('GET /me/tables');
  const playing = tables.find(({ status }) => status === 'playing')?.id ?? '';
  await desk.ask('POST /operator/tables/:id/end', { id: playing });
  await desk.ask('DELETE /operator/tables/:id', { id: playing });
}
