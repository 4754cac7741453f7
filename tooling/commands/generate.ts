import { bin, run } from '../run.ts';

/** Rewrites everything that is generated and committed: the schema of the database, the API document, the client's types, the design tokens. */
const steps: [string, string[]][] = [
  [process.execPath, ['packages/api-host/src/bin/write-schema.ts']],
  [process.execPath, ['packages/api-host/src/bin/write-openapi.ts']],
  [bin('pnpm'), ['--filter', '@upline/codegen', 'generate']],
  [process.execPath, ['packages/api-client/scripts/write-operations.ts']],
  [process.execPath, ['packages/api-client/scripts/write-fields.ts']],
  [process.execPath, ['packages/ui-kit/src/tokens/export.ts']],
];
for (const [command, args] of steps) {
  const { status } = await run(command, args);
  if (status !== 0) process.exit(status);
}
