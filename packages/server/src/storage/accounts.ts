import { theTime } from '../ground/clock.ts';
import type { Sql } from './sql.ts';

/** A key on somebody's device; its public half is all that is kept here. */
export interface Passkey {
  readonly id: string;
  readonly guest: string;
  /** Base64url. */
  readonly publicKey: string;
  readonly counter: number;
  /** With commas between. */
  readonly transports: string;
  /** What the person calls it. */
  readonly name: string;
  readonly madeAt: number;
  readonly usedAt: number | null;
}

/** Something that is good for one use: a challenge for a passkey, a code for another device. */
export interface Once {
  readonly key: string;
  /** `taken`: by this key, a code that was used up. */
  readonly kind: 'passkey' | 'sign-in' | 'device' | 'taken';
  /** Whom it is for; '' for anybody. */
  readonly guest: string;
  readonly expires: number;
  /** How often its maker had signed out elsewhere by then: once they do so again, it is worth nothing. */
  readonly generation?: number | null;
}

/** Whoever sends the same again because a reply was lost does so soon. */
const TAKEN_MS = 60_000;

const PASSKEY = `id, guest, public_key AS "publicKey", counter, transports, name, made_at AS "madeAt",
  used_at AS "usedAt"`;

/** How people get back in. */
const gettingIn = (sql: Sql) => ({
  /** A guest's name, how often they have signed out everywhere else, and when they were last here. */
  guest: (id: string): Promise<{ name: string; generation: number; seenAt: number } | null> =>
    sql.one(
      `SELECT name, coalesce(generation, 0) AS generation, coalesce(seen_at, made_at) AS "seenAt"
       FROM guests WHERE id = ?`,
      id,
    ),

  rename: (guest: string, name: string) => sql.run('UPDATE guests SET name = ? WHERE id = ?', name, guest),

  /** Seats that wait to be carried to another device stay where they are, too. */
  async signOutEverywhere(guest: string): Promise<void> {
    await sql.run('UPDATE guests SET generation = coalesce(generation, 0) + 1 WHERE id = ?', guest);
    await sql.run('DELETE FROM codes WHERE guest = ? AND taken_by IS NULL', guest);
  },

  passkeys: (guest: string): Promise<Passkey[]> =>
    sql.all(`SELECT ${PASSKEY} FROM passkeys WHERE guest = ? ORDER BY made_at, id`, guest),

  passkey: (id: string): Promise<Passkey | null> =>
    sql.one(`SELECT ${PASSKEY} FROM passkeys WHERE id = ?`, id),

  /** False, and nothing changed, when somebody has it already. */
  async addPasskey(passkey: Omit<Passkey, 'usedAt'>): Promise<boolean> {
    const { id, guest, publicKey, counter, transports, name, madeAt } = passkey;
    const added = await sql.one(
      `INSERT INTO passkeys (id, guest, public_key, counter, transports, name, made_at)
       VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING RETURNING id`,
      ...[id, guest, publicKey, counter, transports, name, madeAt],
    );
    return added !== null;
  },

  usedPasskey: (id: string, counter: number, at: number) =>
    sql.run('UPDATE passkeys SET counter = ?, used_at = ? WHERE id = ?', counter, at, id),

  /** False when the guest has no such passkey. */
  async removePasskey(guest: string, id: string): Promise<boolean> {
    const gone = await sql.one(
      'DELETE FROM passkeys WHERE guest = ? AND id = ? RETURNING id',
      ...[guest, id],
    );
    return gone !== null;
  },

  /** Who a provider's person is here. */
  async identity(issuer: string, subject: string): Promise<string | null> {
    const text = 'SELECT guest FROM identities WHERE issuer = ? AND subject = ?';
    return (await sql.one<{ guest: string }>(text, issuer, subject))?.guest ?? null;
  },

  identities: (guest: string): Promise<{ issuer: string; subject: string; madeAt: number }[]> =>
    sql.all(
      'SELECT issuer, subject, made_at AS "madeAt" FROM identities WHERE guest = ? ORDER BY made_at',
      guest,
    ),

  /** Whose it is from now on: the first one's, however many come at once. One whose guest is gone is free again. */
  async addIdentity(issuer: string, subject: string, guest: string, at: number): Promise<string> {
    await sql.run(
      `DELETE FROM identities WHERE issuer = ? AND subject = ?
         AND NOT EXISTS (SELECT 1 FROM guests WHERE guests.id = identities.guest)`,
      ...[issuer, subject],
    );
    await sql.run(
      `INSERT INTO identities (issuer, subject, guest, made_at) VALUES (?, ?, ?, ?)
       ON CONFLICT (issuer, subject) DO NOTHING`,
      ...[issuer, subject, guest, at],
    );
    return (await this.identity(issuer, subject)) ?? guest;
  },

  async recoveryLeft(guest: string): Promise<number> {
    const row = await sql.one<{ left: number }>(
      'SELECT count(*) AS "left" FROM recovery_codes WHERE guest = ?',
      guest,
    );
    return row?.left ?? 0;
  },

  /** These and no others are the guest's recovery codes from now on. */
  async setRecovery(guest: string, hashes: readonly string[]): Promise<void> {
    await sql.transaction(async (sql) => {
      await sql.run('DELETE FROM recovery_codes WHERE guest = ?', guest);
      await sql.run(
        `INSERT INTO recovery_codes (hash, guest) VALUES ${hashes.map(() => '(?, ?)').join(', ')}`,
        ...hashes.flatMap((hash) => [hash, guest]),
      );
    });
  },

  /** Uses a recovery code up: whose it was. */
  async takeRecovery(hash: string): Promise<string | null> {
    const row = await sql.one<{ guest: string }>(
      'DELETE FROM recovery_codes WHERE hash = ? RETURNING guest',
      hash,
    );
    return row?.guest ?? null;
  },

  addOnce: ({ key, kind, guest, expires, generation = null }: Once) =>
    sql.run(
      'INSERT INTO once (key, kind, guest, expires, generation) VALUES (?, ?, ?, ?, ?)',
      ...[key, kind, guest, expires, generation],
    ),

  /** Uses it up; null when there is none, or it is too late. */
  async takeOnce(key: string, kind: Once['kind'], now: number): Promise<Once | null> {
    await sql.run('DELETE FROM once WHERE expires <= ?', now);
    return sql.one<Once>(
      'DELETE FROM once WHERE key = ? AND kind = ? RETURNING key, kind, guest, expires, generation',
      ...[key, kind],
    );
  },

  /** Nothing here names the guest any more. */
  async forget(guest: string): Promise<void> {
    for (const table of ['passkeys', 'recovery_codes', 'once', 'identities']) {
      await sql.run(`DELETE FROM ${table} WHERE guest = ?`, guest);
    }
  },
});
/** The same, with codes that are good for one use however often they are sent. */
export const accountsIn = (sql: Sql) => ({
  ...gettingIn(sql),

  /**
   * Uses a code up by `take`: whose it was. Where a key was sent with it, whoever sends the same again soon, because the
   * reply was lost, is told the same.
   */
  async takeByKey(
    key: string | null,
    take: (kept: ReturnType<typeof gettingIn>) => Promise<string | null>,
  ): Promise<string | null> {
    if (key === null) return take(gettingIn(sql));
    return sql.transaction(async (sql) => {
      const kept = gettingIn(sql);
      const before = await sql.one<{ guest: string }>(
        `SELECT guest FROM once WHERE key = ? AND kind = 'taken' AND expires > ?`,
        ...[key, theTime()],
      );
      if (before !== null) return before.guest;
      const guest = await take(kept);
      const expires = theTime() + TAKEN_MS;
      if (guest !== null) await kept.addOnce({ key, kind: 'taken', guest, expires });
      return guest;
    });
  },
});
export type Accounts = ReturnType<typeof accountsIn>;
