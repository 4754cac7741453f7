import { DAY_MS } from '@upline/domain';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { TestHost } from '../testing/test-host.ts';
import { sendPassword, signInFully, startSessionsHost } from '../testing/test-users.ts';
import { sweepSessions } from './retention.ts';

const DAY = DAY_MS;

let host: TestHost;
beforeEach(async () => {
  host = await startSessionsHost();
});
afterEach(() => host.close());

const counts = async () => {
  const tables = ['attempt_counter', 'pending_sign_in', 'remembered_device', 'session'] as const;
  const rows = await Promise.all(tables.map((table) => host.db.selectFrom(table).selectAll().execute()));
  return Object.fromEntries(tables.map((table, index) => [table, rows[index]?.length]));
};

it('what has expired is removed, what still counts stays', async () => {
  await signInFully(host, 'ana', { remember: true });
  await sendPassword(host, 'ana', { password: 'not-the-password' });
  await sweepSessions(host.db, host.clock.now());
  expect(await counts()).toMatchObject({ pending_sign_in: 1, remembered_device: 1, session: 1 });
  expect((await counts()).attempt_counter).toBeGreaterThan(0);

  await sweepSessions(host.db, new Date(host.clock.now().getTime() + 32 * DAY));
  expect(await counts()).toEqual({
    attempt_counter: 0,
    pending_sign_in: 0,
    remembered_device: 0,
    session: 1,
  });
  await sweepSessions(host.db, new Date(host.clock.now().getTime() + 401 * DAY));
  expect((await counts()).session).toBe(0);
});
