import { act, screen, waitFor, within } from '@testing-library/react';
import { dayAt } from '@upline/domain';
import { draftsKept, openTraining, renderFeature, startTestHost, type TestHost } from '@upline/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enterPolicy, openBusiness, showPolicy } from './policies.test-support.ts';

let host: TestHost;
beforeAll(async () => {
  host = await startTestHost();
});
afterAll(() => host.close());

const codeOf = async (username: string) => {
  const view = await openBusiness(host, '/business', username);
  const { user } = await view.api.call('getAccess');
  view.unmount();
  return user.code;
};
const region = (name: string) => screen.findByRole('region', { name });

/** Sends a small PDF as Ana's browser would. */
async function attachPdf(id: string) {
  const { headers } = await host.signInAs('ana');
  const lines = [
    '--part',
    'content-disposition: form-data; name="file"; filename="application.pdf"',
    'content-type: application/pdf',
    '',
    '%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n',
    '--part--',
    '',
  ];
  const sent = await host.app.inject({
    method: 'POST',
    url: `/business/policies/${id}/attachments`,
    headers: { ...headers, 'content-type': 'multipart/form-data; boundary=part' },
    // Bytes of this page's realm are no bytes to the server's.
    payload: lines.join('\r\n') as never,
  });
  expect(sent.statusCode).toBe(200);
}

