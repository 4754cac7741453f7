import { screen, waitFor, within } from '@testing-library/react';
import { renderFeature, startTestHost, type TestHost } from '@upline/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { associateAccountFeature } from '../associate.ts';
import { accountFeature } from '../index.ts';

let host: TestHost;
beforeAll(async () => {
  host = await startTestHost();
});
afterAll(() => host.close());

const open = (at: string, as: string, via?: string) =>
  renderFeature({
    host,
    features: [accountFeature, associateAccountFeature],
    at,
    as,
    ...(via ? { via } : {}),
  });
const codeOf = async (as: string): Promise<string> => {
  const { headers } = await host.signInAs(as);
  const reply = await host.app.inject({ method: 'GET', url: '/account/profile', headers });
  return JSON.parse(reply.body).code;
};

it('is asked for by code, accepted by the other one, and ended by either (2.2)', async () => {
  const mine = await open('/account', 'ana');
  await mine.user.click(await screen.findByRole('link', { name: 'Change spouse' }));
  await mine.user.type(await screen.findByRole('textbox', { name: 'First Name' }), 'Ben');
  await mine.user.type(screen.getByRole('textbox', { name: 'Last Name' }), 'Okafor');
  await mine.user.click(screen.getByRole('checkbox', { name: 'My spouse is an associate' }));
  const field = await screen.findByRole('textbox', { name: 'Spouse Code' });
  await mine.user.type(field, await codeOf('hal'));
  await mine.user.click(screen.getByRole('button', { name: 'Save spouse' }));
  expect((await screen.findAllByText('Spouse code belongs to another hierarchy'))[0]).toBeInTheDocument();
  await mine.user.clear(field);
  await mine.user.type(field, await codeOf('ben'));
  await mine.user.click(screen.getByRole('button', { name: 'Save spouse' }));
  expect(await screen.findByText('Your request')).toBeInTheDocument();
  mine.unmount();

  const theirs = await open('/account/spouse', 'ben');
  await theirs.user.click(await screen.findByRole('button', { name: 'Accept link' }));
  expect(await screen.findByText(/are linked as spouses/)).toBeInTheDocument();
  await theirs.user.click(screen.getByRole('button', { name: 'End link' }));
  const dialog = within(await screen.findByRole('dialog'));
  await theirs.user.click(await dialog.findByRole('button', { name: 'End link' }));
  await waitFor(() => expect(screen.queryByText(/are linked as spouses/)).not.toBeInTheDocument());
  theirs.unmount();
});

it('an answer that comes too late says so and leaves what is there now, without a reload (R-GEN-04)', async () => {
  const mine = await open('/account', 'cara');
  const { version } = await mine.api.call('getSpouse');
  const { requests } = await mine.api.call('saveSpouse', {
    body: {
      first_name: 'Dev',
      last_name: 'Patel',
      phone: null,
      email: null,
      date_of_birth: null,
      is_associate: true,
      spouse_code: await codeOf('dev'),
    },
    ifMatch: version,
  });
  const asked = requests.find(({ actions }) => actions.includes('withdraw'));
  expect(asked).toBeDefined();
  mine.unmount();

  const theirs = await open('/account/spouse', 'dev');
  const accept = await screen.findByRole('button', { name: 'Accept link' });
  const { headers } = await host.signInAs('cara');
  const withdrawn = await host.app.inject({
    method: 'POST',
    url: `/account/spouse-requests/${asked?.id}/withdraw`,
    headers: { ...headers, 'if-match': String(asked?.version), 'idempotency-key': crypto.randomUUID() },
  });
  expect(withdrawn.statusCode).toBe(200);
  await theirs.user.click(accept);
  expect(await screen.findByText(/was changed by someone else/)).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText('Request to answer')).not.toBeInTheDocument());
  expect(await screen.findByText('Earlier requests')).toBeInTheDocument();
  theirs.unmount();
});

it('is saved with its message, and leads back to the account', async () => {
  const view = await open('/account/spouse', 'cara');
  await view.user.type(await screen.findByRole('textbox', { name: 'First Name' }), 'Lou');
  await view.user.type(screen.getByRole('textbox', { name: 'Last Name' }), 'Nguyen');
  await view.user.click(screen.getByRole('button', { name: 'Save spouse' }));
  expect(await screen.findByText('Spouse updated successfully')).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Change spouse' }, { timeout: 5_000 })).toBeInTheDocument();
  view.unmount();
});

it.each([
  ['a suspended associate (2.1)', 'sam', undefined],
  ['support that views as the associate (7.3)', 'ana', 'super'],
])('is only read by %s', async (_, as, via) => {
  const view = await open('/account/spouse', as, via);
  expect(await screen.findByText('No spouse is entered.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Save spouse' })).not.toBeInTheDocument();
  view.unmount();
});
