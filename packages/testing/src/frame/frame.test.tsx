import { act, screen, waitFor, within } from '@testing-library/react';
import { IconUser } from '@upline/ui-kit/icons/icons.ts';
import type { ComponentProps } from 'react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { renderFeature, startTestHost, type TestHost } from '../index.ts';
import { sampleFeature } from './sample-feature.tsx';

let host: TestHost;
beforeAll(async () => {
  host = await startTestHost();
});
afterAll(() => host.close());

const open = (at: string, as = 'ana', via?: string) =>
  renderFeature({ host, features: [sampleFeature], at, as, ...(via ? { via } : {}) });

/** Name of the first client, once the list is there. */
const firstName = async () =>
  (await within(await screen.findByRole('main')).findAllByRole('listitem'))[0]?.textContent ?? '';

type View = Awaited<ReturnType<typeof open>>;

/** What the palette says once all it searches have answered: until then, options come and go. */
const FOUND = /^\d+ found$/;

async function markInPalette({ user }: View, name: string) {
  const field = await screen.findByRole('combobox', { name: /Search people/ });
  await user.type(field, name.split(' ').at(-1) ?? '');
  await screen.findByText(FOUND);
  const at = screen.getAllByRole('option').findIndex((option) => option.textContent?.includes(name));
  for (let down = 0; down < at; down++) await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent(name);
}

const areas = async () =>
  within(await screen.findByRole('navigation', { name: 'Main' }))
    .getAllByRole('link')
    .map((link) => link.textContent);

