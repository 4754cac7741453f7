import { screen, waitFor, within } from '@testing-library/react';
import { renderFeature, startTestHost, type TestHost } from '@upline/testing';
import { chooseOption } from '@upline/ui-kit/testing/choose-option.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { officeContentFeature } from '../office.ts';

let host: TestHost;
beforeAll(async () => {
  host = await startTestHost();
});
afterAll(() => host.close());

const open = (at: string) =>
  renderFeature({ host, features: [officeContentFeature], at, as: 'admin', variant: 'admin' });
const idOf = async (slug: string) =>
  (await host.db.selectFrom('help_article').select('id').where('slug', '=', slug).executeTakeFirstOrThrow())
    .id;

it('shows a draft as readers will see it, publishes it and takes it back (domain.md 2.27)', async () => {
  const view = await open(`/content/help/${await idOf('generations-in-short')}`);
  await screen.findByRole('heading', { level: 1, name: 'Generations in short' });
  expect(screen.getByText(/This is a draft/)).toBeInTheDocument();
  expect(screen.getByText(/paid by generations, up to six/)).toBeInTheDocument();
  await view.user.click(screen.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('Article published')).toBeInTheDocument();
  await view.user.click(await screen.findByRole('button', { name: 'More actions' }));
  await view.user.click(await screen.findByRole('menuitem', { name: 'Unpublish' }));
  const dialog = await screen.findByRole('dialog');
  await view.user.click(within(dialog).getByRole('button', { name: 'Unpublish' }));
  expect(await screen.findByText('Article unpublished')).toBeInTheDocument();
  expect(await screen.findByText(/It was taken back/)).toBeInTheDocument();
  view.unmount();
});

it('refuses to move a row while a sort is applied, in the words of SPEC 5', async () => {
  const view = await open('/content/pages?order={"title":"ASC"}');
  const table = await screen.findByRole('table', { name: 'Pages' });
  const [down] = await within(table).findAllByRole('button', { name: /^Move .* down$/ });
  await view.user.click(down as HTMLElement);
  expect(
    await screen.findByText(
      'Cannot change position when sorting is applied. Please clear the sorting and try again.',
    ),
  ).toBeInTheDocument();
  view.unmount();
});

it('moves a row to the place of its neighbour', async () => {
  const view = await open('/content/pages');
  const table = await screen.findByRole('table', { name: 'Pages' });
  await view.user.click(await within(table).findByRole('button', { name: 'Move Privacy up' }));
  await waitFor(async () => {
    const rows = await host.db.selectFrom('content_page').select('slug').orderBy('position').execute();
    expect(rows.map(({ slug }) => slug).slice(0, 3)).toEqual([
      'compensation-plans',
      'privacy',
      'income-disclosure',
    ]);
  });
  view.unmount();
});

it('creates a category and deletes it while it is empty', async () => {
  const view = await open('/content/help/categories');
  await view.user.click(await screen.findByRole('button', { name: 'Create category' }));
  const dialog = await screen.findByRole('dialog', { name: 'Create category' });
  await view.user.type(within(dialog).getByRole('textbox', { name: 'Name' }), 'Tools');
  await chooseOption(view.user, within(dialog).getByRole('combobox', { name: 'Icon' }), 'Tools');
  await view.user.click(within(dialog).getByRole('button', { name: 'Create category' }));
  expect(await screen.findByText('Category created successfully')).toBeInTheDocument();
  expect(await screen.findByText('tools')).toBeInTheDocument();
  view.unmount();
});

it('asks an announcement for what its audience needs, and shows who it is for', async () => {
  const view = await open('/content/announcements/create');
  await view.user.type(await screen.findByRole('textbox', { name: 'Title' }), 'Office closed');
  await view.user.type(screen.getByRole('textbox', { name: 'Text' }), 'On Friday.');
  await chooseOption(view.user, screen.getByRole('combobox', { name: 'Audience' }), 'Country');
  await view.user.click(screen.getByRole('button', { name: 'Create announcement' }));
  expect((await screen.findAllByText('Country is required')).length).toBeGreaterThan(0);
  await chooseOption(view.user, screen.getByRole('combobox', { name: 'Country' }), 'Canada');
  await view.user.click(screen.getByRole('button', { name: 'Create announcement' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Office closed' })).toBeInTheDocument();
  expect(screen.getByText('Canada')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Publish' })).toBeEnabled());
  view.unmount();
});

it('writes an announcement for everybody without asking for a country', async () => {
  const view = await open('/content/announcements/create');
  await view.user.type(await screen.findByRole('textbox', { name: 'Title' }), 'All hands');
  await view.user.type(screen.getByRole('textbox', { name: 'Text' }), 'On Monday.');
  await view.user.click(screen.getByRole('button', { name: 'Create announcement' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'All hands' })).toBeInTheDocument();
  expect(screen.getByText('Everybody')).toBeInTheDocument();
  view.unmount();
});

it('keeps an article for every country when it is changed', async () => {
  const id = await idOf('your-first-week');
  const view = await open(`/content/help/${id}/edit`);
  expect(await screen.findByRole('combobox', { name: 'Country' })).toHaveValue('Every country');
  const title = screen.getByRole('textbox', { name: 'Title' });
  await view.user.clear(title);
  await view.user.type(title, 'Your first days');
  await view.user.click(screen.getByRole('button', { name: 'Save article' }));
  await screen.findByRole('heading', { level: 1, name: 'Your first days' });
  const row = await host.db
    .selectFrom('help_article')
    .select(['country', 'min_level', 'slug'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(row).toEqual({ country: null, min_level: null, slug: 'your-first-week' });
  view.unmount();
});
