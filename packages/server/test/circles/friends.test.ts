import { expect, it } from 'vitest';
import { Device } from '../accounts/device.ts';
import { onEveryStorage } from '../storages.ts';

const why = (word: string) => ({ problem: { why: word } });

onEveryStorage('friends', (open) => {
  async function twoFriends() {
    const [node, other] = await open();
    const ada = await Device.of(node.base, 'Ada');
    const bo = await Device.of(other.base, 'Bo');
    const { code } = await ada.ask('POST /me/friends/link');
    await bo.ask('POST /links', { body: { code } });
    const friendsOf = async (who: Device) => (await who.ask('GET /me/friends')).friends;
    return { node, other, ada, bo, code, friendsOf };
  }

  it('are made by a link, which says who invites, and by nothing else', async () => {
    const [node, other] = await open();
    const ada = await Device.of(node.base, 'Ada');
    const bo = await Device.of(other.base, 'Bo');
    const { code } = await ada.ask('POST /me/friends/link');
    expect(await bo.ask('GET /links/:code', { code: code.toLowerCase() })).toEqual({
      ...{ kind: 'friend', name: 'Ada', members: 0 },
    });
    expect((await ada.ask('GET /me/friends')).friends).toEqual([]);
    await expect(ada.ask('POST /links', { body: { code } })).rejects.toMatchObject(why('yourself'));
    for (let twice = 0; twice < 2; twice++) {
      expect(await bo.ask('POST /links', { body: { code } })).toEqual({ club: null });
    }
    expect((await ada.ask('GET /me/friends')).friends).toMatchObject([{ name: 'Bo', tables: [] }]);
    expect((await bo.ask('GET /me/friends')).friends).toMatchObject([{ name: 'Ada', tables: [] }]);

    // A new link makes the old one worthless; one that was withdrawn is.
    const { code: fresh } = await ada.ask('POST /me/friends/link');
    await expect(bo.ask('GET /links/:code', { code })).rejects.toMatchObject(why('no-link'));
    expect((await ada.ask('GET /me/friends')).link?.code).toBe(fresh);
    await ada.ask('DELETE /me/friends/link');
    await expect(bo.ask('POST /links', { body: { code: fresh } })).rejects.toMatchObject(why('no-link'));
    await node.house.sql.run('UPDATE links SET expires = 1');
    expect((await ada.ask('GET /me/friends')).link).toBeNull();
  });

  it('see public tables of those who show them, and no others', async () => {
    const { ada, bo, friendsOf, node } = await twoFriends();
    const stranger = await Device.of(node.base, 'Cy');
    const shown = await ada.ask('POST /tables', { body: { game: 'karak', public: true } });
    await ada.ask('POST /tables', { body: { game: 'goblin' } });
    expect((await friendsOf(bo))[0].tables).toEqual([]);
    expect(await ada.ask('PUT /me/friends', { body: { tables: true } })).toMatchObject({ tables: true });
    expect((await friendsOf(bo))[0].tables.map(({ id }) => id)).toEqual([shown.id]);
    expect((await stranger.ask('GET /me/friends')).friends).toEqual([]);
    // Who wants to be seen in lists of ratings has said nothing about tables, and the other way round.
    expect((await ada.ask('GET /me/ratings')).shown).toBe(false);
    await ada.ask('PUT /me/profile', { body: { ratings: true } });
    await ada.ask('PUT /me/friends', { body: { tables: false } });
    expect((await ada.ask('GET /me/ratings')).shown).toBe(true);
    expect((await friendsOf(bo))[0].tables).toEqual([]);
  });

  it('are invited to a table in one tap, sit down by it, and may say no', async () => {
    const { ada, bo, friendsOf, node } = await twoFriends();
    const [{ id: friend }] = await friendsOf(ada);
    const { id, you } = await ada.ask('POST /tables', { body: { game: 'karak' } });
    const invite = () => ada.ask('POST /tables/:id/invitations', { id, body: { friend } });
    await invite();
    await invite();
    const { invitations } = await bo.ask('GET /me/friends');
    expect(invitations).toMatchObject([
      { table: id, game: 'karak', by: 'Ada', invitation: you.invitation ?? '' },
    ]);
    await bo.ask('DELETE /me/invitations/:id', { id });
    expect((await bo.ask('GET /me/friends')).invitations).toEqual([]);
    await invite();
    await bo.ask('POST /tables/:id/seats', { id, body: { invitation: invitations[0].invitation } });
    expect((await bo.ask('GET /me/friends')).invitations).toEqual([]);

    // Nobody invites whom they do not know, to where they do not sit, or to what has begun.
    const cy = await Device.of(node.base, 'Cy');
    const asCy = cy.ask('POST /tables/:id/invitations', { id, body: { friend } });
    await expect(asCy).rejects.toMatchObject(why('no-table'));
    const unknown = ada.ask('POST /tables/:id/invitations', { id, body: { friend: 'nobodyatall0' } });
    await expect(unknown).rejects.toMatchObject(why('no-friend'));
    await bo.ask('PATCH /tables/:id/seats/:seat', { id, seat: 1, body: { ready: true } });
    await ada.ask('POST /tables/:id/start', { id });
    await expect(invite()).rejects.toMatchObject(why('begun'));
    await node.house.friends.tidy(Date.now() + 1);
    expect(await node.house.sql.all('SELECT * FROM invited')).toEqual([]);
  });

  it('are friends no more when one of them says so, or blocks the other', async () => {
    const { ada, bo, friendsOf, code } = await twoFriends();
    const [{ id }] = await friendsOf(bo);
    expect((await bo.ask('DELETE /me/friends/:id', { id })).friends).toEqual([]);
    expect(await friendsOf(ada)).toEqual([]);
    await expect(bo.ask('DELETE /me/friends/:id', { id })).rejects.toMatchObject(why('no-friend'));

    await bo.ask('POST /links', { body: { code } });
    const table = await ada.ask('POST /tables', { body: { game: 'karak', public: true } });
    await bo.ask('POST /tables/:id/seats', { id: table.id, body: {} });
    const body = { seat: 1, mute: false, block: true };
    await ada.ask('PUT /tables/:id/shunned', { id: table.id, body });
    expect(await friendsOf(ada)).toEqual([]);
    await expect(bo.ask('POST /links', { body: { code } })).rejects.toMatchObject(why('blocked'));
  });

  it('cannot be guessed at, nor flooded with invitations', async () => {
    const { ada } = await twoFriends();
    const refusalAt = async (most: number, ask: () => Promise<unknown>) => {
      const said = await Promise.all(
        Array.from({ length: most + 1 }, () => ask().catch(({ problem }) => problem.why)),
      );
      return said.filter((word) => word === 'slow-down').length;
    };
    const invite = () =>
      ada.ask('POST /tables/:id/invitations', { id: 'nowhereatall', body: { friend: 'nobodyatall0' } });
    expect(await refusalAt(20, invite)).toBe(1);
    expect(await refusalAt(30, () => ada.ask('GET /links/:code', { code: 'BCDF' }))).toBeGreaterThan(0);
  });

  it('who never return leave nothing behind', async () => {
    const { ada, bo, node } = await twoFriends();
    const { id } = await ada.ask('POST /clubs', { body: { name: 'Thursday' } });
    const { code } = await ada.ask('POST /clubs/:id/link', { id });
    await bo.ask('POST /links', { body: { code } });
    const { guest } = await ada.ask('GET /me/data');
    await node.house.sql.run('UPDATE guests SET seen_at = 1, made_at = 1 WHERE id = ?', guest.id);
    await node.house.keeper.tidy(Date.now());
    const left = async () =>
      Promise.all(
        ['friends', 'club_members', 'clubs', 'links'].map((table) =>
          node.house.sql.all(`SELECT * FROM ${table}`),
        ),
      );
    await expect.poll(async () => JSON.stringify(await left())).not.toContain(guest.id);
    expect((await bo.ask('GET /clubs/:id', { id })).owner).toBe(true);
  });

  it('come along with a guest who signs in, are in one’s data, and are forgotten with one', async () => {
    const { ada, bo, friendsOf, node } = await twoFriends();
    const account = await Device.of(node.base, 'Bo at home');
    const { code } = await account.ask('POST /me/codes');
    await bo.ask('POST /sign-in/code', { body: { code, bring: true } });
    expect(await friendsOf(ada)).toMatchObject([{ name: 'Bo at home' }]);
    expect(await friendsOf(account)).toMatchObject([{ name: 'Ada' }]);
    await ada.ask('POST /me/friends/link');
    expect(await ada.ask('GET /me/data')).toMatchObject({
      ...{ tablesShown: false, friends: [{ name: 'Bo at home' }], clubs: [], leagues: [], invited: [] },
    });
    await ada.ask('DELETE /me');
    expect(await friendsOf(account)).toEqual([]);
    for (const table of ['friends', 'links', 'invited', 'profiles']) {
      expect(await node.house.sql.all(`SELECT * FROM ${table}`), table).toEqual([]);
    }
  });
});
