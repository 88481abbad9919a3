import { tables } from './migrations/0001-tables.ts';
import { records } from './migrations/0002-records.ts';
import { clock } from './migrations/0003-clock.ts';
import { steps } from './migrations/0004-steps.ts';
import { people } from './migrations/0005-people.ts';
import { accounts } from './migrations/0006-accounts.ts';
import { turns } from './migrations/0007-turns.ts';
import { results } from './migrations/0008-results.ts';
import { circles } from './migrations/0009-circles.ts';
import { history } from './migrations/0010-history.ts';
import { identities } from './migrations/0011-identities.ts';
import { builds } from './migrations/0012-builds.ts';
import { turnsDue } from './migrations/0013-turns-due.ts';
import { ratings } from './migrations/0014-ratings.ts';
import { forgetting } from './migrations/0015-forgetting.ts';
import { scale } from './migrations/0016-scale.ts';
import { news } from './migrations/0017-news.ts';
import { ratedInOrder } from './migrations/0018-rated-in-order.ts';
import { inOrder } from './migrations/0019-in-order.ts';
import { listed } from './migrations/0020-listed.ts';
import { mine } from './migrations/0021-mine.ts';
import { unfinished } from './migrations/0022-unfinished.ts';
import { days } from './migrations/0023-days.ts';
import { tournaments } from './migrations/0024-tournaments.ts';
import { solving } from './migrations/0025-solving.ts';
import { sharing } from './migrations/0026-sharing.ts';
import type { Migration } from './migrations/migration.ts';

/** All of them, in order; their numbers begin with 1. A step that has been released is never changed. */
const MIGRATIONS: readonly Migration[] = [
  tables,
  records,
  clock,
  steps,
  people,
  accounts,
  turns,
  results,
  circles,
  history,
  identities,
  builds,
  turnsDue,
  ratings,
  forgetting,
  scale,
  news,
  ratedInOrder,
  inOrder,
  listed,
  mine,
  unfinished,
  days,
  tournaments,
  solving,
  sharing,
];

/** What the storage says of itself under this key of the house: "the last step taken", "the last that breaks". */
export const SHAPE = 'shape';

interface Shape {
  readonly step: number;
  /** The oldest step a program must know to work with it. */
  readonly needs: number;
}

function readShape(text: string | null): Shape {
  const shape = /^(\d+) (\d+)$/.exec(text ?? '0 0');
  if (shape === null)
    throw new Error(`the storage's shape is unreadable: expected two numbers, not "${text}"`);
  return { step: Number(shape[1]), needs: Number(shape[2]) };
}

/** What is still to do to a storage of this shape, and what it says of itself afterwards. */
export function stepsFrom(text: string | null, kind: 'sqlite' | 'postgres', known = MIGRATIONS) {
  const { step, needs } = readShape(text);
  if (needs > known.length) {
    throw new Error(
      `the data was made by a newer version (shape ${step}, this one knows ${known.length}): start that version, ` +
        'or restore a backup made before it',
    );
  }
  const steps = known.slice(step);
  const breaking = known.findLastIndex(({ breaks }) => breaks === true || breaks === kind) + 1;
  return { steps, shape: `${Math.max(step, known.length)} ${Math.max(needs, breaking)}` };
}

/** The steps that lead to a shape, from nothing. */
export function stepsTo(text: string): readonly Migration[] {
  const { step } = readShape(text);
  stepsFrom(text, 'sqlite');
  if (step <= MIGRATIONS.length) return MIGRATIONS.slice(0, step);
  throw new Error(
    `made by a newer version (shape ${step}, this one knows ${MIGRATIONS.length}): use that version`,
  );
}
