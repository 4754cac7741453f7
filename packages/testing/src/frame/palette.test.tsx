import { act, screen, waitFor, within } from '@testing-library/react';
import { declareVerbs } from '@upline/shell';
import { IconUser } from '@upline/ui-kit/icons/icons.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { renderFeature, startTestHost, type TestHost } from '../index.ts';
import { sampleFeature } from './sample-feature.tsx';

let host: TestHost;
beforeAll(async () => {
  host = await startTestHost();
});
afterAll(() => host.close());

const icon = IconUser;
const feature = {
  ...sampleFeature,
  verbs: declareVerbs([
    { label: 'Write note', also: 'memo', icon, to: { to: '/note' } },
    { label: 'Read audit', icon, to: { to: '/audit' } },
    { label: 'Enroll client', icon, needs: 'createClient', to: { to: '/note' } },
    { label: 'Draw tree', icon, to: { to: '/no-such-page' } },
    { of: 'client', label: 'Note about', icon, to: ({ id }) => ({ to: '/note', search: { client: id } }) },
    { of: 'policy', label: 'Read audit of', icon, to: () => ({ to: '/audit' }) },
  ]),
};

const open = (at = '/dashboard', as = 'ana') => renderFeature({ host, features: [feature], at, as });
type View = Awaited<ReturnType<typeof open>>;

async function ask(view: View, typed = '') {
  // Keys are heard once the frame is there.
  await screen.findAllByRole('button', { name: /^Search/ });
  await view.user.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox', { name: /^Search people/ });
  if (typed) await view.user.type(field, typed);
  return field;
}
const offered = () => screen.queryAllByRole('option').map((option) => option.textContent);
const found = () => screen.findByText(/^\d+ found$/);

/** The first client of the person. */
async function someClient(view: View) {
  const { rows } = await view.api.call('listClients', { query: { limit: 1 } });
  return rows[0] as (typeof rows)[number];
}
const lastName = (name: string) => name.split(' ').at(-1) ?? '';

describe('verbs', () => {
  it('are found by their words in any order and by further ones, and lead to their page', async () => {
    const view = await open();
    await ask(view, 'note wri');
    expect(offered()[0]).toBe('Write note');
    await view.user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: 'Note' })).toBeInTheDocument();
    await ask(view, 'memo');
    expect(offered()).toContain('Write note');
  });

  it('are offered only to those who may, and only where the app has the page (R-PRM-01)', async () => {
    const view = await open();
    await ask(view);
    expect(offered()).toEqual(expect.arrayContaining(['Write note', 'Enroll client']));
    expect(offered().join()).not.toMatch(/audit|Draw tree/);
    view.unmount();
    await ask(await open('/dashboard', 'sam'));
    expect(offered()).toContain('Write note');
    expect(offered()).not.toContain('Enroll client');
  });

  it('change the theme and privacy, and sign out', async () => {
    const view = await open();
    await ask(view, 'theme dark');
    await view.user.keyboard('{Enter}');
    expect(localStorage.getItem('Theme')).toBe('Dark');
    await ask(view, 'privacy');
    await view.user.keyboard('{Enter}');
    expect(localStorage.getItem('Privacy')).toBe('true');
    await ask(view, 'log out');
    expect(offered()[0]).toBe('Sign out');
    await view.user.keyboard('{Enter}');
    await waitFor(() => expect(view.path()).toBe('/login'));
  });

  it('take a record after their own words, or ask for it', async () => {
    const view = await open();
    const client = await someClient(view);
    const field = await ask(view, 'note ab');
    await view.user.click(screen.getByRole('option', { name: /^Note about …/ }));
    expect(field).toHaveValue('Note about ');
    await view.user.type(field, lastName(client.name));
    const group = await screen.findByRole('group', { name: 'Note about' });
    await view.user.click(
      within(group).getAllByRole('option', { name: new RegExp(client.name) })[0] as HTMLElement,
    );
    expect(view.path()).toBe('/note');
    expect(view.search()).toMatchObject({ client: expect.any(String) });
  });

  it('are among the actions of a record of their kind, with call and email (usability c7)', async () => {
    const view = await open();
    const client = await someClient(view);
    await ask(view, client.name);
    await found();
    const at = screen.getAllByRole('option').findIndex((option) => option.textContent?.includes(client.name));
    for (let down = 0; down < at; down++) await view.user.keyboard('{ArrowDown}');
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent(
      `${client.city}, ${client.state}`,
    );
    await view.user.keyboard('{Tab}');
    expect(offered().slice(0, 2)).toEqual(['Open', 'Note about']);
    expect(offered().includes('Call')).toBe(client.phone !== null);
    expect(offered().includes('Email')).toBe(client.email !== null);
    expect(offered().join()).not.toContain('audit');
  });
});