describe('the navigation', () => {
  it('hides an area whose sidebar is empty, and always-shown areas until they have a page (SPEC §2)', async () => {
    await open('/dashboard');
    expect(await areas()).toEqual(['Dashboard', 'Business']);
  });

  it('shows senior pages to senior-level users only (SPEC §2)', async () => {
    await open('/dashboard', 'dev');
    expect(await areas()).toEqual(['Dashboard', 'Business', 'Team']);
  });

  it('shows beta pages to beta users only (domain.md 7.4)', async () => {
    await open('/business/clients', 'bea');
    const sidebar = await screen.findByRole('navigation', { name: 'Business' });
    expect(within(sidebar).getByRole('link', { name: 'Carrier Dashboard' })).toBeInTheDocument();
  });

  it('opens an area without a page of its own at its first line, and marks where one is', async () => {
    const view = await open('/dashboard');
    const main = await screen.findByRole('navigation', { name: 'Main' });
    await view.user.click(within(main).getByRole('link', { name: 'Business' }));
    expect(await screen.findByRole('heading', { name: 'Clients' })).toBeInTheDocument();
    expect(within(main).getByRole('link', { name: 'Business' })).toHaveAttribute('aria-current', 'page');
    expect(within(main).getByRole('link', { name: 'Dashboard' })).not.toHaveAttribute('aria-current');
  });

  it('is drawn again only when another line of it is to be marked', async () => {
    let drawn = 0;
    const Counted = (props: ComponentProps<typeof IconUser>) => {
      drawn++;
      return <IconUser {...props} />;
    };
    const feature = { ...sampleFeature, nav: sampleFeature.nav.map((one) => ({ ...one, icon: Counted })) };
    const view = await renderFeature({ host, features: [feature], at: '/business/clients', as: 'bea' });
    const sidebar = await screen.findByRole('navigation', { name: 'Business' });
    const before = drawn;
    await act(() => view.router.navigate({ to: '/business/clients/$id', params: { id: '7' } }));
    expect(await screen.findByRole('heading', { name: 'One client' })).toBeInTheDocument();
    expect(within(sidebar).getByRole('link', { name: 'Clients' })).toHaveAttribute('aria-current', 'page');
    expect(drawn).toBe(before);
  });

  it('has no sidebar where the area has one page', async () => {
    await open('/business/clients');
    expect(await screen.findByRole('heading', { name: 'Clients' })).toBeInTheDocument();
    expect(screen.queryByRole('navigation', { name: 'Business' })).not.toBeInTheDocument();
  });

  it('folds the sidebar to icons that keep their names, and stays so', async () => {
    const view = await open('/business/clients', 'bea');
    await view.user.click(await screen.findByRole('button', { name: 'Fold sidebar' }));
    const unfold = await screen.findByRole('button', { name: 'Show sidebar' });
    expect(screen.getByRole('link', { name: 'Carrier Dashboard' })).toBeInTheDocument();
    view.unmount();
    await renderFeature({
      host,
      features: [sampleFeature],
      at: '/business/clients',
      as: 'bea',
      isReload: true,
    });
    expect(await screen.findByRole('button', { name: 'Show sidebar' })).toBeInTheDocument();
    expect(unfold).not.toBeInTheDocument();
  });

  it('moves the focus to the heading and tells the page by its title (X-09)', async () => {
    const view = await open('/dashboard');
    const main = await screen.findByRole('navigation', { name: 'Main' });
    await view.user.click(within(main).getByRole('link', { name: 'Business' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Clients' })).toHaveFocus());
    expect(document.title).toBe('Clients · Upline');
  });
});

describe('the narrow frame', () => {
  const wide = globalThis.matchMedia;
  beforeAll(() => {
    globalThis.matchMedia = (query) => ({ ...wide(query), matches: query.includes('48em') });
  });
  afterAll(() => {
    globalThis.matchMedia = wide;
  });

  it('offers the pages of the area under the title, but not on a page below one of them', async () => {
    const view = await open('/business/clients', 'bea');
    await view.user.click(await screen.findByRole('button', { name: 'Clients, pages of Business' }));
    const pages = await screen.findByRole('navigation', { name: 'Business' });
    expect(within(pages).getByRole('link', { name: 'Clients' })).toHaveAttribute('aria-current', 'page');
    await view.user.click(within(pages).getByRole('link', { name: 'Carrier Dashboard' }));
    expect(await screen.findByRole('heading', { name: 'Carrier Dashboard' })).toBeInTheDocument();
    await waitFor(() =>
      expect(screen.queryByRole('navigation', { name: 'Business' })).not.toBeInTheDocument(),
    );
    await act(() => view.router.navigate({ to: '/business/clients/$id', params: { id: '7' } }));
    expect(await screen.findByRole('heading', { name: 'One client' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /pages of Business/ })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Back' })).toBeInTheDocument();
  });

  it('keeps areas and keys that a phone does not have out of the way', async () => {
    const view = await open('/dashboard', 'dev');
    await waitFor(async () => expect(await areas()).toEqual(['Dashboard', 'Business', 'Team']));
    await view.user.click(screen.getByRole('button', { name: 'More' }));
    const sheet = await screen.findByRole('dialog', { name: 'More' });
    expect(within(sheet).getByRole('button', { name: 'Sign out' })).toBeInTheDocument();
    expect(within(sheet).queryByRole('button', { name: 'Keyboard shortcuts' })).not.toBeInTheDocument();
  });
});

describe('the guard', () => {
  it('refuses a page whose operation the person may not call, inside the frame (SPEC §8)', async () => {
    await open('/audit');
    expect(await screen.findByRole('heading', { name: 'Permission Error' })).toBeInTheDocument();
    expect(screen.getByText("You don't have access to this page")).toBeInTheDocument();
    expect(await areas()).toContain('Dashboard');
  });

  it('shows not found inside the frame for an unknown path (SPEC §2)', async () => {
    await open('/no/such/page');
    expect(await screen.findByRole('heading', { name: 'Resource not found' })).toBeInTheDocument();
    expect(await areas()).toContain('Dashboard');
  });

  it('loads access once, however many pages are opened (SPEC §9)', async () => {
    const view = await open('/');
    await screen.findByRole('heading', { name: 'Today' });
    await view.router.navigate({ to: '/business/clients' });
    await view.router.navigate({ to: '/dashboard' });
    expect(view.sent.filter(({ path }) => path === '/access')).toHaveLength(1);
  });

  it('ask for the data of the first page together with who the person is, and once', async () => {
    const view = await open('/business/clients');
    await firstName();
    expect(view.sent.slice(0, 2).map(({ path }) => path)).toEqual(['/access', '/business/clients']);
    expect(view.sent.filter(({ path }) => path === '/business/clients')).toHaveLength(1);
  });

  it('offers only what the person may do', async () => {
    const suspended = await open('/business/clients', 'sam');
    expect(await screen.findByRole('heading', { name: 'Clients' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Create client' })).not.toBeInTheDocument();
    suspended.unmount();
    await open('/business/clients');
    expect(await screen.findByRole('button', { name: 'Create client' })).toBeInTheDocument();
  });
});

describe('a page on its way', () => {
  it('is told by a bar once it takes long, and by nothing before (features.md D.5)', async () => {
    const view = await open('/dashboard');
    await screen.findByRole('heading', { name: 'Today' });
    let arrive = () => {};
    const late = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    view.router.options.context.queryClient.setQueryDefaults(['listClients'], {
      queryFn: async () => {
        await late;
        return { rows: [] };
      },
    });
    act(() => void view.router.navigate({ to: '/business/clients' }));
    expect(screen.queryByRole('progressbar', { name: 'Loading page' })).not.toBeInTheDocument();
    expect(await screen.findByRole('progressbar', { name: 'Loading page' })).toBeInTheDocument();
    arrive();
    expect(await screen.findByRole('heading', { name: 'Clients' })).toBeInTheDocument();
    await waitFor(() =>
      expect(screen.queryByRole('progressbar', { name: 'Loading page' })).not.toBeInTheDocument(),
    );
  });
});

describe('failures', () => {
  it('stay inside the frame with their request id, and can be tried again (R-32, R-37)', async () => {
    const view = await open('/dashboard');
    await screen.findByRole('heading', { name: 'Today' });
    view.failures.fail('/business/clients', 'server');
    void view.router.navigate({ to: '/business/clients' });
    expect(await screen.findByRole('heading', { name: 'Internal server error' })).toBeInTheDocument();
    expect(screen.getByText('switched-off')).toBeInTheDocument();
    view.failures.heal();
    await view.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Clients' })).toBeInTheDocument();
  });
});

describe('a new release', () => {
  it('is offered as soon as another server than at first answers (R-36)', async () => {
    const view = await open('/dashboard');
    await screen.findByRole('heading', { name: 'Today' });
    expect(screen.queryByText(/new version/)).not.toBeInTheDocument();
    await act(async () => view.api.releases.see(new Response(null, { headers: { 'x-release': 'next' } })));
    expect(screen.getByText(/A new version is ready/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Reload' })).toBeInTheDocument();
  });
});

describe('keys and layers', () => {
  it('P hides names from the document, and the title stays silent too (S-70)', async () => {
    const view = await open('/business/clients');
    const name = await firstName();
    expect(name.length).toBeGreaterThan(3);
    await view.user.keyboard('p');
    await waitFor(() => expect(document.body).not.toHaveTextContent(name));
    await view.user.keyboard('p');
    await waitFor(() => expect(document.body).toHaveTextContent(name));
  });

  it('? shows the keys that work, and none works while typing', async () => {
    const view = await open('/note');
    await view.user.type(await screen.findByLabelText('Text'), 'p?');
    expect(localStorage.getItem('Privacy')).toBeNull();
    expect(screen.getByLabelText('Text')).toHaveValue('p?');
    (document.activeElement as HTMLElement).blur();
    await view.user.keyboard('?');
    const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    expect(within(dialog).getByText('Privacy on or off')).toBeInTheDocument();
  });

  it('the palette finds a client by name and Enter opens it', async () => {
    const view = await open('/business/clients');
    const name = await firstName();
    await view.user.keyboard('{Control>}k{/Control}');
    await markInPalette(view, name);
    await view.user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: 'One client' })).toBeInTheDocument();
  });

  it('the palette takes what is typed from the shortcut on, while it still loads', async () => {
    const view = await open('/dashboard');
    await screen.findByRole('heading', { name: 'Today' });
    await view.user.keyboard('{Control>}k{/Control}GT-EX-012{Backspace}');
    const field = await screen.findByRole('combobox', { name: /Search people/ });
    await waitFor(() => expect(field).toHaveValue('GT-EX-01'));
    await view.user.keyboard('-A');
    expect(field).toHaveValue('GT-EX-01-A');
  });

  it('Tab in the palette shows what can be done with the marked hit, and Escape or Shift+Tab leads back', async () => {
    const view = await open('/business/clients');
    const name = await firstName();
    await view.user.keyboard('{Control>}k{/Control}');
    await markInPalette(view, name);
    const words = () => screen.getAllByRole('option').map((option) => option.textContent);
    for (const back of ['{Escape}', '{Shift>}{Tab}{/Shift}', '{Backspace}']) {
      await view.user.keyboard('{Tab}');
      // Between them stand the ways to reach a client, as far as the record has them.
      expect(words().at(0)).toBe('Open');
      expect(words().slice(-3)).toEqual(['Open in a new tab', 'Copy name', 'Copy link']);
      expect(screen.getByRole('combobox', { name: 'Actions' })).toHaveFocus();
      await view.user.keyboard(back);
      expect(screen.getByRole('combobox', { name: /Search people/ })).toHaveFocus();
      expect(screen.getByRole('option', { selected: true })).toHaveTextContent(name);
    }
    await view.user.keyboard('{Tab}{End}{ArrowUp}{Enter}');
    expect(await navigator.clipboard.readText()).toBe(name);
    await waitFor(() => expect(screen.queryByRole('combobox')).not.toBeInTheDocument());
  });

  it('the palette copies no name while privacy is on (S-70)', async () => {
    const view = await open('/business/clients');
    const name = await firstName();
    await view.user.keyboard('p');
    await view.user.keyboard('{Control>}k{/Control}');
    await view.user.type(await screen.findByRole('combobox'), name.split(' ').at(-1) ?? '');
    await screen.findByText(FOUND);
    expect(screen.getByRole('group', { name: 'Clients' })).toBeInTheDocument();
    await view.user.keyboard('{Tab}');
    expect(screen.queryByRole('option', { name: 'Copy name' })).not.toBeInTheDocument();
    expect(document.body).not.toHaveTextContent(name);
  });

  it('the palette offers pages before anything is typed', async () => {
    const view = await open('/dashboard');
    await screen.findByRole('heading', { name: 'Today' });
    // Two buttons by width; the style sheet shows one.
    await view.user.click(screen.getAllByRole('button', { name: 'Search' })[0] as HTMLElement);
    expect(await screen.findByRole('option', { name: /Clients/ })).toBeInTheDocument();
  });

  it('the bell counts, shows the notices and marks them all read (domain.md 2.28)', async () => {
    const view = await open('/dashboard', 'ben');
    const bell = await screen.findByRole('button', { name: /Notifications, \d+ unread/ });
    await view.user.click(bell);
    await view.user.click(await screen.findByRole('button', { name: 'Mark all read' }));
    expect(await screen.findByRole('button', { name: 'Notifications' })).toBeInTheDocument();
  });

  it('a notice that comes has what is shown asked for again, without a reload (R-REG-05)', async () => {
    const view = await open('/business/clients', 'cara');
    expect(await firstName()).not.toMatch(/^Newly/);
    await screen.findByRole('button', { name: /^Notifications/ });
    const { code } = await host.db
      .selectFrom('app_user')
      .select('code')
      .where('username', '=', 'cara')
      .executeTakeFirstOrThrow();
    await host.db.updateTable('client').set({ first_name: 'Newly' }).where('owner_code', '=', code).execute();
    await host.db
      .insertInto('notification')
      .values({
        user_code: code,
        type: 'new-recruit',
        title: 'Nora joined',
        body: 'Nora joined.',
        created_at: host.clock.now(),
      } as never)
      .execute();
    await act(() => view.queryClient.refetchQueries({ queryKey: ['countUnreadNotifications'] }));
    await waitFor(async () => expect(await firstName()).toMatch(/^Newly/));
  });
});
