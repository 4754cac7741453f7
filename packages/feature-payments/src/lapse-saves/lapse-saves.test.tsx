import { screen, waitFor, within } from '@testing-library/react';
import { addDays, companyToday } from '@upline/domain';
import { renderFeature, startTestHost, type TestHost } from '@upline/testing';
import { chooseOption } from '@upline/ui-kit/testing/choose-option.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { paymentsFeature } from '../feature.ts';

let host: TestHost;
let id: string;

/** What a request answers; bodies are sent as they are. */
async function ask(as: string, method: string, url: string, payload?: string, type = 'application/json') {
  const { headers } = await host.signInAs(as);
  const answer = await host.app.inject({
    method,
    url,
    headers: { ...headers, ...(payload === undefined ? {} : { 'content-type': type }) },
    ...(payload === undefined ? {} : { payload: Buffer.from(payload) }),
  });
  if (answer.statusCode >= 400) throw new Error(answer.body);
  return JSON.parse(answer.body);
}

/** A carrier reports the premium of a policy of hers as late for ten days. */
async function reportLate(): Promise<string> {
  const filter = encodeURIComponent('{"lifecycle":{"eq":"In Force"}}');
  const { rows } = await ask('ana', 'GET', `/business/policies?filter=${filter}&limit=1`);
  const { policy_number, provider } = await ask('ana', 'GET', `/business/policies/${rows[0].id}`);
  const line = `${policy_number},Grace Okafor,In force,${companyToday()},${addDays(companyToday(), -10)}`;
  const file = `policy_number,applicant,status,last_update,premium_due\n${line}`;
  const head = 'content-disposition: form-data; name="file"; filename="feed.csv"\r\ncontent-type: text/csv';
  await ask(
    'super',
    'POST',
    `/admin/carrier-imports?provider_id=${provider.id}`,
    `--x\r\n${head}\r\n\r\n${file}\r\n--x--\r\n`,
    'multipart/form-data; boundary=x',
  );
  await host.platform.jobs.drain();
  return (await ask('ana', 'GET', '/payments/lapse-saves')).rows[0].id;
}

beforeAll(async () => {
  host = await startTestHost();
  id = await reportLate();
});
afterAll(() => host.close());

const PAGE = '/payments/chargebacks/lapse-saves';
const open = (at: string, as: string) => renderFeature({ host, features: [paymentsFeature], at, as });

it('lists what is late and writes down what a call brought', async () => {
  const view = await open(`${PAGE}/${id}`, 'ana');
  expect(await screen.findByText('21 days left')).toBeInTheDocument();
  expect(screen.getByText(/^Nobody has called yet/)).toBeInTheDocument();
  await view.user.click(screen.getByRole('button', { name: 'Log call' }));
  const dialog = await screen.findByRole('dialog', { name: 'Log call' });
  await chooseOption(view.user, within(dialog).getByRole('combobox', { name: /^Outcome/ }), 'Promised');
  await view.user.type(within(dialog).getByRole('textbox', { name: /^Note/ }), 'Pays on Friday');
  await view.user.click(within(dialog).getByRole('button', { name: 'Log call' }));
  expect((await within(dialog).findAllByText('Promised For is required')).length).toBeGreaterThan(0);
  await chooseOption(view.user, within(dialog).getByRole('combobox', { name: /^Outcome/ }), 'Reached');
  await view.user.click(within(dialog).getByRole('button', { name: 'Log call' }));
  // Until the dialog is gone the words are those that were typed into it.
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByText('Pays on Friday')).toBeInTheDocument();
  view.unmount();
});

it('shows an upline the outcome, and nothing of the client', async () => {
  const view = await open(`${PAGE}/${id}`, 'ben');
  expect(
    await within(await screen.findByRole('list', { name: 'Calls' })).findByText('Reached'),
  ).toBeVisible();
  expect(screen.queryByText('Pays on Friday')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Log call' })).toBeNull();
  expect(screen.queryByText('What to say')).toBeNull();
  view.unmount();
});

it('does not know the late premium of another branch', async () => {
  const view = await open(`${PAGE}/${id}`, 'hal');
  expect(await screen.findByRole('heading', { name: 'Resource not found' })).toBeInTheDocument();
  view.unmount();
});
