// npm run backup -- FILE: a copy of the SQLite file, whole and consistent, while the server goes on.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { readConfig } from './config.ts';

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(2);
}

// The copy holds the same secrets as the file: for its owner alone.
process.umask(0o077);
const [target, ...more] = process.argv.slice(2);
const { dataDir, databaseUrl } = readConfig(process.env);
const source = join(dataDir, 'undercroft.sqlite');
if (target === undefined || more.length > 0) fail('Usage: npm run backup -- FILE');
if (databaseUrl !== null) fail('DATABASE_URL is set: the data is in PostgreSQL; back it up with pg_dump');
if (!existsSync(source)) fail(`${source}: there is nothing to back up (DATA_DIR says where to look)`);
if (existsSync(target)) fail(`${target} is there already: name a new file`);
const db = new DatabaseSync(source, { readOnly: true });
const pages = await backup(db, target);
db.close();
const copy = new DatabaseSync(target, { readOnly: true });
const { tables } = copy.prepare('SELECT count(*) AS tables FROM tables').get() as { tables: number };
copy.close();
console.log(`${target}: ${tables} tables, ${pages} pages`);
