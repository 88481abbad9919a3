import { part, type Sql, type Statement } from './sql.ts';
import type { Commit, Entry, Listing, NewTable, StoredSet, StoredTable, TablesKept } from './store.ts';
import { turnParts } from './turns-due.ts';

/** What was said and done at a table lies where its month does. */
export const OPENED_AT = 'opened_at = (SELECT made_at FROM tables WHERE id = ?)';
/** Everything that is kept of a table beside itself. */
const PARTS = ['lobbies', 'plays', 'members', 'sat', 'records', 'codes', 'turns_due', 'invited'];
const SHELF = 'game = ?, status = ?, public = ?, host = ?, set_hash = ?';
const shelved = ({ game, status, host, set, ...shelf }: Listing) => [game, status, shelf.public, host, set];

/** Tables with everything said and done at them; `told` is how the storage itself says what has changed, if it does. */
export function tablesIn(sql: Sql, told: ((commit: Commit) => Statement) | null): TablesKept {
  const { changed, among, gathered, squeezed, unsqueezed } = sql.dialect;
  const ENTRY = `seq, kind, version, ${unsqueezed('body')} AS body`;

  const keptSet = (set: StoredSet | null | undefined, at: number): Statement[] =>
    set
      ? [
          part(
            `INSERT INTO sets (hash, body, used_at) SELECT ?, ?, CAST(? AS bigint) WHERE ${changed}
             ON CONFLICT (hash) DO UPDATE SET used_at = excluded.used_at`,
            ...[set.hash, set.body, at],
          ),
        ]
      : [];

  /** Who sits there, and who ever has. */
  function seated(id: string, { members, visitors = [], status }: Listing, at: number): Statement[] {
    const guests = JSON.stringify(members.map(({ guest }) => guest));
    const stood = part(
      `DELETE FROM members WHERE table_id = ? AND ${changed} AND NOT (${among('guest')})`,
      ...[id, guests],
    );
    const came = visitors.map((guest) =>
      part(
        `INSERT INTO sat (guest, table_id) SELECT ?, ? WHERE ${changed} ON CONFLICT (guest, table_id) DO NOTHING`,
        ...[guest, id],
      ),
    );
    if (members.length === 0) return [stood, ...came];
    const rows = members
      .map(() => '(?, ?, CAST(? AS integer), CAST(? AS bigint), CAST(? AS integer))')
      .join(', ');
    const values = members.flatMap(({ guest, seat }) => [guest, id, seat, at, Number(status === 'over')]);
    // Either kind of storage has names of its own for the columns of VALUES.
    const columns = 'guest, table_id, seat, rested_at, ended';
    const named = `WITH sitting (${columns}) AS (VALUES ${rows})`;
    return [
      stood,
      ...came,
      part(
        `INSERT INTO members (${columns}) ${named} SELECT ${columns} FROM sitting WHERE ${changed}
         ON CONFLICT (guest, table_id)
           DO UPDATE SET seat = excluded.seat, rested_at = excluded.rested_at, ended = excluded.ended`,
        ...values,
      ),
      part(
        `INSERT INTO sat (guest, table_id) ${named} SELECT guest, table_id FROM sitting WHERE ${changed}
         ON CONFLICT (guest, table_id) DO NOTHING`,
        ...values,
      ),
    ];
  }

  const agreed = (
    id: string,
    lobby: string | undefined,
    shelf: Listing | undefined,
    at: number,
  ): Statement[] =>
    lobby === undefined && shelf === undefined
      ? []
      : [
          part(
            `UPDATE lobbies SET body = coalesce(?, body), summary = coalesce(?, summary)
             WHERE table_id = ? AND ${changed}`,
            ...[lobby ?? null, shelf?.summary ?? null, id],
          ),
          ...(shelf ? seated(id, shelf, at) : []),
        ];

  return {
    create: ({ id, invitation, lobby, shelf, set, at }: NewTable) =>
      sql.change([
        part(
          `INSERT INTO tables (id, invitation, seq, made_at, touched_at, game, status, public, host, set_hash)
           VALUES (?, ?, 0, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING RETURNING id`,
          ...[id, invitation, at, at, ...shelved(shelf)],
        ),
        part(
          `INSERT INTO lobbies (table_id, body, summary) SELECT ?, ?, ? WHERE ${changed}`,
          ...[id, lobby, shelf.summary],
        ),
        ...seated(id, shelf, at),
        ...keptSet(set, at),
      ]),
    async table(id) {
      const row = await sql.one<Omit<StoredTable, 'steps'> & { steps: string }>(
        `SELECT id, tables.seq, lobbies.body AS lobby, ${unsqueezed('plays.body')} AS play, archived, touched_at AS "touchedAt", sets.body AS "set",
           (SELECT ${gathered(unsqueezed('entries.body'), 'entries.seq')} FROM entries WHERE opened_at = made_at
              AND entries.table_id = id AND entries.seq > plays.seq AND kind = 'update') AS steps
         FROM tables JOIN lobbies ON lobbies.table_id = id
         LEFT JOIN plays ON plays.table_id = id LEFT JOIN sets ON hash = set_hash WHERE id = ?`,
        id,
      );
      return row && { ...row, archived: Boolean(row.archived), steps: JSON.parse(row.steps) };
    },
    /** Most changes are an answer and nothing else: a line that grows, and one that moves on. */
    commit(commit: Commit) {
      const {
        id,
        from,
        lobby,
        play,
        entry,
        shelf,
        set,
        waitsFor,
        botAsked,
        dueAt,
        at,
        again = false,
      } = commit;
      // SQLite writes an index anew for every column that is named, changed or not.
      const touched = again ? '' : ', touched_at = ?, archived = false';
      const first = part(
        `UPDATE tables SET seq = seq + 1, waits_for = ?, bot_asked = ?, due_at = ? ${touched}
           ${shelf ? `, ${SHELF}` : ''} WHERE id = ? AND seq = ? RETURNING id`,
        ...[waitsFor, botAsked, dueAt, ...(again ? [] : [at]), ...(shelf ? shelved(shelf) : []), id, from],
      );
      const rests = part(`UPDATE members SET rested_at = ? WHERE table_id = ? AND ${changed}`, at, id);
      const stands = part(
        `INSERT INTO plays (table_id, seq, body) SELECT ?, CAST(? AS integer), ${squeezed('?')} WHERE ${changed}
         ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, body = excluded.body`,
        ...[id, from + 1, play ?? ''],
      );
      const happened = (happening: Omit<Entry, 'seq'>) =>
        part(
          `INSERT INTO entries (table_id, seq, kind, version, body, opened_at)
           SELECT id, CAST(? AS integer), ?, CAST(? AS integer), ${happening.kind === 'update' ? squeezed('?') : '?'}, made_at FROM tables WHERE id = ? AND ${changed}`,
          ...[from + 1, happening.kind, happening.version, happening.body, id],
        );
      return sql.change(
        [
          first,
          ...agreed(id, lobby, shelf, at),
          ...(shelf || again ? [] : [rests]),
          ...(play === undefined ? [] : [stands]),
          ...(entry === undefined ? [] : [happened(entry)]),
          ...turnParts(sql.dialect, commit),
          ...keptSet(set, at),
        ],
        told?.(commit),
      );
    },
    async entries(id, since, kind, last) {
      const rows = await sql.all<Entry>(
        `SELECT ${ENTRY} FROM entries
         WHERE table_id = ? AND ${OPENED_AT} AND seq > ? AND kind = coalesce(?, kind) ORDER BY seq DESC LIMIT ?`,
        ...[id, id, since, kind ?? null, last ?? Number.MAX_SAFE_INTEGER],
      );
      return rows.reverse();
    },
    async seqs(ids) {
      const rows = await sql.all<{ id: string; seq: number }>(
        `SELECT id, seq FROM tables WHERE ${among('id')}`,
        JSON.stringify(ids),
      );
      return Object.fromEntries(rows.map(({ id, seq }) => [id, seq]));
    },
    entryOfVersion: (id, version) =>
      sql.one(
        `SELECT ${ENTRY} FROM entries WHERE table_id = ? AND ${OPENED_AT} AND version = ?`,
        ...[id, id, version],
      ),
    unsay: (table, seqs) =>
      sql.run(
        `DELETE FROM entries WHERE table_id = ? AND ${OPENED_AT} AND kind = 'chat' AND ${among('CAST(seq AS text)')}`,
        ...[table, table, JSON.stringify(seqs.map(String))],
      ),
    remove: (id) =>
      sql.transaction(async (all) => {
        await all.run(`DELETE FROM entries WHERE table_id = ? AND ${OPENED_AT}`, id, id);
        for (const table of PARTS) await all.run(`DELETE FROM ${table} WHERE table_id = ?`, id);
        await all.run('DELETE FROM tables WHERE id = ?', id);
      }),
    oldTables: (limit) =>
      sql.all('SELECT table_id AS id, body AS lobby FROM lobbies WHERE summary IS NULL LIMIT ?', limit),
    async renew(id, renewed) {
      if (renewed === null) return sql.run("UPDATE lobbies SET summary = '' WHERE table_id = ?", id);
      const { lobby, shelf, set, at } = renewed;
      await sql.change([
        part(`UPDATE tables SET ${SHELF} WHERE id = ? RETURNING id`, ...shelved(shelf), id),
        ...agreed(id, lobby, shelf, at),
        ...keptSet(set, at),
      ]);
    },
  };
}
