import { commitment } from '@undercroft/kernel';
import type { Tournament } from '@undercroft/protocol';
import { expect, it, vi } from 'vitest';
import { theTime } from '../../src/ground/clock.ts';
import { drawRound } from '../../src/people/tournaments/rounds.ts';
import { Device } from '../accounts/device.ts';
import type { serve } from '../serving.ts';
import { onEveryStorage } from '../storages.ts';

type Node = Awaited<ReturnType<typeof serve>>;
const GAME = 'karak';
const why = (word: string) => ({ problem: { why: word } });

type Wanted = Partial<Pick<Tournament, 'kind' | 'seats' | 'rounds' | 'team' | 'clock'>>;

/** A tournament of these people, not begun; the first of them has made it. */
async function announced(node: Node, names: readonly string[], wanted: Wanted = {}) {
  const people = await Promise.all(names.map((name) => Device.of(node.base, name)));
  const body = {
    name: 'Autumn',
    game: GAME,
    kind: 'swiss',
    seats: 2,
    rounds: 3,
    clock: 60,
    ...wanted,
  } as const;
  const { id, code } = await people[0].ask('POST /tournaments', { body });
  for (const one of people) await one.ask('PUT /tournaments/:id/me', { id, body: {} });
  const see = (device = people[0]) => device.ask('GET /tournaments/:id', { id });
  return { people, id, code, see };
}

/** A match ends as if by the rules, now: nobody waits for that in a test. Those have answered who `came`. */
async function end(
  { house }: Node,
  table: string,
  points: (name: string, seat: number) => number,
  came: (name: string) => boolean = () => true,
): Promise<void> {
  await house.hall.change(table, ({ lobby }) => {
    const chairs = lobby.chairs.map((chair) =>
      chair.kind === 'person' ? { ...chair, ready: chair.ready || came(chair.name) } : chair,
    );
    const own = lobby.chairs.map((chair, seat) => points(chair.kind === 'person' ? chair.name : '', seat));
    const most = Math.max(...own);
    const winners = [...own.keys()].filter((seat) => own[seat] === most);
    const outcome = { by: 'test', winners, points: own };
    const result = { by: 'outcome' as const, winners, resigned: [], outcome };
    return { lobby: { ...lobby, chairs, status: 'over' as const, result, endedAt: theTime() } };
  });
}

const roundOf = ({ played, round }: Tournament) => played[round - 1];

/** Every table of the round ends; who has more points by name wins. */
async function endRound(
  node: Node,
  see: () => Promise<Tournament>,
  points: (name: string, seat: number) => number,
  came?: (name: string) => boolean,
) {
  const { tables, round } = roundOf(await see());
  for (const { table } of tables) if (table !== null) await end(node, table, points, came);
  await expect.poll(async () => (await see()).played[round - 1].over).toBe(true);
}

const namesIn = ({ players }: Tournament, table: Tournament['played'][number]['tables'][number]) =>
  table.seats.map(({ player }) => (player === null ? 'computer' : players[player].name));
/** Ada before Bo before Cy: whoever comes first in the alphabet plays better. */
const byName = (name: string) => (name === '' ? 0 : 200 - name.charCodeAt(0));

