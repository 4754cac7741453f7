import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router';
import { describe, expect, it } from 'vitest';
import type { Access } from '../session/access.ts';
import { type NavModel, visibleAreas } from './nav-model.ts';

const icon = () => null;
const section = { id: 'business', label: 'Business', icon, to: '/business' };
const entry = (label: string, page: string, order: number) => ({
  section: 'business',
  label,
  icon,
  page,
  order,
});
const nav: NavModel = {
  sections: [section, { id: 'help', label: 'Help', icon, to: '/help', always: true }],
  entries: [
    entry('Plans', '/help/compensation-plans', 1),
    entry('Letters', '/help/letters', 2),
    entry('All', '/business', 3),
  ],
};
const access = {
  user: { is_senior_level: false, is_beta: false },
  permissions: [],
  agreement: null,
} as unknown as Access;

const staticData = { title: 'Page', needs: 'signed-in' } as const;
const areasOf = (...paths: string[]) => {
  const root = createRootRoute({ staticData });
  const routeTree = root.addChildren(
    paths.map((path) => createRoute({ getParentRoute: () => root, path, staticData })),
  );
  const history = createMemoryHistory({ initialEntries: ['/'] });
  return visibleAreas(createRouter({ routeTree, history }), nav, access).map(({ label, lines }) => [
    label,
    ...lines.map((line) => line.label),
  ]);
};

describe('the navigation of an app', () => {
  it('hides an entry until its page exists', () => {
    expect(areasOf('/business')).toEqual([['Business', 'All']]);
    expect(areasOf('/business', '/help/letters')).toEqual([['Business', 'Letters', 'All']]);
  });

  it('shows it as soon as any page answers its address', () => {
    expect(areasOf('/business', '/help', '/help/$article')).toEqual([
      ['Business', 'Plans', 'Letters', 'All'],
      ['Help'],
    ]);
  });

  it('hides an area none of whose pages exist', () => {
    expect(areasOf('/reports')).toEqual([]);
  });
});
