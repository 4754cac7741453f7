import { screen } from '@testing-library/react';
import { renderFeature, startTestHost, type TestHost } from '@upline/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { settingsFeature } from '../index.ts';

let host: TestHost;
beforeAll(async () => {
  host = await startTestHost();
  await host.db
    .insertInto('outbox_message')
    .values({
      channel: 'Email',
      kind: 'policy-action-required',
      recipient: 'ana@demo.upline.test',
      subject: 'A policy needs your attention',
      text: 'sealed',
      created_at: host.clock.now(),
      failed_at: host.clock.now(),
    })
    .execute();
});
afterAll(() => host.close());

it('shows a message that was given up and sends it again', async () => {
  const view = await renderFeature({
    host,
    features: [settingsFeature],
    at: '/settings/failed-work',
    as: 'super',
    variant: 'admin',
  });
  await view.user.click((await screen.findAllByRole('button', { name: /^Actions for/ }))[0] as HTMLElement);
  await view.user.click(await screen.findByRole('menuitem', { name: 'Send again' }));
  expect(await screen.findByText('The message is being sent again')).toBeInTheDocument();
  view.unmount();
});
