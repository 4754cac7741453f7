import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { addresses, mailOf } from '../../../tooling/e2e/addresses.ts';
import { codeFor, messageTo } from '../../../tooling/e2e/outbox.ts';
import { submitSignIn } from '../../../tooling/e2e/pages.ts';
import { expect, sessionOf, test } from '../../../tooling/e2e/test.ts';

const SAID = 'If the account exists, an email has been sent';

// Both journeys take an account away for a while. Céline's is the only one in Canada, so nobody else notices.
test.describe
  .serial('Céline', () => {
    test.describe('signs a new version', () => {
      test.use({ app: 'admin', person: 'admin' });

      test('the office publishes an agreement, the associate is led to sign it and goes on (2.7, R-ASC-04)', async ({
        page,
        browserOf,
        watch,
      }) => {
        watch.allow(403);
        const celine = await sessionOf('celine');
        const portal = await browserOf(celine);
        await page.goto('/legal-texts/create');
        for (const [field, value] of [
          ['Type', 'AMA'],
          ['Country', 'Canada'],
          ['Plan', 'Associate'],
        ] as const) {
          await page.getByRole('combobox', { name: field }).click();
          await page.getByRole('option', { name: value, exact: true }).click();
        }
        await page.getByRole('textbox', { name: 'Fee' }).fill('150');
        await page
          .getByRole('textbox', { name: 'Text' })
          .fill('# 1. News\n\nWhat is new in this version is that it is a new version.');
        await page.getByRole('button', { name: 'Create draft' }).click();
        await expect(page.getByRole('heading', { level: 1 })).toContainText('AMA, version');
        await page.getByRole('button', { name: 'Publish' }).click();
        const dialog = page.getByRole('dialog');
        await expect(dialog.getByText('Associates Asked to Sign')).toBeVisible();
        await dialog.getByRole('button', { name: 'Publish' }).click();
        await expect(page.getByText('Text published')).toBeVisible();
        await expect
          .poll(async () => (await celine.call('GET', '/access')).body.agreement)
          .toEqual({ country: 'canada', plan: 'associate' });

        await portal.goto(`${addresses.portal}/account/licenses`);
        await expect(portal.getByText('Sign to go on')).toBeVisible();
        await expect(portal.getByText('What is new in this version')).toBeVisible();
        const { legal_name } = (await celine.call('GET', '/ama/canada/associate')).body;
        await portal.getByRole('checkbox', { name: /^I have read/ }).check();
        await portal.getByRole('textbox', { name: 'Signature' }).fill(legal_name);
        await portal.getByRole('button', { name: 'Sign', exact: true }).click();
        await expect(portal).toHaveURL(`${addresses.portal}/account/licenses`);
        await expect(portal.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();

        await portal.goto(`${addresses.portal}/account/legal-documents`);
        await portal.getByRole('link', { name: 'AMA' }).first().click();
        const shown = await portal.getByText(/^[0-9a-f]{64}$/).textContent();
        const saving = portal.waitForEvent('download');
        await portal.getByRole('button', { name: 'Download' }).click();
        const bytes = await readFile(await (await saving).path());
        expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
        expect(createHash('sha256').update(bytes).digest('hex')).toBe(shown);
      });
    });

    test('a forgotten password is replaced through the link in the mail, which works once (R-AUT-04)', async ({
      page,
    }) => {
      const password = `orchard-${crypto.randomUUID().slice(0, 12)}`;
      const since = new Date();
      await page.goto('/login');
      await page.getByRole('link', { name: 'Forgot password?' }).click();
      await page.getByLabel('Email', { exact: true }).fill(mailOf('celine'));
      await page.getByRole('button', { name: 'Send the link' }).click();
      await expect(page.getByText(SAID)).toBeVisible();

      const { text } = await messageTo('celine', 'password-reset', since);
      const link = text.match(/https?:\S+\/reset-password\/\S+/)?.[0] ?? '';
      await page.goto(link);
      // The token leaves the address bar at once (S-20).
      await expect(page).toHaveURL('/reset-password');
      await page.getByLabel('Password', { exact: true }).fill(password);
      await page.getByLabel('Repeat password').fill('something-else-22');
      await page.getByRole('button', { name: 'Change password' }).click();
      await expect(page.getByText('Passwords do not match')).toBeVisible();
      await page.getByLabel('Repeat password').fill(password);
      await page.getByRole('button', { name: 'Change password' }).click();
      await expect(page.getByText('Your password is changed. Sign in with the new one.')).toBeVisible();

      const signingIn = new Date();
      await submitSignIn(page, 'celine', password);
      await page.getByLabel('Code').fill(await codeFor('celine', signingIn));
      await expect(page).toHaveURL('/dashboard');
      // Whatever the page asks for is asked as Céline.
      await page.waitForLoadState('networkidle');

      await page.evaluate(() => localStorage.clear());
      await page.goto(link);
      await expect(page.getByText('Link is not valid or has expired')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Request a new link' })).toBeVisible();
    });
  });
