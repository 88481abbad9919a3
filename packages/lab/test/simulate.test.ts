import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Fault } from '@undercroft/bots/series';
import { karak } from '@undercroft/karak';
import { mind } from '@undercroft/karak/mind';
import { openBox } from '@undercroft/kernel';
import { describe, expect, it } from 'vitest';
import { linesOf, noFaults, noteFaults } from '../src/series/faults.ts';
import { playGame, type Series } from '../src/series/one-game.ts';
import { folderOfFiles } from './said.ts';
import { undercroft } from './undercroft.ts';

const { folder, file } = folderOfFiles('simulate');

describe('undercroft simulate', () => {
  const simulate = async (...args: string[]) => {
    const { code, out, error } = await undercroft(['simulate', 'karak', '--games', '12', '--json', ...args]);
    expect(code).toBe(0);
    const { gamesPerSecond, gamesPerCoreSecond, ...figures } = JSON.parse(out);
    expect(gamesPerSecond).toBeGreaterThan(0);
    expect(gamesPerCoreSecond).toBeGreaterThan(0);
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
    expect(figures.used['got sword'].wins.share).toBeGreaterThan(0);
    expect(figures.used['fought dragon'].inGames).toBe(1);
    expect(figures.options['step step'].taken).toBeGreaterThan(0);
    expect(figures.lead.leaderWins).toHaveLength(21);
    expect(figures.faults).toBe(0);
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
    expect(error).toMatch(/tame\.yaml:1: set\.tokens\.dragon\.strength: /);
    expect(code).toBe(2);
  });

  it('tells people how the games ended', async () => {
    const { out } = await undercroft(['simulate', 'karak', '--games', '5', '--most-turns', '10', '--events']);
    expect(out).toContain('stopped          100.0 %  5');
    expect(out).toContain('no game ended');
    expect(out).toContain('Wins by figure');
    expect(out).toMatch(/^ {2}moved step +\d+\.\d\d +100\.0 % +0\.0 %$/m);
  });

  it('mixes levels that move round the table, the same again for the same seed', async () => {
    const mix = [
      '--seats',
      '2',
      '--games',
      '2',
      '--bots',
      'master,novice',
      '--iterations',
      '20',
      '--most-turns',
      '12',
    ];
    const { figures } = await simulate(...mix, '--workers', '1');
    expect(Object.keys(figures.winsByBot)).toEqual(['master', 'novice']);
    expect((await simulate(...mix, '--workers', '2')).figures).toEqual(figures);
  });

  it('sets luck against skill', async () => {
    const { figures } = await simulate('--luck', '40', '--seats', '2');
    const { skill, luck, games, winsByBot } = figures.luck;
    expect(games).toBe(40);
    expect(skill.share + luck.share).toBeCloseTo(1);
    expect(Object.keys(winsByBot)).toEqual(['adept', 'novice']);
  });

  it('prints one row a game', async () => {
    const { code, out } = await undercroft([
      'simulate',
      'karak',
      '--games',
      '45',
      '--csv',
      '--seats',
      'horan,any',
    ]);
    const [head, ...rows] = out.trimEnd().split('\n');
    expect(head).toBe('game,turns,answers,end,winners,figure1,bot1,points1,win1,figure2,bot2,points2,win2');
    expect(rows.map((row) => Number(row.split(',')[0]))).toEqual(rows.map((_, number) => number));
    expect(rows).toHaveLength(45);
    expect(rows[0]).toMatch(/^0,\d+,\d+,dragon,\d,horan,adept,[\d.]+,[\d.]+,\w+,adept,[\d.]+,[\d.]+$/);
    expect(code).toBe(0);
    const again = await undercroft([
      ...['simulate', 'karak', '--games', '1', '--first', '44', '--csv', '--seats', 'horan,any'],
    ]);
    expect(again.out.trimEnd().split('\n')[1]).toBe(rows[44]);
  });

  it('writes a page that is complete in itself', async () => {
    const page = join(folder, 'report.html');
    const { code } = await undercroft(['simulate', 'karak', '--games', '20', '--html', page]);
    const html = readFileSync(page, 'utf8');
    for (const part of [
      'Who wins',
      'How games end',
      'When a game is decided',
      'Luck and skill',
      'What is used',
    ]) {
      expect(html).toContain(`<h2>${part}`);
    }
    expect(html.match(/<svg/g)?.length).toBeGreaterThan(20);
    expect(html).not.toMatch(/NaN|undefined|<script|<link|(src|href)=|url\(/);
    expect(code).toBe(0);
  });

  it('prints what it has on Ctrl-C', async () => {
    const { code, out } = await undercroft(
      ['simulate', 'karak', '--games', '5000', '--json', '--most-turns', '2'],
      {
        interruptAt: '/5000 games',
      },
    );
    expect(JSON.parse(out).games).toBeGreaterThan(0);
    expect(JSON.parse(out).games).toBeLessThan(5000);
    expect(code).toBe(0);
  });
});

describe('a player that breaks', () => {
  const series: Series = {
    game: 'karak',
    options: openBox(karak).options,
    set: null,
    figures: [null, null],
    players: ['adept', 'master'],
    rotate: false,
    budget: { iterations: 20 },
    seed: '7',
    mostTurns: 400,
  };

  it('is reported with the answers that lead there, and the run goes on', () => {
    let calls = 0;
    const broken = {
      ...mind,
      instinct: (...sight: Parameters<typeof mind.instinct>) => {
        if (++calls === 30) throw new Error('lost my way');
        return mind.instinct(...sight);
      },
    };
    const faults: Fault[] = [];
    const adepts: Series = { ...series, players: ['adept', 'adept'] };
    expect(playGame(openBox(karak), broken, adepts, 3, (fault) => faults.push(fault))).toBeNull();
    expect(faults).toMatchObject([{ number: 3, error: 'lost my way', wentOn: false }]);
    expect(faults[0].answers.length).toBeGreaterThanOrEqual(29);
    expect(playGame(openBox(karak), broken, adepts, 3, (fault) => faults.push(fault))?.by).toBe('dragon');
  });

  it('goes on by instinct where only its thinking broke', () => {
    const broken = {
      ...mind,
      hunch: () => {
        throw new Error('lost in thought');
      },
    };
    const faults: Fault[] = [];
    expect(playGame(openBox(karak), broken, series, 1, (fault) => faults.push(fault))?.by).toBe('dragon');
    expect(faults[0]).toMatchObject({ error: 'lost in thought', wentOn: true });
  });

  it('leaves a file for each of the first few', () => {
    const faults = noFaults();
    const fault: Fault = {
      number: 5,
      error: 'lost',
      turn: 2,
      question: null,
      answers: [[0, 'end']],
      wentOn: false,
    };
    const broken = Array.from({ length: 12 }, (_, number) => ({ series, fault: { ...fault, number } }));
    noteFaults(faults, broken, folder);
    const files = readdirSync(folder).filter((name) => name.startsWith('undercroft-karak-fault-'));
    expect(files).toHaveLength(10);
    expect(JSON.parse(readFileSync(join(folder, files[0]), 'utf8'))).toMatchObject({
      seed: '7',
      answers: [[0, 'end']],
    });
    const lines = linesOf(faults);
    expect(lines).toHaveLength(11);
    expect(lines[0]).toMatch(/^game 0 of seed "7" broke in the set-up: lost; its 1 answers are in /);
    expect(lines[10]).toBe('and 2 more');
  });
});
