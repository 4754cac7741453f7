import { screen, waitFor, within } from '@testing-library/react';
import { companyToday } from '@upline/domain';
import { renderFeature, startTestHost, type TestHost } from '@upline/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { officeLeaderboardsFeature } from '../office.ts';

let host: TestHost;
beforeAll(async () => {
  host = await startTestHost();
});
afterAll(() => host.close());

const open = (at: string, as = 'super') =>
  renderFeature({ host, features: [officeLeaderboardsFeature], at, as, variant: 'admin' });

it('a contest is closed by a job: the page says so until the result is there, and for everybody', async () => {
  const year = Number(companyToday().slice(0, 4)) - 1;
  const name = `Hawaii ${year}`;
  const at = `/programs/contests/${year}-01-01`;
  const view = await open(at);
  await view.user.click(await screen.findByRole('button', { name: 'Close contest' }));
  const dialog = within(await screen.findByRole('dialog', { name: `Close ${name}` }));
  await view.user.type(dialog.getByRole('textbox'), name);
  await view.user.click(dialog.getByRole('button', { name: 'Close contest' }));
  expect(await screen.findByText('Over, is being closed')).toBeInTheDocument();
  expect(screen.getByText(/^Everybody's points are counted/)).toBeInTheDocument();
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Close contest' })).not.toBeInTheDocument(),
  );

  const list = await open('/programs/contests');
  expect(await screen.findByText(/is being closed/)).toBeInTheDocument();
  list.unmount();

  await host.platform.jobs.drain();
  // The page asks for itself.
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Result' })).toBeInTheDocument(), {
    timeout: 5_000,
  });
  expect(screen.queryByText('Over, is being closed')).not.toBeInTheDocument();
  view.unmount();
});
