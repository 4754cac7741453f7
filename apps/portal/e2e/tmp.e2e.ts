import { walkPages } from '../../../tooling/e2e/every-page.ts';
import { test } from '../../../tooling/e2e/test.ts';
test.use({ reducedMotion: 'reduce', person: 'bea' });
test('x', async ({ page }) => walkPages(page, ['/account/address'], 'signed-in' as never));
