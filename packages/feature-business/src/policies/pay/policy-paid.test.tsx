import { act, screen, waitFor, within } from '@testing-library/react';
import { dayAt } from '@upline/domain';
import { giveBankAccounts, renderFeature, startTestHost, type TestHost } from '@upline/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { officeBusinessFeature } from '../../office.ts';
import { enterPolicy, openBusiness, showPolicy, type View } from '../policies.test-support.ts';

let host: TestHost;
beforeAll(async () => {
  host = await startTestHost();
});
afterAll(() => host.close());

/** Who earns on a policy of Ana's, from her up; generations above are seen by the home office alone. */
const CHAIN = ['ana', 'ben', 'cara', 'dev', 'eve'];
const NAMES = [
  'Ana Alvarez',
  'Ben Okafor',
  'Cara Nguyen',
  'Dev Patel',
  'Eve Lindqvist',
  'Gus Kowalski',
  'Fay Robinson',
];

const openOffice = (at: string, as = 'admin') =>
  renderFeature({ host, features: [officeBusinessFeature], at, as, variant: 'admin' });

/** Takes a step of the home office from the menu, with the answers it asks for. */
async function take(view: View, step: string, answers: Record<string, string> = {}) {
  await view.user.click(await screen.findByRole('button', { name: 'More actions' }));
  await view.user.click(await screen.findByRole('menuitem', { name: step }));
  const dialog = await screen.findByRole('dialog', { name: step });
  for (const [name, words] of Object.entries(answers))
    await view.user.type(within(dialog).getByRole('textbox', { name }), words);
  await view.user.click(within(dialog).getByRole('button', { name: step }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
}

/** Everybody's own lines of the policy, in cents, as their own compensation list gives them. */
async function linesOf(as: string, policyId: string) {
  const view = await openBusiness(host, '/business', as);
  const { rows } = await view.api.call('listCompensations', { query: { limit: '500' } } as never);
  view.unmount();
  return rows
    .filter(({ policy_id }) => policy_id === policyId)
    .map(({ compensation_type, amount_cents, status }) => [compensation_type, amount_cents, status])
    .toSorted();
}

async function codesOf(people: readonly string[]) {
  const codes: string[] = [];
  for (const as of people) {
    const view = await openBusiness(host, '/business', as);
    codes.push((await view.api.call('getAccess')).user.code);
    view.unmount();
  }
  return codes;
}

/** Imports the statement in which the carrier pays what it owes on the policy (domain.md 2.22). */
async function importStatement(policy: Awaited<ReturnType<typeof enterPolicy>>) {
  const { policy_number, provider, bv_cents } = policy;
  const { headers } = await host.signInAs('admin');
  const day = dayAt(host.clock.now(), 'America/New_York');
  const part =
    'content-disposition: form-data; name="file"; filename="granite.csv"\r\ncontent-type: text/csv';
  const line = `${policy_number},First Year,${bv_cents / 100}`;
  const sent = await host.app.inject({
    method: 'POST',
    url: `/admin/provider-statements?provider_id=${provider.id}&statement_ref=GM-1&statement_date=${day}&currency=USD`,
    headers: { ...headers, 'content-type': 'multipart/form-data; boundary=part' },
    // Bytes of this page's realm are no bytes to the server's.
    payload: `--part\r\n${part}\r\n\r\npolicy_number,kind,amount\n${line}\r\n--part--\r\n` as never,
  });
  expect(sent.statusCode).toBe(202);
  await host.platform.jobs.drain();
  const office = await openOffice('/business');
  const { id } = JSON.parse(Buffer.from(sent.rawPayload).toString()) as { id: string };
  const statement = { params: { id } };
  const { version } = await office.api.call('getProviderStatement', statement);
  await office.api.call('bookProviderStatement', { ...statement, ifMatch: version } as never);
  office.unmount();
  await host.platform.jobs.drain();
}

/** Drafts and opens the pay run as one admin and closes it as another (R-MNY-32). */
async function payEverybody() {
  const opener = await openOffice('/business');
  const drafted = await opener.api.call('createPayRun', { body: {} } as never);
  const run = { params: { id: drafted.id } };
  await opener.api.call('openPayRun', { ...run, ifMatch: drafted.version } as never);
  await host.platform.jobs.drain();
  const { version } = await opener.api.call('getPayRun', run);
  opener.unmount();
  const closer = await openOffice('/business', 'super');
  await closer.api.call('closePayRun', { ...run, ifMatch: version } as never);
  await host.platform.jobs.drain();
  expect(await closer.api.call('getPayRun', run)).toMatchObject({ status: 'Closed' });
  closer.unmount();
}

it('a policy goes from its entry over Action Required to Approved and paid, to each their own cents (4.11, example 1)', async () => {
  let ana = await openBusiness(host, '/business');
  const policy = await enterPolicy(ana, host);
  ana.unmount();

  let office = await openOffice(`/business/${policy.policy_number}`);
  await take(office, 'Ask for something', { 'What is needed': 'The signed page 3.' });
  office.unmount();

  ana = await openBusiness(host, '/business');
  await showPolicy(ana, policy.policy_number);
  expect((await screen.findAllByText('Action Required')).length).toBeGreaterThan(0);
  await ana.user.click(await screen.findByRole('button', { name: 'Answer' }));
  await ana.user.type(await screen.findByRole('textbox', { name: 'Answer' }), 'Sent with the file.');
  await ana.user.click(screen.getByRole('button', { name: 'Send answer' }));
  expect(await screen.findByText('Requirement updated successfully')).toBeInTheDocument();
  ana.unmount();

  await importStatement(policy);
  office = await openOffice(`/business/${policy.policy_number}`);
  await office.user.click(await screen.findByRole('button', { name: 'Mark as done' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Mark as done' })).not.toBeInTheDocument());
  await take(office, 'Issue policy');
  await office.user.click(screen.getByRole('link', { name: 'Compensation' }));
  await screen.findByText(/^Nobody is paid on this policy now/);
  await take(office, 'Mark ready to pay');
  // What is shown beneath the step is asked for again.
  expect(await screen.findByRole('table', { name: 'Who is paid' })).toHaveTextContent('$1,260.00');
  expect((await screen.findAllByText('Ready To Pay')).length).toBeGreaterThan(0);
  office.unmount();
  expect(await linesOf('ana', policy.id)).toEqual([['Writing', 126_000, 'Pending']]);

  await giveBankAccounts(host, await codesOf(CHAIN));
  await payEverybody();
  expect({
    ana: await linesOf('ana', policy.id),
    ben: await linesOf('ben', policy.id),
    cara: await linesOf('cara', policy.id),
    dev: await linesOf('dev', policy.id),
    eve: await linesOf('eve', policy.id),
    // Another branch, and somebody below.
    hal: await linesOf('hal', policy.id),
    tom: await linesOf('tom', policy.id),
  }).toEqual({
    ana: [['Writing', 126_000, 'Paid']],
    ben: [['Override Bonus', 36_000, 'Paid']],
    cara: [['Override Bonus', 36_000, 'Paid']],
    dev: [['Override Bonus', 36_000, 'Paid']],
    eve: [
      ['Override Bonus', 18_000, 'Paid'],
      ['Revenue Bonus', 21_600, 'Paid'],
    ],
    hal: [],
    tom: [],
  });

  ana = await openBusiness(host, '/business');
  await showPolicy(ana, policy.policy_number, '?tab=compensation');
  const lines = await screen.findByRole('list', { name: 'Compensation' });
  expect(within(lines).getByText('$1,260.00')).toBeInTheDocument();
  expect(within(lines).queryByText('$360.00')).not.toBeInTheDocument();
  expect(within(lines).getByText('Paid')).toBeInTheDocument();
  await ana.user.click(within(lines).getByRole('button', { name: 'Explain' }));
  expect(await screen.findByRole('table', { name: 'Explanation of Writing' })).toHaveTextContent(/35%/);
  await act(() => ana.router.navigate({ href: `/business/${policy.policy_number}` }));
  expect((await screen.findAllByText('Approved')).length).toBeGreaterThan(0);
  ana.unmount();

  // An upline asks from the list of the team, and is told of the own line alone.
  const ben = await openBusiness(host, `/business?team=Infinity&policy=${policy.id}`, 'ben');
  await ben.user.click(await screen.findByRole('button', { name: 'Why am I paid, or not?' }));
  const why = await screen.findByRole('list', { name: 'Why' });
  expect(why).toHaveTextContent(/^Override Bonus.*10%.*\$360\.00/);
  expect(why).not.toHaveTextContent('$1,260.00');
  ben.unmount();

  // The home office sees the lines of everybody, and can say why somebody has none (R-EXP-01, R-EXP-02).
  office = await openOffice(`/business/${policy.policy_number}?tab=compensation`);
  const paid = await screen.findByRole('table', { name: 'Who is paid' });
  const names = within(paid)
    .getAllByRole('link')
    .map((link) => link.textContent?.split(' (')[0]);
  expect([...new Set(names)]).toEqual(NAMES);
  const row = (name: RegExp) => within(paid).getByRole('row', { name });
  expect(row(/^Ana Alvarez/)).toHaveTextContent(/35%\$1,260\.00$/);
  // The share of the house closes the sum: all of it is the BV of the policy.
  const amounts = within(paid)
    .getAllByRole('row')
    .flatMap((each) => /\$([\d,.]+)$/.exec(each.textContent ?? '')?.[1] ?? []);
  const sum = amounts.reduce((cents, amount) => cents + Math.round(Number(amount.replace(',', '')) * 100), 0);
  expect(sum).toBe(360_000);
  expect(row(/^House/)).toBeInTheDocument();
  expect(row(/^All of it/)).toHaveTextContent('100%3,600.00 BV');
  await office.user.click(within(row(/^Ana Alvarez/)).getByRole('button', { name: /explain/ }));
  expect(await screen.findByRole('table', { name: 'Explanation of Writing' })).toHaveTextContent(/35%/);
  await office.user.type(screen.getByRole('combobox', { name: 'Associate' }), 'Hal Thompson');
  await office.user.click(await screen.findByRole('option', { name: /Hal Thompson/ }));
  expect(await screen.findByText(/has no line on this policy: not in the chain/)).toBeInTheDocument();
  office.unmount();
});
