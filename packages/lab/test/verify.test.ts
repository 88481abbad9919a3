import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { secretOfTable } from '@undercroft/bots/today';
import { loadGame, loadMind } from '@undercroft/games';
import { commitment, FastChance, mixSeed, seatSeed, sightOf, Table, type Told } from '@undercroft/kernel';
import { describe, expect, it, onTestFinished } from 'vitest';
import { undercroft } from './undercroft.ts';

/** A fair match of Karak between three who play by instinct, as a server records it. */
async function record(
  brought: readonly (string | null)[] = ['one', 'two', 'three'],
  takesBack: (answers: number) => boolean = () => false,
  /** Where it is the table of a day. */
  dealt?: string,
) {
  const [game, mind] = [await loadGame('karak'), await loadMind('karak')];
  const secret = dealt ?? '1f'.repeat(32);
  const seatSeeds = brought.map((seed, seat) => seed ?? seatSeed(secret, seat));
  const seed = mixSeed(secret, seatSeeds);
  const { table, told } = Table.begin(game, {
    figures: [null, null, null],
    seed,
    ...(dealt !== undefined && { luck: 'dealt' }),
  });
  const all: (readonly Told[])[] = [told];
  const luck = new FastChance(1);
  while (table.waitsFor !== null) {
    const seat = table.waitsFor;
    const { view, ask, answers } = table.update(seat);
    if (ask === null) break;
    const answer = mind.instinct(sightOf(table.box, view, ask, answers), luck);
    all.push(table.answer(seat, table.version, answer).told);
    if (takesBack(all.length)) all.push(table.takeBackByLeave(seat, table.version).told);
  }
  const { outcome } = table;
  return {
    format: 'undercroft-record',
    match: table.match(),
    told: all,
    fair: { commitment: commitment(secret), secret, seatSeeds },
    continued: [],
    result: { by: 'outcome', winners: outcome?.winners, resigned: [], outcome },
  };
}

async function verify(content: unknown) {
  const folder = mkdtempSync(join(tmpdir(), 'undercroft-verify-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'record.json');
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return undercroft(['verify', file]);
}

describe('undercroft verify', () => {
  it('says that a fair match was fair', async () => {
    const { code, out } = await verify(await record());
    expect(out).toMatch(/secret fits the hash.*\n.*luck was mixed.*\n.*every roll.*\n.*same outcome/);
    expect(code).toBe(0);
  });

  it('replays what was taken back by leave, and says who did', async () => {
    const { code, out } = await verify(await record(undefined, (answers) => answers === 12));
    expect(out).toMatch(
      /every roll.*\n.*answers were taken back by leave 1 times, by seat \d\n.*same outcome/,
    );
    expect(code).toBe(0);
  });

  it('proves the luck of a day by the secret that was promised, and by no other', async () => {
    const daySecret = '3f'.repeat(32);
    const day = { number: 20_000, commitment: commitment(daySecret), secret: daySecret };
    const ofDay = await record([null, null, null], () => false, secretOfTable(daySecret, 'karak'));
    const { code, out } = await verify({ ...ofDay, fair: { ...ofDay.fair, day } });
    expect(out).toContain('follows from the secret of 2024-10-04');
    expect(code).toBe(0);
    // Another secret than the one whose hash was shown, and luck of some other day.
    const late = { ...day, secret: '4e'.repeat(32) };
    const other = { number: 20_001, commitment: commitment('4e'.repeat(32)), secret: '4e'.repeat(32) };
    for (const wrong of [late, other]) {
      const found = await verify({ ...ofDay, fair: { ...ofDay.fair, day: wrong } });
      expect(found.out).toContain('does not follow from a secret');
      expect(found.code).toBe(1);
    }
  });

  it('finds steps that nobody answered', async () => {
    const fair = await record();
    const { code, out } = await verify({ ...fair, told: [...fair.told, []] });
    expect(out).toContain('1 recorded steps belong to no answer');
    expect(code).toBe(1);
  });

  it('finds a secret that was not the one committed to', async () => {
    const fair = await record();
    const { code, out } = await verify({ ...fair, fair: { ...fair.fair, secret: '2e'.repeat(32) } });
    expect(out).toContain('does not fit the hash');
    expect(out).toContain('not mixed');
    expect(code).toBe(1);
  });

  it('says whose seeds were brought, and finds one of a computer player that was', async () => {
    const kinds = ['person', 'person', 'bot'].map((kind) => ({ kind }));
    const honest = await record(['one', null, null]);
    expect(await verify({ ...honest, seats: kinds })).toMatchObject({
      code: 0,
      out: expect.stringContaining('brought by seat 0; what was not brought follows from the secret'),
    });
    const drawn = await record(['one', null, 'drawn late']);
    const { code, out } = await verify({ ...drawn, seats: kinds });
    expect(out).toContain('the seed of a computer player (seat 2) does not follow from that secret');
    expect(code).toBe(1);
  });

  it('finds a roll that was not rolled', async () => {
    const fair = await record();
    const at = fair.told.findIndex((told) => JSON.stringify(told).includes('"dice"'));
    const told = JSON.parse(JSON.stringify(fair.told).replace(/"dice":\[(\d)/, '"dice":[9'));
    const { code, out } = await verify({ ...fair, told });
    expect(out).toContain(at === 0 ? 'the set-up went differently' : `answer ${at} led to something else`);
    expect(code).toBe(1);
  });

  it('finds another winner and an answer the rules refuse', async () => {
    const fair = await record();
    const { outcome } = fair.result;
    const other = { ...fair.result, outcome: { ...outcome, winners: [0, 1, 2] } };
    expect(await verify({ ...fair, result: other })).toMatchObject({
      code: 1,
      out: expect.stringContaining('another outcome'),
    });
    const answers = fair.match.answers.with(3, [0, 'fly']);
    expect(await verify({ ...fair, match: { ...fair.match, answers } })).toMatchObject({
      code: 1,
      out: expect.stringContaining('the rules refuse an answer'),
    });
  });

  it('says what is wrong with a file it cannot read, in one line', async () => {
    const unread = async (content: unknown) => (await verify(content)).error;
    expect(await unread('{')).toMatch(/^undercroft verify: .*not JSON.*\n$/);
    expect(await unread({})).toContain('record.format');
    expect(await undercroft(['verify', 'nowhere.json'])).toMatchObject({ code: 2, out: '' });
    expect(await undercroft(['verify'])).toMatchObject({
      code: 2,
      error: expect.stringContaining('expected a file'),
    });
    expect(await undercroft(['verify', '--help'])).toMatchObject({
      code: 0,
      out: expect.stringContaining('Usage'),
    });
  });
});