onEveryStorage('a tournament', (open) => {
  it('by score is drawn, played and counted by the house itself', async () => {
    const [node, other] = await open();
    const { people, id, code, see } = await announced(node, ['Ada', 'Bo', 'Cy', 'Di', 'Eve']);
    const [ada, bo] = people;
    const stranger = await Device.of(other.base, 'Zoe');
    expect(await stranger.ask('GET /tournaments/codes/:code', { code: code.toLowerCase() })).toEqual({ id });
    await expect(bo.ask('POST /tournaments/:id/start', { id })).rejects.toMatchObject(
      why('not-owner-tournament'),
    );
    const begun = await ada.ask('POST /tournaments/:id/start', { id });
    await expect(ada.ask('POST /tournaments/:id/start', { id })).rejects.toMatchObject(
      why('tournament-begun'),
    );
    expect(begun).toMatchObject({ status: 'on', round: 1, rounds: 3 });
    // Of five one meets a computer player.
    expect(roundOf(begun).tables.map(({ seats }) => seats.length)).toEqual([2, 2, 2]);
    expect(
      roundOf(begun)
        .tables.flatMap((table) => namesIn(begun, table))
        .toSorted(),
    ).toEqual(['Ada', 'Bo', 'Cy', 'Di', 'Eve', 'computer'].toSorted());
    // Their tables are begun, with a clock, and rated; everybody is led to their own.
    const mine = (await see(bo)).you.table ?? '';
    const table = await bo.ask('GET /tables/:id', { id: mine });
    expect(table).toMatchObject({ status: 'playing', clock: 60, timeUp: 'plays-on', rated: true });
    expect(table.tournament).toEqual({ id, round: 1, deal: false });
    // Somebody who comes late plays from the next round on.
    await stranger.ask('PUT /tournaments/:id/me', { id, body: {} });
    await endRound(node, see, byName);
    const after = await see(bo);
    expect(after.nextAt).not.toBeNull();
    expect(after.standings[0]).toMatchObject({ place: 1, score: 1 });
    expect(after.standings.reduce((sum, { chance }) => sum + (chance ?? 0), 0)).toBeCloseTo(1);
    await expect(bo.ask('POST /tournaments/:id/rounds', { id, body: { round: 2 } })).rejects.toMatchObject(
      why('not-owner-tournament'),
    );
    const second = await ada.ask('POST /tournaments/:id/rounds', { id, body: { round: 2 } });
    // Sent again because the reply was lost: it is the same round.
    expect((await ada.ask('POST /tournaments/:id/rounds', { id, body: { round: 2 } })).round).toBe(2);
    expect(roundOf(second).tables.flatMap((table) => namesIn(second, table))).toContain('Zoe');
    await expect(
      (await Device.of(node.base, 'Late')).ask('PUT /tournaments/:id/me', { id, body: {} }),
    ).rejects.toMatchObject(why('tournament-closed'));
    // Somebody leaves in the middle: a computer player finishes, and they are not drawn again.
    await bo.ask('DELETE /tournaments/:id/me', { id });
    const left = (await see()).played[1].tables.find((one) => namesIn(second, one).includes('Bo'));
    const { seats } = await node.house.hall.look(left?.table ?? '', ({ lobby }) => ({
      seats: lobby.chairs.map((chair) => chair.kind === 'person' && chair.name === 'Bo' && chair.standIn),
    }));
    expect(seats).toContain('adept');
    await endRound(node, see, byName);
    await ada.ask('POST /tournaments/:id/rounds', { id, body: { round: 3 } });
    const third = await see();
    expect(roundOf(third).tables.flatMap((table) => namesIn(third, table))).not.toContain('Bo');
    await endRound(node, see, byName);
    const over = await see();
    expect(over).toMatchObject({ status: 'over', nextAt: null });
    const [first] = over.standings;
    expect(first).toMatchObject({ place: 1, score: 3, won: 3, chance: 1 });
    expect(over.players[first.players[0]].name).toBe('Ada');
    // Nobody met anybody twice.
    const met = over.played.flatMap(({ tables }) =>
      tables.map(({ seats }) =>
        seats
          .map(({ player }) => player)
          .toSorted()
          .join(),
      ),
    );
    expect(new Set(met).size).toBe(met.length);
    await expect(ada.ask('DELETE /tournaments/:id/me', { id })).rejects.toMatchObject(why('tournament-over'));
  });

  it('as a knock-out leaves one, and whoever would sit alone goes on', async () => {
    const [node] = await open();
    const { people, id, see } = await announced(node, ['Ada', 'Bo', 'Cy', 'Di', 'Eve'], { kind: 'knockout' });
    await people[0].ask('POST /tournaments/:id/start', { id });
    const late = await Device.of(node.base, 'Late');
    await expect(late.ask('PUT /tournaments/:id/me', { id, body: {} })).rejects.toMatchObject(
      why('tournament-closed'),
    );
    expect((await see()).rounds).toBe(3);
    for (let round = 1; round <= 3; round++) {
      if (round > 1) await people[0].ask('POST /tournaments/:id/rounds', { id, body: { round } });
      await endRound(node, see, byName);
    }
    const over = await see();
    expect(over.status).toBe('over');
    expect(over.played.map(({ tables }) => tables.filter(({ table }) => table === null).length)).toEqual([
      1, 1, 0,
    ]);
    expect(over.standings[0]).toMatchObject({ place: 1, chance: 1 });
    expect(over.players[over.standings[0].players[0]].name).toBe('Ada');
    expect(over.standings.filter(({ place }) => place === 1)).toHaveLength(1);
  });

  it('as a duplicate evening gives everybody the same luck, which nobody can see before all are through', async () => {
    const [node, other] = await open();
    const { people, id, see } = await announced(node, ['Ada', 'Bo', 'Cy', 'Di'], {
      ...{ kind: 'duplicate', team: 2, rounds: 2 },
    });
    const [ada, bo, cy, di] = people;
    // Ada plays with Cy, and the others with each other.
    await ada.ask('PUT /tournaments/:id/me', { id, body: { with: 2 } });
    const { players } = await see();
    expect(players[0].team).toBe(players[2].team);
    expect(players[1].team).toBe(players[3].team);
    expect(players[0].team).not.toBe(players[1].team);
    await expect(bo.ask('PUT /tournaments/:id/me', { id, body: { with: 0 } })).rejects.toMatchObject(
      why('no-team'),
    );
    const begun = await ada.ask('POST /tournaments/:id/start', { id });
    const [one, two] = roundOf(begun).tables;
    for (const table of [one, two]) {
      const names = namesIn(begun, table).toSorted().join();
      expect(['Ada,Bo', 'Ada,Di', 'Bo,Cy', 'Cy,Di']).toContain(names);
    }
    // Partners have other seats, and the tables lie alike.
    const tableOf = async (device: Device) => (await see(device)).you.table ?? '';
    const seatOf = async (device: Device) =>
      (await device.ask('GET /tables/:id', { id: await tableOf(device) })).you.seat;
    expect(await seatOf(ada)).not.toBe(await seatOf(cy));
    const views = await Promise.all(
      [one, two].map(({ table }) => node.house.hall.look(table ?? '', (live) => live.table?.keep().state)),
    );
    expect(views[0]).toEqual(views[1]);
    // Nobody may look on elsewhere, by whatever code, nor knows what the luck follows from.
    const [mine, theirs] = [await tableOf(ada), one.table === (await tableOf(ada)) ? two.table : one.table];
    const { lobby } = await node.house.hall.look(theirs ?? '', ({ lobby }) => ({ lobby }));
    for (const device of [ada, ada.at(other.base), await Device.of(other.base, 'Zoe')])
      await expect(
        device.ask('GET /tables/:id', { id: theirs ?? '', query: { invitation: lobby.invitation } }),
      ).rejects.toMatchObject(why('no-table'));
    expect(begun.played[0].tables.map(({ watch }) => watch)).toEqual([null, null]);
    await end(node, mine, byName);
    await expect.poll(async () => (await see()).played[0].tables.filter(({ over }) => over).length).toBe(1);
    const waiting = await see();
    expect(
      waiting.played[0].tables.flatMap(({ seats }) => seats.map(({ place, points }) => place ?? points)),
    ).toEqual([null, null, null, null]);
    const tournament = await node.house.tournaments.find(id);
    const told = JSON.stringify([
      await see(),
      await ada.ask('GET /tables/:id', { id: mine }),
      await ada.ask('GET /me/data'),
      await (await ada.send('GET', '/api/me/games/file')).text(),
    ]);
    for (const secret of [lobby.secret, tournament?.secret ?? '']) {
      expect(secret).toMatch(/^[0-9a-f]{64}$/);
      expect(told).not.toContain(secret);
    }
    expect(waiting.played[0].commitment).toBe(commitment(lobby.secret));
    await expect(ada.ask('GET /tables/:id/record', { id: mine })).rejects.toMatchObject(why('deal-on'));

    await end(node, theirs ?? '', byName);
    await expect
      .poll(async () => (await ada.ask('GET /tables/:id', { id: mine })).fair.secret)
      .toBe(lobby.secret);
    const record = await bo.at(other.base).ask('GET /tables/:id/record', { id: theirs ?? '' });
    expect(record.match).toMatchObject({ luck: 'dealt' });
    const through = await see();
    // Everybody was compared with the one other at their seat: the better one has it all.
    const all = through.played[0].tables.flatMap(({ seats }) => seats);
    expect(all.map(({ top }) => top)).toEqual([2, 2, 2, 2]);
    expect(all.reduce((sum, { matchpoints }) => sum + (matchpoints ?? 0), 0)).toBe(4);
    expect(through.standings).toHaveLength(2);
    expect(through.standings.reduce((sum, { score }) => sum + score, 0)).toBeCloseTo(1);

    await ada.ask('POST /tournaments/:id/rounds', { id, body: { round: 2 } });
    const second = roundOf(await see());
    expect(second.commitment).not.toBe(through.played[0].commitment);
    await endRound(node, see, byName, (name) => name !== 'Bo');
    expect((await see()).status).toBe('over');
    // Rated apart: those who had the same seat are compared, and the game's own ratings know nothing of it.
    await expect
      .poll(
        async () =>
          (await node.house.ratings.of(`${GAME}/duplicate`, (await guestOf(node, di)) ?? ''))?.matches,
      )
      .toBe(2);
    expect(await node.house.ratings.of(GAME, (await guestOf(node, di)) ?? '')).toBeNull();
    // Whoever did not come is not rated for what a computer player did.
    expect((await node.house.ratings.of(`${GAME}/duplicate`, (await guestOf(node, bo)) ?? ''))?.matches).toBe(
      1,
    );
    const { games } = await di.ask('GET /me/ratings');
    expect(games.find(({ game }) => game === GAME)?.duplicate).toMatchObject({
      matches: 2,
      provisional: true,
    });
  });

  it('at a duplicate evening has a place for somebody late where a computer player sits', async () => {
    const [node] = await open();
    const { people, id, see } = await announced(node, ['Ada', 'Bo', 'Cy'], { kind: 'duplicate', rounds: 4 });
    await people[0].ask('POST /tournaments/:id/start', { id });
    expect(
      roundOf(await see())
        .tables.flatMap(({ seats }) => seats)
        .filter(({ player }) => player === null),
    ).toHaveLength(1);
    const [di, eve] = [await Device.of(node.base, 'Di'), await Device.of(node.base, 'Eve')];
    expect((await see(di)).you.mayEnter).toBe(true);
    await di.ask('PUT /tournaments/:id/me', { id, body: {} });
    await expect(eve.ask('PUT /tournaments/:id/me', { id, body: {} })).rejects.toMatchObject(
      why('tournament-closed'),
    );
    await endRound(node, see, byName);
    await people[0].ask('POST /tournaments/:id/rounds', { id, body: { round: 2 } });
    const now = roundOf(await see());
    expect(now.tables.flatMap(({ seats }) => seats).filter(({ player }) => player === null)).toEqual([]);
    // Whoever leaves makes room, and a computer player has their seat.
    await people[1].ask('DELETE /tournaments/:id/me', { id });
    await endRound(node, see, byName);
    await eve.ask('PUT /tournaments/:id/me', { id, body: {} });
    await people[0].ask('POST /tournaments/:id/rounds', { id, body: { round: 3 } });
    const third = await see();
    expect(
      roundOf(third)
        .tables.flatMap((table) => namesIn(third, table))
        .toSorted(),
    ).toEqual(['Ada', 'Cy', 'Di', 'Eve']);
  });

  it('is drawn once, by whichever node, and a node that ends in the middle leaves nothing undone', async () => {
    const [node, other] = await open();
    const { people, id, see } = await announced(node, ['Ada', 'Bo', 'Cy', 'Di'], { rounds: 3 });
    const [ada] = people;
    // The node ends as it makes the first table of the round.
    const nodes = [node, other].map(({ house }) => house.hall);
    const spies = nodes.map((hall) =>
      vi.spyOn(hall, 'createOfTournament').mockRejectedValue(new Error('gone')),
    );
    await ada.ask('POST /tournaments/:id/start', { id }).catch(() => {});
    const drawn = await see();
    expect(drawn.round).toBe(1);
    expect(drawn.you.table).toBeNull();
    for (const spy of spies) spy.mockRestore();
    await Promise.all([node, other].map(({ house }) => house.jobs.run('tournaments')));
    await expect.poll(async () => (await see()).you.table).not.toBeNull();
    const ids = roundOf(await see()).tables.map(({ table }) => table);
    expect(ids).toEqual(roundOf(drawn).tables.map(({ table }) => table));
    // A table that ends while nobody looks after it is found again.
    await endRound(node, see, byName);
    // Both nodes draw the next round at once: it is one, and there is another one to come.
    await node.house.tournaments.drawAt(id, theTime() - 1);
    await Promise.all([node, other].map(({ house }) => drawRound(house, id)));
    expect(await see()).toMatchObject({ round: 2, status: 'on' });
    expect((await see()).played.map(({ tables }) => tables.length)).toEqual([2, 2]);
    // A table that is thrown away does not hold up the others.
    const [gone, stays] = roundOf(await see()).tables;
    await node.house.keeper.throwAway(gone.table ?? '');
    await end(node, stays.table ?? '', byName);
    await node.house.jobs.run('tournaments');
    await expect.poll(async () => (await see()).played[1].over).toBe(true);
  });

  it('names nobody any more who is forgotten, and tells everybody what is kept of them', async () => {
    const [node] = await open();
    const { people, id, see } = await announced(node, ['Ada', 'Bo', 'Cy'], { rounds: 2 });
    const [ada, bo, cy] = people;
    const waiting = await bo.ask('POST /tournaments', {
      body: { name: 'Winter', game: GAME, kind: 'swiss', seats: 2, rounds: 1, clock: 60 },
    });
    expect((await bo.ask('GET /me/data')).tournaments).toEqual([
      { name: 'Autumn', owner: false, since: expect.any(String) },
      { name: 'Winter', owner: true, since: null },
    ]);
    await ada.ask('POST /tournaments/:id/start', { id });
    await bo.ask('DELETE /me');
    expect((await see()).players.map(({ name, left }) => [name, left])).toEqual([
      ['Ada', false],
      ['—', true],
      ['Cy', false],
    ]);
    await expect(ada.ask('GET /tournaments/:id', { id: waiting.id })).rejects.toMatchObject(
      why('no-tournament'),
    );
    // Whoever made it may go, too: it goes on by itself.
    await ada.ask('DELETE /me');
    await endRound(node, () => see(cy), byName);
    await node.house.tournaments.drawAt(id, theTime() - 1);
    await node.house.jobs.run('tournaments');
    expect((await see(cy)).status).toBe('over');
  });

  it('counts for the ratings of those alone who were there', async () => {
    const [node, other] = await open();
    const { people, id, see } = await announced(node, ['Ada', 'Bo'], { rounds: 1 });
    const [ada, bo] = people;
    const { you } = await ada.ask('POST /tournaments/:id/start', { id });
    const table = you.table ?? '';
    // Ada answers, whoever begins; Bo never comes, and a computer player has their seat.
    const ask = () => ada.at(other.base).ask('GET /tables/:id/update', { id: table });
    await node.house.hall.change(table, ({ lobby }) => {
      const chairs = lobby.chairs.map((chair) =>
        chair.kind === 'person' && chair.name === 'Bo' ? { ...chair, standIn: 'adept' as const } : chair,
      );
      return { lobby: { ...lobby, chairs } };
    });
    await expect.poll(async () => (await ask()).answers.length, { timeout: 30_000 }).toBeGreaterThan(0);
    const { version, answers } = await ask();
    await ada.ask('POST /tables/:id/answers', { id: table, body: { version, answer: answers[0] } });
    await end(node, table, byName, () => false);
    await expect.poll(async () => (await see()).status).toBe('over');
    // In the tournament the table counts as it ended, in ratings as one against a computer player.
    expect((await see()).standings[0]).toMatchObject({ place: 1, score: 1 });
    const [mine, theirs] = [(await guestOf(node, ada)) ?? '', (await guestOf(node, bo)) ?? ''];
    await expect.poll(async () => (await node.house.ratings.of(GAME, mine))?.matches).toBe(1);
    expect(await node.house.ratings.of(GAME, theirs)).toBeNull();
  });

  it('begins each table once, whichever node makes it, and refuses neither', async () => {
    const [node, other] = await open();
    const ada = await Device.of(node.base, 'Ada');
    const chairs = [{ id: (await guestOf(node, ada)) ?? '', name: 'Ada' }, 'adept'] as const;
    const ids = Array.from({ length: 8 }, (_, at) => `made${String(at).padStart(8, '0')}`);
    const made = await Promise.all(
      ids.flatMap((id) =>
        [node, other, node].map(({ house }) =>
          house.hall.createOfTournament(GAME, chairs, {
            ...{ id, clock: 60, secret: null, tournament: { id: 'tournament000', round: 1 } },
          }),
        ),
      ),
    );
    expect(new Set(made.map(({ lobby }) => lobby.status))).toEqual(new Set(['playing']));
    for (const id of ids) {
      const begun = await node.house.store.entries(id, 0, 'update');
      expect(begun.filter(({ version }) => version === 0)).toHaveLength(1);
    }
  });

  it('that cannot be drawn or made keeps no other waiting', async () => {
    const BROKEN = 101;
    const [node] = await open();
    const { sql, tournaments, jobs } = node.house;
    const { people, id, see } = await announced(node, ['Ada', 'Bo'], { rounds: 2 });
    await people[0].ask('POST /tournaments/:id/start', { id });
    for (let no = 0; no < BROKEN; no++) {
      const broken = `000000000${String(no).padStart(3, '0')}`;
      await sql.run(
        `INSERT INTO tournaments (id, code, owner, name, game, kind, seats, rounds, team, clock, secret, round, made_at, begun_at, draw_at)
         VALUES (?, ?, '', 'Broken', 'no-such-game', 'swiss', 2, 2, 1, 60, '', 1, 1, 1, 1)`,
        ...[broken, broken],
      );
      await sql.run(
        `INSERT INTO tournament_tables (tournament, round, number, table_id, seats, due)
         VALUES (?, 1, 1, ?, '[null, null]', 'make')`,
        ...[broken, broken],
      );
    }
    await endRound(node, see, byName);
    await tournaments.drawAt(id, theTime() - 1);
    await sql.run("UPDATE tournament_tables SET due = 'open' WHERE tournament = ? AND round = 1", id);
    await jobs.run('tournaments');
    const left = await sql.all("SELECT due FROM tournament_tables WHERE tournament = ? AND due = 'open'", id);
    expect(left).toEqual([]);
    await jobs.run('tournaments');
    await expect.poll(async () => (await see()).round).toBe(2);
  });

  it('is found again, however many somebody has', async () => {
    const [node] = await open();
    const ada = await Device.of(node.base, 'Ada');
    const guest = (await guestOf(node, ada)) ?? '';
    const MANY = 120;
    for (let no = 0; no < MANY; no++) {
      const id = `past${String(no).padStart(8, '0')}`;
      // Many of them were made in the same moment.
      await node.house.sql.run(
        `INSERT INTO tournaments (id, code, owner, name, game, kind, seats, rounds, team, clock, secret, round, made_at, begun_at, ended_at)
         VALUES (?, ?, ?, 'Past', 'karak', 'swiss', 2, 1, 1, 60, '', 1, ?, 1, 2)`,
        ...[id, id, guest, Math.floor(no / 70)],
      );
    }
    const found: string[] = [];
    for (let next: string | null = '', pages = 0; next !== null && pages < 9; pages++) {
      const query: { after?: string } = next === '' ? {} : { after: next };
      const page = await ada.ask('GET /me/tournaments', { query });
      found.push(...page.tournaments.map(({ id }) => id));
      next = page.next;
    }
    expect(found).toHaveLength(MANY);
    expect(new Set(found).size).toBe(MANY);
  });

  it('of a club is found by its members, and refuses what cannot be played', async () => {
    const [node] = await open();
    const ada = await Device.of(node.base, 'Ada');
    const bo = await Device.of(node.base, 'Bo');
    const club = await ada.ask('POST /clubs', { body: { name: 'Crypt' } });
    const body = {
      name: 'Club evening',
      game: GAME,
      kind: 'duplicate',
      seats: 3,
      rounds: 2,
      clock: 60,
    } as const;
    const { id } = await ada.ask('POST /tournaments', { body: { ...body, club: club.id } });
    expect((await ada.ask('GET /clubs/:id', { id: club.id })).tournaments).toEqual([
      { id, name: 'Club evening', game: GAME, kind: 'duplicate', status: 'open', players: 0 },
    ]);
    expect((await ada.ask('GET /me/tournaments')).tournaments).toHaveLength(1);
    const refused = (device: Device, more: object) =>
      expect(device.ask('POST /tournaments', { body: { ...body, ...more } })).rejects;
    await refused(bo, { club: club.id }).toMatchObject(why('no-club'));
    await refused(ada, { seats: 9 }).toMatchObject(why('tournament-seats'));
    await refused(ada, { team: 4 }).toMatchObject(why('tournament-teams'));
    await refused(ada, { kind: 'swiss', team: 2 }).toMatchObject(why('tournament-teams'));
    await expect(ada.ask('POST /tournaments/:id/start', { id })).rejects.toMatchObject(
      why('tournament-too-few'),
    );
    await ada.ask('DELETE /tournaments/:id', { id });
    await expect(ada.ask('GET /tournaments/:id', { id })).rejects.toMatchObject(why('no-tournament'));
  });
});

/** Who somebody is to the house. */
const guestOf = async ({ house }: Node, device: Device) =>
  (await house.sql.one<{ id: string }>('SELECT id FROM guests WHERE name = ?', (await device.who()) ?? ''))
    ?.id;
