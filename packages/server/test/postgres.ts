export { startPostgres } from '../src/load/postgres.ts';
