import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { databaseTests } from '../database-tests.ts';
import { type VitestReport, vitestFailures, vitestTally } from '../failures.ts';
import { startPostgres } from '../postgres.ts';
import { bin, root, run } from '../run.ts';

/** The suites that another database can change, on a PostgreSQL server instead of the embedded database. */
const postgres = await startPostgres();
const report = join(root, '.cache', 'vitest-postgres.json');
let passed = 0;
let failed = 1;
try {
  const args = [
    'run',
    '--project=node',
    ...databaseTests(),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    `--maxWorkers=${availableParallelism()}`,
  ];
  const { status } = await run(bin('vitest'), args, {
    env: { ...process.env, TEST_DATABASE_URL: postgres.url },
  });
  const json = JSON.parse(readFileSync(report, 'utf8')) as VitestReport;
  ({ passed, failed } = vitestTally(json));
  for (const failure of vitestFailures(json)) console.log(`\n${failure}`);
  if (status !== 0 && failed === 0) failed = 1;
} finally {
  postgres.stop();
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
