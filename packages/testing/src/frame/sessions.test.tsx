import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { renderFeature, startTestHost, type TestHost } from '../index.ts';
import { sampleFeature } from './sample-feature.tsx';

let host: TestHost;
beforeAll(async () => {
  host = await startTestHost();
});
afterAll(() => host.close());

const open = (at: string, as = 'ana', via?: string) =>
  renderFeature({ host, features: [sampleFeature], at, as, ...(via ? { via } : {}) });

/** Shaped like a token of the server, and signed by nobody. */
const FORGED = `e30.${btoa('{"sid":"x","iat":1,"exp":9999999999}').replaceAll('=', '')}.forged`;

describe('sessions', () => {
  it('a proxy session says so in the words of the specification and can be ended', async () => {
    const view = await open('/dashboard', 'ana', 'super');
    const bar = await screen.findByRole('region', { name: 'Viewing as another user' });
    expect(bar).toHaveTextContent(/You are viewing as Ana Alvarez \(U\d{6}\)\./);
    await view.user.click(within(bar).getByRole('button', { name: 'End session' }));
    await waitFor(() => expect(view.path()).toBe('/login'));
    expect(localStorage.getItem('Token')).toBeNull();
    expect(view.search()).toEqual({ notice: 'view' });
  });

  it('unused for too long end with their reason and the way back (S-30)', async () => {
    const view = await open('/note');
    await screen.findByLabelText('Text');
    await waitFor(() => expect(view.queryClient.isFetching()).toBe(0));
    const later = Date.now() + 61 * 60_000;
    host.clock.advance(61 * 60_000);
    vi.spyOn(Date, 'now').mockReturnValue(later);
    await view.user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(view.path()).toBe('/login'));
    expect(view.search()).toEqual({ redirect: '/note', notice: 'idle' });
    vi.restoreAllMocks();
  });

  it('that another tab found unused for too long end here with the same reason and way back', async () => {
    const view = await open('/note');
    await screen.findByLabelText('Text');
    await waitFor(() => expect(view.queryClient.isFetching()).toBe(0));
    // Past the idle hour also where another test has turned the host's clock on.
    vi.spyOn(Date, 'now').mockReturnValue(host.clock.now().getTime() + 61 * 60_000);
    localStorage.removeItem('Token');
    fireEvent(window, new StorageEvent('storage', { key: 'Token', newValue: null }));
    await waitFor(() => expect(view.path()).toBe('/login'));
    expect(view.search()).toEqual({ redirect: '/note', notice: 'idle' });
    vi.restoreAllMocks();
  });

  it.each([
    ['a damaged token', 'damaged'],
    ['a forged one', FORGED],
  ])(
    'with %s in the storage are none: all of it is cleared, and sign-in knows the way back',
    async (_, token) => {
      const view = await open('/dashboard');
      await screen.findByRole('heading', { name: 'Today' });
      localStorage.setItem('User', 'somebody');
      localStorage.setItem('Token', token);
      await act(() => view.router.navigate({ to: '/business/clients' }));
      await waitFor(() => expect(view.path()).toBe('/login'));
      expect(localStorage).toHaveLength(0);
      // What was there before is gone from memory, too: the guard is before every page.
      await act(() => view.router.navigate({ to: '/business/clients' }));
      await waitFor(() => expect(view.search()).toEqual({ redirect: '/business/clients' }));
      expect(view.path()).toBe('/login');
    },
  );

  it('a refused token leads to sign-in with the way back, and what was typed is put back without secrets (R-33)', async () => {
    const view = await open('/note');
    await view.user.type(await screen.findByLabelText('Text'), 'half a thought');
    await view.user.type(screen.getByLabelText('Pin'), '1234');
    const kept = () => sessionStorage.getItem('draft:/note');
    const turn = (type: 'pagehide' | 'pageshow') =>
      fireEvent(window, new PageTransitionEvent(type, { persisted: true }));
    turn('pagehide');
    expect(kept()).toContain('half a thought');
    // Back from the browser's cache the form holds it itself; with nothing changed no older draft stays either.
    turn('pageshow');
    expect(kept()).toBeNull();
    turn('pagehide');
    await view.user.clear(screen.getByLabelText('Text'));
    turn('pagehide');
    expect(kept()).toBeNull();
    await view.user.type(screen.getByLabelText('Text'), 'half a thought');
    host.clock.advance(24 * 60 * 60_000);
    await view.user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(view.path()).toBe('/login'));
    expect(view.search()).toEqual({ redirect: '/note', notice: 'ended' });
    const draft = sessionStorage.getItem('draft:/note') ?? '';
    expect(draft).toContain('half a thought');
    expect(draft).not.toContain('1234');
  });
});
