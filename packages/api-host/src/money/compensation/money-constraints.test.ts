import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Db } from '../../platform/database/database.ts';
import { startTestHost, type TestHost } from '../../testing/index.ts';
import { attemptOn } from '../ledger/attempt.test-support.ts';

let host: TestHost;
let code: string;
let attempt: ReturnType<typeof attemptOn>;
beforeAll(async () => {
  host = await startTestHost({ seed: 'demo' });
  attempt = attemptOn(host);
  const row = host.db.selectFrom('app_user').select('code').where('username', '=', 'kim');
  code = (await row.executeTakeFirstOrThrow()).code;
});
afterAll(() => host.close());

type Values = Readonly<Record<string, unknown>>;

async function insert(db: Db, table: string, values: Values): Promise<void> {
  const columns = Object.keys(values).map((column) => sql.ref(column));
  await sql`insert into ${sql.table(table)} (${sql.join(columns)}) values (${sql.join(Object.values(values))})`.execute(
    db,
  );
}

const line = (db: Db, values: Values) =>
  insert(db, 'compensation_line', {
    associate_code: code,
    compensation_type: 'Writing',
    amount_cents: 100,
    currency: 'USD',
    status: 'Pending',
    explanation: '{}',
    posted_at: '2026-11-20T12:00:00Z',
    source_kind: 'test',
    source_id: randomUUID(),
    source_no: 0,
    ...values,
  });

const debt = (db: Db, values: Values) =>
  insert(db, 'chargeback', {
    associate_code: code,
    reason: 'Adjustment',
    event_date: '2026-11-20',
    amount_cents: 100,
    currency: 'USD',
    ...values,
  });

const run = (db: Db, values: Values) =>
  insert(db, 'pay_run', {
    id: randomUUID(),
    number: 9_001,
    period_start: '2026-11-11',
    period_end: '2026-11-17',
    cut_off_at: '2026-11-18T00:00:00Z',
    pay_date: '2026-11-20',
    status: 'Closed',
    ...values,
  });

async function payout(db: Db, values: Values): Promise<void> {
  const id = randomUUID();
  await run(db, { id });
  await insert(db, 'payout', {
    pay_run_id: id,
    pay_run_number: 9_001,
    associate_code: code,
    currency: 'USD',
    gross_cents: 100,
    withheld_cents: 0,
    carry_in_cents: 0,
    net_cents: 100,
    carry_out_cents: 0,
    ...values,
  });
}

/** What is refused, the table, and what the definition of the one constraint that refuses it holds. */
const rules: readonly [name: string, table: string, holds: string, violate: (db: Db) => Promise<unknown>][] =
  [
    [
      'no more is charged of a line than it is (I6)',
      'compensation_line',
      'charged_cents <= amount_cents',
      (db) => line(db, { charged_cents: 101 }),
    ],
    [
      'what is negative is a chargeback (R-MNY-20)',
      'compensation_line',
      '= (amount_cents < 0)',
      (db) => line(db, { amount_cents: -1 }),
    ],
    [
      'what is in escrow has a reason (R-MNY-10)',
      'compensation_line',
      '<= (escrow_reason IS NOT NULL)',
      (db) => line(db, { status: 'Escrow' }),
    ],
    [
      'what is voided says why',
      'compensation_line',
      '(void_reason IS NULL)',
      (db) => line(db, { voided_at: '2026-11-20T12:00:00Z' }),
    ],
    [
      'an event makes a line once (R-10)',
      'compensation_line',
      'UNIQUE (source_kind, source_id, source_no)',
      async (db) => {
        const source_id = randomUUID();
        await line(db, { source_id });
        await line(db, { source_id });
      },
    ],
    ['no debt is of nothing', 'chargeback', '(amount_cents > 0)', (db) => debt(db, { amount_cents: 0 })],
    [
      'no more is recovered and written off than is owed (R-CB-02)',
      'chargeback',
      '(recovered_cents + written_off_cents) <= amount_cents',
      (db) => debt(db, { recovered_cents: 60, written_off_cents: 60 }),
    ],
    [
      'a payout adds up (I8)',
      'payout',
      '= (net_cents + carry_out_cents)',
      (db) => payout(db, { net_cents: 99 }),
    ],
    [
      'no more is withheld than earned (R-MNY-29)',
      'payout',
      '(withheld_cents <= gross_cents)',
      (db) => payout(db, { withheld_cents: 101, carry_in_cents: 101 }),
    ],
    [
      'a run is closed by another person than it was opened by (R-MNY-32)',
      'pay_run',
      '(closed_by <> opened_by)',
      (db) => run(db, { opened_by: 'A000001', closed_by: 'A000001' }),
    ],
  ];

/** Without the constraint, for the rest of the transaction. */
async function drop(db: Db, table: string, holds: string): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select conname as name from pg_constraint
    where conrelid = ${table}::regclass and position(${holds} in pg_get_constraintdef(oid)) > 0`.execute(db);
  expect(rows, holds).toHaveLength(1);
  await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(rows[0]?.name ?? '')}`.execute(db);
}

it.each(rules)('the database holds that %s, by one constraint (R-40)', async (_, table, holds, violate) => {
  expect(await attempt(violate)).not.toBe('accepted');
  const without = attempt(async (db) => {
    await drop(db, table, holds);
    await violate(db);
  });
  expect(await without).toBe('accepted');
});
