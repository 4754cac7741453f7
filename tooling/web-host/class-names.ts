import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { root } from '../run.ts';

/**
 * Names of the style modules' classes: short, because every page loads them twice, in its styles and in its script. Throws
 * when two files would share a name.
 */
export function classNames(): (name: string, file: string) => string {
  const owners = new Map<string, string>();
  return (name, file) => {
    const path = relative(root, file.split('?', 1)[0] ?? file);
    const mark = createHash('sha256')
      .update(path)
      .digest('base64url')
      .replace(/[^a-z]/gi, '')
      .slice(0, 3);
    const made = `${mark}-${name}`;
    const owner = owners.get(made) ?? path;
    if (owner !== path) throw new Error(`${path} and ${owner} would share the class ${made}: rename one`);
    owners.set(made, path);
    return made;
  };
}
