import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { fullName } from '../../platform/database/full-name.ts';
import { type ChargebackStatus, remaining, statusOf } from './chargeback-reads.store.ts';

/** The event that opened a debt, with everybody it charged; undefined for one that was entered by itself. */
export async function eventOfDebt(db: Db, debtId: string) {
  const event = await db
    .selectFrom('policy_event as event')
    .innerJoin('chargeback as debt', 'debt.policy_event_id', 'event.id')
    .leftJoin('app_user as admin', 'admin.code', 'event.created_by')
    .select([
      'event.id',
      'event.reason',
      'event.event_date',
      'event.months_in_force',
      'event.total_cents',
      'event.reinstated_at',
      'event.created_at',
      fullName('admin').as('created_by'),
    ])
    .where('debt.id', '=', debtId)
    .executeTakeFirst();
  if (!event) return undefined;
  const legs = await db
    .selectFrom('chargeback as debt')
    .innerJoin('app_user as debtor', 'debtor.code', 'debt.associate_code')
    .select([
      'debt.id',
      'debt.associate_code as code',
      fullName('debtor').as('name'),
      'debt.amount_cents',
      remaining.as('remaining_cents'),
      sql<ChargebackStatus>`${statusOf}`.as('status'),
    ])
    .where('debt.policy_event_id', '=', event.id)
    .orderBy('debt.amount_cents', 'desc')
    .orderBy('debt.associate_code')
    .execute();
  return { ...event, legs };
}

/** What pay runs withheld for a debt, newest first. */
export function recoveriesOf(db: Db, debtId: string) {
  return db
    .selectFrom('payout_recovery as recovery')
    .innerJoin('payout', 'payout.id', 'recovery.payout_id')
    .innerJoin('pay_run', 'pay_run.id', 'payout.pay_run_id')
    .select(['pay_run.number as pay_run_number', 'pay_run.pay_date', 'recovery.amount_cents'])
    .where('recovery.chargeback_id', '=', debtId)
    .orderBy('pay_run.number', 'desc')
    .execute();
}
