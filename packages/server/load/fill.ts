import { GAME_NAMES } from '@undercroft/games';
import { Client } from 'pg';

/** How large a house is. */
export interface Size {
  readonly accounts: number;
  readonly open: number;
  readonly finished: number;
}

const DAY_MS = 86_400_000;
/** Finished matches lie over so many days. */
const YEARS_DAYS = 1000;
const OPEN_ENTRIES = 3;

/** An id as the house gives them: letters and digits, so many. */
export const guestId = (number: number): string => `g${String(number).padStart(21, '0')}`;
const guest = (number: string) => `'g' || lpad(((${number}) % $accounts)::text, 21, '0')`;
const table = (letter: string) => `'${letter}' || lpad(n::text, 11, '0')`;
/** Two people at each table, spread over all there are. */
const ONE = guest('n * 7919');
const TWO = guest('n * 104729 + 1');
const GAME = `(ARRAY[${GAME_NAMES.map((game) => `'${game}'`)}])[(1 + n % ${GAME_NAMES.length})::integer]`;

/**
 * Fills a PostgreSQL that is laid out: accounts, open tables and finished matches, made by the database itself. Open
 * tables are copies of one that is being played there and can be played on; of finished matches, state and record are
 * left short.
 */
export async function fill(
  url: string,
  { accounts, open, finished }: Size,
  say: (text: string) => void,
): Promise<void> {
  const db = new Client({ connectionString: url });
  await db.connect();
  const now = Date.now();
  const run = (text: string) =>
    db.query(text.replaceAll('$accounts', String(accounts)).replaceAll('$now', String(now)));
  const one = async (text: string) => (await run(text)).rows[0];
  const templateOf = async (status: string) => {
    const row = await one(`SELECT id, seq, made_at FROM tables WHERE status = '${status}' LIMIT 1`);
    if (row === undefined) throw new Error(`fill: there is no table that is ${status} to copy`);
    const { rows } = await run(`SELECT guest FROM members WHERE table_id = '${row.id}' ORDER BY seat`);
    return { ...row, guests: rows.map(({ guest }) => String(guest)) };
  };
  const playing = await templateOf('playing');
  const over = await templateOf('over');

  // Lines are laid down faster without their lists; those are made anew in the end.
  const { rows: indexes } = await run(`SELECT indexname AS name, indexdef AS text FROM pg_indexes
    WHERE schemaname = current_schema() AND tablename !~ '^entries' AND indexname NOT IN (SELECT conname FROM pg_constraint)`);
  for (const { name } of indexes) await run(`DROP INDEX ${name}`);

  say(`${accounts} accounts …`);
  await run(`INSERT INTO guests (id, name, made_at, seen_at)
    SELECT ${guest('n')}, 'Guest ' || n, $now - 400 * ${DAY_MS}::bigint + n % 1000, $now - (n % 500) * ${DAY_MS}::bigint
    FROM generate_series(0::bigint, ${accounts - 1}) AS n`);
  await run(`INSERT INTO passkeys (id, guest, public_key, counter, transports, name, made_at)
    SELECT 'key' || n, ${guest('n')}, 'pk', 0, '', 'phone', $now FROM generate_series(0::bigint, ${accounts - 1}, 3) AS n`);
  await run(`INSERT INTO turn_wishes (guest, body, gap_ms, told_at)
    SELECT ${guest('n')}, '{"language":"en","zone":"UTC","quiet":null,"often":"daily"}', ${DAY_MS}, 0
    FROM generate_series(0::bigint, ${accounts - 1}, 10) AS n`);
  await run(`INSERT INTO ways (id, guest, kind, target, label, made_at, failures, retry_at)
    SELECT 'way' || n, ${guest('n')}, 'webhook', '{}', '', $now, 12, 0 FROM generate_series(0::bigint, ${accounts - 1}, 10) AS n`);
  await run(
    `INSERT INTO profiles (guest, shown) SELECT ${guest('n')}, 1 FROM generate_series(0::bigint, ${accounts - 1}, 10) AS n`,
  );
  await run(`INSERT INTO ratings (guest, game, mu, sigma, rating, matches, provisional, last_at, week, gained, shown)
    SELECT ${guest('n')}, ${GAME}, 25, 3, 500 + (n * 7919) % 1000, 20, n % 2,
      $now - (n % 200) * ${DAY_MS}::bigint, ((($now - (n % 200) * ${DAY_MS}::bigint) / ${DAY_MS} + 3) / 7)::integer,
      (n * 31) % 200 - 100, CASE WHEN n % 10 = 0 THEN 1 ELSE 0 END
    FROM generate_series(0::bigint, ${accounts - 1}) AS n`);

  await beside(run, accounts, open);

  const lay = async (letter: string, count: number, like: typeof playing, madeAt: string, rest: string) => {
    const rows = `generate_series(1::bigint, ${count}) AS n`;
    const like1 = like.guests[0] ?? 'nobody';
    const like2 = like.guests[1] ?? 'nobody';
    await run(`INSERT INTO tables (id, invitation, seq, game, status, public, waits_for, bot_asked, made_at, touched_at,
        host, set_hash, due_at, archived, packed, recorded)
      SELECT ${table(letter)}, '${letter.toUpperCase()}' || n, seq, ${GAME}, status, n % 3 = 0, waits_for, bot_asked,
        ${madeAt}, ${madeAt}, ${ONE}, set_hash, NULL, ${rest} FROM tables, ${rows} WHERE tables.id = '${like.id}'`);
    const own = (body: string) =>
      `replace(replace(replace(${body}, '${like.id}', ${table(letter)}), '${like1}', ${ONE}), '${like2}', ${TWO})`;
    await run(`INSERT INTO lobbies (table_id, body, summary) SELECT ${table(letter)}, ${own('body')}, ${own('summary')}
      FROM lobbies, ${rows} WHERE table_id = '${like.id}'`);
    for (const members of ['members', 'sat']) {
      const seat = members === 'members' ? ', seat, rested_at, ended' : '';
      const at = (number: number) => (seat === '' ? '' : `, ${number}, ${madeAt}, ${like === over ? 1 : 0}`);
      await run(`INSERT INTO ${members} (guest, table_id${seat})
        SELECT ${ONE}, ${table(letter)}${at(0)} FROM ${rows} UNION ALL SELECT ${TWO}, ${table(letter)}${at(1)} FROM ${rows}
        ON CONFLICT DO NOTHING`);
    }
  };

  say(`${open} open tables …`);
  await lay('o', open, playing, `$now - (n % 86400000)`, 'false, false, false');
  await run(`INSERT INTO plays (table_id, seq, body) SELECT ${table('o')}, seq, body
    FROM plays, generate_series(1::bigint, ${open}) AS n WHERE table_id = '${playing.id}'`);
  await run(`INSERT INTO entries (table_id, seq, kind, version, body, opened_at)
    SELECT ${table('o')}, seq, kind, version, body, $now - (n % 86400000)
    FROM (SELECT * FROM entries WHERE table_id = '${playing.id}' ORDER BY seq DESC LIMIT ${OPEN_ENTRIES}) AS last,
      generate_series(1::bigint, ${open}) AS n`);
  await run(`INSERT INTO turns_due (table_id, guest, seat, version, due_at, tell_at, told)
    SELECT ${table('o')}, ${ONE}, 0, 1, NULL, $now + ${DAY_MS}::bigint + n, 0 FROM generate_series(1::bigint, ${open}, 2) AS n`);

  say(`${finished} finished matches …`);
  const endedAt = `$now - 120000 - (n * 2654435761 % ${YEARS_DAYS * DAY_MS}::bigint)`;
  const days = (count: number) =>
    `(n * 2654435761 % ${YEARS_DAYS * DAY_MS}::bigint) > ${count * DAY_MS}::bigint`;
  await lay('f', finished, over, endedAt, `${days(60)}, true, true`);
  await run(
    `INSERT INTO plays (table_id, seq, body) SELECT ${table('f')}, 1, '{}' FROM generate_series(1::bigint, ${finished}) AS n`,
  );
  await run(`INSERT INTO records (table_id, body, packed_at)
    SELECT ${table('f')}, decode(md5(n::text), 'hex'), $now FROM generate_series(1::bigint, ${finished}) AS n`);
  await run(`INSERT INTO results (table_id, seat, game, guest, figure, place, seats, rated, ended_at, rating)
    SELECT ${table('f')}, seat, ${GAME}, CASE WHEN seat = 0 THEN ${ONE} ELSE ${TWO} END, 'taia', 1 + seat, 2, n % 2,
      ${endedAt}, CASE WHEN n % 2 = 1 THEN 500 + (n * 31) % 1000 END
    FROM generate_series(1::bigint, ${finished}) AS n, generate_series(0, 1) AS seat`);

  await run(`INSERT INTO day_tries (day, game, guest, table_id, begun_at, ended_at, place, seats, points, own)
    SELECT $now / ${DAY_MS} - 2 - (n / ${GAME_NAMES.length}) % 400, ${GAME}, ${ONE}, ${table('f')}, $now, $now, 1 + n % 3, 3, n % 7, -(n % 100) / 100.0
    FROM generate_series(1::bigint, ${finished}) AS n ON CONFLICT DO NOTHING`);

  const day = `$now / ${DAY_MS} - 2 - (n / ${GAME_NAMES.length}) % 400`;
  await run(`INSERT INTO week_cups (week, game, guest, points, days)
    SELECT (${day} + 3) / 7, ${GAME}, ${ONE}, (n % 700) / 100.0, 1 + n % 7
    FROM generate_series(1::bigint, ${finished}) AS n ON CONFLICT DO NOTHING`);
  await run(`INSERT INTO day_tens (day, guest, score, found, ended_at)
    SELECT ${day}, ${ONE}, (n % 100) / 100.0, n % 10, $now FROM generate_series(1::bigint, ${finished}, ${GAME_NAMES.length}) AS n ON CONFLICT DO NOTHING`);
  await run(`INSERT INTO ten_answers (day, at, guest, puzzle, kept, answered_at)
    SELECT $now / ${DAY_MS} - n % 30, n % 10, ${ONE}, 'p' || n, 1, $now FROM generate_series(1::bigint, ${finished}) AS n ON CONFLICT DO NOTHING`);
  await run(`INSERT INTO puzzle_tries (guest, puzzle, game, solved, tried_at)
    SELECT ${ONE}, 'p' || n % 1200, ${GAME}, n % 2, $now FROM generate_series(1::bigint, ${finished}) AS n ON CONFLICT DO NOTHING`);
  await run(`INSERT INTO solvers (guest, rating, deviation, volatility, tried, solved)
    SELECT ${ONE}, 1500, 200, 0.06, 10, 5 FROM generate_series(1::bigint, ${finished}) AS n ON CONFLICT DO NOTHING`);
  await run(`INSERT INTO shared_sets (id, owner, game, kind, name, author, licence, description, changes, version, made_at, changed_at)
    SELECT ${table('s')}, ${ONE}, ${GAME}, 'expansion', 'Set ' || n, '', 'CC0', '', 3, 2, $now - n, $now - n
    FROM generate_series(0::bigint, ${accounts - 1}) AS n`);
  await run(`INSERT INTO shared_versions (shared, version, at, note, data)
    SELECT ${table('s')}, version, $now - n, '', '{}' FROM generate_series(0::bigint, ${accounts - 1}) AS n, generate_series(1, 2) AS version`);
  await run(`INSERT INTO puzzle_ratings (puzzle, rating, deviation, volatility, tries)
    SELECT 'p' || n, 1800, 120, 0.06, 10 FROM generate_series(1, 12000) AS n ON CONFLICT DO NOTHING`);

  for (const { text } of indexes) {
    say(text.replace(/^CREATE (UNIQUE )?INDEX (\S+) .*/, 'index $2 …'));
    await run(text);
  }
  say('what the database knows of all that …');
  await run('ANALYZE');
  await run('CHECKPOINT');
  await db.end();
}

