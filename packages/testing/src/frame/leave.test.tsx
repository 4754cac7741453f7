import { createRoute } from '@tanstack/react-router';
import { act, screen, waitFor, within } from '@testing-library/react';
import { defineFeature, signedInRoute } from '@upline/shell';
import { Link, TextField } from '@upline/ui-kit';
import { RecordForm } from '@upline/ui-kit/record-form/record-form.tsx';
import { useRecordForm } from '@upline/ui-kit/record-form/use-record-form.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { renderFeature, startTestHost, type TestHost } from '../index.ts';

let host: TestHost;
beforeAll(async () => {
  host = await startTestHost();
});
afterAll(() => host.close());

const homeRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/dashboard',
  staticData: { title: 'Dashboard', needs: 'signed-in' },
  component: () => <h1>Today</h1>,
});

const formRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/form',
  staticData: { title: 'Form', needs: 'signed-in' },
  component: function Page() {
    const form = useRecordForm({ initialValues: { text: '' } });
    return (
      <>
        <h1>Form</h1>
        <Link to={{ to: '/dashboard' }}>Elsewhere</Link>
        <RecordForm
          form={form}
          name="Thoughts"
          cancel={{ to: '/dashboard' }}
          save={async () => 'saved'}
          onDone={() => undefined}
        >
          <TextField label="Text" {...form.field('text')} />
        </RecordForm>
      </>
    );
  },
});

const feature = defineFeature({ id: 'leaving', routes: { homeRoute, formRoute }, nav: [] });

async function openForm() {
  const view = await renderFeature({ host, features: [feature], at: '/dashboard', as: 'ana' });
  await screen.findByRole('heading', { level: 1, name: 'Today' });
  await act(() => view.router.navigate({ href: '/form' }));
  await screen.findByLabelText('Text');
  const leave = () => view.user.click(screen.getByRole('link', { name: 'Elsewhere' }));
  const question = () => screen.findByRole('dialog', { name: 'Leave without saving?' });
  const answer = async (name: string) =>
    view.user.click(within(await question()).getByRole('button', { name }));
  return { view, leave, question, answer };
}
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

it('asks before a changed form is left by a link, and Stay keeps everything (R-33)', async () => {
  const { view, leave, question, answer } = await openForm();
  await view.user.type(screen.getByLabelText('Text'), 'a thought');
  await leave();
  const stay = within(await question()).getByRole('button', { name: 'Stay' });
  await waitFor(() => expect(stay).toHaveFocus());
  await view.user.keyboard('{Enter}');
  await isClosed();
  expect(view.path()).toBe('/form');
  expect(screen.getByLabelText('Text')).toHaveValue('a thought');

  await leave();
  await question();
  await view.user.keyboard('{Escape}');
  await isClosed();
  expect(view.path()).toBe('/form');

  await leave();
  await answer('Leave');
  expect(await screen.findByRole('heading', { level: 1, name: 'Today' })).toBeInTheDocument();
  await isClosed();
  view.unmount();
});

it('lets go of a form without changes, and of one that was saved', async () => {
  const { view, leave } = await openForm();
  await leave();
  expect(await screen.findByRole('heading', { level: 1, name: 'Today' })).toBeInTheDocument();
  await act(() => view.router.navigate({ href: '/form' }));
  await view.user.type(await screen.findByLabelText('Text'), 'a thought');
  await view.user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled());
  await leave();
  expect(await screen.findByRole('heading', { level: 1, name: 'Today' })).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  view.unmount();
});
