import { expect, test } from '../../../../tooling/e2e/test.ts';
import { addClient } from './client.ts';

test.use({ person: 'ana' });

test('deleting asks in the words of the specification and deletes on Delete (SPEC 8)', async ({
  page,
  session,
}) => {
  const { id, name } = await addClient(session);
  await page.goto(`/business/clients/${id}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const ask = async () => {
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Delete client' }).click();
    return page.getByRole('dialog', { name: 'Delete client' });
  };
  const question = await ask();
  await expect(question.getByText('Are you sure you want to delete this client?')).toBeVisible();
  await question.getByRole('button', { name: 'Keep it' }).click();
  await expect(question).toBeHidden();
  await (await ask()).getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page).toHaveURL('/business/clients');
  await expect(page.getByText('Client deleted')).toBeVisible();
  await expect(page.getByRole('link', { name })).toBeHidden();
});

test('an archived client leaves the list and comes back when restored (R-CLI-02)', async ({
  page,
  session,
}) => {
  const { id, name, last_name } = await addClient(session);
  await page.goto(`/business/clients/${id}`);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Archive client' }).click();
  await expect(page.getByText('This client is archived.')).toBeVisible();
  const found = `/business/clients?filter=${encodeURIComponent(JSON.stringify({ name: { contains: last_name } }))}`;
  await page.goto(found);
  await expect(page.getByText('Clear filters')).toBeVisible();
  await page.goto(`/business/clients/${id}`);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Restore client' }).click();
  await expect(page.getByText('This client is archived.')).toBeHidden();
  await page.goto(found);
  await expect(page.getByRole('link', { name })).toBeVisible();
});

test('notes are written, changed and deleted in place (domain.md 2.10)', async ({ page, session }) => {
  const { id } = await addClient(session);
  await page.goto(`/business/clients/${id}?tab=notes`);
  await expect(page.getByRole('link', { name: 'Notes' })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('link', { name: 'Overview' })).not.toHaveAttribute('aria-current', 'page');
  await page.getByRole('textbox', { name: 'Note' }).fill('Prefers a call before noon.');
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByText('Note created successfully')).toBeVisible();
  const note = page.getByText('Prefers a call before noon.');
  await expect(note).toBeVisible();
  await page.getByRole('button', { name: 'Edit note' }).click();
  await page.getByRole('textbox', { name: 'Note' }).last().fill('Prefers a call after noon.');
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(page.getByText('Prefers a call after noon.')).toBeVisible();
  await page.getByRole('button', { name: 'Delete note' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('Prefers a call after noon.')).toBeHidden();
});
