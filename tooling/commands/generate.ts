import { bin, run } from '../run.ts';

/** Rewrites everything that is generated and committed: the schema of the database, the API document, the client's types, the design tokens. */
const node = (script: string): [string, string[]] => [process.execPath, [script]];
/** What is in one row reads nothing that another of the row writes. */
const steps: [string, string[]][][] = [
  [
    node('packages/api-host/src/bin/write-schema.ts'),
    node('packages/api-host/src/bin/write-openapi.ts'),
    node('packages/ui-kit/src/tokens/export.ts'),
  ],
  [[bin('pnpm'), ['--filter', '@upline/codegen', 'generate']]],
  [
    node('packages/api-client/scripts/write-operations.ts'),
    node('packages/api-client/scripts/write-fields.ts'),
  ],
];
for (const row of steps) {
  const results = await Promise.all(row.map(([command, args]) => run(command, args)));
  const failed = results.find(({ status }) => status !== 0);
  if (failed) process.exit(failed.status);
}
