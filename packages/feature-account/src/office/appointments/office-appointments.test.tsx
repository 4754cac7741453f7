import { screen, waitFor, within } from '@testing-library/react';
import { renderFeature, startTestHost, type TestHost } from '@upline/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { officeAccountFeature } from '../../office.ts';

let host: TestHost;
/** An appointment of the demo that nothing else is written of. */
let requested: { id: string; associate_code: string; state: string; provider: string };
beforeAll(async () => {
  host = await startTestHost();
  await host.db
    .updateTable('provider_appointment')
    .set({ status: 'Declined' })
    .where('status', 'in', ['Requested', 'In Process'])
    .execute();
  const row = await host.db
    .selectFrom('provider_appointment')
    .innerJoin('provider', 'provider.id', 'provider_appointment.provider_id')
    .innerJoin('app_user', 'app_user.code', 'provider_appointment.associate_code')
    .select([
      'provider_appointment.id',
      'provider_appointment.associate_code',
      'provider_appointment.state',
      'provider.name as provider',
    ])
    .where('app_user.username', '=', 'ana')
    .where('provider.status', '=', 'Active')
    .orderBy('provider_appointment.id')
    .limit(1)
    .executeTakeFirstOrThrow();
  requested = row;
  await host.db
    .updateTable('provider_appointment')
    .set({ status: 'Requested', writing_number: null, effective_date: null, requested_at: host.clock.now() })
    .where('id', '=', row.id)
    .execute();
});
afterAll(() => host.close());

const open = (at: string, as = 'admin') =>
  renderFeature({ host, features: [officeAccountFeature], at, as, variant: 'admin' });
const WAITING = `/appointments?filter=${encodeURIComponent('{"status":{"in":["Requested","In Process"]}}')}`;

it('takes a request a step further, asking what the step needs', async () => {
  const view = await open(WAITING);
  const pick = async (step: string) => {
    await view.user.click(await screen.findByRole('button', { name: /^Actions for/ }));
    await view.user.click(await screen.findByRole('menuitem', { name: step }));
  };
  await pick('Start processing');
  expect(await screen.findByText('Appointment is in process')).toBeInTheDocument();
  await waitFor(() => expect(screen.getAllByText('In Process').length).toBeGreaterThan(0));
  await pick('Decline');
  const dialog = await screen.findByRole('dialog');
  await view.user.click(within(dialog).getByRole('button', { name: 'Decline' }));
  expect((await within(dialog).findAllByText('Reason is required')).length).toBeGreaterThan(0);
  await view.user.keyboard('{Escape}');
  view.unmount();
});

it('previews numbers from a file row by row, then applies the good ones (R-ADM-03)', async () => {
  const view = await open('/appointments/writing-numbers');
  const { associate_code, provider, state } = requested;
  const csv = `associate_code,provider,state,writing_number\n${associate_code},${provider},${state},ZZ-77120\nU999999,${provider},${state},ZZ-77121\n`;
  const file = new File([csv], 'numbers.csv', { type: 'text/csv' });
  await view.user.upload(await screen.findByLabelText(/CSV file/, { selector: 'input' }), file);
  expect(await screen.findByText('Can be applied')).toBeInTheDocument();
  expect(screen.getByText('Refused')).toBeInTheDocument();
  expect(screen.getByText(/1 of 2 rows can be applied/)).toBeInTheDocument();
  await view.user.click(screen.getByRole('button', { name: 'Apply 1 row' }));
  expect(await screen.findByText('1 row applied')).toBeInTheDocument();
  const row = await host.db
    .selectFrom('provider_appointment')
    .select(['status', 'writing_number'])
    .where('id', '=', requested.id)
    .executeTakeFirst();
  expect(row).toEqual({ status: 'Appointed', writing_number: 'ZZ-77120' });
  view.unmount();
});

it('corrects what an appointed one says, with a reason for the trail', async () => {
  const filter = encodeURIComponent(`{"associate_code":{"eq":"${requested.associate_code}"}}`);
  const view = await open(`/appointments?filter=${filter}&search=${encodeURIComponent(requested.provider)}`);
  const row = (await screen.findByText('ZZ-77120')).closest('tr');
  if (!row) throw new Error('An appointment has a row');
  await view.user.click(within(row).getByRole('button', { name: /^Actions for/ }));
  await view.user.click(await screen.findByRole('menuitem', { name: 'Correct' }));
  const dialog = await screen.findByRole('dialog');
  const number = within(dialog).getByLabelText(/^Writing Number/);
  await view.user.clear(number);
  await view.user.type(number, 'ZZ-77129');
  await view.user.type(within(dialog).getByLabelText(/^Reason/), 'The letter of the carrier says so');
  await view.user.click(within(dialog).getByRole('button', { name: 'Correct' }));
  expect(await screen.findByText('ZZ-77129')).toBeInTheDocument();
  view.unmount();
});

it('lists papers of everybody, each kind at its own address', async () => {
  const view = await open('/licenses');
  await view.user.click(await screen.findByRole('link', { name: 'E&O policies' }));
  await waitFor(() => expect(view.path()).toBe('/licenses/eo-policies'));
  expect(await screen.findByRole('columnheader', { name: /Per-Claim Limit/ })).toBeInTheDocument();
  await view.user.click(await screen.findByRole('link', { name: 'Training certificates' }));
  await waitFor(() => expect(view.path()).toBe('/licenses/certificates'));
  expect(await screen.findByRole('columnheader', { name: /Course/ })).toBeInTheDocument();
  view.unmount();
});
