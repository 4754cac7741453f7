import { addDays } from '@upline/domain';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { Random } from '../../seed/random.ts';
import { seedCompensation } from '../../seed/rows/money/compensation-rows.ts';
import { seedPayoutInformation, weeklyRuns } from '../../seed/rows/money/pay-run-rows.ts';
import { builderPlanActions } from '../builder-plan/builder-plans.actions.ts';
import { cardEventActions, cardPaymentActions, purchaseActions } from '../cards/card-payments.actions.ts';
import { adjustmentActions } from '../money/chargebacks/adjustments.actions.ts';
import { chargebackActions } from '../money/chargebacks/chargebacks.actions.ts';
import type { CompensationLineRow } from '../money/compensation/compensation.tables.ts';
import { compensationActions } from '../money/compensation/escrow/escrow.actions.ts';
import { lapseSaveActions } from '../money/lapse-saves/lapse-saves.actions.ts';
import { postJournals } from '../money/ledger/ledger.ts';
import { payRunActions } from '../money/pay-runs/pay-runs.actions.ts';
import { payoutActions } from '../money/pay-runs/payouts/payouts.record.ts';
import { payoutInformationActions } from '../money/payout-information/payout-information.actions.ts';
import { importActions } from '../money/provider-payments/imports/statement-imports.actions.ts';
import {
  bookStatement,
  previewStatement,
} from '../money/provider-payments/imports/statement-imports.test-support.ts';
import { paymentActions } from '../money/provider-payments/provider-payments.actions.ts';
import { programActions } from '../money/training/training.actions.ts';
import type { Context } from '../platform/operation/operation.ts';
import { companyDay } from '../platform/time/company-time.ts';
import {
  giveBankAccount,
  matchPayment,
  openTraining,
  type TestClient,
  type TestHost,
  testContext,
} from '../testing/index.ts';
import { compareOffered, type Offering, type Resource } from './offered.test-support.ts';

const PAID_DAYS = 60;

const RESOURCES: Readonly<Record<string, Resource>> = {
  'pay runs': {
    actions: payRunActions,
    states: { table: 'pay_run', columns: 'status, work' },
    admin: '/admin/pay-runs/{id}',
  },
  'an open pay run': {
    actions: payRunActions,
    before: sql`update pay_run set status = 'Open', work = null, opened_by = 'A000001', opened_at = now() where status = 'Draft'`,
    states: { table: 'pay_run', columns: 'status' },
    admin: '/admin/pay-runs/{id}',
  },
  payouts: {
    actions: payoutActions,
    states: { table: 'payout', columns: 'status' },
    admin: '/admin/payouts/{id}',
    // The operation decides on many at once and answers for each of them.
    skipped: ['release', 'return'],
  },
  'provider payments': {
    actions: paymentActions,
    states: { table: 'provider_payment', columns: 'processing, policy_id is null' },
    admin: '/admin/provider-payments/{id}',
  },
  'statements of carriers': {
    actions: importActions,
    states: { table: 'statement_import', columns: 'status, problem is null, counts' },
    admin: '/admin/provider-statements/{id}',
    bodies: {
      map: ({ columns }) => ({ fields: (columns as { field: string | null }[]).map(({ field }) => field) }),
    },
  },
  'training programs': {
    actions: programActions,
    states: {
      table: 'training_program',
      columns: 'status, reopened_at is null, defaulted_at < current_date - 30',
      code: 'associate_code',
    },
    portal: '/team/trainees/{code}',
    admin: '/admin/training-programs/{id}',
    // The path of the operation names no program: it is the caller's own.
    skipped: ['enter_step'],
  },
  'own training programs': { actions: programActions, portal: '/account/training-program' },
  'compensation lines': {
    actions: compensationActions,
    states: {
      table: 'compensation_line',
      columns: `status, escrow_reason, voided_at is null, posted_at < now() - interval '90 days',
        associate_code in (select associate_code from status_history where reason = 'For the test')`,
    },
    admin: '/admin/compensations/{id}',
  },
  chargebacks: {
    actions: chargebackActions,
    states: {
      table: 'chargeback',
      columns: `associate_code in (select code from app_user where username in ('ana', 'ben')), dispute_status,
        amount_cents > recovered_cents + written_off_cents, transferred_to_id is null, created_at < now() - interval '31 days'`,
    },
    portal: '/payments/chargebacks/{id}',
    admin: '/admin/chargebacks/{id}',
    bodies: { dispute: () => ({ text: 'This was not my policy', document_id: null }) },
  },
  'late premiums': {
    actions: lapseSaveActions,
    states: { table: 'late_premium', columns: 'closed_as' },
    portal: '/payments/lapse-saves/{id}',
    bodies: { log_call: () => ({ outcome: 'Reached', promised_on: null, note: null }) },
  },
  adjustments: {
    actions: adjustmentActions,
    admin: '/admin/adjustments',
    by: ['status', 'requested_by'],
    bodies: {
      approve: () => ({ status: 'Approved', reason: null }),
      refuse: () => ({ status: 'Refused', reason: 'Said by the test' }),
    },
  },
  purchases: {
    actions: purchaseActions,
    states: {
      table: 'card_payment',
      columns: `status, payer_code in (select code from app_user where username in ('ana', 'ben'))`,
    },
    portal: '/account/purchases/{id}',
  },
  'card payments': {
    actions: cardPaymentActions,
    states: { table: 'card_payment', columns: 'status, intent_id is null' },
    admin: '/admin/card-payments/{id}',
  },
  'builder plans': { actions: builderPlanActions, admin: '/admin/builder-plans', by: ['status'] },
  'card events': { actions: cardEventActions, admin: '/admin/card-events', by: ['outcome'] },
  'payout information': {
    actions: payoutInformationActions,
    states: {
      table: 'payout_information',
      columns: `status, associate_code in (select code from app_user where username in ('ana', 'ben'))`,
    },
    portal: '/account/payout-information/{id}',
    admin: '/admin/payout-information/{id}',
  },
};

