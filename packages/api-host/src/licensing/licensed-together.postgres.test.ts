import { setTimeout as sleep } from 'node:timers/promises';
import { addDays, dayAt } from '@upline/domain';
import { expect, it } from 'vitest';
import { startLicensingHost } from './licensing.test-host.ts';

it('what is kept of a holder knows both of two licenses written at once (R-LIC-01)', async () => {
  const { host, codeOf } = await startLicensingHost();
  const { db } = host;
  const today = dayAt(new Date());
  const tom = await codeOf('tom');
  await db.deleteFrom('license').where('associate_code', '=', tom).execute();
  const license = (type: 'Life' | 'LLQP Life', is_resident: boolean, days: number) => ({
    associate_code: tom,
    type,
    is_resident,
    expiration_date: addDays(today, days),
    number: `${type} ${days}`,
    country: 'USA' as const,
    state: 'GU',
    issue_date: addDays(today, -900),
    approval_status: 'Approved' as const,
    document_id: null,
    rejection_reason: null,
    proposed: null,
    decided_at: null,
    decided_by: null,
    created_by: null,
    updated_by: null,
  });

  let second: Promise<unknown> = Promise.resolve();
  await db.transaction().execute(async (first) => {
    await first
      .insertInto('license')
      .values(license('Life', true, 500))
      .execute();
    second = db
      .insertInto('license')
      .values([license('Life', false, 700), license('LLQP Life', true, 30)])
      .execute();
    // Long enough for the second to have been written, were it not held up.
    await sleep(300);
  });
  await second;

  const renewed = await db
    .selectFrom('license')
    .select('number')
    .where('associate_code', '=', tom)
    .where('is_renewed', '=', true)
    .execute();
  expect(renewed).toEqual([{ number: 'Life 500' }]);
  const { licensed_until } = await db
    .selectFrom('app_user')
    .select('licensed_until')
    .where('code', '=', tom)
    .executeTakeFirstOrThrow();
  expect(licensed_until).toBe(addDays(today, 500));
  await host.close();
});
