import { setTimeout as sleep } from 'node:timers/promises';
import { addDays, dayAt } from '@upline/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { lockGuard } from '../../network/changes/guard.store.ts';
import { type LicensingHost, startLicensingHost } from '../licensing.test-support.ts';

const today = dayAt(new Date());
let on: LicensingHost;
let tom: string;
let ana: string;
beforeAll(async () => {
  on = await startLicensingHost();
  tom = await on.codeOf('tom');
  ana = await on.codeOf('ana');
});
beforeEach(() => on.host.db.deleteFrom('license').where('associate_code', 'in', [tom, ana]).execute());
afterAll(() => on.host.close());

const license = (
  type: 'Life' | 'LLQP Life',
  is_resident: boolean,
  days: number,
  { of = tom, approval_status = 'Approved' as 'Approved' | 'Pending For Admin' } = {},
) => ({
  associate_code: of,
  type,
  is_resident,
  expiration_date: addDays(today, days),
  number: `${of} ${type} ${days}`,
  country: 'USA' as const,
  state: 'GU',
  issue_date: addDays(today, -900),
  approval_status,
  document_id: null,
  rejection_reason: null,
  proposed: null,
  decided_at: null,
  decided_by: null,
  created_by: null,
  updated_by: null,
});

async function licensedUntil(code: string) {
  const row = await on.host.db
    .selectFrom('app_user')
    .select('licensed_until')
    .where('code', '=', code)
    .executeTakeFirstOrThrow();
  return row.licensed_until;
}

/** Waits until the work is held up by a lock of another transaction, or done if nothing holds it up. */
async function heldUp(work: PromiseLike<unknown>): Promise<void> {
  let isDone = false;
  void work.then(() => {
    isDone = true;
  });
  const isWaiting = async () => {
    const { rows } = await sql`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
      on.host.db,
    );
    return rows.length > 0;
  };
  while (!isDone && !(await isWaiting())) await sleep(5);
}

it('what is kept of a holder knows both of two licenses written at once (R-LIC-01)', async () => {
  const { db } = on.host;
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
    await heldUp(second);
  });
  await second;

  const renewed = await db
    .selectFrom('license')
    .select('number')
    .where('associate_code', '=', tom)
    .where('is_renewed', '=', true)
    .execute();
  expect(renewed).toEqual([{ number: `${tom} Life 500` }]);
  expect(await licensedUntil(tom)).toBe(addDays(today, 500));
});

it('licenses of spouses are written at once without one refusing the other (R-LIC-02)', async () => {
  const { db } = on.host;
  const link = (from: string, spouse_code: string | null) =>
    db
      .updateTable('associate')
      .set({ spouse_code, use_spouse_licenses: spouse_code !== null })
      .where('code', '=', from)
      .execute();
  await link(tom, ana);
  await link(ana, tom);
  for (let round = 1; round <= 20; round++) {
    await db.deleteFrom('license').where('associate_code', 'in', [tom, ana]).execute();
    await Promise.all([
      db
        .insertInto('license')
        .values(license('Life', true, 100 + round))
        .execute(),
      db
        .insertInto('license')
        .values(license('Life', true, 200 + round, { of: ana }))
        .execute(),
    ]);
    expect([await licensedUntil(tom), await licensedUntil(ana)]).toEqual(
      Array(2).fill(addDays(today, 200 + round)),
    );
  }
  await link(tom, null);
  await link(ana, null);
});

it('a license that changes nothing kept is written while its holder is being moved', async () => {
  const { db } = on.host;
  await db.transaction().execute(async (move) => {
    await move.selectFrom('app_user').select('code').where('code', '=', tom).forNoKeyUpdate().execute();
    await db
      .insertInto('license')
      .values(license('Life', true, 500, { approval_status: 'Pending For Admin' }))
      .execute();
  });
});

it('a decision waits for a move before it locks the license, which the move writes as well', async () => {
  const { db } = on.host;
  const { id, version } = await db
    .insertInto('license')
    .values(license('Life', true, 500, { approval_status: 'Pending For Admin' }))
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow();
  let decided: ReturnType<typeof on.admin.post> | undefined;
  await db.transaction().execute(async (move) => {
    await lockGuard(move);
    decided = on.admin.post(`/admin/licenses/${id}/approve`, { ifMatch: version });
    await heldUp(decided);
    await sql`select from license where id = ${id} for update nowait`.execute(move);
  });
  expect((await decided)?.statusCode).toBe(200);
});
