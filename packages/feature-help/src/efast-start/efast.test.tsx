import { screen, within } from '@testing-library/react';
import { renderFeature, startTestHost, type TestHost } from '@upline/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { helpFeature } from '../feature.ts';
import { officeContentFeature } from '../office.ts';

let host: TestHost;
beforeAll(async () => {
  host = await startTestHost();
});
afterAll(() => host.close());

it('ticks a task and takes the tick off; the ring follows (domain.md 2.33)', async () => {
  const view = await renderFeature({
    host,
    features: [helpFeature],
    at: '/university/efast-start',
    as: 'tom',
  });
  const ring = await screen.findByRole('progressbar', { name: 'Required tasks done' });
  const before = Number(ring.getAttribute('aria-valuenow'));
  const title = 'Agree on two evenings a week with your trainer';
  const tasks = within(screen.getByRole('list', { name: 'Tasks' }));
  await view.user.click(tasks.getByRole('button', { name: `${title} is not done` }));
  await tasks.findByRole('button', { name: `${title} is done` });
  expect(ring).toHaveAttribute('aria-valuenow', String(before - 1));
  await view.user.click(tasks.getByRole('button', { name: `${title} is done` }));
  await tasks.findByRole('button', { name: `${title} is not done` });
  expect(ring).toHaveAttribute('aria-valuenow', String(before));
  view.unmount();
});

it('offers no tick for what ticks itself, and asks an upload for its document', async () => {
  const view = await renderFeature({
    host,
    features: [helpFeature],
    at: '/university/efast-start',
    as: 'tom',
  });
  const tasks = within(await screen.findByRole('list', { name: 'Tasks' }));
  expect(tasks.queryByRole('button', { name: /^Enter your license is/ })).not.toBeInTheDocument();
  await view.user.click(
    tasks.getByRole('button', { name: 'Upload the document of Upload your plan of the next sixty days' }),
  );
  const dialog = within(await screen.findByRole('dialog'));
  await view.user.click(dialog.getByRole('button', { name: 'Save document' }));
  expect((await dialog.findAllByText('Document is required')).length).toBeGreaterThan(0);
  view.unmount();
});

it('asks a task for what its kind needs, and publishes it (domain.md 2.36)', async () => {
  const view = await renderFeature({
    host,
    features: [officeContentFeature],
    at: '/content/efast-start/create',
    as: 'admin',
    variant: 'admin',
  });
  await view.user.type(await screen.findByRole('textbox', { name: 'Title' }), 'Meet your team');
  await view.user.type(screen.getByRole('textbox', { name: 'Due after days' }), '5');
  await view.user.click(screen.getByRole('button', { name: 'Create task' }));
  await screen.findByRole('heading', { level: 1, name: 'Meet your team' });
  await view.user.click(screen.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('Task published')).toBeInTheDocument();
  view.unmount();
});