compareOffered(RESOURCES, ['cara', 'eve', 'tom'], fill);

/** What the seed of tests has none of: money of the last weeks, and training programs in their states. */
async function fill({ host, callers }: Offering): Promise<void> {
  const { db, clock } = host;
  const now = clock.now();
  const today = companyDay(now);
  await db.transaction().execute(async (trx) => {
    await seedPayoutInformation(trx, host.platform.vault, new Random(1));
    await seedCompensation({ db: trx, now, today, paidDays: PAID_DAYS, closeWeek: weeklyRuns() });
  });
  const people = await db
    .selectFrom('app_user')
    .select('code')
    .where('username', 'in', ['ana', 'ben', 'cara', 'dev', 'hal', 'sam', 'tom'])
    .orderBy('username')
    .execute();
  const [trainee, trainer, ...others] = people.map(({ code }) => code) as [string, string, ...string[]];
  const trainees = [trainee, ...others];
  const states = [
    { status: 'Pending' },
    { status: 'Open' },
    { status: 'Defaulted', defaulted_at: today },
    { status: 'Defaulted', defaulted_at: addDays(today, -31) },
    { status: 'Defaulted', defaulted_at: today, reopened_at: addDays(today, -60) },
    { status: 'Completed', completed_at: today },
  ] as const;
  await sql`delete from training_case`.execute(db);
  await sql`delete from training_program where associate_code in (${sql.join(trainees)})`.execute(db);
  for (const [index, state] of states.entries()) {
    const code = trainees[index] as string;
    await openTraining(host, code, trainer);
    await db.updateTable('training_program').set(state).where('associate_code', '=', code).execute();
  }
  const office = callers.super as TestClient;
  const run = await office.post('/admin/pay-runs', {
    body: { usd_cad_rate: null, cad_usd_rate: null },
    idempotencyKey: crypto.randomUUID(),
  });
  expect(run.statusCode, run.body).toBe(201);
  const pending = await sql<{ id: string }>`
    select id from policy where business_status = 'Pending' order by id limit 2`.execute(db);
  for (const { id } of pending.rows) await matchPayment(host, id);
  await importStatements(host, office);
  // One account after another: a person has one approved at a time (R-BNK-01).
  for (const status of ['Pending For Admin', 'Pending For Owner', 'Rejected By Admin', 'Approved'] as const)
    for (const code of [trainee, trainer]) {
      await sql`update payout_information set status = 'Revoked' where associate_code = ${code} and status = 'Approved'`.execute(
        db,
      );
      const id = await giveBankAccount(host, code);
      await db.updateTable('payout_information').set({ status }).where('id', '=', id).execute();
    }
  for (const each of STATES) await each.execute(db);
  await host.platform.transaction(testContext(host), holdLines);
}

