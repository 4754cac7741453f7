import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { databaseTests } from '../database-tests.ts';
import { dayTests } from '../day-tests.ts';
import { type VitestReport, vitestFailures, vitestTally } from '../failures.ts';
import { startPostgres } from '../postgres.ts';
import { bin, root, run } from '../run.ts';

/**
 * `test-database embedded`: the suites that another database can change, on the embedded one, but those that `npm test` runs on it
 * at its telling instants. `test-database postgres <files>`: these, or all, on a PostgreSQL of their own. Together with
 * `npm test`, which has PostgreSQL, each of them ran on both.
 */
const [engine, ...chosen] = process.argv.slice(2);
if (engine !== 'embedded' && engine !== 'postgres') {
  console.error('Say which one: test-database embedded | postgres [files]');
  process.exit(1);
}

function files(): string[] {
  if (chosen.length > 0) return chosen;
  const ran = new Set(engine === 'embedded' ? dayTests().map((file) => join(root, file)) : []);
  return databaseTests().filter((file) => !ran.has(file));
}

const postgres = engine === 'postgres' ? await startPostgres() : undefined;
const report = join(root, '.cache', 'vitest-database.json');
let passed = 0;
let failed = 1;
try {
  const args = [
    'run',
    '--project=node',
    ...files(),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    `--maxWorkers=${availableParallelism()}`,
  ];
  const { status } = await run(bin('vitest'), args, {
    env: { ...process.env, TEST_DATABASE_URL: postgres?.url ?? '' },
  });
  const json = JSON.parse(readFileSync(report, 'utf8')) as VitestReport;
  ({ passed, failed } = vitestTally(json));
  for (const failure of vitestFailures(json)) console.log(`\n${failure}`);
  if (status !== 0 && failed === 0) failed = 1;
} finally {
  postgres?.stop();
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
