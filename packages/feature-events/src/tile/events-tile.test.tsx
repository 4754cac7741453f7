import { createRoute } from '@tanstack/react-router';
import { screen, waitFor, within } from '@testing-library/react';
import { defineFeature, queryFor, signedInRoute } from '@upline/shell';
import { renderFeature, startTestHost, type TestHost } from '@upline/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventsFeature } from '../index.ts';
import { eventsTile } from './tile.ts';

let host: TestHost;
beforeAll(async () => {
  host = await startTestHost();
});
afterAll(() => host.close());

describe('upcoming events on the dashboard (domain.md 2.34)', () => {
  const tileRoute = createRoute({
    getParentRoute: () => signedInRoute,
    path: '/tile',
    staticData: { title: 'Tile', needs: 'signed-in' },
    component: eventsTile.component,
  });
  const features = [eventsFeature, defineFeature({ id: 'tile', routes: { tileRoute } })];
  const open = (at = '/tile') => renderFeature({ host, features, at, as: 'ana' });

  it('are the next three, each leading to its page', async () => {
    const view = await open();
    const tile = await screen.findByRole('region', { name: 'Upcoming events' });
    const { rows } = await view.api.call('listUpcomingEvents');
    const lines = within(tile).getAllByRole('listitem');
    expect(lines.map((line) => within(line).getByRole('link').getAttribute('href'))).toEqual(
      rows.slice(0, 3).map(({ slug }) => `/events/${slug}`),
    );
    expect(within(tile).getByRole('link', { name: 'All events' })).toHaveAttribute('href', '/events');
    view.unmount();
  });

  it('fail alone and offer another try (R-37)', async () => {
    const view = await open('/events/past');
    view.failures.fail('/events', 'server');
    await view.router.navigate({ href: '/tile' });
    const tile = await screen.findByRole('region', { name: 'Upcoming events' });
    expect(await within(tile).findByRole('alert')).toHaveTextContent('Internal server error');
    view.unmount();
  });

  it('take no room where nothing is planned', async () => {
    await host.db.updateTable('event').set({ status: 'Draft' }).execute();
    const view = await open();
    const { queryKey } = queryFor('listUpcomingEvents');
    await waitFor(() => expect(view.queryClient.getQueryData(queryKey)).toEqual({ rows: [] }));
    expect(screen.queryByRole('region', { name: 'Upcoming events' })).not.toBeInTheDocument();
    view.unmount();
  });
});
