import { screen, waitFor, within } from '@testing-library/react';
import { renderFeature, startTestHost, type TestHost } from '@upline/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { businessFeature } from './index.ts';

let host: TestHost;
beforeAll(async () => {
  host = await startTestHost();
});
afterAll(() => host.close());

const open = (at: string, as = 'ana') => renderFeature({ host, features: [businessFeature], at, as });

describe('keys of a list', () => {
  it('are listed under ?, beside those of the frame (features.md D.4)', async () => {
    const view = await open('/business/clients');
    await screen.findByRole('heading', { level: 1, name: 'Clients' });
    await view.user.keyboard('?');
    const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    for (const words of [
      'Next row',
      'Edit the row',
      'Search this list',
      'Select the row',
      'Privacy on or off',
    ])
      expect(within(dialog).getByText(words)).toBeInTheDocument();
  });

  it('C creates what the page creates', async () => {
    const view = await open('/business/clients');
    await screen.findByRole('link', { name: 'Create client' });
    await view.user.keyboard('c');
    await waitFor(() => expect(view.path()).toBe('/business/clients/create'));
  });

  it('give way to the second key of a sequence', async () => {
    const view = await open('/business/clients');
    await screen.findByRole('link', { name: 'Create client' });
    await view.user.keyboard('go');
    await waitFor(() => expect(view.path()).toBe('/business/prospects'));
  });
});

describe('the palette on a list', () => {
  it('creates, starts and changes the density', async () => {
    const view = await open('/business/clients');
    await screen.findByRole('heading', { level: 1, name: 'Clients' });
    await view.user.keyboard('{Control>}k{/Control}');
    const field = await screen.findByRole('combobox', { name: /^Search people/ });
    const words = () => screen.getAllByRole('option').map((option) => option.textContent);
    expect(words()).toEqual(
      expect.arrayContaining(['Compact rows', 'Create policy', 'Create client', 'Start DIME']),
    );
    await view.user.type(field, 'compact');
    await view.user.keyboard('{Enter}');
    await screen.findByRole('button', { name: 'Compact rows', pressed: true });
    await view.user.keyboard('{Control>}k{/Control}');
    await view.user.type(
      await screen.findByRole('combobox', { name: /^Search people/ }),
      'new client{Enter}',
    );
    await waitFor(() => expect(view.path()).toBe('/business/clients/create'));
  });

  it('offers nothing to create to those who only look (R-PRM-01)', async () => {
    const view = await open('/business/clients', 'sam');
    await screen.findByRole('heading', { level: 1, name: 'Clients' });
    await view.user.keyboard('{Control>}k{/Control}');
    await view.user.type(await screen.findByRole('combobox', { name: /^Search people/ }), 'create');
    expect(screen.queryByRole('option', { name: /^Create/ })).not.toBeInTheDocument();
  });
});
