import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { main } from '../src/cli.ts';
import { undercroft } from './undercroft.ts';

// Each starts Node anew, and machines may be busy.
vi.setConfig({ testTimeout: 30_000 });

const folder = mkdtempSync(join(tmpdir(), 'undercroft-lab-'));
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

/** What a command says without playing anything: run here, since starting Node dozens of times is slow. */
async function said(args: string[]) {
  const out = vi.spyOn(console, 'log').mockReturnValue();
  const error = vi.spyOn(console, 'error').mockReturnValue();
  const code = await main(args);
  const texts = { out: out.mock.calls.flat().join('\n'), error: error.mock.calls.flat().join('\n') };
  vi.restoreAllMocks();
  return { code, ...texts };
}

describe('undercroft', () => {
  it.each([
    [['--help'], 'Usage: undercroft <command>'],
    [['play', '--help'], '--resume FILE'],
    [['scenario', '--help'], 'undercroft scenario FILE'],
    [['bench', '-h'], '--json'],
    [['simulate', '--help'], '--games N'],
  ])('%j explains itself', async (args, text) => {
    const { code, out, error } = await said(args);
    expect(out).toContain(text);
    expect({ code, error }).toEqual({ code: 0, error: '' });
  });

  it('hands its exit code on', async () => {
    expect(await undercroft(['--help'])).toMatchObject({ code: 0, error: '' });
    expect(await undercroft(['play', 'chess'])).toMatchObject({
      code: 2,
      out: '',
      error: expect.stringMatching(/^undercroft play: no game "chess"; there are: .+\n$/),
    });
  });

  it.each([
    [['fly'], 'undercroft: no command "fly"; there are: play, scenario, simulate, duel, verify, bench'],
    [['play', 'chess'], 'undercroft play: no game "chess"; there are: '],
    [['play'], 'undercroft play: expected a game: karak'],
    [['play', 'karak', 'goblin'], 'undercroft play: expected one game, not "karak goblin"'],
    [['play', 'karak', '--seats', 'horan,tai'], 'undercroft play: --seats: no "tai" in karak; there are: '],
    [['play', 'karak', '--seats', 'horan,taia:robot'], 'undercroft play: --seats: "taia:robot": expected'],
    [['play', 'karak', '--seats', 'horan'], 'undercroft play: seats: karak is for 2 to 5, not 1'],
    [['play', 'karak', '--seats', 'horan,horan'], 'undercroft play: seats[1]: "horan" is taken already'],
    [['play', 'karak', '--options', 'luck=much'], 'undercroft play: options.luck: no such option; there are'],
    [['play', 'karak', '--options', 'curse'], 'undercroft play: --options: expected name=value, not "curse"'],
    [['play', 'karak', '--lang', 'fr'], 'undercroft play: no language "fr"; there are: en, de, pl, cs'],
    [['play', '--resume', '/nowhere'], 'undercroft play: /nowhere: no such file'],
    [['play', '--resume', '/nowhere', '--seed', '1'], 'undercroft play: --seed cannot be changed'],
    [['play', '--fast'], "undercroft play: Unknown option '--fast'; there are: --seats"],
    [['play', '--seats'], "undercroft play: Option '--seats <value>' argument missing"],
    [['bench', 'chess'], 'undercroft bench: no game "chess"; there are: '],
    [['bench', '--jsn'], "undercroft bench: Unknown option '--jsn'; there are: --json, --help"],
    [['simulate'], 'undercroft simulate: expected a game: karak'],
    [['simulate', 'karak', '--games', 'many'], 'undercroft simulate: --games: expected a whole number, 1 or'],
    [['simulate', 'karak', '--seats', '7'], 'undercroft simulate: seats: karak is for 2 to 5, not 7'],
    [['simulate', 'karak', '--set', '/nowhere'], 'undercroft simulate: /nowhere: no such file'],
    [['simulate', 'karak', '--options', 'curse=me'], 'undercroft simulate: options.curse: "me" is not one'],
    [['scenario'], 'undercroft scenario: expected a file'],
  ])('%j gets one clear line and exit 2', async (args, line) => {
    const { code, out, error } = await said(args);
    expect(error.startsWith(line) ? line : error).toBe(line);
    expect(error.split('\n')).toHaveLength(1);
    expect({ code, out }).toEqual({ code: 2, out: '' });
  });
});

const HELD = `
rule: K-33
title: A rat is stronger
given: { heroes: [horan, taia], cursed: horan, fight: rat }
chance: { rolls: [1, 2] }
then: { horan: { hearts: 5, at: "0,0" } }
`;

