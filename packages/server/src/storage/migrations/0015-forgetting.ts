import type { Migration } from './migration.ts';

const sat = [
  'CREATE TABLE sat (guest text NOT NULL, table_id text NOT NULL, PRIMARY KEY (guest, table_id))',
  'CREATE INDEX sat_table ON sat (table_id)',
  'INSERT INTO sat (guest, table_id) SELECT guest, table_id FROM members',
];
const leaving = ['CREATE TABLE leaving (guest text PRIMARY KEY, at bigint NOT NULL)'];
const said = (guest: string, readable: string) =>
  `INSERT INTO sat (guest, table_id) SELECT DISTINCT ${guest}, table_id FROM entries
    WHERE kind = 'chat' AND ${readable} AND ${guest} IS NOT NULL ON CONFLICT (guest, table_id) DO NOTHING`;

/** Where somebody ever sat or spoke, and who is being forgotten. */
export const forgetting: Migration = {
  sqlite: [...sat, said(`json_extract(body, '$.guest')`, 'json_valid(body)'), ...leaving],
  postgres: [...sat, said(`substring(body FROM '"guest":"([^"]+)"')`, 'true'), ...leaving],
};
