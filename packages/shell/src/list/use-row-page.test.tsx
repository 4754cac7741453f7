import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  RouterContextProvider,
} from '@tanstack/react-router';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { useRowPage } from './use-row-page.ts';

it('asks for the code of the page that rows lead to while the list is read', async () => {
  const load = vi.fn(async () => ({ default: () => null }));
  const root = createRootRoute();
  const record = createRoute({
    getParentRoute: () => root,
    path: '/clients/$id',
    staticData: { title: 'Client', needs: 'getClient' },
    component: lazyRouteComponent(load),
  });
  const router = createRouter({ routeTree: root.addChildren([record]), history: createMemoryHistory() });
  await router.load();

  function List({ first }: { readonly first?: string }) {
    useRowPage(first ? { to: '/clients/$id', params: { id: first } } : undefined);
    return null;
  }
  const list = (first?: string) => (
    <RouterContextProvider router={router as never}>
      <List {...(first ? { first } : {})} />
    </RouterContextProvider>
  );
  const view = createRoot(document.createElement('div'));
  await act(async () => view.render(list()));
  expect(load).not.toHaveBeenCalled();
  await act(async () => view.render(list('1')));
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce(), { timeout: 4000 });
  await act(async () => view.unmount());
});
