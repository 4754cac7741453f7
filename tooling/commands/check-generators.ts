import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { GENERATORS, write } from '../generators/write.ts';
import { bin, root, run } from '../run.ts';

/**
 * Proves that what the generators write is formatted, type-checks and passes its own tests, and type-checks the whole workspace
 * with it: by themselves its samples would take the types of the host and of the kit a second time. Leaves nothing behind.
 */
const samples = [
  ['feature', 'sample-noun'],
  ['resource', 'business/sample-entry'],
  ['component', 'sample-part'],
] as const;

/** What `pnpm generate` writes of a resource: put back afterwards. */
const GENERATED = [
  'packages/api-host/schema.sql',
  'packages/api-host/src/platform/database/generated',
  'packages/api-client/openapi.json',
  'packages/api-client/src/generated',
];
/** Files that stand among those of others. */
const SHARED = /\/(migrations|seed\/rows)\//;
const FEATURE = 'packages/feature-sample-noun';

const kept = mkdtempSync(join(tmpdir(), 'generated-'));
for (const path of GENERATED) cpSync(join(root, path), join(kept, path), { recursive: true });

const written: string[] = [];
const originals = new Map<string, string>();
let failed = false;
const step = async (command: string, ...args: string[]) => {
  const { status } = await run(command, args);
  if (status !== 0) failed = true;
};

// A press of Ctrl+C ends the running step, and what was written is still taken back.
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    failed = true;
  });

try {
  for (const [kind, name] of samples) {
    const generated = GENERATORS[kind]?.(name);
    if (!generated) throw new Error(`There is no generator ${kind}`);
    for (const path of Object.keys(generated.edits ?? {}))
      originals.set(path, readFileSync(join(root, path), 'utf8'));
    written.push(...Object.keys(generated.files));
    await write(generated);
  }
  // Instead of an install: the new package sees what a feature with the same dependencies sees.
  mkdirSync(join(root, FEATURE), { recursive: true });
  symlinkSync(join(root, 'packages/feature-business/node_modules'), join(root, FEATURE, 'node_modules'));
  await step(process.execPath, 'tooling/commands/generate.ts');
  const sources = [...written, ...originals.keys()].filter((path) => !/\.(sql|md|txt)$/.test(path));
  await Promise.all([
    step(bin('biome'), 'ci', ...sources),
    step(process.execPath, 'tooling/commands/check-types.ts'),
    step(
      bin('vitest'),
      'run',
      'apps/portal/src/sitemap.test.tsx',
      ...written.filter((path) => /\.test\.tsx?$/.test(path)),
    ),
  ]);
} finally {
  for (const [path, text] of originals) writeFileSync(join(root, path), text);
  const folders = written.filter((path) => !SHARED.test(path)).map((path) => dirname(path));
  for (const path of written) rmSync(join(root, path), { force: true });
  for (const folder of [...folders, FEATURE]) rmSync(join(root, folder), { recursive: true, force: true });
  for (const path of GENERATED) {
    rmSync(join(root, path), { recursive: true, force: true });
    cpSync(join(kept, path), join(root, path), { recursive: true });
  }
  rmSync(kept, { recursive: true, force: true });
}
process.exit(failed ? 1 : 0);
