import { createRouter } from '@tanstack/react-router';
import { ADMINS_OPERATIONS } from '@upline/api-client/operations/admins.ts';
import { EVERYONE_OPERATIONS } from '@upline/api-client/operations/everyone.ts';
import { type Destination, sitemapOf } from '@upline/shell';
import { describe, expect, it } from 'vitest';
import { gapsOf } from '../../../tooling/e2e/samples.ts';
import { samples } from '../e2e/samples.ts';
import { features, nav } from './features.ts';
import { routeTree } from './router.ts';

const pages = sitemapOf(createRouter({ routeTree, context: {} as never }));

describe('the admin app', () => {
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

  it('names operations as needs that its people may hold', () => {
    const unknown = pages.filter(
      ({ needs }) =>
        !['public', 'signed-in'].includes(needs) &&
        !(needs in EVERYONE_OPERATIONS) &&
        !(needs in ADMINS_OPERATIONS),
    );
    expect(unknown).toEqual([]);
  });

  it('has the navigation that is decided for the office, and no other', () => {
    const sections = nav.sections.map(({ id }) => id);
    const paths = pages.map(({ path }) => path);
    expect(nav.entries.filter(({ section }) => !sections.includes(section))).toEqual([]);
    const planned = nav.entries.map((entry) => (entry.route ? entry.route.fullPath : entry.page));
    // At least these are there today; the others come with their pages.
    expect(planned.filter((address) => paths.includes(address))).toEqual(
      expect.arrayContaining(['/associates', '/business', '/business/carrier-feeds', '/audit']),
    );
    // A page of the office declares no place of its own: they are decided in one list.
    expect(features.flatMap((feature) => feature.nav)).toEqual([]);
  });

  it('lets links lead to its own pages only, each with the parameters of its path', () => {
    const policy: Destination = { to: '/business/$policy_number', params: { policy_number: 'P-1' } };
    // @ts-expect-error: no such page
    const nowhere: Destination = { to: '/no-such-page' };
    // @ts-expect-error: a page of the other app
    const foreign: Destination = { to: '/business/clients' };
    // @ts-expect-error: the path asks for a policy number
    const bare: Destination = { to: '/business/$policy_number' };
    // @ts-expect-error: under its own name
    const misnamed: Destination = { to: '/business/$policy_number', params: { number: 'P-1' } };
    expect(
      [policy, nowhere, foreign, bare, misnamed].map(({ to }) => pages.some(({ path }) => path === to)),
    ).toEqual([true, false, false, true, true]);
  });
});
