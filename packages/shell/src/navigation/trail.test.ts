import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router';
import { expect, it } from 'vitest';
import { parentPath } from './trail.ts';

const staticData = { title: 'Page', needs: 'signed-in' } as const;
const root = createRootRoute({ staticData });
const page = (path: string, facts = {}) =>
  createRoute({ getParentRoute: () => root, path, staticData: { ...staticData, ...facts } });
const router = createRouter({
  routeTree: root.addChildren([
    page('/store'),
    page('/store/cart'),
    page('/store/cart/checkout', {
      parent: ({ id }: Readonly<Record<string, unknown>>) => (id === undefined ? undefined : '/purchases'),
    }),
    page('/purchases'),
  ]),
  history: createMemoryHistory(),
});
const above = (pathname: string, search = {}) => parentPath(router, { pathname, search });

it('the page above is that of the path', () => {
  expect(above('/store/cart/checkout')).toBe('/store/cart');
  expect(above('/store/cart')).toBe('/store');
  expect(above('/store')).toBeUndefined();
});

it('the page above is the one that the page names by its address', () => {
  expect(above('/store/cart/checkout', { id: '1' })).toBe('/purchases');
});