describe('recents', () => {
  const visit = async (view: View, id: string) => {
    await act(() => view.router.navigate({ to: '/business/clients/$id', params: { id } }));
    await screen.findByRole('heading', { name: 'One client' });
  };

  it('come first before anything is typed, keep no name in the browser, and end with the session (S-71)', async () => {
    const view = await open();
    const client = await someClient(view);
    await visit(view, client.id);
    expect(localStorage.getItem('User')).toContain(client.id);
    expect(localStorage.getItem('User')).not.toContain(lastName(client.name));
    await ask(view);
    const recent = await screen.findByRole('group', { name: 'Recent' });
    expect(within(recent).getByRole('option')).toHaveTextContent(client.name);
    expect(screen.getAllByRole('group')[0]).toBe(recent);
    await view.user.keyboard('{Enter}');
    await ask(view, 'sign out');
    await view.user.keyboard('{Enter}');
    await waitFor(() => expect(view.path()).toBe('/login'));
    expect(localStorage.getItem('User')).toBeNull();
  });

  it('say no name while privacy is on (S-70)', async () => {
    const view = await open();
    const client = await someClient(view);
    await visit(view, client.id);
    await view.user.keyboard('p');
    await ask(view);
    const recent = await screen.findByRole('group', { name: 'Recent' });
    expect(recent).not.toHaveTextContent(lastName(client.name));
    expect(recent).not.toHaveTextContent(client.city);
  });

  it('are of nobody who was here before', async () => {
    const view = await open();
    const client = await someClient(view);
    localStorage.setItem(
      'User',
      JSON.stringify({ code: 'U999999', opened: [{ kind: 'client', id: client.id }] }),
    );
    await ask(view);
    await waitFor(() => expect(view.queryClient.isFetching()).toBe(0));
    expect(screen.queryByRole('group', { name: 'Recent' })).not.toBeInTheDocument();
    expect(view.sent.some(({ path }) => path === '/search/clients')).toBe(false);
  });
});

describe('keys', () => {
  it('G and a letter go to an area or a page, and stand beside it in the palette', async () => {
    const view = await open('/note');
    await screen.findByRole('heading', { name: 'Note' });
    await view.user.keyboard('gb');
    expect(await screen.findByRole('heading', { name: 'Clients' })).toBeInTheDocument();
    await view.user.keyboard('?');
    const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    const goTo = within(dialog).getByRole('heading', { name: 'Go to' }).parentElement;
    expect(goTo).toHaveTextContent('BusinessGB');
  });

  it('do nothing while typing, also after a G', async () => {
    const view = await open('/note');
    await view.user.type(await screen.findByLabelText('Text'), 'gbc?');
    expect(screen.getByLabelText('Text')).toHaveValue('gbc?');
    expect(view.path()).toBe('/note');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('C asks what to create where the page has no button for it', async () => {
    const view = await open();
    await screen.findByRole('heading', { name: 'Today' });
    await view.user.keyboard('c');
    expect(await screen.findByRole('combobox')).toHaveValue('Create ');
  });

  it('without Ctrl can be turned off and on again (WCAG 2.1.4)', async () => {
    const view = await open();
    await screen.findByRole('heading', { name: 'Today' });
    await view.user.keyboard('?');
    await view.user.click(await screen.findByRole('checkbox', { name: /Single-key shortcuts/ }));
    await view.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await view.user.keyboard('pgb?c');
    expect(localStorage.getItem('Privacy')).toBeNull();
    expect(view.path()).toBe('/dashboard');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    // As in another browser, or after the next sign-in.
    await waitFor(async () =>
      expect((await view.api.call('getAccess')).preferences).toEqual({ single_keys: false }),
    );
    view.unmount();
    const next = await open();
    await screen.findByRole('heading', { name: 'Today' });
    await next.user.keyboard('p');
    expect(localStorage.getItem('Privacy')).toBeNull();
    await ask(next, 'single key');
    await next.user.keyboard('{Enter}');
    await next.user.keyboard('p');
    expect(localStorage.getItem('Privacy')).toBe('true');
    await waitFor(async () =>
      expect((await next.api.call('getAccess')).preferences).toEqual({ single_keys: true }),
    );
  });
});
