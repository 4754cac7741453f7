import { DAY_MS } from '@upline/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../../../testing/index.ts';
import { type MoneyHost, startMoneyHost } from '../money.test-support.ts';

let at: MoneyHost;
let superAdmin: TestClient;
beforeAll(async () => {
  at = await startMoneyHost();
  superAdmin = await at.host.signInAs('super');
});
afterAll(() => at.host.close());

const lineOf = async (policyId: string) =>
  at.host.db
    .selectFrom('compensation_line')
    .select(['id', 'version', 'status', 'escrow_reason'])
    .where('policy_id', '=', policyId)
    .where('associate_code', '=', at.people.ana)
    .where('voided_at', 'is', null)
    .executeTakeFirstOrThrow();

async function move(policyId: string, step: 'release' | 'forfeit' | 'hold', more: object = {}) {
  const { id, version } = await lineOf(policyId);
  const reply = await superAdmin.post(`/admin/compensations/${id}/${step}`, {
    body: { reason: 'Decided by the home office', ...more },
    ifMatch: version,
    idempotencyKey: crypto.randomUUID(),
  });
  return reply.statusCode === 200 ? 'done' : reply.json<{ code: string }>().code;
}

async function terminate(cause: string | null): Promise<void> {
  const { db } = at.host;
  await sql`update app_user set status = 'Terminated' where code = ${at.people.ana}`.execute(db);
  await sql`insert into status_history (associate_code, from_status, to_status, reason, at, cause_code, cause_text)
    values (${at.people.ana}, 'Active', 'Terminated', 'Ended by the company', ${at.clock.now()}, ${cause}::text, ${cause}::text)`.execute(
    db,
  );
}

describe('what is posted for somebody Terminated (R-MNY-34)', () => {
  it('is held for 90 days whatever else it waits for; what was posted before is not', async () => {
    const before = await at.ready(await at.issued(at.office));
    await move(before.id, 'hold', { escrow_reason: 'Manual' });
    const later = await at.issued(at.office);
    at.clock.advance(1_000);
    await terminate('Misappropriation');
    at.clock.advance(1_000);
    // The first true reason is in the line, that of the termination is the last (R-MNY-10).
    await sql`update associate set escrow_future_compensations = true where code = ${at.people.ana}`.execute(
      at.host.db,
    );
    await at.ready(later);
    expect(await lineOf(later.id)).toMatchObject({ status: 'Escrow', escrow_reason: 'Associate Flag' });
    for (const step of ['release', 'forfeit'] as const)
      expect([step, await move(later.id, step)]).toEqual([step, 'termination-hold']);

    expect(await move(before.id, 'forfeit')).toBe('not-terminated');
    expect(await move(before.id, 'release')).toBe('done');

    at.clock.advance(91 * DAY_MS);
    superAdmin = await at.host.signInAs('super');
    // Without cause only a release is offered.
    const offered = async () => {
      const { id } = await lineOf(later.id);
      return (await superAdmin.get(`/admin/compensations/${id}`)).json<{ actions: string[] }>().actions;
    };
    expect(await offered()).toEqual(['release', 'forfeit']);
    // How long is the setting of the day on which the line was posted (R-CFG-01).
    await sql`insert into setting (key, effective_from, value) values ('termination_hold_days', '2000-01-01', '120')`.execute(
      at.host.db,
    );
    expect(await offered()).toEqual([]);
    await sql`delete from setting where key = 'termination_hold_days'`.execute(at.host.db);
    await sql`update status_history set cause_code = null, cause_text = null where associate_code = ${at.people.ana}`.execute(
      at.host.db,
    );
    expect(await offered()).toEqual(['release']);
    expect(await move(later.id, 'forfeit')).toBe('not-for-cause');
    await sql`update status_history set cause_code = 'Other', cause_text = 'As the letter says'
      where associate_code = ${at.people.ana} and to_status = 'Terminated'`.execute(at.host.db);
    expect(await move(later.id, 'forfeit')).toBe('done');
  });
});
