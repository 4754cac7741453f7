import type { Currency } from '@upline/domain';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { Row } from '../../platform/database/tables.ts';

export type ExchangeLeg = Row<'exchange_leg'>;

/**
 * Agreements that count in closed months, the oldest first: the first one that shares a line keeps it, so the earlier first
 * month goes before, then what was agreed earlier.
 */
export function agreements(db: Db): Promise<ExchangeLeg[]> {
  return db
    .selectFrom('exchange_leg')
    .selectAll()
    .orderBy('starts_on')
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** Months of an agreement whose BV is written down. */
export async function decidedMonths(db: Db, legId: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('exchange_month')
    .select('month')
    .where('exchange_leg_id', '=', legId)
    .execute();
  return new Set(rows.map(({ month }) => month));
}

export async function decideMonth(
  db: Db,
  row: { exchange_leg_id: string; month: string; base_shop_bv_cents: number },
): Promise<void> {
  await db
    .insertInto('exchange_month')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export interface DecidedMonth {
  readonly month: string;
  readonly base_shop_bv_cents: number;
}

/** Locks the months of an agreement from a month on, so that no other transaction posts them. */
export async function lockMonths(db: Db, legId: string, from: string): Promise<DecidedMonth[]> {
  return db
    .selectFrom('exchange_month')
    .select(['month', 'base_shop_bv_cents'])
    .where('exchange_leg_id', '=', legId)
    .where('month', '>=', from)
    .orderBy('month')
    .forUpdate()
    .execute();
}

/** Number of the next posting of a month. */
export async function nextPosting(db: Db, legId: string, month: string): Promise<number> {
  const { postings } = await db
    .updateTable('exchange_month')
    .set({ postings: sql<number>`postings + 1` })
    .where('exchange_leg_id', '=', legId)
    .where('month', '=', month)
    .returning('postings')
    .executeTakeFirstOrThrow();
  return postings;
}

interface OverrideLine {
  readonly id: string;
  readonly currency: Currency;
  /** The amount of the line after chargebacks. */
  readonly standing_cents: number;
  /** The part of it that has already gone to the new RMD. */
  readonly moved_cents: number;
}

/**
 * Override lines of the promoting RMD posted in the month for business of the leg, by the chain frozen on the submit date; an
 * Adjustment that gives such a line back counts like one. What is held in escrow is shared once it is released. A line that
 * another agreement has shared, about a leg within or around this one, stays with that one.
 */
export async function overrideLines(db: Db, leg: ExchangeLeg, month: string): Promise<OverrideLine[]> {
  const start = (after: string) =>
    sql`((${month}::date + ${after}::interval)::timestamp at time zone 'America/New_York')`;
  const { rows } = await sql<OverrideLine>`
    select line.id, line.currency, coalesce(share.moved_cents, 0)::bigint as moved_cents,
      case when line.voided_at is null then line.amount_cents - line.charged_cents else 0 end as standing_cents
    from compensation_line line
    join policy_line year on year.policy_id = line.policy_id and year.line_no = line.line_no
    join compensation_snapshot frozen on frozen.policy_id = line.policy_id and frozen.portion = year.portion
    left join exchange_share share on share.line_id = line.id
    where line.associate_code = ${leg.promoting_rmd_code} and line.posted_at >= ${start('0 days')}
      and line.posted_at < ${start('1 month')} and line.status in ('Pending', 'Paid') and line.amount_cents > 0
      and line.compensation_type in ('Override Bonus', 'Adjustment') and year.compensation_type = 'Override Bonus'
      and (line.voided_at is null or share.line_id is not null)
      and (share.line_id is null or share.exchange_leg_id = ${leg.id}::uuid)
      and (frozen.snapshot -> 'producer' ->> 'code' = ${leg.leg_code}
        or frozen.snapshot -> 'uplines' @> jsonb_build_array(jsonb_build_object('code', ${leg.leg_code}::text)))
    order by line.entry_no`.execute(db);
  return rows;
}

/** Writes down what of each line is the new RMD's now. */
export async function saveShares(
  db: Db,
  legId: string,
  month: string,
  shares: readonly { line_id: string; moved_cents: number }[],
): Promise<void> {
  await sql`
    insert into exchange_share (line_id, exchange_leg_id, month, moved_cents)
    select line_id, ${legId}::uuid, ${month}::date, moved_cents
    from json_to_recordset(${JSON.stringify(shares)}::json) as given (line_id uuid, moved_cents bigint)
    on conflict (line_id) do update set moved_cents = excluded.moved_cents`.execute(db);
}
