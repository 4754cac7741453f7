import { screen, waitFor, within } from '@testing-library/react';
import { dayAt } from '@upline/domain';
import { renderFeature, startTestHost, type TestHost } from '@upline/testing';
import { chooseOption } from '@upline/ui-kit/testing/choose-option.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBusiness } from '../clients/clients.test-support.ts';
// What the screens load on intent is there before the first test, however slow the machine is.
import './coverage-panel.tsx';
import './request-dialog.tsx';

let host: TestHost;
beforeAll(async () => {
  host = await startTestHost();
});
afterAll(() => host.close());

it('a state that is closed says why, product by product, with the way to mend it (domain.md 2.13)', async () => {
  const view = await openBusiness(host, '/business/product-providers?show=coverage');
  const map = await screen.findByRole('list', { name: 'States of USA' });
  const [closed] = await within(map).findAllByRole('button', { name: /: closed$/ });
  await view.user.click(closed as HTMLElement);
  expect((await screen.findAllByText(/^No valid .+ license in/)).length).toBeGreaterThan(0);
  expect(view.search()).toMatchObject({ show: 'coverage', state: expect.stringMatching(/^[A-Z]{2}$/) });
  view.unmount();
});

it('an appointment that is missing is asked for on the map, and its state opens once the carrier appoints (R-APT-01, R-CHK-01)', async () => {
  const office = () => renderFeature({ host, features: [], at: '/', as: 'super', variant: 'admin' });
  const today = dayAt(host.clock.now(), 'America/New_York');
  const change = {
    writing_number: null,
    effective_date: null,
    termination_date: null,
    jit: false,
    reason: null,
  };
  let admin = await office();
  const ofAna = async (status: string) => {
    const { rows } = await admin.api.call('listAppointments', {
      query: { filter: { associate: { eq: 'Ana Alvarez' }, status: { eq: status } } },
    } as never);
    return rows;
  };
  const take = (one: { id: string; version: number }, body: object) =>
    admin.api.call('transitionAppointment', {
      params: { id: one.id },
      ifMatch: one.version,
      body: { ...change, ...body },
    } as never);
  const held = (await ofAna('Appointed')).find(
    ({ provider, state }) => provider.name === 'Granite Mutual Life' && state === 'TX',
  );
  if (!held) throw new Error('Ana has no appointment with Granite in Texas');
  await take(held, { to: 'Terminated', termination_date: today, reason: 'Ended by the carrier' });
  admin.unmount();

  const address = `/business/product-providers?show=coverage&provider=${held.provider.id}&state=${held.state}`;
  let map = await openBusiness(host, address);
  const ask = await screen.findAllByRole('button', { name: 'Request appointment' });
  await map.user.click(ask[0] as HTMLElement);
  const dialog = await screen.findByRole('dialog', { name: 'Request appointment' });
  expect(within(dialog).getByRole('combobox', { name: 'State' })).toHaveValue('Texas');
  await map.user.click(within(dialog).getByRole('button', { name: 'Request appointment' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  map.unmount();

  admin = await office();
  const requested = (await ofAna('Requested')).find(
    ({ provider, state }) => provider.id === held.provider.id && state === held.state,
  );
  const waiting = await take(requested as typeof held, { to: 'In Process' });
  await take(waiting, { to: 'Appointed', writing_number: 'NEW000008', effective_date: today });
  admin.unmount();
  map = await openBusiness(host, address);
  expect((await screen.findAllByText('You can sell it')).length).toBeGreaterThan(0);
  expect(screen.queryByRole('button', { name: 'Request appointment' })).not.toBeInTheDocument();
  map.unmount();
});

it('a provider is opened from the list; asking where no license is says what is missing (R-APT-01)', async () => {
  const view = await openBusiness(host, '/business/product-providers');
  const list = await screen.findByRole('table', { name: 'Product Providers' });
  await view.user.click((await within(list).findAllByRole('link'))[0] as HTMLElement);
  await screen.findByRole('heading', { level: 2, name: 'My appointments' });
  await view.user.click(screen.getByRole('button', { name: 'Request appointment' }));
  const dialog = await screen.findByRole('dialog', { name: 'Request appointment' });
  const states = within(dialog).getByRole('combobox', { name: 'State' });
  await chooseOption(view.user, states, 'Guam');
  await view.user.click(within(dialog).getByRole('button', { name: 'Request appointment' }));
  expect(
    (await within(dialog).findAllByText(/^A valid .+ license in GU is required/)).length,
  ).toBeGreaterThan(0);
  view.unmount();
});

it('videos ask nothing of their host before they are played, and every part has its address (SPEC 2)', async () => {
  const view = await openBusiness(host, '/business/product-providers');
  const { rows } = await view.api.call('listProviders', { query: { limit: 1 } });
  view.unmount();
  const id = rows[0]?.id ?? '';
  const videos = await openBusiness(host, `/business/product-providers/${id}/videos`);
  const watch = await screen.findByRole('link', { name: /^Watch .+ in a new tab$/ });
  expect(watch).toHaveAttribute('target', '_blank');
  expect(document.querySelector('iframe')).toBeNull();
  await videos.user.click(screen.getByRole('link', { name: 'Attachments' }));
  expect(videos.path()).toBe(`/business/product-providers/${id}/attachments`);
  videos.unmount();
});

it('the published plan marks the own level and narrows by product type (domain.md 2.16)', async () => {
  const view = await openBusiness(host, '/business/compensation-schedule');
  expect(await screen.findByRole('columnheader', { name: /Your level/ })).toBeInTheDocument();
  expect(screen.getByRole('rowheader', { name: 'Generation 6' })).toBeInTheDocument();
  await chooseOption(view.user, screen.getByRole('combobox', { name: 'Product Type' }), 'Term Life');
  expect((await screen.findAllByText(/^Term Life ·/)).length).toBeGreaterThan(0);
  expect(view.search()).toEqual({ type: 'Term Life' });
  view.unmount();
});
