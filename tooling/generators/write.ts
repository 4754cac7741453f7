import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { bin, root, run } from '../run.ts';
import { component } from './component.ts';
import { feature } from './feature.ts';
import type { Generated } from './names.ts';
import { resource } from './resource/resource.ts';

export const GENERATORS: Readonly<Record<string, (name: string) => Generated>> = {
  feature,
  resource,
  component,
};

/** Writes the files, formatted, and answers their paths. Throws before writing anything if one of them exists already. */
export async function write(generated: Generated): Promise<string[]> {
  const paths = Object.keys(generated.files);
  const taken = paths.find((path) => existsSync(join(root, path)));
  if (taken) throw new Error(`${taken} is there already`);
  const edited = Object.entries(generated.edits ?? {}).map(([path, edit]) => {
    return [path, edit(readFileSync(join(root, path), 'utf8'))] as const;
  });
  for (const [path, text] of [...Object.entries(generated.files), ...edited]) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const changed = [...paths, ...edited.map(([path]) => path)];
  await run(bin('biome'), ['check', '--write', ...changed.filter((path) => !/\.(sql|md|txt)$/.test(path))]);
  return paths;
}
