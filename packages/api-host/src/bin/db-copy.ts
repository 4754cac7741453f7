import { parseArgs } from 'node:util';
import pg from 'pg';
import { copyDatabase } from '../database-copy/copy-database.ts';
import { migrate } from '../platform/database/migrate.ts';
import { openEmbedded, openPostgres } from '../platform/database/open-database.ts';

const { values } = parseArgs({
  options: { from: { type: 'string', default: '.data' }, to: { type: 'string' } },
});
if (!values.to) {
  console.error('Usage: pnpm db:copy --from .data --to postgres://user@host/database');
  process.exit(2);
}
const source = await openEmbedded(values.from);
const target = openPostgres(values.to);
// A pool without the limits that requests have: hashing a large table takes longer.
const unlimited = new pg.Pool({ connectionString: values.to, max: 1 });
try {
  await migrate(source.db);
  await migrate(target.db);
  const copied = await copyDatabase(source.pool, unlimited);
  for (const { table, rows } of copied) console.log(`${table.padEnd(32)}${rows}`);
  console.log('Copied and compared. Start with DATABASE_URL and the same secrets.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await source.close();
  await target.close();
  await unlimited.end();
}
