import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bin, root, run } from './run.ts';

const PLAIN = { extends: '../../tooling/tsconfig/react.json', include: ['src'] };

/** Whether a package of the browser has nothing of its own in tsconfig.json, so that it may share a program. */
export function isPlain(folder: string): boolean {
  try {
    const own = JSON.parse(readFileSync(join(root, folder, 'tsconfig.json'), 'utf8'));
    return JSON.stringify(own) === JSON.stringify(PLAIN);
  } catch {
    return false;
  }
}

/**
 * Type-checks these folders as one program. Each package reads the sources of those it uses: one by one, the packages of the
 * browser would check the kit and the shell a dozen times.
 */
export function checkTogether(name: string, folders: readonly string[]): ReturnType<typeof run> {
  const place = join(root, '.cache', 'types', name);
  mkdirSync(place, { recursive: true });
  const program = {
    extends: `../${PLAIN.extends}`,
    compilerOptions: { incremental: false },
    include: folders.map((folder) => `../../../${folder}/src`),
  };
  writeFileSync(join(place, 'tsconfig.json'), JSON.stringify(program));
  return run(bin('tsc'), ['--noEmit', '-p', place]);
}
