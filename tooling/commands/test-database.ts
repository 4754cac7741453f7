import { readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { databaseTests } from '../database-tests.ts';
import { dayTests, TELLING_INSTANTS } from '../day-tests.ts';
import { endOf, type VitestReport, vitestFailures, vitestTally } from '../failures.ts';
import { startPostgres } from '../postgres.ts';
import { bin, root, run } from '../run.ts';

/**
 * `test-database embedded`: what `npm test` leaves to CI. The files that read the day, at each telling instant, and of the
 * suites that another database can change those that no instant has run on the embedded one. `npm test` has them on PostgreSQL, so
 * each of them ran on both. `test-database postgres [files]`: these, or all of them, on a PostgreSQL of their own.
 */
const [engine, ...chosen] = process.argv.slice(2);
let passed = 0;
let failed = 0;

async function suite(files: readonly string[], environment: NodeJS.ProcessEnv): Promise<void> {
  const report = join(root, '.cache', 'vitest-database.json');
  rmSync(report, { force: true });
  const args = [
    'run',
    ...files,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    `--maxWorkers=${availableParallelism()}`,
  ];
  const { status, output } = await run(bin('vitest'), args, { env: { ...process.env, ...environment } });
  let tally = { passed: 0, failed: 1 };
  let failures: string[] = [];
  try {
    const json = JSON.parse(readFileSync(report, 'utf8')) as VitestReport;
    tally = vitestTally(json);
    failures = vitestFailures(json);
  } catch {
    // No report: counted as one that failed, and told by its last lines.
  }
  if (status !== 0 && tally.failed === 0) tally.failed = 1;
  if (tally.failed > 0 && failures.length === 0) failures = [endOf('Tests of the database', status, output)];
  for (const failure of failures) console.log(`\n${failure}`);
  passed += tally.passed;
  failed += tally.failed;
}

if (engine === 'embedded') {
  for (const TEST_NOW of TELLING_INSTANTS) await suite(dayTests(), { TEST_NOW });
  const ran = new Set(dayTests().map((file) => join(root, file)));
  await suite(
    databaseTests().filter((file) => !ran.has(file)),
    {},
  );
} else if (engine === 'postgres') {
  const postgres = await startPostgres();
  try {
    await suite(chosen.length > 0 ? chosen : databaseTests(), { TEST_DATABASE_URL: postgres.url });
  } finally {
    postgres.stop();
  }
} else {
  console.error('Say which one: test-database embedded | postgres [files]');
  failed = 1;
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
