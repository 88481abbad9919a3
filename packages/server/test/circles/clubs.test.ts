import { expect, it } from 'vitest';
import { Device } from '../accounts/device.ts';
import { onEveryStorage } from '../storages.ts';

const why = (word: string) => ({ problem: { why: word } });

onEveryStorage('a club', (open) => {
  /** Ada's club, with Bo and Cy in it. */
  async function clubOfThree() {
    const [node, other] = await open();
    const ada = await Device.of(node.base, 'Ada');
    const { id } = await ada.ask('POST /clubs', { body: { name: 'Thursday' } });
    const { code } = await ada.ask('POST /clubs/:id/link', { id });
    const join = async (name: string) => {
      const who = await Device.of(other.base, name);
      expect(await who.ask('POST /links', { body: { code } })).toEqual({ club: id });
      return who;
    };
    const bo = await join('Bo');
    const cy = await join('Cy');
    const memberNamed = async (name: string) =>
      (await ada.ask('GET /clubs/:id', { id })).members.find((one) => one.name === name)?.id ??
      'nobodyatall0';
    return { node, other, ada, bo, cy, id, code, memberNamed };
  }

  /** The first of them sets a table up, the other one loses. */
  async function plays(winner: Device, loser: Device, club: string) {
    const { id, you } = await winner.ask('POST /tables', { body: { game: 'karak', club } });
    await loser.ask('POST /tables/:id/seats', { id, body: { invitation: you.invitation ?? '' } });
    await loser.ask('PATCH /tables/:id/seats/:seat', { id, seat: 1, body: { ready: true } });
    await winner.ask('POST /tables/:id/start', { id });
    await loser.ask('POST /tables/:id/resign', { id });
    return id;
  }

  it('is joined by link and seen by members alone', async () => {
    const { ada, bo, id, code, node } = await clubOfThree();
    const stranger = await Device.of(node.base, 'Dot');
    expect(await stranger.ask('GET /links/:code', { code })).toEqual({
      ...{ kind: 'club', name: 'Thursday', members: 3 },
    });
    await expect(stranger.ask('GET /clubs/:id', { id })).rejects.toMatchObject(why('no-club'));
    const elsewhere = stranger.ask('POST /tables', { body: { game: 'karak', club: id } });
    await expect(elsewhere).rejects.toMatchObject(why('no-club'));
    const seen = await bo.ask('GET /clubs/:id', { id });
    expect(seen.members.map(({ name, owner, you }) => [name, owner, you])).toEqual([
      ['Ada', true, false],
      ['Bo', false, true],
      ['Cy', false, false],
    ]);
    // Its link is the owner's.
    expect(seen.link).toBeNull();
    expect((await ada.ask('GET /clubs/:id', { id })).link?.code).toBe(code);
    expect((await bo.ask('GET /me/clubs')).clubs).toEqual([
      { id, name: 'Thursday', members: 3, owner: false },
    ]);
  });

  it('has tables that members find, and a table of results', async () => {
    const { ada, bo, cy, id } = await clubOfThree();
    const open = await ada.ask('POST /tables', { body: { game: 'goblin', club: id } });
    const { tables } = await cy.ask('GET /clubs/:id', { id });
    expect(tables).toMatchObject([{ table: { id: open.id }, invitation: open.you.invitation ?? '' }]);
    await cy.ask('POST /tables/:id/seats', { id: open.id, body: { invitation: tables[0].invitation } });
    const table = await plays(ada, bo, id);
    const results = async () => (await cy.ask('GET /clubs/:id', { id })).results;
    await expect.poll(results).toMatchObject([
      {
        ...{ table, game: 'karak' },
        seats: [
          { name: 'Ada', place: 1 },
          { name: 'Bo', place: 2 },
        ],
      },
    ]);
    const { members } = await cy.ask('GET /clubs/:id', { id });
    expect(members.map(({ name, played, won }) => [name, played, won])).toEqual([
      ['Ada', 1, 1],
      ['Bo', 1, 0],
      ['Cy', 0, 0],
    ]);
    // Who leaves has no name there any more.
    const own = members.find(({ name }) => name === 'Bo')?.id ?? '';
    await bo.ask('DELETE /clubs/:id/members/:member', { id, member: own });
    expect((await results())[0].seats.map(({ name }) => name)).toEqual(['Ada', '—']);
  });

  it('is its owner’s to rename, hand over, and close; members leave as they like', async () => {
    const { ada, bo, cy, id, memberNamed, node } = await clubOfThree();
    const rename = (who: Device) => who.ask('PATCH /clubs/:id', { id, body: { name: 'Friday' } });
    await expect(rename(bo)).rejects.toMatchObject(why('not-owner'));
    expect((await rename(ada)).name).toBe('Friday');
    const remove = async (who: Device, name: string) =>
      who.ask('DELETE /clubs/:id/members/:member', { id, member: await memberNamed(name) });
    await expect(remove(bo, 'Cy')).rejects.toMatchObject(why('not-owner'));
    await expect(remove(bo, 'Nobody')).rejects.toMatchObject(why('no-member'));
    for (const path of ['POST /clubs/:id/link', 'DELETE /clubs/:id/link', 'DELETE /clubs/:id'] as const) {
      await expect(bo.ask(path, { id }), path).rejects.toMatchObject(why('not-owner'));
    }
    await ada.ask('PATCH /clubs/:id', { id, body: { owner: await memberNamed('Bo') } });
    await expect(rename(ada)).rejects.toMatchObject(why('not-owner'));
    await remove(bo, 'Cy');
    await expect(cy.ask('GET /clubs/:id', { id })).rejects.toMatchObject(why('no-club'));
    // An owner who leaves hands over; whoever is last closes the door.
    await remove(bo, 'Bo');
    expect((await ada.ask('GET /clubs/:id', { id })).owner).toBe(true);
    await ada.ask('DELETE /clubs/:id', { id });
    for (const table of ['clubs', 'club_members', 'links', 'club_tables', 'leagues']) {
      expect(await node.house.sql.all(`SELECT * FROM ${table}`), table).toEqual([]);
    }
  });

  it('has a league: everybody against everybody, tables from fixtures, results by themselves', async () => {
    const { ada, bo, cy, id } = await clubOfThree();
    const body = { name: 'Winter', game: 'karak', seats: 2 };
    await expect(bo.ask('POST /clubs/:id/leagues', { id, body })).rejects.toMatchObject(why('not-owner'));
    const crowd = ada.ask('POST /clubs/:id/leagues', { id, body: { ...body, seats: 60 } });
    await expect(crowd).rejects.toMatchObject(why('league-seats'));
    const { leagues } = await ada.ask('POST /clubs/:id/leagues', { id, body });
    const [{ id: league }] = leagues;
    const at = { id, league };
    await ada.ask('PUT /clubs/:id/leagues/:league/me', at);
    const early = ada.ask('POST /clubs/:id/leagues/:league/start', at);
    await expect(early).rejects.toMatchObject({ problem: { why: 'league-too-few' } });
    await bo.ask('PUT /clubs/:id/leagues/:league/me', at);
    await cy.ask('PUT /clubs/:id/leagues/:league/me', at);
    const begun = await ada.ask('POST /clubs/:id/leagues/:league/start', at);
    const { fixtures } = begun.leagues[0];
    expect(fixtures.map(({ seats }) => seats.map(({ name }) => name).toSorted())).toEqual(
      expect.arrayContaining([
        ['Ada', 'Bo'],
        ['Ada', 'Cy'],
        ['Bo', 'Cy'],
      ]),
    );
    const number = (one: string, other: string) =>
      fixtures.find(({ seats }) => [one, other].every((name) => seats.some((seat) => seat.name === name)))
        ?.number ?? 0;
    const openMatch = (who: Device, fixture: number) =>
      who.ask('POST /clubs/:id/leagues/:league/fixtures/:fixture/table', { ...at, fixture });

    // Both players sit there at once; whoever opens it again comes to the same table.
    const match = number('Ada', 'Bo');
    await expect(openMatch(cy, match)).rejects.toMatchObject(why('not-in-match'));
    await expect(openMatch(cy, 99)).rejects.toMatchObject(why('no-fixture'));
    const table = await openMatch(ada, match);
    expect((await openMatch(bo, match)).id).toBe(table.id);
    expect(table.seats.filter(({ kind }) => kind === 'person').map(({ name }) => name)).toEqual(
      fixtures.find((one) => one.number === match)?.seats.map(({ name }) => name),
    );
    const finish = async (id: string, host: Device, guest: Device, loser: Device) => {
      const { you } = await guest.ask('GET /tables/:id', { id });
      await guest.ask('PATCH /tables/:id/seats/:seat', { id, seat: you.seat ?? 0, body: { ready: true } });
      await host.ask('POST /tables/:id/start', { id });
      await loser.ask('POST /tables/:id/resign', { id });
    };
    await finish(table.id, ada, bo, ada);
    const state = async () => (await ada.ask('GET /clubs/:id', { id })).leagues[0];
    const statusOf = async (fixture: number) =>
      (await state()).fixtures.find((one) => one.number === fixture)?.status;
    await expect.poll(() => statusOf(match)).toBe('played');
    await expect(openMatch(ada, match)).rejects.toMatchObject(why('match-played'));
    expect((await state()).standings.map(({ name, points, won }) => [name, points, won])).toEqual([
      ['Bo', 2, 1],
      ['Ada', 0, 0],
      ['Cy', 0, 0],
    ]);

    // A match that ends without a winner is played again.
    const drawn = number('Ada', 'Cy');
    const first = await openMatch(ada, drawn);
    const { you } = await cy.ask('GET /tables/:id', { id: first.id });
    const seat = you.seat ?? 0;
    await cy.ask('PATCH /tables/:id/seats/:seat', { id: first.id, seat, body: { ready: true } });
    await ada.ask('POST /tables/:id/start', { id: first.id });
    expect(await statusOf(drawn)).toBe('on');
    for (const who of [ada, cy]) await who.ask('PUT /tables/:id/offer-end', { id: first.id });
    await expect.poll(() => statusOf(drawn)).toBe('open');
    const second = await openMatch(cy, drawn);
    expect(second.id).not.toBe(first.id);
    await finish(second.id, cy, ada, cy);
    await expect.poll(() => statusOf(drawn)).toBe('played');

    // Who does not take part any more leaves an empty place: what was played stays, what was not is off.
    await cy.ask('DELETE /clubs/:id/leagues/:league/me', at);
    const last = number('Bo', 'Cy');
    expect(await statusOf(last)).toBe('off');
    await expect(openMatch(bo, last)).rejects.toMatchObject(why('match-off'));
    expect(await statusOf(drawn)).toBe('played');
    expect((await state()).standings.map(({ name, points }) => [name, points])).toEqual([
      // As many points and matches won as Ada, whom Bo has beaten.
      ['Bo', 2],
      ['Ada', 2],
      ['—', 0],
    ]);
    await expect(cy.ask('PUT /clubs/:id/leagues/:league/me', at)).rejects.toMatchObject(why('league-begun'));
    expect((await ada.ask('DELETE /clubs/:id/leagues/:league', at)).leagues).toEqual([]);
  });

  it('forgets who is forgotten, and goes on with the others', async () => {
    const { ada, bo, cy, id, node } = await clubOfThree();
    const body = { name: 'Winter', game: 'goblin', seats: 2 };
    const [{ id: league }] = (await ada.ask('POST /clubs/:id/leagues', { id, body })).leagues;
    for (const who of [ada, bo, cy]) await who.ask('PUT /clubs/:id/leagues/:league/me', { id, league });
    await ada.ask('POST /clubs/:id/leagues/:league/start', { id, league });
    expect(await ada.ask('GET /me/data')).toMatchObject({
      clubs: [{ name: 'Thursday', owner: true }],
      leagues: [{ club: 'Thursday', name: 'Winter' }],
    });
    const { guest } = await ada.ask('GET /me/data');
    await ada.ask('DELETE /me');
    const seen = await bo.ask('GET /clubs/:id', { id });
    expect(seen.owner).toBe(true);
    // With its quotes: somebody's id may have these letters, too.
    expect(JSON.stringify(seen)).not.toContain('"Ada"');
    for (const table of ['clubs', 'club_members', 'league_players', 'links']) {
      const kept = await node.house.sql.all(`SELECT * FROM ${table}`);
      expect(JSON.stringify(kept), table).not.toContain(guest.id);
    }
    // Whoever signs in and brings a guest along belongs to what that guest belonged to.
    const home = await Device.of(node.base, 'Cy at home');
    const { code } = await home.ask('POST /me/codes');
    await cy.ask('POST /sign-in/code', { body: { code, bring: true } });
    const { members, leagues } = await home.ask('GET /clubs/:id', { id });
    expect(members.map(({ name }) => name)).toEqual(['Bo', 'Cy at home']);
    expect(leagues[0].playing).toBe(true);
  });
});
