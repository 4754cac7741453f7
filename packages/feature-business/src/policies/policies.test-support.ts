import { act, screen } from '@testing-library/react';
import type { InputArgs } from '@upline/api-client';
import { addDays, dayAt } from '@upline/domain';
import { renderFeature, type TestHost } from '@upline/testing';
import { businessFeature } from '../index.ts';

export type PolicyBody = Exclude<InputArgs<'createPolicy'>[0]['body'], undefined>;

/** Opens the screens of the business area on the real server. */
export const openBusiness = (host: TestHost, at: string, as = 'ana', isReload = false) =>
  renderFeature({ host, features: [businessFeature], at, as, isReload });
export type View = Awaited<ReturnType<typeof openBusiness>>;

let made = 0;

/** A policy of the signed-in person, entered without the screens. */
export async function enterPolicy(view: View, host: TestHost, over: Partial<PolicyBody> = {}) {
  made += 1;
  const { user } = await view.api.call('getAccess');
  const products = await view.api.call('listProductsForSale', { query: { limit: '200' } } as never);
  const product = products.rows.find(({ name }) => name === 'Granite Term 20');
  // A business has no age that a product could refuse.
  const clients = await view.api.call('listClients', {
    query: { filter: { type: { eq: 'Business' }, country: { eq: 'USA' } }, limit: '1' },
  } as never);
  const [client] = clients.rows;
  if (!product || !client) throw new Error('The demo network has no product or client to write with');
  return view.api.call('createPolicy', {
    body: {
      policy_number: `SCREEN-${made}`,
      provider_id: product.provider.id,
      product_id: product.id,
      client_id: client.id,
      state: 'TX',
      face_amount_cents: 50_000_000,
      premium_mode: 'Monthly',
      modal_premium_cents: 30_000,
      target_premium_cents: 360_000,
      submit_date: addDays(dayAt(host.clock.now(), 'America/New_York'), -10),
      writing_associate_code: user.code,
      ...over,
    } as PolicyBody,
  });
}

/** Shows a policy, or a part of it: `?tab=activity`. */
export async function showPolicy(view: View, number: string, part = '') {
  await act(() => view.router.navigate({ href: `/business/${number}${part}` }));
  await screen.findByRole('heading', { level: 1, name: number });
}
