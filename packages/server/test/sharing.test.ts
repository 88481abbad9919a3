import { loadGame } from '@undercroft/games';
import { Client, ProblemError } from '@undercroft/protocol';
import { expect, it } from 'vitest';
import { Device } from './accounts/device.ts';
import { onEveryStorage } from './storages.ts';

const karak = await loadGame('karak');
const cellars = (name: string, more: object = {}) => ({
  'adds to': 'karak',
  variant: { name, author: 'Ben', licence: 'CC0', history: ['A troll.'], picture: 'monsters.troll', ...more },
  more: { tiles: { room: { cross: 2 } } },
  monsters: { troll: { count: 2, strength: 11, reward: 'axe', source: 'mine' } },
});
const whole = (name: string) => ({ ...structuredClone(karak.set as object), variant: { name } });
const whyOf = (asked: Promise<unknown>) =>
  asked.then(
    () => 'done',
    (error) => (error instanceof ProblemError ? error.problem.why : error),
  );
const KEY = 'a key of twenty-four letters';

onEveryStorage('published sets', (open) => {
  it('are found, looked at and copied by anybody, changed by their owner alone, and gone with whoever made them', async () => {
    const [node, other] = await open();
    const [ada, bo] = [await Device.of(node.base, 'Ada'), await Device.of(other.base, 'Bo')];
    const nobody = new Client(other.base);
    const body = { game: 'karak', set: cellars('Cellars') };
    const made = await ada.ask('POST /sets', { body });
    const { id } = made;
    expect(made).toMatchObject({ kind: 'expansion', by: 'Ada', version: 1, yours: true, hidden: false });
    expect(made.picture).toEqual({ section: 'monsters', name: 'troll', value: body.set.monsters.troll });
    await bo.ask('POST /sets', { body: { game: 'karak', set: whole('Plain box') } });
    const names = async (query: object) =>
      (await nobody.ask('GET /sets', { query })).sets.map(({ name }) => name);
    expect(await names({})).toEqual(['Plain box', 'Cellars']);
    expect(await names({ game: 'goblin' })).toEqual([]);
    // By its own name, by its author's, and by who published it.
    for (const text of ['CELL', 'ben', 'ada'])
      expect(await names({ game: 'karak', text })).toEqual(['Cellars']);
    const seen = await nobody.ask('GET /sets/:id', { id });
    expect([seen.set, seen.yours]).toEqual([body.set, false]);

    // A newer version comes first in the list; the older one can still be had.
    const again = { set: cellars('Deep cellars', { history: ['A troll.', 'Deeper.'] }) };
    expect(await whyOf(bo.ask('PUT /sets/:id', { id, body: again }))).toBe('no-shared-set');
    const newer = await ada.ask('PUT /sets/:id', { id, body: again });
    expect(newer.versions.map(({ version, note }) => [version, note])).toEqual([
      [2, 'Deeper.'],
      [1, 'A troll.'],
    ]);
    expect(await names({})).toEqual(['Deep cellars', 'Plain box']);
    const first = await nobody.ask('GET /sets/:id/versions/:version', { id, version: '1' });
    expect(first.set).toEqual(body.set);
    for (let version = 3; version <= 12; version++) await ada.ask('PUT /sets/:id', { id, body: again });
    expect(await whyOf(nobody.ask('GET /sets/:id/versions/:version', { id, version: '2' }))).toBe(
      'no-shared-set',
    );
    expect((await ada.ask('GET /me/sets')).sets).toMatchObject([{ name: 'Deep cellars', version: 12 }]);

    expect(await whyOf(bo.ask('DELETE /sets/:id', { id }))).toBe('no-shared-set');
    expect((await ada.ask('GET /me/data')).shared).toMatchObject([
      { name: 'Deep cellars', versions: { length: 10 } },
    ]);
    await ada.ask('DELETE /me');
    expect(await names({})).toEqual(['Plain box']);
    expect(await node.house.sql.all('SELECT DISTINCT shared FROM shared_versions')).toHaveLength(1);
  });

  it('are taken only as the game takes them, with a name, and not without end', async () => {
    const [node] = await open();
    const ada = await Device.of(node.base, 'Ada');
    const share = (set: object, game = 'karak') => whyOf(ada.ask('POST /sets', { body: { game, set } }));
    expect(
      await whyOf(new Client(node.base).ask('POST /sets', { body: { game: 'karak', set: whole('X') } })),
    ).toBe('no-guest');
    expect(await share(whole(' \u202e '))).toBe('set-without-name');
    expect(await share(cellars('Cellars'), 'goblin')).toBe('wrong-box');
    expect(await share({ ...cellars('Cellars'), more: { tokens: { rat: { count: 30 } } } })).toBe(
      'wrong-box',
    );
    expect(
      await share({ ...cellars('Cellars'), spells: JSON.parse('{"__proto__":{"kind":"flames"}}') }),
    ).not.toBe('done');
    let deep: object = {};
    for (let at = 0; at < 20; at++) deep = { a: deep };
    expect(await share({ ...cellars('Cellars'), more: deep })).toBe('wrong-box');
    expect(await share({ ...cellars('Cellars'), variant: { name: 'x'.repeat(70_000) } })).toBe('too-large');
    // What turns a list around is left out of it.
    const { name } = await ada.ask('POST /sets', { body: { game: 'karak', set: whole('\u202eBox\n') } });
    expect(name).toBe('Box');
    for (let at = 1; at < 20; at++) expect(await share(cellars(`No. ${at}`))).toBe('done');
    expect(await share(cellars('One too many'))).toBe('circle-full');
    const { sets, next } = await ada.ask('GET /sets');
    expect([sets.length, next]).toEqual([20, null]);
  });

  it('are reported to whoever runs the house, who hides, shows and removes them', async () => {
    const [node] = await open({ operatorKey: KEY });
    const [ada, bo] = [await Device.of(node.base, 'Ada'), await Device.of(node.base, 'Bo')];
    const desk = new Client(node.base, { operatorKey: KEY });
    const { id } = await ada.ask('POST /sets', { body: { game: 'karak', set: cellars('Cellars') } });
    await bo.ask('POST /sets', { body: { game: 'karak', set: whole('Plain box') } });
    for (const reason of ['rude', 'spam'] as const)
      await bo.ask('POST /sets/:id/reports', { id, body: { reason, note: 'look' } });
    const reported = async () =>
      (await desk.ask('GET /operator/sets', { query: { status: 'reported' } })).sets;
    expect(await reported()).toMatchObject([
      { id, owner: { name: 'Ada' }, reports: [{ reason: 'spam', note: 'look', by: { name: 'Bo' } }] },
    ]);
    await desk.ask('PATCH /operator/sets/:id', { id, body: { hidden: true } });
    expect(await reported()).toEqual([]);
    expect((await bo.ask('GET /sets')).sets.map(({ name }) => name)).toEqual(['Plain box']);
    expect(await whyOf(bo.ask('GET /sets/:id', { id }))).toBe('no-shared-set');
    expect(await whyOf(bo.ask('GET /sets/:id/versions/:version', { id, version: '1' }))).toBe(
      'no-shared-set',
    );
    // Whoever published it sees what became of it, and a newer version does not bring it back.
    expect((await ada.ask('PUT /sets/:id', { id, body: { set: cellars('Cellars 2') } })).hidden).toBe(true);
    expect((await bo.ask('GET /sets')).sets).toHaveLength(1);
    const { sets } = await desk.ask('GET /operator/sets', { query: { status: 'hidden' } });
    expect(sets).toMatchObject([{ id, hidden: true }]);
    await desk.ask('PATCH /operator/sets/:id', { id, body: { hidden: false } });
    expect((await bo.ask('GET /sets', { query: { text: 'cellars' } })).sets).toHaveLength(1);
    await desk.ask('DELETE /operator/sets/:id', { id });
    expect(await whyOf(ada.ask('GET /sets/:id', { id }))).toBe('no-shared-set');
    expect((await desk.ask('GET /operator/sets')).sets).toHaveLength(1);
  });
});
