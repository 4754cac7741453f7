import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './run.ts';

/** What of a message a reader needs who has only the last lines of a run. */
const MESSAGE_LINES = 16;

export interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly message: string;
    readonly status: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages?: readonly string[] | null;
    }[];
  }[];
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly {
      readonly status: string;
      readonly results: readonly { readonly error?: { readonly message?: string } }[];
    }[];
  }[];
}

export interface PlaywrightReport {
  readonly stats: Readonly<Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>>;
  readonly suites: readonly PlaywrightSuite[];
}

const failure = (file: string, name: string, message = '') => noted('FAILED', file, name, message);

const noted = (word: string, file: string, name: string, message: string) =>
  [
    `${word} ${relative(root, file)} › ${name}`,
    ...stripVTControlCharacters(message)
      .split('\n')
      .filter((line) => line.trim() !== '')
      .slice(0, MESSAGE_LINES),
  ].join('\n  ');

/** How many tests passed and did not. A skipped test proves nothing: it counts as failed. */
export const vitestTally = (report: VitestReport) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests + report.numPendingTests,
});

/** The tests of a Vitest report that did not pass. Of a file that fell before its tests: why it did, not every test it skipped. */
export const vitestFailures = (report: VitestReport): string[] =>
  report.testResults.flatMap((file) => {
    const fell = file.status === 'failed' && file.message !== '';
    return [
      ...(fell ? [failure(file.name, 'before its tests', file.message)] : []),
      ...file.assertionResults
        .filter(({ status }) => status !== 'passed' && !(fell && status === 'skipped'))
        .map((test) => failure(file.name, test.fullName, test.failureMessages?.[0] ?? test.status)),
    ];
  });

/** As many lines as an error that no test waited for takes with its stack: no report counts it, the output alone tells it. */
const ERROR_LINES = 60;

/**
 * Why a suite ended badly although no test of it did, out of its output: the errors that no test waited for, or else its last
 * lines. Without empty lines, as all that failed: what is told again at the end of a run ends with one.
 */
export function endOf(name: string, status: number, output: string): string {
  const lines = stripVTControlCharacters(output)
    .split('\n')
    .filter((line) => line.trim() !== '');
  const errors = lines.findIndex((line) => line.includes('Unhandled Error'));
  const told = errors < 0 ? lines.slice(-ERROR_LINES) : lines.slice(errors, errors + ERROR_LINES);
  return [`FAILED ${name}: ended with ${status}`, ...told].join('\n  ');
}

/** The journeys of a Playwright report that did not pass. */
export const playwrightFailures = (report: PlaywrightReport): string[] =>
  report.suites.flatMap((suite) => notedIn(suite, 'FAILED', ['unexpected', 'skipped']));

/** The journeys that passed when they were asked again, with why they fell at first: they are to be mended too. */
export const playwrightSecondTries = (report: PlaywrightReport): string[] =>
  report.suites.flatMap((suite) => notedIn(suite, 'PASSED AT THE SECOND TRY', ['flaky']));

const notedIn = (suite: PlaywrightSuite, word: string, statuses: readonly string[]): string[] => [
  ...suite.specs.flatMap((spec) =>
    spec.tests
      .filter((test) => statuses.includes(test.status))
      .map((test) =>
        noted(
          word,
          `${root}/apps/${spec.file}`,
          spec.title,
          test.results.find((result) => result.error)?.error?.message ?? test.status,
        ),
      ),
  ),
  ...(suite.suites ?? []).flatMap((each) => notedIn(each, word, statuses)),
];
