import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './run.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** Patterns of the pages of an app, `/team/$code`, as its sitemap lists them. */
const pathsOf = (app: 'portal' | 'admin') =>
  read(`apps/${app}/sitemap.txt`)
    .split('\n')
    .flatMap((line) => (line.startsWith('/') ? [line.split(/\s/)[0] as string] : []));
const matching = (paths: readonly string[]) =>
  paths.map((path) => new RegExp(`^${path.replace(/\$\w+/g, '[^/]+')}$`));
const portalPaths = pathsOf('portal');
const portal = matching(portalPaths);
const either = [...portal, ...matching(pathsOf('admin'))];

/** Addresses that notices and fixes of the server lead to, each with the file that names it. */
const addresses = globSync('packages/api-host/{src,seed}/**/*.ts', {
  cwd: root,
  exclude: (path) => path.endsWith('.test.ts'),
}).flatMap((file) =>
  [...read(file).matchAll(/\b(?:link|page|to|PAGE)(?::| =) ['`](\/[^'`]+)['`]/g)].map(([, address = '']) => ({
    file,
    // What is filled in is one part of the path; a search names no page.
    path: address.replace(/\$\{[^}]*\}/g, 'x').replace(/[?#].*$/, ''),
  })),
);

describe('an address in a notice or in a fix', () => {
  it('is found where the server writes it', () => {
    const paths = addresses.map(({ path }) => path);
    for (const known of ['/account/training-program', '/account/upline-changes', '/account/licenses'])
      expect(paths).toContain(known);
  });

  it('leads to a page of an app, where it lies in a part of the portal', () => {
    const parts = new Set(portalPaths.map((path) => path.split('/')[1]));
    const lost = addresses.filter(
      ({ path }) => parts.has(path.split('/')[1]) && !either.some((page) => page.test(path)),
    );
    expect(lost).toEqual([]);
  });

  it('that points into the account leads to a page of the portal', () => {
    const own = addresses.filter(({ path }) => path.startsWith('/account'));
    expect(own.length).toBeGreaterThan(0);
    expect(own.filter(({ path }) => !portal.some((page) => page.test(path)))).toEqual([]);
  });
});