/** Whatever else people leave behind: friends, clubs and leagues, invitations, reports, ways to get back in. */
async function beside(
  run: (text: string) => Promise<unknown>,
  accounts: number,
  open: number,
): Promise<void> {
  const each = (step: number) => `FROM generate_series(0::bigint, ${accounts - 1}, ${step}) AS n`;
  const openTable = `'o' || lpad((1 + n % ${open})::text, 11, '0')`;
  const [WHO, NEXT] = [guest('n'), guest('n + 1')];
  for (const text of [
    `INSERT INTO friends (guest, other, id, since)
      SELECT ${WHO}, ${NEXT}, 'a' || n, $now ${each(2)} UNION ALL SELECT ${NEXT}, ${WHO}, 'b' || n, $now ${each(2)}`,
    `INSERT INTO links (kind, whose, code, expires) SELECT 'friend', ${WHO}, 'L' || n, $now + ${DAY_MS}::bigint ${each(10)}`,
    `INSERT INTO shunned (id, guest, other, name, mute, block, made_at)
      SELECT 's' || n, ${WHO}, ${guest('n * 31 + 7')}, 'Guest', true, n % 2 = 0, $now ${each(10)}`,
    `INSERT INTO reports (id, reporter, about, name, table_id, seq, message, reason, note, made_at, closed_at, verdict)
      SELECT 'r' || n, ${WHO}, ${NEXT}, 'Guest', ${openTable}, 1, false, 'rude', '', $now - n, $now, '' ${each(10)}`,
    `INSERT INTO recovery_codes (hash, guest) SELECT 'h' || n, ${WHO} ${each(5)}`,
    `INSERT INTO identities (issuer, subject, guest, made_at)
      SELECT 'https://login.example', 's' || n, ${WHO}, $now ${each(10)}`,
    `INSERT INTO once (key, kind, guest, expires) SELECT 'o' || n, 'device', ${WHO}, $now + 3600000 ${each(10)}`,
    `INSERT INTO achieved (guest, table_id, id, game, at) SELECT ${WHO}, ${table('f')}, 'first', ${GAME}, $now ${each(2)}`,
    `INSERT INTO luck (guest, table_id, game, at, luck, choices) SELECT ${WHO}, ${table('f')}, ${GAME}, $now, 0, 0 ${each(2)}`,
    `INSERT INTO clubs (id, name, owner, made_at) SELECT ${table('c')}, 'Club ' || n, ${WHO}, $now ${each(20)}`,
    `INSERT INTO club_members (club, guest, id, since)
      SELECT ${table('c')}, ${guest('n + k')}, 'm' || n || '-' || k, $now + k ${each(20)}, generate_series(0, 4) AS k`,
    `INSERT INTO club_tables (table_id, club, at) SELECT ${table('f')}, ${table('c')}, $now ${each(20)}`,
    `INSERT INTO leagues (id, club, name, game, seats, made_at)
      SELECT ${table('l')}, ${table('c')}, 'League', 'karak', 2, $now ${each(20)}`,
    `INSERT INTO league_players (league, guest, id, since)
      SELECT ${table('l')}, ${guest('n + k')}, 'p' || n || '-' || k, $now ${each(20)}, generate_series(0, 4) AS k`,
    `INSERT INTO league_tables (league, number, table_id) SELECT ${table('l')}, 1, ${openTable} ${each(20)}`,
    `INSERT INTO tournaments (id, code, owner, club, name, game, kind, seats, rounds, team, clock, secret, round, made_at, begun_at, ended_at)
      SELECT ${table('t')}, 'T' || n, ${WHO}, ${table('c')}, 'Tournament', 'karak', 'swiss', 2, 3, 1, 60, '', 1, $now, $now,
        CASE WHEN n % 100 > 0 THEN $now END ${each(20)}`,
    `INSERT INTO tournament_players (tournament, guest, id, since)
      SELECT ${table('t')}, ${guest('n + k')}, 't' || n || '-' || k, $now ${each(20)}, generate_series(0, 4) AS k`,
    `INSERT INTO tournament_tables (tournament, round, number, table_id, seats, result)
      SELECT ${table('t')}, 1, k, ${table('u')} || k, '[null, null]', '{"places":[1,2],"points":null}'
      ${each(20)}, generate_series(1, 3) AS k`,
    `INSERT INTO invited (guest, table_id, inviter, at, told) SELECT ${WHO}, ${openTable}, ${NEXT}, $now, 1 ${each(10)}`,
    `INSERT INTO codes (code, table_id, guest, expires) SELECT 'K' || n, ${openTable}, ${WHO}, $now + 600000 ${each(10)}`,
    `INSERT INTO sets (hash, body, used_at) SELECT 'set' || n, '{}', $now FROM generate_series(1, 60000) AS n`,
  ]) {
    await run(text);
  }
}
