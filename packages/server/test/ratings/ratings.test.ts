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

  it('show nobody in lists who does not want it', async () => {
    const { ada, bo, adaWins, node, other } = await twoPlay();
    for (let count = 0; count < 11; count++) await adaWins();
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
    await node.house.sql.run('DELETE FROM results');
    node.house.ratings.forgetAll();
    expect(await ratingOf(ada)).toBeNull();
    expect(await node.house.results.missing(0, 10)).toEqual([id]);
    await node.house.hall.look(id, (live) => node.house.ratings.record(live));
    expect(await ratingOf(ada)).toMatchObject({ rating: 1105 });
    await bo.ask('PUT /me/profile', { body: { ratings: true } });
    await bo.ask('DELETE /me');
    expect(await node.house.sql.all('SELECT * FROM profiles')).toEqual([]);
    const kept = await node.house.results.rated('karak');
    expect(kept.map(({ guest }) => guest !== '')).toEqual([true, false]);
    expect(await ratingOf(ada)).toMatchObject({ rating: 1105 });
  });
});
