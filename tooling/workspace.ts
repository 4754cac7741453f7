import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './run.ts';

export interface Manifest {
  readonly folder: string;
  readonly name: string;
  readonly role: string;
  readonly private: boolean;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

/** Every package of the workspace as its package.json declares it. */
export function manifests(): Manifest[] {
  return globSync(
    [
      'apps/*/package.json',
      'packages/*/package.json',
      'tooling/package.json',
      'tooling/codegen/package.json',
    ],
    {
      cwd: root,
    },
  ).map((file) => ({
    dependencies: {},
    devDependencies: {},
    ...JSON.parse(readFileSync(join(root, file), 'utf8')),
    folder: dirname(file),
  }));
}

export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** Hand-written files matching the patterns, relative to the top folder; generated and built ones are left out. */
export function sources(...patterns: string[]): SourceFile[] {
  return globSync(patterns, { cwd: root })
    .filter((path) => !/(^|\/)(node_modules|dist|generated|storybook-static|\.turbo)\//.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}
