import { screen, waitFor } from '@testing-library/react';
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

it('takes a message off the list that somebody else took away meanwhile', async () => {
  const subject = 'Gone by then';
  const message = {
    channel: 'Email',
    kind: 'policy-action-required',
    recipient: 'ben@demo.upline.test',
    subject,
    text: 'sealed',
    created_at: host.clock.now(),
    failed_at: host.clock.now(),
  } as const;
  await host.db.insertInto('outbox_message').values(message).execute();
  const view = await renderFeature({
    host,
    features: [settingsFeature],
    at: '/settings/failed-work',
    as: 'super',
    variant: 'admin',
  });
  await screen.findByText(subject);
  await view.user.click(screen.getByRole('button', { name: new RegExp(`^Actions for ${subject}`) }));
  const again = await screen.findByRole('menuitem', { name: 'Send again' });
  await host.db.deleteFrom('outbox_message').where('subject', '=', subject).execute();
  await view.user.click(again);
  expect(await screen.findByText('Resource not found')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText(subject)).not.toBeInTheDocument());
  view.unmount();
});
