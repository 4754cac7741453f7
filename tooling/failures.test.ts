import { join } from 'node:path';
import { expect, test } from 'vitest';
import { endOf, playwrightFailures, playwrightSecondTries, vitestFailures } from './failures.ts';
import { root } from './run.ts';

const counts = { numPassedTests: 1, numFailedTests: 1, numPendingTests: 1 };
const passed = { fullName: 'holds', status: 'passed' };

test('names a test that failed with the first of what it said, and one that was skipped', () => {
  const name = join(root, 'packages/a.test.ts');
  const failed = {
    fullName: 'adds up',
    status: 'failed',
    failureMessages: ['\u001b[31mError: 1 is not 2\u001b[39m'],
  };
  const skipped = { fullName: 'waits', status: 'skipped', failureMessages: [] };
  expect(
    vitestFailures({
      ...counts,
      testResults: [{ name, message: '', status: 'failed', assertionResults: [passed, failed, skipped] }],
    }),
  ).toEqual([
    'FAILED packages/a.test.ts › adds up\n  Error: 1 is not 2',
    'FAILED packages/a.test.ts › waits\n  skipped',
  ]);
});

test('says of a file that fell before its tests why it did', () => {
  const name = join(root, 'packages/b.test.ts');
  const skipped = { fullName: 'waits', status: 'skipped', failureMessages: [] };
  expect(
    vitestFailures({
      ...counts,
      testResults: [{ name, message: 'No database', status: 'failed', assertionResults: [skipped, skipped] }],
    }),
  ).toEqual(['FAILED packages/b.test.ts › before its tests\n  No database']);
});

test('tells of errors that no test waited for, without the empty lines that would end what is told', () => {
  const output = [
    ' \u001b[32m✓\u001b[39m a.test.ts',
    '⎯⎯ Unhandled Errors ⎯⎯',
    '',
    'Vitest caught 1 unhandled error during the test run.',
    '',
    'Error: lost connection',
    '',
  ].join('\n');
  expect(endOf('Tests', 1, output)).toBe(
    [
      'FAILED Tests: ended with 1',
      '⎯⎯ Unhandled Errors ⎯⎯',
      'Vitest caught 1 unhandled error during the test run.',
      'Error: lost connection',
    ].join('\n  '),
  );
  expect(endOf('Types', 2, 'a.ts(1,1): error\n\n')).toBe(
    ['FAILED Types: ended with 2', 'a.ts(1,1): error'].join('\n  '),
  );
});

test('names a journey that did not pass, and apart from these one that passed when asked again', () => {
  const spec = {
    title: 'signs in',
    file: 'portal/e2e/sign-in.e2e.ts',
    tests: [{ status: 'unexpected', results: [{ error: { message: 'Timeout' } }] }],
  };
  const again = {
    title: 'signs out',
    file: 'portal/e2e/sign-in.e2e.ts',
    tests: [{ status: 'flaky', results: [{ error: { message: 'Refused' } }, {}] }],
  };
  const report = {
    stats: { expected: 0, unexpected: 1, flaky: 1, skipped: 0 },
    suites: [{ specs: [], suites: [{ specs: [spec, again] }] }],
  };
  expect(playwrightFailures(report)).toEqual(['FAILED apps/portal/e2e/sign-in.e2e.ts › signs in\n  Timeout']);
  expect(playwrightSecondTries(report)).toEqual([
    'PASSED AT THE SECOND TRY apps/portal/e2e/sign-in.e2e.ts › signs out\n  Refused',
  ]);
});