describe('undercroft scenario', () => {
  it('runs files from anywhere', async () => {
    const { code, out } = await undercroft(['scenario', file('held.yaml', HELD)]);
    expect(out).toBe('✓ K-33: A rat is stronger\n1 held, 0 failed\n');
    expect(code).toBe(0);
  });

  it('shows what is different and exits with 1', async () => {
    const path = file('failed.yaml', HELD.replace('hearts: 5', 'hearts: 4'));
    const { code, out } = await undercroft(['scenario', path]);
    expect(out).toContain('✗ K-33: A rat is stronger\n');
    expect(out).toMatch(/^ {4}.+failed\.yaml:\d+: horan\.hearts: expected 4, but it is 5$/m);
    expect(out).toContain('0 held, 1 failed');
    expect(code).toBe(1);
  });

  it.each([
    ['bent.yaml', 'rule: K-1\ntitle: [', 2],
    ['field.yaml', 'rule: K-1\ntitle: No table\nthen: {}\n', 1],
    ['who.yaml', 'rule: K-1\ntitle: Nobody\ngiven: { heroes: [horan, gandalf] }\nthen: {}\n', 3],
    ['game.yaml', 'rule: Q-1\ntitle: No game\ngiven: {}\nthen: {}\n', 1],
  ])('says file and line for a malformed %s', async (name, text, line) => {
    const path = file(name, text);
    const { code, error } = await said(['scenario', path]);
    expect(error.startsWith(`${path}:${line}: `) ? line : error).toBe(line);
    expect(code).toBe(2);
  });
});

it('undercroft bench prints figures for programs', async () => {
  const { code, out } = await undercroft(['bench', 'karak', '--json']);
  expect(JSON.parse(out)).toEqual([
    {
      game: 'karak',
      answersPerSecond: expect.any(Number),
      gamesPerSecond: expect.any(Number),
      copyMicroseconds: expect.any(Number),
    },
  ]);
  expect(code).toBe(0);
});

describe('undercroft simulate', () => {
  const simulate = async (...args: string[]) => {
    const { code, out, error } = await undercroft(['simulate', 'karak', '--games', '12', '--json', ...args]);
    expect(code).toBe(0);
    const { gamesPerSecond, ...figures } = JSON.parse(out);
    expect(gamesPerSecond).toBeGreaterThan(0);
    return { figures, error };
  };

  it('gives the same figures for the same seed, whatever the number of workers', async () => {
    const { figures, error } = await simulate('--workers', '1');
    expect(error).toContain('12/12 games');
    expect((await simulate('--workers', '3')).figures).toEqual(figures);
    expect((await simulate('--seed', '2')).figures).not.toEqual(figures);
    expect(figures).toMatchObject({ game: 'karak', games: 12, ended: 12 });
    expect(figures.turns.p10).toBeLessThanOrEqual(figures.turns.median);
    expect(figures.turns.median).toBeLessThanOrEqual(figures.turns.p90);
    expect(Object.keys(figures.winsBySeat)).toEqual(['1', '2', '3', '4']);
    const all = Object.values<{ share: number }>(figures.winsBySeat).reduce(
      (sum, { share }) => sum + share,
      0,
    );
    expect(all).toBeCloseTo(1);
  });

  it('plays chosen heroes, with options and a set of one’s own', async () => {
    const { karak } = await import('@undercroft/karak');
    const set = structuredClone(karak.set) as { tokens: { dragon: { strength: number } } };
    set.tokens.dragon.strength = 1;
    const path = file('tame.yaml', JSON.stringify(set));
    const { figures } = await simulate('--seats', 'horan,taia', '--options', 'curse=anyone', '--set', path);
    expect(Object.keys(figures.winsByHero)).toEqual(['horan', 'taia']);
    set.tokens.dragon.strength = -1;
    writeFileSync(path, JSON.stringify(set));
    const { code, error } = await undercroft(['simulate', 'karak', '--set', path]);
    expect(error).toMatch(/tame\.yaml: set\.tokens\.dragon\.strength: /);
    expect(code).toBe(2);
  });

  it('tells people how the games ended', async () => {
    const { out } = await undercroft(['simulate', 'karak', '--games', '5', '--most-turns', '10']);
    expect(out).toContain('stopped          100.0 %  5');
    expect(out).toContain('no game ended');
    expect(out).toContain('Wins by figure');
  });
});
