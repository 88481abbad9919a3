import { type Dialect, part, type Statement } from './sql.ts';
import type { Commit } from './store.ts';

/** When somebody may be told of something that is news now: at once, or as soon as they want to hear again. */
export const TELL_AT = 'CASE WHEN told_at + gap_ms > ? THEN told_at + gap_ms ELSE ? END';

/**
 * Whose turn it is, for whoever wants to be told, with the change that made it so: a row with a time. The same
 * question once more changes nothing but its clock.
 */
export function turnParts({ changed }: Dialect, { id, asked, waitsFor, dueAt, now }: Commit): Statement[] {
  const guest = asked?.guest ?? '';
  return [
    part(
      `DELETE FROM turns_due WHERE table_id = ? AND ${changed}
         AND NOT EXISTS (SELECT 1 FROM turn_wishes WHERE turn_wishes.guest = ?)`,
      ...[id, guest],
    ),
    ...(asked === null
      ? []
      : [
          part(
            `INSERT INTO turns_due (table_id, guest, seat, version, due_at, tell_at, told)
             SELECT ?, guest, CAST(? AS integer), CAST(? AS integer), CAST(? AS bigint), ${TELL_AT}, 0
             FROM turn_wishes WHERE guest = ? AND ${changed}
             ON CONFLICT (table_id) DO UPDATE SET guest = excluded.guest, seat = excluded.seat,
               version = excluded.version, due_at = excluded.due_at,
               tell_at = CASE WHEN turns_due.version = excluded.version AND turns_due.guest = excluded.guest
                 THEN turns_due.tell_at ELSE excluded.tell_at END,
               told = CASE WHEN turns_due.version = excluded.version AND turns_due.guest = excluded.guest
                 THEN turns_due.told ELSE 0 END
             WHERE turns_due.version <> excluded.version OR turns_due.guest <> excluded.guest
               OR coalesce(turns_due.due_at, 0) <> coalesce(excluded.due_at, 0)`,
            ...[id, waitsFor, asked.version, dueAt, now, now, guest],
          ),
        ]),
  ];
}
