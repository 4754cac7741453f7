import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const tests = (extension: string, ...folders: string[]) =>
  folders.map((folder) => `${folder}/**/*.test.${extension}`);

/** Workers, and the servers that they start, find what Node has compiled before: reading the server anew takes each seconds. */
process.env.NODE_COMPILE_CACHE ??= at('./node_modules/.cache/compile');

/** Machines differ tenfold in speed, and others use them too: what is waited for arrives or the test has a fault. */
const PATIENCE = {
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 60_000 } },
};

/** Tests that kill servers take longest and are short to read: by their size they would come last and be waited for alone. */
class KillsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const kills = ({ moduleId }: TestSpecification) => /kill[^/]*\.test\.ts$/.test(moduleId);
    const projects = Map.groupBy(await super.sort(files), ({ project }) => project.name);
    return [...projects.values()].flatMap((all) => [
      ...all.filter(kills),
      ...all.filter((file) => !kills(file)),
    ]);
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: KillsFirst },
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          // A worker keeps what it has loaded: most of a file's time would go into loading the server and its database anew.
          isolate: false,
          include: tests('ts', 'packages/*', 'apps/*/src', 'tooling'),
          exclude: [
            '**/node_modules/**',
            '**/*.dom.test.ts',
            // What the embedded database cannot show.
            ...(process.env.TEST_DATABASE_URL ? [] : ['**/*.postgres.test.ts']),
          ],
          setupFiles: [at('./tooling/test-now.ts'), at('./packages/testing/src/all-operations.ts')],
          ...PATIENCE,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'dom',
          environment: at('./packages/ui-kit/src/testing/dom.environment.ts'),
          // Screens are drawn of short-lived objects: with more room for them, fewer are looked through. Several threads that
          // collect them take an eighth more processor time, which the other workers want.
          execArgv: ['--max-semi-space-size=64', '--single-threaded-gc'],
          // Screens stand on the embedded database, as the demonstration does.
          env: { TEST_DATABASE_URL: '' },
          // As above; what a file leaves in the document is cleared after each test, and in the storage before each screen.
          isolate: false,
          include: tests('tsx', 'packages/*/src', 'apps/*/src'),
          setupFiles: [
            at('./tooling/test-now.ts'),
            at('./packages/ui-kit/src/testing/dom.setup.ts'),
            at('./packages/testing/src/all-operations.ts'),
          ],
          ...PATIENCE,
        },
      },
    ],
  },
});
