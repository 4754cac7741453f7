import { readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { ensureHeadlessBrowser } from '../ensure-browser.ts';
import {
  endOf,
  type PlaywrightReport,
  playwrightFailures,
  playwrightSecondTries,
  type VitestReport,
  vitestFailures,
  vitestTally,
} from '../failures.ts';
import { startPostgres } from '../postgres.ts';
import { bin, root, run } from '../run.ts';

interface Tally {
  passed: number;
  failed: number;
}

const reports = join(root, '.cache');
const total: Tally = { passed: 0, failed: 0 };
const broken: string[] = [];
const failures: string[] = [];
const secondTries: string[] = [];
const phases: (readonly [name: string, seconds: number])[] = [];

/** Runs the command of a phase and keeps how long it took. */
async function phase(name: string, ...command: Parameters<typeof run>) {
  console.log(`\n── ${name}`);
  const begun = performance.now();
  const finished = await run(...command);
  phases.push([name, (performance.now() - begun) / 1000]);
  return finished;
}

/** The phases in their order, each with its seconds, and their sum. */
function table(): string {
  const sum = phases.reduce((all, [, seconds]) => all + seconds, 0);
  const rows = [...phases, ['In all', sum] as const];
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows
    .map(([name, seconds]) => `${name.padEnd(width)}  ${seconds.toFixed(0).padStart(5)} s`)
    .join('\n');
}

/** One check that either holds or does not: formatting, types, bytes. */
async function check(name: string, command: string, ...args: string[]) {
  const { status, output } = await phase(name, command, args);
  total[status === 0 ? 'passed' : 'failed'] += 1;
  if (status === 0) return;
  broken.push(`${name}: ${command.split('/').at(-1)} ${args.join(' ')}`);
  failures.push(endOf(name, status, output));
}

/** A test runner that writes a report with its own counts. A run without a report, or with an exit code, counts as failed. */
async function suite(
  name: string,
  report: string,
  read: (json: never) => Tally & { failures: string[] },
  command: string,
  args: string[],
  environment: NodeJS.ProcessEnv = {},
) {
  const file = join(reports, report);
  rmSync(file, { force: true });
  const { status, output } = await phase(name, command, args, {
    env: { ...process.env, ...environment, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  });
  let tally = { passed: 0, failed: 0, failures: [] as string[] };
  try {
    tally = read(JSON.parse(readFileSync(file, 'utf8')) as never);
  } catch {
    tally.failed = 1;
  }
  if (status !== 0 && tally.failed === 0) tally.failed = 1;
  if (tally.failed > 0 && tally.failures.length === 0) tally.failures.push(endOf(name, status, output));
  failures.push(...tally.failures);
  total.passed += tally.passed;
  total.failed += tally.failed;
  const set = Object.entries(environment).map(([key, value]) => `${key}=${value} `);
  const again = environment.TEST_DATABASE_URL
    ? 'node tooling/bootstrap.mjs test-database postgres <file>'
    : `${set.join('')}${command.split('/').at(-1)} ${args.join(' ')}`;
  if (tally.failed > 0) broken.push(`${name}: ${again}`);
}

const fromVitest = (json: VitestReport) => ({ ...vitestTally(json), failures: vitestFailures(json) });

const fromPlaywright = (json: PlaywrightReport) => {
  secondTries.push(...playwrightSecondTries(json));
  return {
    passed: json.stats.expected + json.stats.flaky,
    failed: json.stats.unexpected + json.stats.skipped,
    failures: playwrightFailures(json),
  };
};

process.env.CHROMIUM_PATH = ensureHeadlessBrowser();

await check('Format and lint', bin('biome'), 'ci', '--max-diagnostics=50', '.');
await check('Manifests', bin('sherif'), '-i', 'typescript');
await check('Unused code', bin('knip'));
await check('Types, and what the generators write', process.execPath, 'tooling/commands/check-generators.ts');
const CORES = availableParallelism();
const vitest = (report: string, workers: number, ...chosen: string[]) => [
  'run',
  ...chosen,
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${join(reports, report)}`,
  `--maxWorkers=${workers}`,
];
/** The server's tests stand on what production has, where it can be had: it takes three quarters of the processor time. */
const postgres = await startPostgres().catch(({ message }: Error) => {
  console.log(`\n${message} The tests run on the embedded database.`);
  return undefined;
});
await suite(
  postgres ? 'Tests, the server on PostgreSQL' : 'Tests',
  'vitest.json',
  fromVitest,
  bin('vitest'),
  // One worker more than cores: some wait for the database, for servers they have started and killed.
  vitest('vitest.json', CORES + 1),
  postgres ? { TEST_DATABASE_URL: postgres.url } : {},
);
postgres?.stop();
await check(
  'Scope predicates, each taken out once (R-40)',
  process.execPath,
  'tooling/commands/flip-predicates.ts',
);
await suite(
  'Stories, light and dark, judged by axe',
  'stories.json',
  fromVitest,
  bin('vitest'),
  vitest('stories.json', CORES, '--root=packages/ui-kit'),
);
await check(
  'Builds of the apps and of the Storybook',
  bin('turbo'),
  'run',
  'build',
  'build-storybook',
  '--force',
  '--output-logs=errors-only',
);
await check('First-load bytes', bin('size-limit'));
await suite(
  'Journeys in the browser',
  'playwright.json',
  fromPlaywright,
  join(root, 'tooling/node_modules/.bin/playwright'),
  ['test', '-c', 'tooling/playwright.config.ts'],
  { CI: '1' },
);

if (secondTries.length > 0) console.log(`\n${secondTries.join('\n\n')}`);
if (failures.length > 0) console.log(`\n${failures.join('\n\n')}`);
if (broken.length > 0)
  console.log(`\nFailed. To see each again, with node_modules/.bin on PATH:\n  ${broken.join('\n  ')}`);
console.log(`\n${table()}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