/** Statements that are read, that have nothing to book or no column of policies, and that are booked. */
async function importStatements(host: TestHost, office: TestClient): Promise<void> {
  const at = { host, office };
  const provider = await host.db
    .selectFrom('provider')
    .select('id')
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  const head = (statement_ref: string) => ({
    provider_id: provider.id,
    statement_ref,
    statement_date: companyDay(host.clock.now()),
  });
  const lines = 'policy_number,kind,amount\nNOBODY-1,Trail,12.50\n';
  await previewStatement(at, head('READ'), lines.replace('12.50', '13.50'));
  await previewStatement(at, head('REFUSED'), 'policy_number,kind,amount\nNOBODY-1,Trail,0.00\n');
  await previewStatement(at, head('OTHER'), 'number,sort,sum\nNOBODY-1,Trail,12.50\n');
  await bookStatement(at, head('BOOKED'), lines);
}

/**
 * Lines that wait for every reason. Those of one person are held for a termination of long ago: some are within its 90 days, some
 * after them (R-MNY-34).
 */
async function holdLines(context: Context): Promise<void> {
  const { rows } = await sql<CompensationLineRow>`
    select * from (
      select line.*, ended.code as ended, row_number() over (partition by ended.code order by line.id) as place
      from compensation_line line left join (
        select associate_code as code from compensation_line where status = 'Pending' and amount_cents > 0 and voided_at is null
        group by 1 order by count(*) desc, 1 limit 1) ended on ended.code = line.associate_code
      where status = 'Pending' and amount_cents > 0 and voided_at is null) numbered
    where place <= 9 order by ended, place`.execute(context.db);
  await postJournals(
    context,
    rows.map(({ id, associate_code: of, currency, amount_cents, charged_cents }) => ({
      kind: 'Escrow Hold',
      sourceId: id,
      currency,
      description: 'Held by the test',
      postings: [
        { account: 'Pending Commission', of, cents: amount_cents - charged_cents },
        { account: 'Escrow', of, cents: charged_cents - amount_cents },
      ],
    })),
  );
  const terminated = rows[0]?.associate_code;
  await sql`insert into status_history (associate_code, from_status, to_status, at, reason, cause_code, cause_text)
    values (${terminated}, 'Active', 'Terminated', now() - interval '400 days', 'For the test', 'Other', 'For the test')`.execute(
    context.db,
  );
  const reasons = ['Manual', 'Training', 'License'] as const;
  for (const [place, { id, associate_code }] of rows.entries())
    await sql`update compensation_line set status = 'Escrow', escrow_reason = ${reasons[place % 3]},
      posted_at = posted_at - ${associate_code === terminated ? 30 * place : 0} * interval '1 day' where id = ${id}`.execute(
      context.db,
    );
}

/** Lines, debts, adjustments and accounts in the states that money takes months to reach. */
const STATES = [
  sql`update chargeback set dispute_status = case place % 2 when 0 then 'Pending' else 'Refused' end, dispute_text = 'Not mine'
    from (select id as debt, row_number() over (partition by associate_code order by id) as place from chargeback) numbered
    where id = debt and place in (2, 3)`,
  sql`update chargeback set created_at = created_at - interval '60 days'
    from (select id as debt, row_number() over (partition by associate_code order by id) as place from chargeback) numbered
    where id = debt and place = 4`,
  sql`insert into compensation_adjustment (associate_code, amount_cents, currency, reason, status, needs_second_person,
      requested_at, requested_by, decided_at, decided_by)
    select ana.code, 150000, 'USD', 'Convention bonus', state, true, now(), asker.code,
      case when state <> 'Pending' then now() end, case when state <> 'Pending' then other.code end
    from app_user ana, app_user asker, app_user other, unnest(array['Pending', 'Approved', 'Refused']) state
    where ana.username = 'ana' and asker.username in ('admin', 'super') and other.username in ('admin', 'super')
      and other.code <> asker.code`,
  sql`insert into late_premium (policy_id, due_on, grace_ends_on, reported_on, closed_on, closed_as)
    select policy.id, current_date - 9, current_date + 22, current_date - 4, case when place > 2 then current_date end,
      case place when 3 then 'Paid' when 4 then 'Lapsed' end
    from (select policy.id, row_number() over (order by policy.id) as place from policy
      join app_user writer on writer.code = writing_associate_code where writer.username in ('ana', 'ben')) policy where place <= 4`,
  sql`update payout set status = 'Exported', exported_at = now() where id in (select id from payout order by id limit 4)`,
];
