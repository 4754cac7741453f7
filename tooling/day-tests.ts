import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './run.ts';

/**
 * Where most goes wrong by the day: the last minute of a 29 February in the company's time, which is March in UTC; and a minute
 * of 1 November in UTC that is still the evening of 31 October, hours before the clocks are put back.
 */
export const TELLING_INSTANTS = ['2028-03-01T04:59:00Z', '2026-11-01T00:01:00Z'];

const READS_TODAY = /\b(?:companyDay|dayAt|testClock)\(|\bclock\.now\(\)|\bnew Date\(\)|seed: 'demo'/;
/** Its own helpers are a test's as much as itself. */
const HELPER = /from '(\.[^']*\.test-[^']*)'/g;
/** What breaks, races or tries many ways on purpose does so on every day alike. */
const OF_EVERY_DAY =
  /faults|kill|\.model\.|fuzz|property|concurrency|together|large|postgres|disk-full|operations|register|http\/|sessions\//;

/** The test files that ask for today, themselves or in a helper of theirs. */
export function dayTests(): string[] {
  return globSync('packages/{api-host,feature-*,shell}/{src,seed}/**/*.test.{ts,tsx}', { cwd: root })
    .filter((name) => !OF_EVERY_DAY.test(name))
    .filter((name) => {
      const text = readFileSync(join(root, name), 'utf8');
      const helpers = [...text.matchAll(HELPER)].map(([, path = '']) => join(root, dirname(name), path));
      return [
        text,
        ...helpers.filter((file) => existsSync(file)).map((file) => readFileSync(file, 'utf8')),
      ].some((each) => READS_TODAY.test(each));
    })
    .sort();
}
