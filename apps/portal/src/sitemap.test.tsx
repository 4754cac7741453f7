import { createRouter } from '@tanstack/react-router';
import { ASSOCIATES_OPERATIONS } from '@upline/api-client/operations/associates.ts';
import { EVERYONE_OPERATIONS } from '@upline/api-client/operations/everyone.ts';
import { type Destination, parentPath, sitemapOf } from '@upline/shell';
import { describe, expect, it } from 'vitest';
import { gapsOf } from '../../../tooling/e2e/samples.ts';
import { samples } from '../e2e/samples.ts';
import { features, nav } from './features.ts';
import { routeTree } from './router.ts';

const router = createRouter({ routeTree, context: {} as never });
const pages = sitemapOf(router);

describe('the portal', () => {
  it('has these pages, and nobody adds one unseen', async () => {
    await expect(
      pages.map(({ path, title, needs }) => `${path}  ${title}  (${needs})\n`).join(''),
    ).toMatchFileSnapshot('../sitemap.txt');
  });

  it('has a record of the demo for every page, so that the journeys open it', () => {
    expect(
      gapsOf(
        samples,
        pages.map(({ path }) => path),
      ),
    ).toEqual([]);
  });

  it('mounts every page of its features: no two of them give one name to a route', () => {
    const names = features.flatMap(({ routes }) => Object.keys(routes));
    expect(names).toEqual([...new Set(names)]);
  });

  it('has every page once', () => {
    const paths = pages.map(({ path }) => path);
    expect(paths).toEqual([...new Set(paths)]);
  });

  it('leads back from a record to its list, not to the form that began it (SPEC 2)', () => {
    const above = (pathname: string) => parentPath(router, { pathname, search: {} });
    expect(above('/business/financial-needs-analysis/dime/7')).toBe('/business/financial-needs-analysis');
    expect(above('/business/create/7')).toBe('/business');
    expect(above('/business/create/client')).toBe('/business/create');
    expect(above('/team/U000101/licenses')).toBe('/team/U000101');
    expect(above('/business')).toBeUndefined();
  });

  it('names operations as needs that its people may hold', () => {
    const unknown = pages.filter(
      ({ needs }) =>
        !['public', 'signed-in'].includes(needs) &&
        !(needs in EVERYONE_OPERATIONS) &&
        !(needs in ASSOCIATES_OPERATIONS),
    );
    expect(unknown).toEqual([]);
  });

  it('puts every navigation entry into an area that exists, at a page that is mounted', () => {
    const sections = nav.sections.map(({ id }) => id);
    const paths = pages.map(({ path }) => path);
    for (const entry of features.flatMap((feature) => feature.nav)) {
      expect(sections).toContain(entry.section);
      if (entry.route) expect(paths).toContain(entry.route.fullPath);
    }
  });

  it('lets links lead to its own pages only, each with the parameters of its path', () => {
    const policy: Destination = { to: '/business/$policy_number', params: { policy_number: 'P-1' } };
    // @ts-expect-error: no such page
    const nowhere: Destination = { to: '/no-such-page' };
    // @ts-expect-error: a page of the other app
    const foreign: Destination = { to: '/audit' };
    // @ts-expect-error: the path asks for a policy number
    const bare: Destination = { to: '/business/$policy_number' };
    // @ts-expect-error: under its own name
    const misnamed: Destination = { to: '/business/$policy_number', params: { number: 'P-1' } };
    expect(
      [policy, nowhere, foreign, bare, misnamed].map(({ to }) => pages.some(({ path }) => path === to)),
    ).toEqual([true, false, false, true, true]);
  });
});
