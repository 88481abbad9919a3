import { expect, it } from 'vitest';
import { Device } from '../accounts/device.ts';
import { begun } from '../accounts/playing.ts';
import { onEveryStorage } from '../storages.ts';

onEveryStorage('rated tables', (open) => {
  async function twoPlay(wishes: object = { rated: true }) {
    const [node, other] = await open();
    const ada = await Device.of(node.base, 'Ada');
    const bo = await Device.of(node.base, 'Bo');
    /** Ada wins, because Bo gives up. */
    const adaWins = async (game: 'karak' | 'goblin' = 'karak', how = wishes) => {
      const id = await begun(ada, bo, game, how);
      await bo.ask('POST /tables/:id/resign', { id });
      return id;
    };
    const ratingOf = async (who: Device) => {
      const { games } = await who.ask('GET /me/ratings');
      return games.find(({ game }) => game === 'karak')?.rating ?? null;
    };
    return { node, other, ada, bo, adaWins, ratingOf };
  }

  it('count, those that are not rated do not, and a rating is a guess at first', async () => {
    const { ada, bo, adaWins, ratingOf, other } = await twoPlay();
    await adaWins('karak', {});
    expect(await ratingOf(ada)).toBeNull();
    await adaWins();
    await expect.poll(() => ratingOf(ada)).toMatchObject({ matches: 1, provisional: true });
    const [won, lost] = [await ratingOf(ada), await ratingOf(bo.at(other.base))];
    expect([won?.rating, lost?.rating]).toEqual([1105, 895]);
    const { games } = await ada.ask('GET /me/ratings');
    expect(games).toMatchObject([
      { game: 'karak', statistics: { played: 2, won: 2, streak: { longest: 2, now: 2 } } },
    ]);
    const [{ statistics }] = games;
    expect(statistics.figures.reduce((sum, { played }) => sum + played, 0)).toBe(2);
    expect(statistics.seats).toEqual([{ what: '0', played: 2, won: 2 }]);
  });

  it('begin with everybody’s own word: at a shared screen, and at every next match', async () => {
    const { node, ada, bo } = await twoPlay();
    const screen = await Device.of(node.base, 'Television');
    const { id, you } = await screen.ask('POST /tables', {
      body: { game: 'karak', shared: true, rated: true },
    });
    const invitation = you.invitation ?? '';
    for (const who of [ada, bo]) await who.ask('POST /tables/:id/seats', { id, body: { invitation } });
    const start = (who: Device, table: string) => who.ask('POST /tables/:id/start', { id: table });
    const ready = (who: Device, table: string, seat: number) =>
      who.ask('PATCH /tables/:id/seats/:seat', { id: table, seat, body: { ready: true } });
    const lacks = (names: string) => ({ problem: { why: 'not-ready', params: { names } } });
    await expect(start(screen, id)).rejects.toMatchObject(lacks('Ada, Bo'));
    // Whoever starts says yes by that.
    await expect(start(ada, id)).rejects.toMatchObject(lacks('Bo'));
    await ready(bo, id, 1);
    expect((await start(ada, id)).status).toBe('playing');
    await bo.ask('POST /tables/:id/resign', { id });
    const { id: next } = await ada.ask('POST /tables/:id/rematch', { id });
    await expect(start(ada, next)).rejects.toMatchObject(lacks('Bo'));
    await ready(bo, next, 1);
    expect((await start(ada, next)).status).toBe('playing');
  });

  it('show nobody in lists who does not want it', async () => {
    const { ada, bo, adaWins, ratingOf, node, other } = await twoPlay();
    for (let count = 0; count < 11; count++) await adaWins();
    // A match counts a moment after it has ended.
    await expect.poll(async () => (await ratingOf(bo))?.matches).toBe(11);
    const leaders = async (span: 'all' | 'week') =>
      (await ada.at(other.base).ask('GET /ratings', { query: { game: 'karak', span } })).leaders;
    expect(await leaders('all')).toEqual([]);
    await bo.ask('PUT /me/profile', { body: { ratings: true } });
    expect(await leaders('all')).toMatchObject([{ name: 'Bo', you: false, provisional: false }]);
    await ada.ask('PUT /me/profile', { body: { ratings: true } });
    expect((await leaders('all')).map(({ name, you }) => [name, you])).toEqual([
      ['Ada', true],
      ['Bo', false],
    ]);
    const [first, second] = await leaders('week');
    expect(first).toMatchObject({ name: 'Ada', matches: 11, provisional: false });
    expect(first.week).toBe(first.rating - 1000);
    expect(second.week).toBeLessThan(0);
    await ada.ask('PUT /me/profile', { body: { ratings: false } });
    expect((await leaders('week')).map(({ name }) => name)).toEqual(['Bo']);
    // Whoever is only guessed at comes last, however high; and nobody is listed who stayed away for half a year.
    const cy = await Device.of(node.base, 'Cy');
    await cy.ask('PUT /me/profile', { body: { ratings: true } });
    const id = await begun(cy, bo, 'karak', { rated: true });
    await bo.ask('POST /tables/:id/resign', { id });
    const names = async () => (await leaders('all')).map(({ name }) => name);
    await expect.poll(names).toEqual(['Bo', 'Cy']);
    const [known, guessed] = await leaders('all');
    expect(guessed.rating).toBeGreaterThan(known.rating);
    const later = Date.now() + 181 * 86_400_000;
    expect(await node.house.ratings.leaders('karak', 'all', later)).toEqual([]);
  });

  it('have no hints, and nothing is taken back by leave', async () => {
    const { ada, bo } = await twoPlay();
    const wishes = { rated: true, coach: true, anyTakeBack: true };
    const id = await begun(ada, bo, 'karak', wishes);
    expect(await ada.ask('GET /tables/:id', { id })).toMatchObject({
      ...{ rated: true, coach: false, anyTakeBack: false },
    });
    const { version } = await ada.ask('GET /tables/:id/update', { id });
    const wish = ada.ask('PUT /tables/:id/take-back/wish', { id, body: { version } });
    await expect(wish).rejects.toMatchObject({ problem: { why: 'rated-table' } });
    await bo.ask('POST /tables/:id/resign', { id });
    const next = await ada.ask('POST /tables/:id/rematch', { id });
    expect(next.rated).toBe(true);
    expect((await ada.ask('PATCH /tables/:id', { id: next.id, body: { coach: true } })).coach).toBe(false);
  });

  it('are the same when they are reckoned anew, and what was wrong is right then', async () => {
    const { ada, bo, adaWins, ratingOf, node } = await twoPlay();
    for (let count = 0; count < 3; count++) await adaWins();
    await adaWins('goblin');
    await ada.ask('PUT /me/profile', { body: { ratings: true } });
    await expect.poll(async () => (await ratingOf(bo))?.matches).toBe(3);
    const board = async () =>
      (await ada.ask('GET /ratings', { query: { game: 'karak', span: 'week' } })).leaders;
    const written = [await ratingOf(ada), await ratingOf(bo), await board()];
    expect(written[0]).toMatchObject({ history: [1105, expect.any(Number), expect.any(Number)] });
    await node.house.sql.run('UPDATE ratings SET mu = 1, rating = 1, matches = 77, gained = 500');
    await node.house.sql.run('UPDATE results SET rating = 1');
    expect([await ratingOf(ada), await ratingOf(bo), await board()]).not.toEqual(written);
    const said: [string, number][] = [];
    await node.house.ratings.reckon((game, matches) => said.push([game, matches]));
    expect(said).toEqual([
      ['goblin', 1],
      ['karak', 3],
    ]);
    expect(await ratingOf(ada)).toEqual(written[0]);
    expect(await ratingOf(bo)).toEqual(written[1]);
    expect(await board()).toEqual(written[2]);
  });

  it('count in the order they were rated in, whenever the matches ended', async () => {
    const { ada, bo, adaWins, ratingOf, node } = await twoPlay();
    const lost = await begun(ada, bo, 'karak', { rated: true });
    await ada.ask('POST /tables/:id/resign', { id: lost });
    const won = [await adaWins(), await adaWins()];
    await expect.poll(async () => (await ratingOf(bo))?.matches).toBe(3);
    // As if the first to end had been the last to be found.
    for (const table of ['results', 'ratings']) await node.house.sql.run(`DELETE FROM ${table}`);
    for (const id of [won[1], won[0], lost]) {
      await node.house.ratings.record(await node.house.hall.look(id, (live) => live));
    }
    const written = [await ratingOf(ada), await ratingOf(bo)];
    const [first, second, third] = written[0]?.history ?? [];
    expect([first, second > first, third < second]).toEqual([1105, true, true]);
    expect(written[0]?.rating).toBe(third);
    await node.house.ratings.reckon();
    expect([await ratingOf(ada), await ratingOf(bo)]).toEqual(written);
  });

  it('of one person at two matches that end at once count both', async () => {
    const { ada, bo, ratingOf, other } = await twoPlay();
    const tables = [];
    for (let count = 0; count < 4; count++) tables.push(await begun(ada, bo, 'karak', { rated: true }));
    await Promise.all(
      tables.map((id, at) => (at % 2 === 0 ? bo : bo.at(other.base)).ask('POST /tables/:id/resign', { id })),
    );
    await expect.poll(async () => (await ratingOf(ada))?.matches, { timeout: 30_000 }).toBe(4);
    expect((await ratingOf(ada))?.history).toHaveLength(4);
  });

  it('go with a guest who signs in and brings everything along', async () => {
    const { ada, bo, adaWins, ratingOf } = await twoPlay();
    await adaWins();
    await expect.poll(() => ratingOf(bo)).not.toBeNull();
    const before = await ratingOf(bo);
    const account = await Device.of(bo.base, 'Bo at home');
    const { code } = await account.ask('POST /me/codes');
    await bo.ask('POST /sign-in/code', { body: { code, bring: true } });
    expect(await bo.who()).toBe('Bo at home');
    expect(await ratingOf(account)).toEqual(before);
    expect(await ratingOf(ada)).toMatchObject({ rating: 1105 });
  });

  it('know nobody any more who was forgotten, and are found again where a server ended just then', async () => {
    const { ada, bo, adaWins, ratingOf, node } = await twoPlay();
    const id = await adaWins();
    await expect.poll(() => ratingOf(ada)).not.toBeNull();
    // As if the server had ended between the last answer and the result.
    for (const table of ['results', 'ratings']) await node.house.sql.run(`DELETE FROM ${table}`);
    await node.house.sql.run('UPDATE tables SET recorded = false');
    expect(await ratingOf(ada)).toBeNull();
    expect(await node.house.results.missing(10)).toEqual([id]);
    await node.house.jobs.run('records');
    expect(await node.house.results.missing(10)).toEqual([]);
    expect(await ratingOf(ada)).toMatchObject({ rating: 1105 });
    await bo.ask('PUT /me/profile', { body: { ratings: true } });
    await bo.ask('DELETE /me');
    expect(await node.house.sql.all('SELECT * FROM profiles')).toEqual([]);
    const kept = await node.house.results.rated('karak', { ratedAt: -1, table: '', seat: 0 }, 10);
    expect(kept.map(({ guest }) => guest !== '')).toEqual([true, false]);
    expect(await ratingOf(ada)).toMatchObject({ rating: 1105 });
  });
});
