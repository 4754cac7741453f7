import { afterAll, beforeAll, expect, it } from 'vitest';
import { bearer, signInAs } from '../../testing/sign-in.ts';
import type { TestHost } from '../../testing/test-host.ts';
import { mailedCode, PASSWORD, sendCode, sendPassword, startSessionsHost } from '../../testing/test-users.ts';

let host: TestHost;
beforeAll(async () => {
  host = await startSessionsHost();
});
afterAll(() => host.close());

it('lists sign-ins, failures and changes of the own account only, newest first (domain.md 8.2)', async () => {
  await sendPassword(host, 'ana', { password: 'not-the-password', address: '203.0.113.7' });
  const { pending_token } = (await sendPassword(host, 'ana')).json();
  await sendCode(host, pending_token, '000000');
  const signedIn = (await sendCode(host, pending_token, await mailedCode(host, 'ana'))).json();
  const ana = host.as(bearer(signedIn));
  await (await signInAs(host, 'hal')).post('/logout');
  const password = 'seven-quiet-otters';
  await ana.put('/account/password', {
    body: { current_password: PASSWORD, password, password_repeat: password },
  });

  const { rows } = (await ana.get('/account/security-events')).json();
  expect(rows.map(({ description }: { description: string }) => description)).toEqual([
    'Password changed',
    'Signed in',
    'Wrong sign-in code',
    'Failed sign-in',
  ]);
  expect(rows[3]).toMatchObject({ device: 'Chrome on Windows', address: '203.0.113.7' });
});
