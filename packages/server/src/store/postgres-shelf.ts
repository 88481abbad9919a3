import type { Shelf, StoredSet } from './store.ts';

/** What lists are made of, where it comes with a change ($1 to $12: see `shelved`). */
export const SHELF = `game = coalesce($12, game), status = coalesce($2, status), public = coalesce($3, public),
  host = coalesce($5, host), set_hash = CASE WHEN $2::text IS NULL THEN set_hash ELSE $6 END`;
/** Who sits there and what they play with, beside `changed`, the statement's own part. */
export const SHELVED = `
  stood AS (DELETE FROM members USING changed WHERE table_id = changed.id AND guest <> ALL ($7::text[])),
  sat AS (
    INSERT INTO members (guest, table_id, seat)
    SELECT sitting.guest, changed.id, sitting.seat
    FROM changed, unnest($7::text[], $8::integer[]) AS sitting (guest, seat)
    ON CONFLICT (guest, table_id) DO UPDATE SET seat = excluded.seat),
  kept AS (
    INSERT INTO sets (hash, body, used_at) SELECT $9, $10, $11::bigint FROM changed WHERE $9::text IS NOT NULL
    ON CONFLICT (hash) DO UPDATE SET used_at = excluded.used_at)`;

/** The values for both. */
export function shelved(id: string, shelf: Shelf | undefined, set: StoredSet | null | undefined, at: number) {
  const { status = null, host = null, summary = null, members } = shelf ?? {};
  const guests = members?.map(({ guest }) => guest) ?? null;
  const seats = members?.map(({ seat }) => seat) ?? null;
  return [
    ...[id, status, shelf?.public ?? null, summary, host, shelf?.set ?? null],
    ...[guests, seats, set?.hash ?? null, set?.body ?? null, at, shelf?.game ?? null],
  ];
}
