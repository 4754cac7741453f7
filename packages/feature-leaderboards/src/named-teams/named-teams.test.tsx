import { screen, within } from '@testing-library/react';
import { renderFeature, startTestHost, type TestHost } from '@upline/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { officeLeaderboardsFeature } from '../office.ts';

let host: TestHost;
beforeAll(async () => {
  host = await startTestHost();
});
afterAll(() => host.close());

it('names a team after its anchor, who must be senior, and closes it', async () => {
  const view = await renderFeature({
    host,
    features: [officeLeaderboardsFeature],
    at: '/programs/named-teams',
    as: 'super',
    variant: 'admin',
  });
  await view.user.click(await screen.findByRole('button', { name: 'Create named team' }));
  const dialog = await screen.findByRole('dialog', { name: 'Create named team' });
  await view.user.type(within(dialog).getByRole('textbox', { name: 'Name' }), 'Northern Lights');
  await view.user.type(within(dialog).getByRole('combobox', { name: 'Anchor' }), 'Dev Patel');
  await view.user.click(await screen.findByRole('option', { name: /Dev Patel/ }));
  await view.user.click(within(dialog).getByRole('button', { name: 'Create named team' }));
  const row = await screen.findByRole('row', { name: /Northern Lights/ });
  await view.user.click(within(row).getByRole('button', { name: 'More actions' }));
  await view.user.click(await screen.findByRole('menuitem', { name: 'Close team' }));
  const closing = await screen.findByRole('dialog', { name: 'Close Northern Lights' });
  await view.user.click(within(closing).getByRole('button', { name: 'Close team' }));
  expect(await screen.findByText('Team closed')).toBeInTheDocument();
  expect(await screen.findByRole('row', { name: /Northern Lights.*Closed/ })).toBeInTheDocument();
  view.unmount();
});
