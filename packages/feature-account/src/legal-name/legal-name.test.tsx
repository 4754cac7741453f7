import { screen, waitFor } from '@testing-library/react';
import { renderFeature, startTestHost, type TestHost } from '@upline/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { associateAccountFeature } from '../associate.ts';
import { accountFeature } from '../index.ts';

let host: TestHost;
beforeAll(async () => {
  host = await startTestHost();
});
afterAll(() => host.close());

const open = (at: string, as = 'ana', via?: string) =>
  renderFeature({
    host,
    features: [accountFeature, associateAccountFeature],
    at,
    as,
    ...(via ? { via } : {}),
  });

it('asks for the document that shows the new name (2.2)', async () => {
  const view = await open('/account');
  await view.user.click(await screen.findByRole('link', { name: 'Change legal name' }));
  const field = await screen.findByRole('textbox', { name: 'Legal Last Name' });
  await view.user.clear(field);
  await view.user.type(field, 'Alvarez-Reyes');
  await view.user.click(screen.getByRole('button', { name: 'Create request' }));
  expect((await screen.findAllByText('Document is required'))[0]).toBeInTheDocument();
  expect(view.sent.some(({ method }) => method === 'POST')).toBe(false);
  view.unmount();
});

it('shows the change that waits, and takes it back', async () => {
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
    '/account/legal-name-documents',
    'multipart/form-data; boundary=x',
    '--x\r\ncontent-disposition: form-data; name="document"; filename="id.pdf"\r\n\r\n%PDF-1.4\n%%EOF\n\r\n--x--\r\n',
  );
  const name = { legal_first_name: 'Ana', legal_middle_name: null, legal_last_name: 'Reyes', suffix: null };
  await post('/account/legal-name-changes', 'application/json', JSON.stringify({ ...name, document_id }));
  const view = await open('/account/legal-name');
  expect(await screen.findByText('Ana Reyes')).toBeInTheDocument();
  expect(screen.getByText('id.pdf')).toBeInTheDocument();
  expect(screen.queryByRole('textbox', { name: 'Legal Last Name' })).not.toBeInTheDocument();
  await view.user.click(screen.getByRole('button', { name: 'Withdraw request' }));
  expect(await screen.findByText('Revoked')).toBeInTheDocument();
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Legal Last Name' })).toHaveValue('Alvarez'),
  );
  view.unmount();
});

it.each([
  ['a suspended associate (2.1)', 'sam', undefined],
  ['support that views as the associate (7.3)', 'ana', 'super'],
])('is only read by %s', async (_, as, via) => {
  const view = await open('/account/legal-name', as, via);
  expect(await screen.findByText('Earlier changes')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Create request' })).not.toBeInTheDocument();
  view.unmount();
});
