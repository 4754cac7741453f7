import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type MoneyHost, startMoneyHost } from '../compensation/money.test-support.ts';

let at: MoneyHost;
beforeAll(async () => {
  at = await startMoneyHost();
});
afterAll(() => at.host.close());

const owed = async (policyId: string) =>
  (
    await sql<{ cents: number }>`
      select cents from debit_balance join chargeback on chargeback.id = chargeback_id
      where policy_id = ${policyId} and chargeback.associate_code = ${at.people.ana}`.execute(at.host.db)
  ).rows.map(({ cents }) => cents);

test('what is given back of a line in escrow takes nothing off a debt (1.1, R-MNY-12, R-MNY-24)', async () => {
  const policy = await at.ready(
    await at.issued(at.office, { months: 2, premium_mode: 'Monthly', payment_basis: 'As Earned' }),
  );
  const act = async (step: string, body: object) => at.act(await at.show(policy), step, body);
  const premium = () => act('premiums', { payments: 1, paid_to_date: null });
  await premium();
  await at.payRun();
  await premium();
  const held = await at.host.db
    .selectFrom('compensation_line')
    .select(['id', 'version', 'amount_cents'])
    .where('policy_id', '=', policy.id)
    .where('associate_code', '=', at.people.ana)
    .where('status', '=', 'Pending')
    .executeTakeFirstOrThrow();
  const hold = await at.office.post(`/admin/compensations/${held.id}/hold`, {
    body: { escrow_reason: 'Manual', reason: 'Complaint under review' },
    ifMatch: held.version,
    idempotencyKey: randomUUID(),
  });
  expect(hold.statusCode, hold.body).toBe(200);
  await act('termination', {
    reason: 'Policy Not Taken',
    termination_date: at.todayNow(),
    paid_to_date: null,
  });
  const [debt] = await owed(policy.id);
  expect(debt).toBeGreaterThan(0);
  await act('reinstatement', { event_date: at.todayNow(), reason: 'Delivered after all' });
  expect(await owed(policy.id)).toEqual([]);
  // The Adjustment of the paid line is paid, that of the held one waits with it.
  await at.payRun();
  expect(await owed(policy.id)).toEqual([debt]);
});
