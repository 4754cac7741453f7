import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './run.ts';

const SOURCE = join(root, 'packages/api-host/src');
const DOOR = join(SOURCE, 'testing/test-database.ts');
const IMPORT = /^(?:import|export)\s(?!type\b)[^;]*?from '(\.[^']+)'/gm;
/** A file that opens the embedded database by name, or starts a process on a data folder, is about that database on every run. */
const OPENS_EMBEDDED = /\b(?:openEmbedded|openMemory|demoFolder|fillDataFolder)\(/;

/**
 * The test files of the server that another database can change: those that reach the test database through whatever they
 * import, and those for PostgreSQL alone. A second run of the others would prove nothing new.
 */
export function databaseTests(): string[] {
  const importers = new Map<string, string[]>();
  const texts = new Map(
    globSync('**/*.ts', { cwd: SOURCE }).map((name) => {
      const file = join(SOURCE, name);
      return [file, readFileSync(file, 'utf8')] as const;
    }),
  );
  for (const [file, text] of texts) {
    for (const [, path = ''] of text.matchAll(IMPORT)) {
      const imported = join(dirname(file), path);
      importers.set(imported, [...(importers.get(imported) ?? []), file]);
    }
  }
  const reached = new Set([DOOR]);
  for (const file of reached) for (const importer of importers.get(file) ?? []) reached.add(importer);
  return [...texts]
    .filter(([file, text]) => {
      if (file.endsWith('.postgres.test.ts')) return true;
      return file.endsWith('.test.ts') && reached.has(file) && !OPENS_EMBEDDED.test(text);
    })
    .map(([file]) => file)
    .sort();
}
