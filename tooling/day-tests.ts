import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './run.ts';

/**
 * Where most goes wrong by the day: the last minute of a 29 February in the company's time, which is March in UTC; and a minute
 * of 1 November in UTC that is still the evening of 31 October, hours before the clocks are put back.
 */
export const TELLING_INSTANTS = ['2028-03-01T04:59:00Z', '2026-11-01T00:01:00Z'] as const;

/** A day, not a moment: what only says when something happened says it on any day. */
const READS_THE_DAY =
  /\b(?:companyDay|companyToday|companyMoment|dayAt|testClock|addDays|addMonths)\b|toISOString\(\)\.(?:slice|split)/;
/** On the server its own helpers are a test's as much as itself; screens are shown what their host answers. */
const HELPER = /from '(\.[^']*\.test-[^']*)'/g;
/** What breaks, races, asks who may or tries many ways or days on purpose does so on every day alike. */
const OF_EVERY_DAY =
  /faults|kill|platform\/|\.model\.|fuzz|property|concurrency|together|large|postgres|disk-full|operations|register|http\/|sessions\/|scope\/|offered\/|any-day/;

/** The test files that ask for today, themselves or in a helper of theirs: they run at the telling instants too. */
export function dayTests(): string[] {
  return globSync('packages/{api-host,feature-*,shell}/{src,seed}/**/*.test.{ts,tsx}', { cwd: root })
    .filter((name) => !OF_EVERY_DAY.test(name))
    .filter((name) => {
      const text = readFileSync(join(root, name), 'utf8');
      const helpers = (name.endsWith('.tsx') ? [] : [...text.matchAll(HELPER)]).map(([, path = '']) =>
        join(root, dirname(name), path),
      );
      return [
        text,
        ...helpers.filter((file) => existsSync(file)).map((file) => readFileSync(file, 'utf8')),
      ].some((each) => READS_THE_DAY.test(each));
    })
    .sort();
}
