import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { GENERATORS, write } from '../generators/write.ts';
import { bin, root, run } from '../run.ts';

/** Proves that what the generators write is formatted, type-checks and passes its own tests; leaves nothing behind. */
const samples = [
  ['feature', 'sample-noun'],
  ['resource', 'business/sample-entry'],
  ['component', 'sample-part'],
] as const;

const written: string[] = [];
const originals = new Map<string, string>();
let failed = false;
const step = async (command: string, ...args: string[]) => {
  const { status } = await run(bin(command), args);
  if (status !== 0) failed = true;
};

try {
  for (const [kind, name] of samples) {
    const generated = GENERATORS[kind]?.(name);
    if (!generated) throw new Error(`There is no generator ${kind}`);
    for (const path of Object.keys(generated.edits ?? {}))
      originals.set(path, readFileSync(join(root, path), 'utf8'));
    written.push(...(await write(generated)));
  }
  const feature = 'packages/feature-sample-noun';
  // Instead of an install: the new package sees what a feature with the same dependencies sees.
  mkdirSync(join(root, feature), { recursive: true });
  symlinkSync(join(root, 'packages/feature-business/node_modules'), join(root, feature, 'node_modules'));
  await step('biome', 'ci', ...written.filter((path) => !/\.(sql|md)$/.test(path)));
  for (const folder of [feature, 'packages/api-host', 'packages/ui-kit'])
    await step('tsc', '--noEmit', '-p', folder);
  await step('vitest', 'run', ...written.filter((path) => /\.test\.tsx?$/.test(path)));
} finally {
  for (const [path, text] of originals) writeFileSync(join(root, path), text);
  const folders = written.filter((path) => !path.endsWith('.sql')).map((path) => dirname(path));
  for (const path of written) rmSync(join(root, path), { force: true });
  for (const folder of [...folders, 'packages/feature-sample-noun'])
    rmSync(join(root, folder), { recursive: true, force: true });
}
process.exit(failed ? 1 : 0);
