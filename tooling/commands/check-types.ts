import { bin, run } from '../run.ts';
import { checkTogether, isPlain } from '../types-program.ts';
import { manifests } from '../workspace.ts';

/**
 * Type-checks the whole workspace: the packages with nothing of their own in tsconfig.json as one program, then the others. At
 * the desk `pnpm --filter <package> typecheck` says the same of one.
 */
const together = manifests().filter(({ folder }) => isPlain(folder));
console.log(`${together.length} packages as one program`);

const results = await Promise.all([
  checkTogether(
    'plain',
    together.map(({ folder }) => folder),
  ),
  run(bin('turbo'), [
    'run',
    'typecheck',
    '--force',
    '--concurrency=2',
    '--output-logs=errors-only',
    ...together.map(({ name }) => `--filter=!${name}`),
  ]),
]);
process.exit(results.every(({ status }) => status === 0) ? 0 : 1);
