import { addresses, PASSWORD } from '../../../tooling/e2e/addresses.ts';
import { accessibilityProblems } from '../../../tooling/e2e/axe.ts';
import { pressInHead } from '../../../tooling/e2e/layers.ts';
import { expect, type Page, sessionOf, test } from '../../../tooling/e2e/test.ts';

test.use({ app: 'admin', person: 'admin' });

const found = (filter: object) =>
  `/admin/associates?limit=2&order=${encodeURIComponent('{"code":"DESC"}')}&filter=${encodeURIComponent(JSON.stringify(filter))}`;

/** Trainees whom no other file uses; the journeys below run at once and take one each. */
const TRAINEE = { level: { in: ['TA'] }, status: { in: ['Active'] }, country: { in: ['USA'] } };

async function send(page: Page, name: string) {
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
}

test('an SSN that the office looks at is in the audit trail, and its owner sees it (7.1, 8.2)', async ({
  page,
  session,
  browserOf,
  watch,
}) => {
  // The password is asked for where the last one is older than five minutes.
  watch.allow(403);
  const hal = await sessionOf('hal');
  const { rows } = (await session.call('GET', found({ name: { eq: 'Hal Thompson' } }))).body;
  await page.goto(`/associates/${rows[0].code}`);
  await pressInHead(page, /^Show SSN and birth date/);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('Form 1099 came back, asked by phone');
  await send(page, 'Show SSN and birth date');
  const password = dialog.getByLabel('Password', { exact: true });
  const number = dialog.getByText(/^\d{3}-\d{2}-\d{4}$/);
  await password.or(number).waitFor();
  if (await password.isVisible()) {
    await password.fill(PASSWORD);
    await send(page, 'Show SSN and birth date');
  }
  await expect(number).toBeVisible();
  await send(page, 'Done');
  await expect(dialog).toBeHidden();
  await page.getByRole('navigation', { name: 'Associate' }).getByRole('link', { name: 'Audit' }).click();
  await expect(page.getByText('Reason: Form 1099 came back, asked by phone').first()).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);

  const portal = await browserOf(hal);
  await portal.goto(`${addresses.portal}/account/password`);
  await expect(portal.getByText(/^Support viewed your tax identifier on /).first()).toBeVisible();
});

test('a transfer shows what it would change, waits for its day and is canceled (R-UPL-03)', async ({
  page,
  session,
}) => {
  const { rows } = (await session.call('GET', found(TRAINEE))).body;
  await page.goto(`/associates/${rows[0].code}`);
  await pressInHead(page, /^Transfer/);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('New Upline').fill('eve lindqvist');
  await page.getByRole('option', { name: /Eve Lindqvist/ }).click();
  await expect(dialog.getByText(/Production and recruits count there from/)).toBeVisible();
  const today = new Date();
  const day = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 2, 1));
  const month = String(day.getUTCMonth() + 1).padStart(2, '0');
  await dialog.getByLabel('Effective Date', { exact: true }).fill(`${month}/01/${day.getUTCFullYear()}`);
  await dialog.getByLabel('Reason').fill('Moved to another city');
  await send(page, 'Start transfer');
  await expect(dialog.getByText(/^The transfer is scheduled/)).toBeVisible();
  await send(page, 'Done');
  await page.getByRole('navigation', { name: 'Associate' }).getByRole('link', { name: 'Network' }).click();
  await page.getByRole('button', { name: 'Cancel transfer' }).click();
  await send(page, 'Cancel transfer');
  await expect(dialog).toBeHidden();
  await expect(
    page.getByRole('table', { name: 'Transfers and changes of level' }).getByText('Cancelled'),
  ).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
});

test('a status is changed after the office has seen what follows (2.1)', async ({ page, session }) => {
  const { rows } = (await session.call('GET', found(TRAINEE))).body;
  await page.goto(`/associates/${rows[1].code}`);
  await pressInHead(page, /^Suspend/);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('The associate may look but not change anything.')).toBeVisible();
  await dialog.getByLabel('Reason').fill('Complaint under review');
  await send(page, 'Suspend');
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Suspended').first()).toBeVisible();
  await pressInHead(page, /^End suspension/);
  await dialog.getByLabel('Reason').fill('Complaint withdrawn');
  await send(page, 'End suspension');
  await expect(dialog).toBeHidden();
  await page.getByRole('navigation', { name: 'Associate' }).getByRole('link', { name: 'Audit' }).click();
  await expect(page.getByText('Reason: Complaint withdrawn').first()).toBeVisible();
});
