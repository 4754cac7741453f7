import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act, render, screen } from '@testing-library/react';
import { useGo } from '@upline/shell';
import { expect, test } from 'vitest';

/** A list at the root of an app, and a record that takes until `arrive` is called. */
async function listAndRecord() {
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const staticData = { title: 'Page', needs: 'signed-in' } as const;
  const root = createRootRoute({ staticData });
  let go: ReturnType<typeof useGo> = async () => {};
  const List = () => {
    go = useGo();
    return 'List';
  };
  const list = createRoute({ getParentRoute: () => root, path: '/', staticData, component: List });
  const record = createRoute({
    getParentRoute: () => root,
    path: '/record',
    staticData,
    loader: () => arrival,
    component: () => 'Record',
  });
  const history = createMemoryHistory({ initialEntries: ['/'] });
  const router = createRouter({ routeTree: root.addChildren([list, record]), history });
  render(<RouterProvider router={router} />);
  await screen.findByText('List');
  return { router, arrive, go };
}

test('a search of the page shown now changes its address', async () => {
  const { router, go } = await listAndRecord();
  await act(() => go({ to: '.', search: { view: 'paid' } }));
  expect(router.latestLocation.href).toBe('/?view=paid');
});

test('a search of a page that is being left stays out of the address that was asked for', async () => {
  const { router, arrive, go } = await listAndRecord();
  await act(async () => {
    const leaving = router.navigate({ to: '/record' });
    await go({ to: '.', search: { view: 'paid' } });
    arrive();
    await leaving;
  });
  expect(await screen.findByText('Record')).toBeVisible();
  expect(router.latestLocation.href).toBe('/record');
});
