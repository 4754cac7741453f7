import { screen } from '@testing-library/react';
import { renderFeature, startTestHost, type TestHost } from '@upline/testing';
import { chooseOption } from '@upline/ui-kit/testing/choose-option.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { associateAccountFeature } from '../associate.ts';
import { accountFeature } from '../index.ts';

let host: TestHost;
beforeAll(async () => {
  host = await startTestHost();
});
afterAll(() => host.close());

const open = (as = 'ana', via?: string) =>
  renderFeature({
    host,
    features: [accountFeature, associateAccountFeature],
    at: '/account/international-appointment',
    as,
    ...(via ? { via } : {}),
  });

it('begins with the addendum, then asks with the tax form, and takes the request back (2.33)', async () => {
  const first = await open();
  await first.user.click(
    await screen.findByRole('button', { name: 'Read and sign the International Addendum' }),
  );
  await first.user.click(await screen.findByRole('checkbox'));
  await first.user.type(screen.getByRole('textbox', { name: 'Signature' }), 'Ana Alvarez');
  await first.user.click(screen.getByRole('button', { name: 'Sign' }));
  expect((await screen.findAllByText('Signed'))[0]).toBeInTheDocument();
  first.unmount();

  const form = await open();
  await chooseOption(form.user, await screen.findByRole('combobox', { name: 'Purpose' }), 'Sell');
  expect(await screen.findByRole('combobox', { name: 'Province' })).toBeInTheDocument();
  await form.user.click(screen.getByRole('button', { name: 'Create request' }));
  expect((await screen.findAllByText('Tax Form is required'))[0]).toBeInTheDocument();
  expect(screen.getAllByText(/is required/).length).toBeGreaterThan(1);
  form.unmount();

  const { headers } = await host.signInAs('ana');
  const post = async (url: string, type: string, body: string) => {
    const reply = await host.app.inject({
      method: 'POST',
      url,
      headers: { ...headers, 'content-type': type },
      payload: Buffer.from(body),
    });
    expect(reply.statusCode, reply.body).toBe(201);
    return JSON.parse(reply.body) as { readonly id: string };
  };
  const { id: document_id } = await post(
    '/account/international-tax-forms',
    'multipart/form-data; boundary=x',
    '--x\r\ncontent-disposition: form-data; name="document"; filename="nr301.pdf"\r\n\r\n%PDF-1.4\n%%EOF\n\r\n--x--\r\n',
  );
  const asked = { target_country: 'Canada', purpose: 'Recruit', state: null, license_id: null, document_id };
  await post('/account/international-appointments', 'application/json', JSON.stringify(asked));
  const view = await open();
  expect(await screen.findByRole('heading', { name: 'Request for Canada' })).toBeInTheDocument();
  await view.user.click(screen.getByRole('button', { name: 'Withdraw request' }));
  expect(await screen.findByText('Withdrawn by the associate')).toBeInTheDocument();
  view.unmount();
});

it.each([
  ['a suspended associate (2.1)', 'sam', undefined],
  ['support that views as the associate (7.3)', 'ana', 'super'],
])('is only read by %s', async (_, as, via) => {
  const view = await open(as, via);
  expect(await screen.findByText('Earlier requests')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /request|Addendum/ })).not.toBeInTheDocument();
  view.unmount();
});
