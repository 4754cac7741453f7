import { screen, within } from '@testing-library/react';
import { renderFeature, startTestHost, type TestHost } from '@upline/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { associatesFeature } from '../index.ts';

let host: TestHost;
beforeAll(async () => {
  host = await startTestHost();
  await begin('Wren');
});
afterAll(() => host.close());

const open = (at: string, as = 'admin') =>
  renderFeature({ host, features: [associatesFeature], at, as, variant: 'admin' });

async function send(method: 'POST' | 'PUT', url: string, body: object) {
  const answer = await host.app.inject({
    method,
    url,
    headers: { 'content-type': 'application/json' },
    payload: Buffer.from(JSON.stringify(body)),
  });
  if (answer.statusCode >= 300) throw new Error(answer.body);
  return JSON.parse(answer.body);
}

/** A registration under ana that has come to the address. */
async function begin(name: string, ssn_sin = '777-31-2244'): Promise<void> {
  const { code } = await host.db
    .selectFrom('app_user')
    .select('code')
    .where('username', '=', 'ana')
    .executeTakeFirstOrThrow();
  const { token } = await send('POST', '/registrations', {
    upline: code,
    channel: 'standard',
    country: 'USA',
    plan: 'associate',
  });
  await send('PUT', '/registrations/personal', {
    token,
    legal_first_name: name,
    legal_last_name: 'Ashby',
    first_name: name,
    last_name: 'Ashby',
    date_of_birth: '1990-05-17',
    phone: '(212) 555-0142',
    phone_type: 'Mobile',
    language: 'en',
    email: `${name.toLowerCase()}@example.com`,
    ssn_sin,
  });
}

it('leads from the list to somebody who is half done, and mails the link again (R-REG-01, 2.36)', async () => {
  const view = await open('/registrations');
  const table = await screen.findByRole('table', { name: 'Registrations' });
  const row = await within(table).findByRole('row', { name: /Wren Ashby/ });
  expect(row).toHaveTextContent(/Open.*Address.*Ana Alvarez/);
  await view.user.click(within(row).getByRole('link', { name: /^R-\d{6}$/ }));
  await screen.findByRole('heading', { level: 1, name: 'Wren Ashby' });
  expect(screen.getByText('***-**-2244')).toBeInTheDocument();
  expect(screen.queryByText(/1990/)).toBeNull();
  await view.user.click(screen.getByRole('button', { name: 'More actions' }));
  await view.user.click(await screen.findByRole('menuitem', { name: 'Mail link again' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('wren@example.com');
  await view.user.click(within(dialog).getByRole('button', { name: 'Mail link' }));
  await screen.findByText('Link mailed');
  await view.user.click(screen.getByRole('link', { name: 'Activity' }));
  const activity = await screen.findByRole('list', { name: 'Activity' });
  expect(activity).toHaveTextContent('Link set to Mailed');
});

it('asks for a reason and names what follows before a fee goes back (R-REG-06)', async () => {
  const { code } = await host.db
    .selectFrom('app_user')
    .innerJoin('associate', 'associate.code', 'app_user.code')
    .select('app_user.code')
    .where('app_user.status', '=', 'Active')
    .where('is_senior_level', '=', false)
    .where('username', '=', 'hal')
    .executeTakeFirstOrThrow();
  const { id } = await host.db
    .selectFrom('card_payment')
    .select('id')
    .where('status', '=', 'Paid')
    .where('kind', '=', 'Registration')
    .executeTakeFirstOrThrow();
  const now = host.clock.now();
  await host.db
    .updateTable('registration_draft')
    .set({ status: 'Completed', associate_code: code, payment_id: id, paid_at: now })
    .where('email_key', '=', 'wren@example.com')
    .execute();
  const draft = await host.db
    .selectFrom('registration_draft')
    .select('id')
    .where('email_key', '=', 'wren@example.com')
    .executeTakeFirstOrThrow();
  const view = await open(`/registrations/${draft.id}`);
  await screen.findByRole('heading', { level: 1, name: 'Wren Ashby' });
  await view.user.click(screen.getByRole('button', { name: 'More actions' }));
  await view.user.click(await screen.findByRole('menuitem', { name: 'Refund and close account' }));
  const dialog = await screen.findByRole('dialog', { name: 'Cooling-off refund' });
  expect(within(dialog).getByRole('region', { name: 'What follows' })).toHaveTextContent(
    /go back to the card.*is Terminated.*revoked.*credit is taken back/,
  );
  await view.user.type(within(dialog).getByRole('textbox', { name: /Reason/ }), 'Changed the mind');
  await view.user.click(within(dialog).getByRole('button', { name: 'Refund and close' }));
  await screen.findByText('Fee refunded, account closed');
  expect(await screen.findByText('The fee went back within the cooling-off period')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'More actions' })).toBeNull();
});

it('lets a super admin decide about a number that is known already (R-REG-03)', async () => {
  const { code } = await host.db
    .selectFrom('app_user')
    .select('code')
    .where('username', '=', 'ned')
    .executeTakeFirstOrThrow();
  await begin('Nedra', '777-31-2290');
  const { id } = await host.db
    .selectFrom('registration_draft')
    .select('id')
    .where('email_key', '=', 'nedra@example.com')
    .executeTakeFirstOrThrow();
  await host.db
    .updateTable('registration_draft')
    .set({ status: 'In Review', duplicate_of: code })
    .where('id', '=', id)
    .execute();
  const view = await open(
    `/registrations?filter=${encodeURIComponent('{"waits_for":{"eq":"Duplicate SSN or SIN"}}')}`,
    'super',
  );
  const table = await screen.findByRole('table', { name: 'Registrations' });
  const row = await within(table).findByRole('row', { name: /Nedra Ashby/ });
  expect(row).toHaveTextContent(`SSN of ${code} (Resigned)`);
  await view.user.click(within(row).getByRole('link', { name: /^R-\d{6}$/ }));
  await screen.findByRole('heading', { level: 1, name: 'Nedra Ashby' });
  expect(screen.getByText(`${code} (Resigned) has the same SSN`)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Reopen former account' })).toBeInTheDocument();
  await view.user.click(screen.getByRole('button', { name: 'More actions' }));
  await view.user.click(await screen.findByRole('menuitem', { name: 'Ask for the SSN again' }));
  const dialog = await screen.findByRole('dialog');
  await view.user.type(within(dialog).getByRole('textbox', { name: /Reason/ }), 'Another person');
  await view.user.click(within(dialog).getByRole('button', { name: 'Ask again' }));
  await screen.findByText('Asked for the number again');
  expect(await screen.findByText('Number asked for again')).toBeInTheDocument();
  expect(screen.getByText('Another person')).toBeInTheDocument();
});

it('offers nothing to an admin who may only look (R-PRM-01)', async () => {
  const { id } = await host.db
    .selectFrom('registration_draft')
    .select('id')
    .where('email_key', '=', 'wren@example.com')
    .executeTakeFirstOrThrow();
  await host.db
    .updateTable('app_user')
    .set({ admin_roles: ['Marketing'] })
    .where('username', '=', 'admin')
    .execute();
  await host.db
    .updateTable('registration_draft')
    .set({ status: 'Open', associate_code: null, refunded_at: null, refunded_by: null, refund_reason: null })
    .where('id', '=', id)
    .execute();
  await open(`/registrations/${id}`);
  await screen.findByRole('heading', { level: 1, name: 'Wren Ashby' });
  expect(screen.queryByRole('button', { name: 'More actions' })).toBeNull();
});
