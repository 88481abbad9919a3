import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client as Database } from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { Jobs } from '../src/jobs/jobs.ts';
import { Client } from './client.ts';
import { freshDatabase } from './databases.ts';
import { serve } from './serving.ts';

describe('a job', () => {
  it('that fails is named, says why, and keeps no other from being done', async () => {
    const said: string[] = [];
    let swept = 0;
    const jobs = new Jobs(
      [
        { name: 'dusting', everyMs: 60_000, waits: true, run: () => Promise.reject(new Error('no cloth')) },
        {
          name: 'sweeping',
          everyMs: 60_000,
          waits: true,
          run: async () => {
            swept++;
          },
        },
      ],
      (error, what) => said.push(`${what}: ${error}`),
    );
    onTestFinished(() => jobs.close());
    expect(jobs.health.map(({ lastAt }) => lastAt)).toEqual([null, null]);
    await Promise.all([jobs.run('dusting'), jobs.run('sweeping')]);
    expect(said).toEqual(['the job "dusting": Error: no cloth']);
    expect(swept).toBe(1);
    expect(jobs.health).toMatchObject([
      { name: 'dusting', fault: 'no cloth', runs: 1, failures: 1, lastAt: expect.any(String) },
      { name: 'sweeping', fault: null, runs: 1, failures: 0, everySeconds: 60 },
    ]);
  });

  it('is not begun while it is being done, and nobody waits for it who closes the house', async () => {
    let begun = 0;
    const jobs = new Jobs(
      [
        {
          name: 'endless',
          everyMs: 60_000,
          waits: true,
          run: () => {
            begun++;
            return new Promise(() => {});
          },
        },
      ],
      () => {},
    );
    void jobs.run('endless');
    void jobs.run('endless');
    expect(begun).toBe(1);
    await jobs.close();
  });

  it('is seen by whoever runs the server, with its last run, and in the metrics', async () => {
    const operatorKey = 'a key of twenty-four letters';
    const { base, house } = await serve({ operatorKey });
    await house.jobs.run('keeping');
    const health = await fetch(`${base}/api/operator/health`, { headers: { 'operator-key': operatorKey } });
    const { nodes } = (await health.json()) as {
      nodes: { jobs: { name: string; lastAt: string | null }[] }[];
    };
    const keeping = nodes[0].jobs.find(({ name }) => name === 'keeping');
    expect(Date.parse(keeping?.lastAt ?? '')).toBeLessThanOrEqual(Date.now());
    // Whoever reads a name there finds it in what is handed to them.
    const documented = readFileSync(join(import.meta.dirname, '../../../docs/server.md'), 'utf8');
    expect(nodes[0].jobs.filter(({ name }) => !documented.includes(`\`${name}\``))).toEqual([]);
    const metrics = await (await fetch(`${base}/metrics`)).text();
    for (const line of [
      'undercroft_job_runs{job="keeping"}',
      'undercroft_job_failures{job="keeping"} 0',
      'undercroft_job_last_run{job="keeping"}',
      'undercroft_backlog{of="turns"} 0',
      'undercroft_commit_conflicts 0',
      'undercroft_storage_errors 0',
    ]) {
      expect(metrics).toContain(line);
    }
  });
});

describe('a house whose housekeeping hangs', () => {
  it('opens all the same, and everybody plays', async () => {
    const databaseUrl = await freshDatabase('laid-out');
    const somebody = new Database({ connectionString: databaseUrl });
    await somebody.connect();
    onTestFinished(() => somebody.end());
    // Whoever looks after the database holds what only housekeeping needs.
    await somebody.query('BEGIN; LOCK TABLE sets, guests, records IN SHARE MODE');
    const { base, house } = await serve({ databaseUrl });
    expect((await fetch(`${base}/healthz`)).status).toBe(200);
    // It has not come to an end of any kind yet: nobody has waited for it.
    expect(house.jobs.health.find(({ name }) => name === 'storage')?.lastAt).toBeNull();
    expect((await fetch(`${base}/api/tables`)).status).toBe(200);
    await somebody.query('ROLLBACK');
    const ada = await Client.guest(base, 'Ada');
    expect((await ada.post('/api/tables', { game: 'karak' })).status).toBe(201);
  });
});
