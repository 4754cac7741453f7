import { sql } from 'kysely';
import { CARD_JOURNALS } from '../../cards/card-ledger.ts';
import type { Db } from '../../platform/database/database.ts';
import { isOneOf } from '../../platform/database/is-one-of.ts';

/** Journals of payments, refunds and disputes, and whether they were taken back. */
export function cardJournalsOf(db: Db, sourceIds: readonly string[]) {
  return db
    .selectFrom('journal')
    .leftJoin('journal as reversal', 'reversal.reverses_id', 'journal.id')
    .select(['journal.id', 'journal.kind', 'journal.source_id', 'journal.description'])
    .select(sql<boolean>`reversal.id is not null`.as('is_reversed'))
    .where('journal.kind', 'in', CARD_JOURNALS)
    .where(isOneOf('journal.source_id', sourceIds))
    .execute();
}

export interface CardJournalFaults {
  /** Payments that were paid and have no journal of their amount, or the other way round. */
  readonly payments: number;
  readonly refunds: number;
  readonly disputes: number;
  /** Currencies in which Card Receipts are not what was paid, less what went back and what banks hold or took. */
  readonly receipts: number;
}

/** Where the tables of card payments and the ledger disagree: all 0, or something is badly wrong. */
export async function cardJournalFaults(db: Db): Promise<CardJournalFaults> {
  const { rows } = await sql<CardJournalFaults>`
    with fact as (
      select 'Card Payment' as kind, id::text as source_id, currency, amount_cents as cents, amount_cents as received
      from card_payment where paid_at is not null
      union all
      select 'Card Refund', card_refund.id::text, payment.currency, card_refund.amount_cents, -card_refund.amount_cents
      from card_refund join card_payment as payment on payment.id = payment_id
      where card_refund.status in ('Pending', 'Succeeded')
      union all
      select 'Card Dispute', dispute.id, payment.currency, dispute.amount_cents, -dispute.amount_cents
      from card_dispute as dispute join card_payment as payment on payment.id = payment_id
      where dispute.amount_cents > 0
      union all
      select 'Card Dispute ' || dispute.status, dispute.id, payment.currency, dispute.amount_cents,
        case dispute.status when 'Won' then dispute.amount_cents else 0 end
      from card_dispute as dispute join card_payment as payment on payment.id = payment_id
      where dispute.amount_cents > 0 and dispute.status <> 'Open'
    ),
    posted as (
      select journal.kind, journal.source_id, journal.currency, sum(greatest(line.amount_cents, 0)) as cents
      from journal join journal_line as line on line.journal_id = journal.id
      where journal.kind in (${sql.join(CARD_JOURNALS)})
        and not exists (select from journal as reversal where reversal.reverses_id = journal.id)
      group by journal.id
    ),
    wrong as (
      select kind from fact full join posted using (kind, source_id, currency)
      where fact.cents is distinct from posted.cents
    ),
    receipts as (
      select account.currency, sum(line.amount_cents) as cents
      from ledger_account as account join journal_line as line on line.account_id = account.id
      where account.kind = 'Card Receipts' group by account.currency
    )
    select
      (select count(*)::int from wrong where kind = 'Card Payment') as payments,
      (select count(*)::int from wrong where kind = 'Card Refund') as refunds,
      (select count(*)::int from wrong where kind like 'Card Dispute%') as disputes,
      (select count(*)::int from receipts
        full join (select currency, sum(received) as cents from fact group by currency) as due using (currency)
        where coalesce(receipts.cents, 0) <> coalesce(due.cents, 0)) as receipts`.execute(db);
  return rows[0] as CardJournalFaults;
}
