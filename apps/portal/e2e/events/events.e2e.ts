import { accessibilityProblems } from '../../../../tooling/e2e/axe.ts';
import { expect, test } from '../../../../tooling/e2e/test.ts';

test.use({ person: 'ana' });

test('somebody registers, brings a guest who is paid by card, and gives the tickets back (domain.md 2.26)', async ({
  page,
}) => {
  await page.goto('/dashboard');
  await expect(page.getByRole('region', { name: 'Upcoming events' }).getByRole('link').first()).toBeVisible();
  await page.goto('/events');
  await page.getByRole('link', { name: /Winter Kickoff Convention/ }).click();
  await expect(page.getByRole('heading', { name: 'Winter Kickoff Convention', level: 1 })).toBeVisible();

  await page.getByRole('button', { name: /^Register: Associate, free/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Shirt Size' }).click();
  await page.getByRole('option', { name: 'M', exact: true }).click();
  await dialog.getByRole('button', { name: 'Register' }).click();
  const own = page.getByRole('region', { name: 'Ticket of Ana Alvarez' });
  await expect(own.getByText('Registered')).toBeVisible();
  await expect(own.getByRole('img', { name: /^Code [A-Z0-9]+ of the ticket/ })).toBeVisible();

  await page.getByRole('button', { name: /^Add guest: Guest, \$49\.00/ }).click();
  await dialog.getByRole('textbox', { name: 'First Name' }).fill('Maria');
  await dialog.getByRole('textbox', { name: 'Last Name' }).fill('Lopez');
  await dialog.getByRole('textbox', { name: 'Email' }).fill('maria.lopez@example.com');
  await dialog.getByRole('combobox', { name: 'Shirt Size' }).click();
  await page.getByRole('option', { name: 'S', exact: true }).click();
  await dialog.getByRole('button', { name: 'Add guest' }).click();
  const guest = page.getByRole('region', { name: 'Ticket of Maria Lopez' });
  await expect(guest.getByText('Reserved')).toBeVisible();
  await expect(guest.getByRole('img')).toBeHidden();
  await guest.getByRole('button', { name: 'Pay by card' }).click();
  await page.getByRole('button', { name: /^Pays, and is declined when charged again/ }).click();
  await expect(page).toHaveURL(/\/events\/winter-kickoff-convention/);
  await expect(guest.getByRole('img', { name: /^Code / })).toBeVisible();
  await expect(guest.getByText('Registered')).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);

  await page.goto('/reports/event-tickets');
  const report = page.getByRole('table', { name: 'Event tickets' });
  await expect(report.getByRole('row', { name: /Maria Lopez/ })).toContainText('49.00');
  await report
    .getByRole('row', { name: /Maria Lopez/ })
    .getByRole('link')
    .first()
    .click();
  for (const ticket of [guest, own]) {
    await ticket.getByRole('button', { name: /^Cancel ticket of/ }).click();
    await dialog.getByRole('button', { name: 'Cancel ticket' }).click();
    await expect(ticket).toBeHidden();
  }
  await expect(page.getByRole('button', { name: /^Register: Associate, free/ })).toBeVisible();
});
