import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bin, root, run } from '../run.ts';
import { manifests } from '../workspace.ts';

/**
 * Type-checks the whole workspace. Each package reads the sources of those it uses, so that by themselves the packages of the
 * browser check the kit and the shell a dozen times: those with nothing of their own in tsconfig.json are one program here.
 * At the desk `pnpm --filter <package> typecheck` says the same of one.
 */
const PLAIN = { extends: '../../tooling/tsconfig/react.json', include: ['src'] };

const isPlain = ({ folder }: { readonly folder: string }): boolean => {
  try {
    const own = JSON.parse(readFileSync(join(root, folder, 'tsconfig.json'), 'utf8'));
    return JSON.stringify(own) === JSON.stringify(PLAIN);
  } catch {
    return false;
  }
};

const together = manifests().filter(isPlain);
const program = join(root, '.cache', 'types', 'tsconfig.json');
mkdirSync(join(root, '.cache', 'types'), { recursive: true });
writeFileSync(
  program,
  JSON.stringify({
    extends: PLAIN.extends,
    compilerOptions: { incremental: false },
    include: together.map(({ folder }) => `../../${folder}/src`),
  }),
);
console.log(`${together.length} packages as one program`);

const results = await Promise.all([
  run(bin('tsc'), ['--noEmit', '-p', program]),
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
