import { theTime } from '../../../ground/clock.ts';
import { pageOf } from '../../../ground/pages.ts';
import { Problem } from '../../../ground/problem.ts';
import type { Report } from '../../../storage/people.ts';
import type { Said } from '../../../tables/live.ts';
import { messageInfo } from '../../../tables/updates.ts';

import type { Desk } from './index.ts';
import { PAGE, searchOf, time, timeOrNone } from './pages.ts';

/** Messages shown before what was reported, and after it. */
const AROUND = 10;

/** Reports: open and closed, with what was said around them. */
export function operatorReportRoutes({ house, operator }: Desk): void {
  const { people, store, identity } = house;

  async function info({ id, at, reason, note, table, closedAt, verdict, ...report }: Report) {
    const name = async (guest: string) => (guest === '' ? null : await identity.find(guest))?.name ?? '—';
    return {
      ...{ id, at: time(at), reason, note, table, closedAt: timeOrNone(closedAt), verdict },
      about: { guest: report.about, name: report.name },
      by: { guest: report.reporter, name: await name(report.reporter) },
    };
  }

  async function mustBeThere(id: string): Promise<Report> {
    const report = await people.report(id);
    if (report === null) throw new Problem('no-such-report');
    return report;
  }

  operator('GET /operator/reports', async ({ query }) => {
    const { after, limit } = searchOf(query);
    const found = await people.reports(query.status ?? null, after, limit);
    const { page, next } = pageOf(found, PAGE, ({ at, id }) => ({ at, id }));
    return { next, reports: await Promise.all(page.map(info)) };
  });

  operator('GET /operator/reports/:id', async ({ params }) => {
    const report = await mustBeThere(params.id);
    const all = await store.entries(report.table, 0, 'chat');
    const upTo = all.filter(({ seq }) => seq <= report.seq).slice(-AROUND - 1);
    const after = all.filter(({ seq }) => seq > report.seq).slice(0, AROUND);
    return {
      ...(await info(report)),
      chat: [...upTo, ...after].map(({ seq, body }) => ({
        ...messageInfo(seq, JSON.parse(body) as Said),
        reported: report.message && seq === report.seq,
      })),
    };
  });

  operator('PATCH /operator/reports/:id', async ({ params, body }) => {
    const { id, verdict } = await mustBeThere(params.id);
    await people.closeReport(id, body.closed ? theTime() : null, body.verdict?.trim() ?? verdict);
  });
}
