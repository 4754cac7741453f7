import { screen } from '@testing-library/react';
import { renderFeature, startTestHost, type TestHost } from '@upline/testing';
import { chooseOption } from '@upline/ui-kit/testing/choose-option.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { officePaymentsFeature } from '../../office.ts';

let host: TestHost;
beforeAll(async () => {
  host = await startTestHost();
});
afterAll(() => host.close());

const FILE = `--part\r\ncontent-disposition: form-data; name="file"; filename="statement.csv"\r\ncontent-type: text/csv\r\n\r\nFoo,Bar,Baz\nNW-100,First Year,100.00\n\r\n--part--\r\n`;

/** Sends a statement whose headings say nothing. */
async function sendStatement(): Promise<{ id: string; version: number }> {
  const { headers } = await host.signInAs('super');
  const { id: provider_id } = await host.db.selectFrom('provider').select('id').executeTakeFirstOrThrow();
  const sent = await host.app.inject({
    method: 'POST',
    url: `/admin/provider-statements?provider_id=${provider_id}&statement_ref=MAPPED-1&statement_date=2026-01-31&currency=USD`,
    headers: { ...headers, 'content-type': 'multipart/form-data; boundary=part' },
    payload: Buffer.from(FILE),
  });
  const { id } = JSON.parse(sent.body);
  await host.platform.jobs.drain();
  const shown = await host.app.inject({ method: 'GET', url: `/admin/provider-statements/${id}`, headers });
  return JSON.parse(shown.body);
}

const fieldOf = (heading: string) => screen.getByRole('combobox', { name: `Field of ${heading}` });

it('keeps the columns that were chosen while somebody else chose others, and takes them then', async () => {
  const { id, version } = await sendStatement();
  const view = await renderFeature({
    host,
    features: [officePaymentsFeature],
    at: `/provider-payments/imports/${id}`,
    as: 'admin',
    variant: 'admin',
  });
  await screen.findByText('Columns');
  for (const [heading, field] of [
    ['Foo', 'Policy Number'],
    ['Bar', 'Kind'],
    ['Baz', 'Amount'],
  ] as const)
    await chooseOption(view.user, fieldOf(heading), field);

  const { headers } = await host.signInAs('super');
  const other = await host.app.inject({
    method: 'PUT',
    url: `/admin/provider-statements/${id}/mapping`,
    headers: { ...headers, 'if-match': String(version), 'content-type': 'application/json' },
    payload: Buffer.from(JSON.stringify({ fields: ['policy_number', null, null] })),
  });
  expect(other.statusCode, other.body).toBe(200);

  const use = () => view.user.click(screen.getByRole('button', { name: 'Use these columns' }));
  /** The file is read with other columns, and then shown. */
  const readAgain = async () => {
    await screen.findByText(/^Reading the file/);
    await host.platform.jobs.drain();
  };
  await use();
  await readAgain();
  expect(await screen.findByRole('combobox', { name: 'Field of Baz' })).toHaveValue('Amount');
  expect(screen.getByText('The columns are as they were, and what you chose is kept.')).toBeVisible();
  await use();
  await readAgain();
  expect(await screen.findByText(/^Nothing is booked yet/)).toBeInTheDocument();
  view.unmount();
});
