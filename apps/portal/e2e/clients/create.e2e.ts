import { expect, test } from '../../../../tooling/e2e/test.ts';
import { addClient, fillPerson, ownName } from './client.ts';

test.use({ person: 'ana' });

test('a double click creates one client and opens it (R-34, SPEC 8)', async ({ page, session }) => {
  const last = ownName('Quill');
  await page.goto('/business/clients');
  await page.getByRole('link', { name: 'Create client' }).click();
  await fillPerson(page, { first: 'Nora', last, email: `${last}@example.com` });
  await page.getByRole('button', { name: 'Create client' }).dblclick();
  await expect(page.getByText('Client created successfully')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: `Nora ${last}` })).toBeVisible();
  await expect(page).toHaveTitle(`Nora ${last} · Clients · Upline`);
  const filter = JSON.stringify({ name: { contains: last } });
  const { body } = await session.call('GET', `/business/clients?filter=${encodeURIComponent(filter)}`);
  expect(body.rows).toHaveLength(1);
});

test('missing fields are named beside them and in a summary that takes the focus (X-08, SPEC 5)', async ({
  page,
}) => {
  await page.goto('/business/clients/create');
  await page.getByRole('button', { name: 'Create client' }).click();
  const summary = page.getByRole('alert').filter({ hasText: 'Please correct' });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('button')).toContainText([
    'First Name is required',
    'Last Name is required',
  ]);
  await expect(page.getByLabel('First Name')).toHaveAccessibleDescription(/First Name is required/);
  await expect(page.getByLabel('Email', { exact: true })).toHaveAccessibleDescription(
    /Enter an email or a phone/,
  );
  await summary.getByRole('button', { name: 'Last Name is required' }).click();
  await expect(page.getByLabel('Last Name')).toBeFocused();
});

test('a refusal of the server lands on its field (D.2.15)', async ({ page, watch }) => {
  watch.allow(422);
  await page.goto('/business/clients/create');
  await fillPerson(page, { first: 'Nora', last: ownName('Quill'), email: `${ownName('a')}@example.com` });
  await page.getByLabel('Date of Birth').first().fill('04/12/1850');
  await page.getByRole('button', { name: 'Create client' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Please correct' })).toBeFocused();
  await expect(page.getByLabel('Date of Birth').first()).toHaveAttribute('aria-invalid', 'true');
});

test('a look-alike is pointed out and can be saved all the same (R-CLI-01)', async ({ page, session }) => {
  const twin = await addClient(session, { first_name: 'Otto' });
  await page.goto('/business/clients/create');
  await fillPerson(page, { first: 'Ottilie', last: ownName('Quill'), email: twin.email });
  await expect(page.getByText(`A similar client exists: Otto ${twin.last_name}`)).toBeVisible();
  await page.getByRole('button', { name: 'Create client' }).click();
  await expect(page.getByText('Client created successfully')).toBeVisible();
});

test('leaving with changes asks first, by back as well (D.2.17)', async ({ page }) => {
  await page.goto('/business/clients');
  await page.getByRole('link', { name: 'Create client' }).click();
  await page.getByLabel('First Name').fill('Nora');
  await page.getByRole('link', { name: 'Cancel' }).click();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await expect(question.getByRole('button', { name: 'Stay' })).toBeFocused();
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(question).toBeHidden();
  await expect(page.getByLabel('First Name')).toHaveValue('Nora');
  await page.evaluate(() => history.back());
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(page).toHaveURL(/\/clients\/create$/);
  await expect(page.getByLabel('First Name')).toHaveValue('Nora');
  await page.evaluate(() => history.back());
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/business\/clients$/);
});
