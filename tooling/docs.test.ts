import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './run.ts';
import { sources } from './workspace.ts';

const documents = sources(
  'README.md',
  'docs/**/*.md',
  'packages/**/README.md',
  'apps/*/README.md',
  'tooling/README.md',
);
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

describe('documentation', () => {
  it.each(documents.map((document) => [document.path, document] as const))(
    '%s names only files and scripts that exist',
    (path, { text }) => {
      const links = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map((match) =>
        join(root, dirname(path), match[1] ?? ''),
      );
      const paths = [...text.matchAll(/`((?:packages|apps|tooling|docs)\/[\w./-]+)`/g)].map((match) =>
        join(root, match[1] ?? ''),
      );
      expect([...links, ...paths].filter((file) => !existsSync(file))).toEqual([]);
      const commands = [...text.matchAll(/`pnpm ([a-z][\w:-]*)/g)].map((match) => match[1] ?? '');
      const builtIn = ['install', 'exec', 'add', 'changeset'];
      expect(commands.filter((command) => !builtIn.includes(command) && !(command in scripts))).toEqual([]);
    },
  );

  it('has a README for every package, and none longer than 80 lines: measurements and decisions stand in docs/', () => {
    const readmes = new Map(
      documents.filter(({ path }) => path.endsWith('README.md')).map((one) => [one.path, one]),
    );
    const missing = sources('packages/*/package.json', 'apps/*/package.json', 'tooling/package.json')
      .map(({ path }) => path.replace('package.json', 'README.md'))
      .filter((path) => !readmes.has(path));
    expect(missing).toEqual([]);
    const long = [...readmes.values()]
      .filter(({ text }) => text.split('\n').length > 81)
      .map(({ path }) => path);
    expect(long).toEqual([]);
  });

  it('shows every package in the picture of docs/house.md', () => {
    const house = documents.find(({ path }) => path === 'docs/house.md')?.text ?? '';
    const [, picture = ''] = house.split('```');
    const missing = sources('packages/*/package.json', 'apps/*/package.json')
      .map(({ path }) => path.replace('/package.json', ''))
      .filter((path) => !path.startsWith('packages/feature-'))
      .filter(
        (path) =>
          !picture.includes(path) && !picture.match(new RegExp(`packages/[^<"]*, ${basename(path)}\\b`)),
      );
    expect(missing).toEqual([]);
  });

  it.each(documents.map((document) => [document.path, document] as const))(
    '%s names no file by line number',
    (_, { text }) => {
      expect(text).not.toMatch(/\.(ts|tsx|sql|mjs):\d+/);
    },
  );
});
