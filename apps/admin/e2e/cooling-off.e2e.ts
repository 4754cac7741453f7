import { randomInt } from 'node:crypto';
import { addresses } from '../../../tooling/e2e/addresses.ts';
import { accessibilityProblems } from '../../../tooling/e2e/axe.ts';
import { expect, sessionOf, test } from '../../../tooling/e2e/test.ts';

test.use({ app: 'admin', person: 'admin' });

// biome-ignore lint/suspicious/noExplicitAny: answers are read as the journey needs them
async function send(method: 'POST' | 'PUT', path: string, body: object): Promise<any> {
  const answer = await fetch(`${addresses.api}/registrations${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const read = await answer.json();
  expect(answer.status, JSON.stringify(read)).toBeLessThan(300);
  return read;
}

const QUESTIONS = ['felony', 'misdemeanour', 'regulator', 'bankruptcy', 'carrier_debt', 'other_organisation'];

/** Somebody under `hal` who has signed and is about to pay; names have no digits. */
async function aboutToPay(): Promise<{
  readonly name: string;
  readonly token: string;
  readonly url: string;
}> {
  const digits = String(randomInt(1_000_000)).padStart(6, '0');
  const last = `X${[...digits].map((digit) => 'abcdefghij'[Number(digit)]).join('')}`;
  const { body: hal } = await (await sessionOf('hal')).call('GET', '/account/profile');
  const plan = { channel: 'standard', country: 'USA', plan: 'associate' };
  const { token } = await send('POST', '', { upline: hal.code, ...plan });
  await send('PUT', '/personal', {
    token,
    legal_first_name: 'Tess',
    legal_last_name: last,
    first_name: 'Tess',
    last_name: last,
    date_of_birth: '1990-05-17',
    phone: '(212) 555-0142',
    phone_type: 'Mobile',
    language: 'en',
    email: `tess.${last.toLowerCase()}@example.com`,
    ssn_sin: `7${digits.slice(0, 2)}-${String(11 + randomInt(80))}-${String(1_000 + randomInt(8_999))}`,
  });
  await send('PUT', '/address', {
    token,
    address: {
      line1: '12 Oak Street',
      line2: null,
      city: 'Austin',
      state: 'TX',
      postal_code: '78701',
      country: 'USA',
    },
    mailing: null,
  });
  await send('PUT', '/background', {
    token,
    ...Object.fromEntries(QUESTIONS.map((key) => [key, { answer: 'No', explanation: null }])),
  });
  const { legal_name, texts, fee_cents } = await send('POST', '/agreement', { token });
  await send('PUT', '/agreement', {
    token,
    has_read: true,
    has_consented: true,
    text_ids: texts.map(({ id }: { readonly id: string }) => id),
    signed_name: legal_name,
  });
  const { url } = await send('POST', '/payment', { token, fee_cents });
  return { name: `Tess ${last}`, token, url };
}

test('somebody pays, changes their mind, and the office gives the fee back and closes the account (R-REG-06)', async ({
  page,
  browserOf,
}) => {
  const { name, token, url } = await aboutToPay();
  const payer = await browserOf(await sessionOf('hal'));
  await payer.goto(url);
  await payer.getByRole('button', { name: /^Pays/ }).first().click();
  await expect(async () => {
    expect((await send('POST', '/open', { token })).status).toBe('Paid');
  }).toPass();

  const filter = JSON.stringify({ name: { contains: name } });
  await page.goto(`${addresses.admin}/registrations?filter=${encodeURIComponent(filter)}`);
  const row = page.getByRole('row', { name: new RegExp(name) });
  await expect(row).toContainText('Account');
  await row.getByRole('link', { name: /^R-\d{6}$/ }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Refund and close account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cooling-off refund' });
  await expect(dialog).toContainText('$125.00 go back to the card');
  await dialog.getByRole('textbox', { name: /Reason/ }).fill('Changed her mind, by phone');
  await dialog.getByRole('button', { name: 'Refund and close' }).click();
  await expect(page.getByText('The fee went back within the cooling-off period')).toBeVisible();
  await expect(page.getByText('Terminated')).toBeVisible();
  // A job gives the money back a moment later.
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('link', { name: /^P-\d{6}.*Refunded/ })).toBeVisible({ timeout: 2_000 });
  }).toPass();
  expect((await send('POST', '/open', { token })).status).toBe('Refunded');
});
