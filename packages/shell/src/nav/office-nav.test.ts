import { asAddress } from '@upline/ui-kit/link/link-target.ts';
import { describe, expect, it } from 'vitest';
import { areaOf, type NavArea } from './nav-model.ts';
import { OFFICE_NAV } from './office-nav.ts';

const addressOf = (entry: (typeof OFFICE_NAV.entries)[number]) =>
  entry.route ? entry.route.fullPath : entry.page;

/** The menus of domain.md 2.36, each with an address at which it opens. */
const MENUS: Readonly<Record<string, string>> = {
  Dashboard: '/dashboard',
  Associates: '/associates',
  Registrations: '/registrations',
  Approvals: '/approvals',
  Appointments: '/appointments',
  Business: '/business',
  'Carrier feeds': '/business/carrier-feeds',
  'Provider payments': '/provider-payments',
  Compensation: '/compensations',
  Chargebacks: '/chargebacks',
  'Training escrow': '/training-escrows',
  'Pay runs': '/pay-runs',
  Catalogue: '/catalogue/providers',
  Programs: '/programs',
  Content: '/content/help',
  Events: '/events',
  Store: '/store/orders',
  Reports: '/reports',
  Audit: '/audit',
  Settings: '/settings/users',
};

/** What the server writes into notices of admins. */
const IN_NOTICES = ['/compensations', '/chargebacks', '/payout-information', '/pay-runs'];

const areas: NavArea[] = OFFICE_NAV.sections.map((section) => ({
  ...section,
  home: { to: asAddress(section.to), params: {} },
  lines: OFFICE_NAV.entries
    .filter((entry) => entry.section === section.id)
    .map((entry) => {
      const to = asAddress(addressOf(entry));
      return { key: to, label: entry.label, icon: entry.icon, to, params: {} };
    }),
}));

describe('the navigation of the home office', () => {
  it('has every menu of domain.md 2.36', () => {
    const known = [...OFFICE_NAV.sections.map(({ to }) => to), ...OFFICE_NAV.entries.map(addressOf)];
    expect(Object.entries(MENUS).filter(([, address]) => !known.includes(address))).toEqual([]);
  });

  it('keeps the addresses that notices lead to', () => {
    expect(OFFICE_NAV.entries.map(addressOf)).toEqual(expect.arrayContaining(IN_NOTICES));
  });

  it('gives every address once, within an area that exists', () => {
    const addresses = OFFICE_NAV.entries.map(addressOf);
    expect(addresses).toEqual([...new Set(addresses)]);
    const sections = OFFICE_NAV.sections.map(({ id }) => id);
    expect(OFFICE_NAV.entries.filter(({ section }) => !sections.includes(section))).toEqual([]);
  });

  it('gives every line of a group a picture of its own; only the leaderboards are all the same thing', () => {
    const groups = Map.groupBy(OFFICE_NAV.entries, ({ section, group = '' }) => `${section} ${group}`);
    groups.delete('dashboard Leaderboards');
    for (const [group, entries] of groups)
      expect(new Set(entries.map(({ icon }) => icon)).size, group).toBe(entries.length);
  });

  it('marks the area of a page, also where its address does not begin with the area’s', () => {
    expect(areaOf(areas, '/pay-runs/0b6a')?.id).toBe('payments');
    expect(areaOf(areas, '/business/carrier-feeds')?.id).toBe('business');
    expect(areaOf(areas, '/programs/equity')?.id).toBe('catalogue');
    expect(areaOf(areas, '/nowhere')).toBeUndefined();
  });
});
