import { screen, waitFor } from '@testing-library/react';
import { renderFeature, startTestHost, type TestHost } from '@upline/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

interface Row {
  readonly id: string;
  readonly type: string;
  readonly version: number;
}

/** The office takes the agreement of a person back. */
async function revokeAgreementOf(username: string) {
  const [own, office] = await Promise.all([host.signInAs(username), host.signInAs('super')]);
  const listed = await host.app.inject({
    method: 'GET',
    url: '/account/legal-documents',
    headers: own.headers,
  });
  const { rows } = JSON.parse(listed.body) as { readonly rows: readonly Row[] };
  const agreement = rows.find(({ type }) => type === 'AMA') as Row;
  const revoked = await host.app.inject({
    method: 'POST',
    url: `/admin/legal-documents/${agreement.id}/revoke`,
    headers: {
      ...office.headers,
      'content-type': 'application/json',
      'if-match': `"${agreement.version}"`,
    },
    // Bytes of this page's realm are no bytes to the server's.
    payload: JSON.stringify({ reason: 'Signed by another person' }) as never,
  });
  expect(revoked.statusCode, revoked.body).toBe(200);
}

describe('own legal documents', () => {
  it('are read and signed by their owner (R-LEG-01, R-LEG-02)', async () => {
    const view = await open('/account/legal-documents');
    await view.user.click(await screen.findByRole('link', { name: 'Privacy Notice' }));
    expect(await screen.findByText('What we keep')).toBeInTheDocument();
    const help = await screen.findByText(/^Type your legal name: /);
    const name = (help.textContent ?? '').replace('Type your legal name: ', '');
    const signature = screen.getByRole('textbox', { name: 'Signature' });
    await view.user.type(signature, 'Somebody Else');
    await view.user.click(screen.getByRole('button', { name: 'Sign' }));
    expect((await screen.findAllByText('Signature must match your legal name'))[0]).toBeInTheDocument();
    expect(screen.getAllByText('Confirm that you have read the document')[0]).toBeInTheDocument();
    await view.user.clear(signature);
    await view.user.type(signature, name.toUpperCase());
    await view.user.click(screen.getByRole('checkbox', { name: /^I have read/ }));
    await view.user.click(screen.getByRole('button', { name: 'Sign' }));
    expect(await screen.findByText('Document signed')).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Download' })).toBeInTheDocument();
    expect(screen.getByText(/^[0-9a-f]{64}$/)).toBeInTheDocument();
    expect(screen.queryByRole('textbox', { name: 'Signature' })).not.toBeInTheDocument();
    view.unmount();
  });

  it('are not read again when a signature is refused for another reason than a changed text', async () => {
    const view = await open('/account/legal-documents', 'ben');
    await view.user.click(await screen.findByRole('link', { name: 'Privacy Notice' }));
    const help = await screen.findByText(/^Type your legal name: /);
    const name = (help.textContent ?? '').replace('Type your legal name: ', '');
    await view.user.type(screen.getByRole('textbox', { name: 'Signature' }), name);
    await view.user.click(screen.getByRole('checkbox', { name: /^I have read/ }));
    const reads = () =>
      view.sent.filter(({ method, path }) => method === 'GET' && path === view.path()).length;
    const before = reads();
    view.failures.fail(`${view.path()}/sign`, 'server');
    await view.user.click(screen.getByRole('button', { name: 'Sign' }));
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(reads()).toBe(before);
    view.unmount();
  });

  it('that was signed in another tab is shown as signed', async () => {
    const view = await open('/account/legal-documents', 'ben');
    await view.user.click(await screen.findByRole('link', { name: 'Privacy Notice' }));
    const help = await screen.findByText(/^Type your legal name: /);
    const name = (help.textContent ?? '').replace('Type your legal name: ', '');
    const { headers } = await host.signInAs('ben');
    const { version } = await view.api.call('getOwnLegalDocument', {
      params: { id: view.path().split('/').at(-1) as string },
    });
    const signed = await host.app.inject({
      method: 'POST',
      url: `${view.path()}/sign`,
      headers: { ...headers, 'content-type': 'application/json', 'if-match': `"${version}"` },
      payload: JSON.stringify({ has_read: true, signed_name: name }) as never,
    });
    expect(signed.statusCode, signed.body).toBe(200);
    await view.user.type(screen.getByRole('textbox', { name: 'Signature' }), name);
    await view.user.click(screen.getByRole('checkbox', { name: /^I have read/ }));
    await view.user.click(screen.getByRole('button', { name: 'Sign' }));
    expect(await screen.findByRole('button', { name: 'Download' })).toBeInTheDocument();
    expect(screen.queryByText(/^Status cannot change/)).not.toBeInTheDocument();
    view.unmount();
  });

  it('are not signed by support that views as the associate (7.3)', async () => {
    const view = await open('/account/legal-documents', 'ben', 'super');
    await view.user.click(await screen.findByRole('link', { name: 'Privacy Notice' }));
    expect(await screen.findByText('What we keep')).toBeInTheDocument();
    expect(screen.queryByRole('textbox', { name: 'Signature' })).not.toBeInTheDocument();
    view.unmount();
  });

  it('of an unknown country or plan are not found', async () => {
    const view = await open('/ama/usa/senior');
    expect(await screen.findByRole('heading', { name: /not found/i })).toBeInTheDocument();
    view.unmount();
  });
});

describe('a person without a signed agreement (R-ASC-04)', () => {
  it('sees only the signing page, may go to security, and goes on to the page that was wanted', async () => {
    await revokeAgreementOf('cara');
    const view = await open('/account/licenses', 'cara');
    expect(await screen.findByText('Sign to go on')).toBeInTheDocument();
    expect(view.path()).toBe('/ama/usa/associate');
    expect(screen.queryByRole('navigation', { name: 'Main' })).not.toBeInTheDocument();
    await view.user.click(screen.getByRole('link', { name: 'Security' }));
    await waitFor(() => expect(view.path()).toBe('/account/password'));
    expect(await screen.findByRole('link', { name: 'Legal documents' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Licenses' })).not.toBeInTheDocument();
    view.unmount();

    const again = await open('/account/licenses', 'cara');
    const help = await screen.findByText(/^Type your legal name: /);
    const name = (help.textContent ?? '').replace('Type your legal name: ', '');
    await again.user.click(screen.getByRole('checkbox', { name: /^I have read/ }));
    await again.user.type(screen.getByRole('textbox', { name: 'Signature' }), name);
    await again.user.click(screen.getByRole('button', { name: 'Sign' }));
    expect(await screen.findByText('Agreement signed')).toBeInTheDocument();
    await waitFor(() => expect(again.path()).toBe('/account/licenses'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Account' })).toBeInTheDocument();
    again.unmount();
  });

  it('is led there by the first refusal when the agreement goes while the page is open', async () => {
    const view = await open('/account/licenses', 'hal');
    expect(await screen.findByRole('heading', { level: 1, name: 'Account' })).toBeInTheDocument();
    await revokeAgreementOf('hal');
    await view.queryClient.invalidateQueries();
    expect(await screen.findByText('Sign to go on')).toBeInTheDocument();
    expect(view.search()).toEqual({ redirect: '/account/licenses' });
    view.unmount();
  });
});
