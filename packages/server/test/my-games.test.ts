import { expect, it } from 'vitest';
import { Device } from './accounts/device.ts';
import { asks, begun, passOn } from './accounts/playing.ts';
import { onEveryStorage } from './storages.ts';

onEveryStorage('my games', (open) => {
  it('say whose turn it is, and lead from one that waits to the next', async () => {
    const [node, other] = await open();
    const ada = await Device.of(node.base, 'Ada');
    const bo = await Device.of(node.base, 'Bo');
    const cy = await Device.of(other.base, 'Žofie');
    const first = await begun(ada, bo, 'karak');
    const second = await begun(ada, cy.at(node.base), 'goblin', { clock: 86_400 });
    for (const [id, device] of [
      [first, bo],
      [second, cy.at(node.base)],
    ] as const) {
      await passOn(device, id);
      expect(await asks(ada, id)).toBe(true);
    }
    const there = ada.at(other.base);
    const { games, waiting } = await there.ask('GET /me/games');
    expect(waiting).toBe(2);
    expect(games.map(({ yourTurn, waitsFor }) => [yourTurn, waitsFor])).toEqual([
      [true, 0],
      [true, 0],
    ]);
    expect(games.find(({ id }) => id === second)?.dueAt).not.toBeNull();
    // Whose time runs out first comes first, and nobody is led to where they are.
    expect(await there.ask('GET /me/next')).toEqual({ table: second });
    expect(await there.ask('GET /me/next', { query: { after: second } })).toEqual({ table: first });
    await passOn(ada, second);
    expect((await there.ask('GET /me/games')).waiting).toBe(1);
    await passOn(ada, first);
    expect(await ada.ask('GET /me/next')).toEqual({ table: null });
    const found = async (text: string) =>
      (await there.ask('GET /me/games', { query: { text } })).games.map(({ id }) => id);
    expect(await found('žofie')).toEqual([second]);
    expect(await found('KARAK')).toEqual([first]);
    expect(await found('nobody')).toEqual([]);
  });

  it('keep finished ones with how they ended, and give them all in one file', async () => {
    const [node, other] = await open();
    const ada = await Device.of(node.base, 'Ada');
    const bo = await Device.of(node.base, 'Bo');
    const ids = [await begun(ada, bo, 'karak'), await begun(ada, bo, 'goblin')];
    const running = await begun(ada, bo, 'karak');
    for (const id of ids) await bo.ask('POST /tables/:id/resign', { id });
    const { games } = await ada.at(other.base).ask('GET /me/games', { query: { status: 'over' } });
    expect(games.map(({ id }) => id).sort()).toEqual([...ids].sort());
    expect(games[0].result).toMatchObject({ by: 'resignation', winners: [0] });
    expect((await ada.ask('GET /me/games')).games.map(({ id }) => id)).toEqual([running]);
    const file = await ada.at(other.base).ask('GET /me/games/file');
    expect(file.format).toBe('undercroft-matches');
    const matches = file.matches as { match: { game: string } }[];
    expect(matches.map(({ match }) => match.game).sort()).toEqual(['goblin', 'karak']);
    const cy = await Device.of(node.base, 'Cy');
    expect(await cy.ask('GET /me/games/file')).toMatchObject({ matches: [] });
  });

  it('come a page at a time', async () => {
    const [node] = await open();
    const ada = await Device.of(node.base, 'Ada');
    for (let count = 0; count < 23; count++) await ada.ask('POST /tables', { body: { game: 'goblin' } });
    const first = await ada.ask('GET /me/games');
    const rest = await ada.ask('GET /me/games', { query: { after: first.next ?? '' } });
    expect([first.games.length, rest.next]).toEqual([20, null]);
    expect(new Set([...first.games, ...rest.games].map(({ id }) => id)).size).toBe(23);
  });

  it('and the tables open to anyone are on some page each, also where many were touched in the same moment', async () => {
    const [node, other] = await open();
    const ada = await Device.of(node.base, 'Ada');
    const [{ id }] = await node.house.sql.all<{ id: string }>('SELECT id FROM guests');
    for (let made = 0; made < 120; made++)
      await node.house.hall.create('karak', { id, name: 'Ada' }, { public: true }, []);
    await node.house.sql.run(
      'UPDATE tables SET made_at = made_at / 10000 * 10000, touched_at = touched_at / 50 * 50',
    );
    for (const list of ['GET /tables', 'GET /me/tables'] as const) {
      const found: string[] = [];
      let pages = 0;
      for (let next: string | null = ''; next !== null; pages++) {
        const query: { after?: string } = next === '' ? {} : { after: next };
        const page: { tables: readonly { id: string }[]; next: string | null } = await ada
          .at(other.base)
          .ask(list, { query });
        found.push(...page.tables.map(({ id }) => id));
        next = page.next;
      }
      expect([found.length, new Set(found).size, pages > 1], list).toEqual([120, 120, true]);
    }
    await expect(ada.ask('GET /tables', { query: { after: 'nonsense' } })).rejects.toMatchObject({
      problem: { status: 400 },
    });
  });
});
