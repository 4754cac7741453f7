import { expect, test } from '../../../tooling/e2e/test.ts';

test.use({ app: 'admin', person: 'admin' });

test('the office reads the board of the company, refreshes it and explains a figure (domain.md 2.36, R-LDB-04)', async ({
  page,
  session,
}) => {
  await page.goto('/dashboard');
  await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Company' }).click();
  const board = page.getByRole('table', { name: 'Company leaderboard' });
  await expect(board).toBeVisible();
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByText('Leaderboard refreshed successfully!')).toBeVisible();

  await page.goto('/dashboard/leaderboard/company?category=RmdSuperTeam&period=Year');
  const { rows } = (
    await session.call('GET', '/admin/dashboard/leaderboard/company?category=RmdSuperTeam&period=Year')
  ).body;
  await expect(board.getByRole('row')).toHaveCount(Math.min(rows.length, 100) + 2);
  const first = board.getByRole('row').nth(2);
  await expect(first).toContainText(rows[0].user.code);
  await first.getByRole('link', { name: /how it comes about$/ }).click();
  const dialog = page.getByRole('dialog');
  const adjusted = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 }).format(
    rows[0].adjusted.current / 100,
  );
  await expect(dialog.getByRole('row', { name: /^Adjusted/ })).toContainText(adjusted);
});