describe('a policy (domain.md 2.12)', () => {
  it('opens with its figures, its timeline and its shares', async () => {
    const view = await openBusiness(host, '/business');
    const { policy_number } = await enterPolicy(view, host);
    await showPolicy(view, policy_number);
    expect(screen.getAllByText('3,600.00 BV')).not.toEqual([]);
    expect(screen.getAllByText('$3,600.00').length).toBeGreaterThan(0);
    expect(screen.getByText('$500,000.00')).toBeInTheDocument();
    const timeline = await screen.findByRole('list', { name: 'Timeline' });
    expect(
      within(timeline)
        .getAllByRole('listitem')
        .map((step) => step.textContent),
    ).toEqual([
      expect.stringMatching(/^Submitted\d\d\/\d\d\/\d{4}$/),
      'IssuedNot yet',
      'PlacedNot yet',
      'PaidNot yet',
    ]);
    expect(within(await region('Roles and shares')).getByText('Ana Alvarez')).toBeInTheDocument();
    view.unmount();
  });

  it('names what the submission check finds about it now (R-CHK-01)', async () => {
    const view = await openBusiness(host, '/business');
    const { policy_number } = await enterPolicy(view, host, { state: 'OH' });
    await showPolicy(view, policy_number);
    const check = within(await region('Submission check'));
    expect(check.getByText(/^No valid Life license in OH on /)).toBeInTheDocument();
    expect(check.getAllByText('Holds up payment')).not.toEqual([]);
    view.unmount();
  });

  it('shows compensation, files and activity, each at an address of its own', async () => {
    const view = await openBusiness(host, '/business');
    const { policy_number } = await enterPolicy(view, host);
    await showPolicy(view, policy_number);
    await view.user.click(screen.getByRole('link', { name: 'Compensation' }));
    expect(await screen.findByText(/appears when it is ready to pay/)).toBeInTheDocument();
    expect(view.search()).toEqual({ tab: 'compensation' });
    await view.user.click(screen.getByRole('link', { name: /^Attachments/ }));
    expect(await screen.findByText('No files are attached.')).toBeInTheDocument();
    await view.user.click(screen.getByRole('link', { name: 'Activity' }));
    expect(await screen.findByText('Policy created')).toBeInTheDocument();
    view.unmount();
  });

  it('opens with its overview at the address of a part that does not exist', async () => {
    const view = await openBusiness(host, '/business');
    const { policy_number } = await enterPolicy(view, host);
    await showPolicy(view, policy_number, '?tab=nothing');
    expect(await region('Roles and shares')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'page');
    view.unmount();
  });

  it('lists its files and lets the writing associate take one away', async () => {
    const view = await openBusiness(host, '/business');
    const { id, policy_number } = await enterPolicy(view, host);
    await attachPdf(id);
    await showPolicy(view, policy_number, '?tab=attachments');
    const files = await screen.findByRole('list', { name: 'Attachments' });
    expect(within(files).getByText('application.pdf')).toBeInTheDocument();
    await view.user.click(within(files).getByRole('button', { name: 'Delete' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete file' });
    await view.user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('No files are attached.')).toBeInTheDocument();
    view.unmount();
  });
});

it('a replacement leads from its requirement to the notice it waits for (domain.md 2.12)', async () => {
  const view = await openBusiness(host, '/business');
  const { policy_number } = await enterPolicy(view, host, {
    is_replacement: true,
    replaced_policy: 'Old Harbor 1234',
  });
  await showPolicy(view, policy_number);
  const card = await region('Requirements');
  expect(within(card).getByText('Replacement Notice is required')).toBeInTheDocument();
  await view.user.click(within(card).getByRole('link', { name: 'Attach the notice' }));
  expect(await screen.findByRole('combobox', { name: 'Kind of file' })).toHaveValue('Replacement Notice');
  view.unmount();
});

describe('a split (R-POL-02)', () => {
  const entered = async () => {
    const cara = await codeOf('cara');
    const ana = await openBusiness(host, '/business');
    const policy = await enterPolicy(ana, host, {
      writing_share_bps: 6_000,
      splits: [{ associate_code: cara, share_bps: 4_000 }],
    });
    ana.unmount();
    return policy;
  };

  it('is accepted by the associate it waits for, and by nobody else', async () => {
    const { policy_number } = await entered();
    const writer = await openBusiness(host, `/business/${policy_number}`);
    expect(within(await region('Roles and shares')).getByText('Pending For Associate')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Accept split' })).not.toBeInTheDocument();
    writer.unmount();

    const cara = await openBusiness(host, `/business/${policy_number}`, 'cara');
    await cara.user.click(await screen.findByRole('button', { name: 'Accept split' }));
    expect(await screen.findByText('Split accepted')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('Pending For Associate')).not.toBeInTheDocument());
    expect(within(await region('Roles and shares')).getByText('Approved')).toBeInTheDocument();
    cara.unmount();
  });

  it('is added afterwards by the writing associate, and withdrawn while it waits', async () => {
    const view = await openBusiness(host, '/business');
    const { policy_number } = await enterPolicy(view, host);
    await showPolicy(view, policy_number);
    const card = await region('Roles and shares');
    await view.user.click(within(card).getByRole('button', { name: 'Add a split' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add a split' });
    const share = within(dialog).getByRole('textbox', { name: /^Share/ });
    await view.user.type(within(dialog).getByRole('combobox', { name: /^Split Associate/ }), 'Cara');
    const [cara] = await screen.findAllByRole('option', { name: /Cara Nguyen/ });
    await view.user.click(cara as HTMLElement);
    await view.user.type(share, '100');
    await view.user.click(within(dialog).getByRole('button', { name: 'Add split' }));
    expect(within(dialog).getAllByText(/Share must be less than or equal to 99%/).length).toBeGreaterThan(0);
    await view.user.clear(share);
    await view.user.type(share, '60');
    expect(within(dialog).getByText(/asked to accept 60%; so is the home office/)).toBeInTheDocument();
    expect(draftsKept()).toHaveLength(1);
    view.unmount();

    const again = await openBusiness(host, `/business/${policy_number}`, 'ana', true);
    const back = within(await screen.findByRole('dialog', { name: 'Add a split' }));
    expect(await back.findByText('What you had typed is back.')).toBeInTheDocument();
    expect(back.getByText(/Cara Nguyen.* is asked to accept 60%/)).toBeInTheDocument();
    await again.user.click(back.getByRole('button', { name: 'Add split' }));
    const shares = within(await region('Roles and shares'));
    expect(await shares.findByText('Pending For Associate')).toBeInTheDocument();
    await again.user.click(shares.getByRole('button', { name: 'Withdraw split' }));
    const question = await screen.findByRole('dialog', { name: 'Withdraw split' });
    expect(question).toHaveTextContent('Are you sure you want to withdraw this split?');
    await again.user.click(within(question).getByRole('button', { name: 'Withdraw' }));
    await waitFor(() => expect(shares.queryByText('Pending For Associate')).not.toBeInTheDocument());
    again.unmount();
  });

  it('is refused with a reason', async () => {
    const { policy_number } = await entered();
    const cara = await openBusiness(host, `/business/${policy_number}`, 'cara');
    await cara.user.click(await screen.findByRole('button', { name: 'Refuse split' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Refuse split' }));
    const reason = await dialog.findByRole('textbox', { name: 'Reason' });
    await cara.user.click(dialog.getByRole('button', { name: 'Refuse split' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Reason is required');
    await cara.user.type(reason, 'We agreed on half');
    await cara.user.click(dialog.getByRole('button', { name: 'Refuse split' }));
    expect(await screen.findByText('Split refused')).toBeInTheDocument();
    cara.unmount();
  });
});

it('a training case is acknowledged where it stands, with a word or without (R-TRN-01)', async () => {
  const tom = await codeOf('tom');
  const view = await openBusiness(host, '/business');
  const { user } = await view.api.call('getAccess');
  const today = dayAt(host.clock.now(), 'America/New_York');
  await openTraining(host, tom, user.code);
  const { id, policy_number, version } = await enterPolicy(view, host, {
    training_associate_code: tom,
  });
  await showPolicy(view, policy_number);
  expect(
    within(await region('Roles and shares')).getByText(/until the policy is issued/),
  ).toBeInTheDocument();
  view.unmount();
  const office = await renderFeature({ host, features: [], at: '/', as: 'super', variant: 'admin' });
  await office.api.call('issuePolicy', {
    params: { id },
    body: { issue_date: today },
    ifMatch: version,
  });
  office.unmount();
  const ana = await openBusiness(host, `/business/${policy_number}`);
  const card = await region('Roles and shares');
  await ana.user.click(await within(card).findByRole('button', { name: 'Acknowledge case' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Acknowledge case' }));
  await dialog.findByRole('textbox', { name: 'Comment' });
  await ana.user.click(dialog.getByRole('button', { name: 'Acknowledge case' }));
  expect(await screen.findByText('Case acknowledged')).toBeInTheDocument();
  expect(await within(card).findByText('Acknowledged')).toBeInTheDocument();
  ana.unmount();
});

it('a requirement is answered where it stands (domain.md 2.12)', async () => {
  const writer = await openBusiness(host, '/business');
  const policy = await enterPolicy(writer, host);
  writer.unmount();
  const office = await renderFeature({ host, features: [], at: '/', as: 'super', variant: 'admin' });
  await office.api.call('moveAdminPolicy', {
    params: { id: policy.id },
    body: { to: 'Action Required', reason: 'Send the signed illustration.' },
    ifMatch: policy.version,
  });
  office.unmount();
  const ana = await openBusiness(host, '/business');
  await showPolicy(ana, policy.policy_number);
  const card = await region('Requirements');
  expect(within(card).getByText('Send the signed illustration.')).toBeInTheDocument();
  await ana.user.click(within(card).getByRole('button', { name: 'Answer' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Answer' }));
  await ana.user.type(await dialog.findByRole('textbox', { name: 'Answer' }), 'It is attached.');
  await ana.user.click(dialog.getByRole('button', { name: 'Send answer' }));
  expect(await screen.findByText('Requirement updated successfully')).toBeInTheDocument();
  expect(await within(card).findByText('It is attached.')).toBeInTheDocument();
  ana.unmount();
});

describe('a number', () => {
  it('that two providers use offers the choice', async () => {
    const view = await openBusiness(host, '/business');
    const first = await enterPolicy(view, host, { policy_number: 'TWICE-1' });
    const products = await view.api.call('listProductsForSale', { query: { limit: '200' } } as never);
    const other = products.rows.find(
      ({ provider, name }) => provider.id !== first.provider.id && /^Northwind Index/.test(name),
    );
    if (!other) throw new Error('The demo network has one provider only');
    await enterPolicy(view, host, {
      policy_number: 'TWICE-1',
      provider_id: other.provider.id,
      product_id: other.id,
    });
    await act(() => view.router.navigate({ href: '/business/TWICE-1' }));
    const choice = await region('Choose the provider');
    expect(within(choice).getAllByRole('link')).toHaveLength(2);
    await view.user.click(within(choice).getByRole('link', { name: first.provider.name }));
    expect(await screen.findByText('$500,000.00')).toBeInTheDocument();
    expect(view.search()).toEqual({ id: first.id });
    view.unmount();
  });

  it('nobody here has is not found, and so is one of somebody else (R-PRM-02)', async () => {
    const view = await openBusiness(host, '/business/NO-SUCH-1');
    expect(await screen.findByText('Resource not found')).toBeInTheDocument();
    const { policy_number } = await enterPolicy(view, host);
    view.unmount();
    const other = await openBusiness(host, `/business/${policy_number}`, 'hal');
    expect(await screen.findByText('Resource not found')).toBeInTheDocument();
    other.unmount();
  });

  it('shows the permission page where policies may not be read (SPEC 8)', async () => {
    const view = await openBusiness(host, '/business');
    view.failures.fail('/business/policies/by-number/ANY-1', 'forbidden');
    await act(() => view.router.navigate({ href: '/business/ANY-1' }));
    expect(await screen.findByRole('heading', { name: 'Permission Error' })).toBeInTheDocument();
    view.unmount();
  });
});
