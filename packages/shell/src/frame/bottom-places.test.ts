import { asAddress } from '@upline/ui-kit/link/link-target.ts';
import { describe, expect, it } from 'vitest';
import type { NavArea, NavLine } from '../nav/nav-model.ts';
import { PORTAL_SECTIONS } from '../nav/sections.ts';
import { placeAt, placesOf } from './bottom-places.ts';

const line = (to: string, label: string): NavLine => ({
  key: to,
  label,
  icon: () => null,
  to: asAddress(to),
  params: {},
});
const lines: Record<string, NavLine[]> = {
  business: [
    line('/business', 'Business'),
    line('/business/clients', 'Clients'),
    line('/business/prospects', 'Prospects'),
    line('/business/product-providers', 'Product Providers'),
  ],
};
const areas: NavArea[] = PORTAL_SECTIONS.map((section) => ({
  ...section,
  lines: lines[section.id] ?? [],
  home: { to: asAddress(section.to), params: {} },
}));

describe('the places under the thumb', () => {
  it('are four, the most used pages beside their area', () => {
    expect(placesOf(areas).map(({ label }) => label)).toEqual([
      'Dashboard',
      'Business',
      'Clients',
      'Prospects',
    ]);
  });

  it('are areas where those pages are missing', () => {
    const others = areas.map((area) => ({ ...area, lines: [] }));
    expect(placesOf(others).map(({ label }) => label)).toEqual([
      'Dashboard',
      'Business',
      'Team',
      'Associates',
    ]);
  });

  it('are marked by the longest beginning of the address', () => {
    const at = (path: string) => placeAt(placesOf(areas), path)?.label;
    expect(at('/business/clients/7')).toBe('Clients');
    expect(at('/business/product-providers')).toBe('Business');
    expect(at('/team/trainees')).toBeUndefined();
  });

  it('are marked by the area of a page that is not below its address', () => {
    const at = (path: string, area: string) => placeAt(placesOf(areas), path, area)?.label;
    expect(at('/approvals', 'business')).toBe('Business');
    expect(at('/business/clients/7', 'business')).toBe('Clients');
    expect(at('/account', 'account')).toBeUndefined();
  });
});
