import { posix } from 'node:path';
import { expect, it } from 'vitest';
import { sources } from './workspace.ts';

const IMPORT = /import (\w+) from '([^']+\.module\.css)'/g;
const KIT = '@upline/ui-kit/';

/** The file that an import of a style sheet means. */
const sheetOf = (from: string, specifier: string) =>
  specifier.startsWith(KIT)
    ? `packages/ui-kit/src/${specifier.slice(KIT.length)}`
    : posix.join(posix.dirname(from), specifier);

// A style sheet has no types: a class that was renamed or moved is undefined, and nothing else would say so.
it('Every class that a component names is in the style sheet it is taken from', () => {
  const classesOf = new Map(
    sources('{apps,packages}/*/src/**/*.module.css').map(({ path, text }) => [
      path,
      new Set([...text.matchAll(/\.([a-z]\w*)/gi)].map(([, name]) => name)),
    ]),
  );
  const missing = sources('{apps,packages}/*/src/**/*.tsx').flatMap(({ path, text }) =>
    [...text.matchAll(IMPORT)].flatMap(([, local = '', specifier = '']) => {
      const sheet = sheetOf(path, specifier);
      return [...text.matchAll(new RegExp(`\\b${local}\\.(\\w+)(?!\\w*')`, 'g'))]
        .filter(([, name = '']) => !classesOf.get(sheet)?.has(name))
        .map(([use]) => `${path}: ${use}`)
        .filter((use) => !use.endsWith('.module'));
    }),
  );
  expect(missing).toEqual([]);
});
