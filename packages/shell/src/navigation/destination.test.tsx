import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { type Destination, useGo } from './destination.ts';

const staticData = { title: 'Page', needs: 'signed-in' } as const;

it('drops another search for a page that is being left', async () => {
  let go: (to: Destination) => Promise<void> = () => Promise.resolve();
  const { promise: loaded, resolve: arrive } = Promise.withResolvers<void>();
  function List() {
    go = useGo();
    return <p>The list</p>;
  }
  const root = createRootRoute({ staticData, component: Outlet });
  const list = createRoute({ getParentRoute: () => root, path: '/payments', staticData, component: List });
  const record = createRoute({
    getParentRoute: () => root,
    path: '/payments/$id',
    staticData,
    loader: () => loaded,
    component: () => <p>The record</p>,
  });
  const router = createRouter({
    routeTree: root.addChildren([list, record]),
    history: createMemoryHistory({ initialEntries: ['/payments'] }),
  });
  const page = document.createElement('div');
  const drawn = createRoot(page);
  drawn.render(<RouterProvider router={router} />);
  await expect.poll(() => page.textContent).toBe('The list');

  await go({ to: '.', search: { filter: 'typed' } });
  expect(router.state.location.href).toBe('/payments?filter=typed');

  // The record is asked for, the list is still drawn, and its last filter comes late.
  const arriving = router.navigate({ to: '/payments/$id', params: { id: '1' } });
  await go({ to: '.', search: { filter: 'late' } });
  arrive();
  await arriving;
  await expect.poll(() => page.textContent).toBe('The record');
  expect(router.state.location.href).toBe('/payments/1');
  drawn.unmount();
});
