import type { Currency, PremiumMode } from '@upline/domain';
import type {
  CompensationLine,
  PaymentTerms,
  PolicyResult,
  PortionSnapshot,
} from '@upline/domain/compensation';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { isOneOf } from '../../../platform/database/is-one-of.ts';

/** A policy that is posted now, with the values from which its lines are computed. */
export interface PolicyToPost {
  readonly id: string;
  readonly policy_number: string;
  readonly currency: Currency;
  readonly bv_cents: number;
  readonly writing_associate_code: string;
  readonly premium_months_reported: number;
  readonly termination_date: string | null;
  readonly terms: PaymentTerms;
  /** Of policy_posting: names journal and source of the lines. */
  readonly no: number;
  readonly snapshots: readonly PortionSnapshot[];
}

/**
 * Opens the posting of those of the policies that are not posted, once and only once: a second caller waits for the first
 * and finds nothing to do. Kinds other than First Year are receipts: they are paid at once.
 */
export async function openPostings(db: Db, ids: readonly string[], now: Date): Promise<PolicyToPost[]> {
  const opened = await sql<{ policy_id: string; last_no: number; premium_mode: PremiumMode }>`
    insert into policy_posting (policy_id, is_posted, last_no, premium_mode, posted_at)
    select id, true, 1, case when application_type = 'First Year' then premium_mode else 'Single' end, ${now}
    from policy where id = any(${ids}::uuid[]) order by id
    on conflict (policy_id) do update
      set is_posted = true, last_no = policy_posting.last_no + 1, premium_mode = excluded.premium_mode, posted_at = excluded.posted_at
      where not policy_posting.is_posted
    returning policy_id, last_no, premium_mode`.execute(db);
  const numbers = new Map(opened.rows.map((row) => [row.policy_id, row]));
  if (numbers.size === 0) return [];
  const rows = await db
    .selectFrom('policy')
    .select((policy) => [
      'id',
      'policy_number',
      'currency',
      'bv_cents',
      'writing_associate_code',
      'premium_months_reported',
      'termination_date',
      'payment_basis',
      'advance_months',
      policy
        .selectFrom('compensation_snapshot')
        .select(sql<PortionSnapshot[]>`json_agg(snapshot order by portion)`.as('snapshots'))
        .whereRef('compensation_snapshot.policy_id', '=', 'policy.id')
        .as('snapshots'),
    ])
    .where(isOneOf('id', [...numbers.keys()]))
    .orderBy('id')
    .execute();
  return rows.map(({ payment_basis, advance_months, snapshots, ...row }) => {
    const { last_no, premium_mode } = numbers.get(row.id) as { last_no: number; premium_mode: PremiumMode };
    return {
      ...row,
      no: last_no,
      terms: { payment_basis, advance_months, premium_mode },
      snapshots: snapshots ?? [],
    };
  });
}

/** Stores the outcome of each portion. From now on the snapshot is final (R-MNY-03). */
export async function finalizeSnapshots(
  db: Db,
  results: readonly { readonly policy_id: string; readonly result: PolicyResult }[],
): Promise<void> {
  const rows = results.flatMap(({ policy_id, result }) =>
    result.portions.map(({ portion, bv_cents, house_cents, outcomes }) => ({
      policy_id,
      portion,
      bv_cents,
      house_cents,
      outcomes,
    })),
  );
  await sql`
    update compensation_snapshot frozen
    set is_final = true, bv_cents = given.bv_cents, house_cents = given.house_cents, outcomes = given.outcomes
    from json_populate_recordset(null::compensation_snapshot, ${JSON.stringify(rows)}::json) given
    where frozen.policy_id = given.policy_id and frozen.portion = given.portion`.execute(db);
}

/** The year's lines of a first posting. */
export async function insertPolicyLines(
  db: Db,
  lines: readonly (CompensationLine & { readonly policy_id: string; readonly months_posted: number })[],
): Promise<void> {
  if (lines.length === 0) return;
  await sql`
    insert into policy_line (policy_id, line_no, portion, compensation_type, associate_code, source_associate_code, level_code,
      rate_bps, generation, base_bv_cents, amount_cents, months_posted, trace)
    select policy_id, line_no, portion, compensation_type, associate_code, source_associate_code, level_code,
      rate_bps, generation, base_bv_cents, amount_cents, months_posted, trace
    from json_populate_recordset(null::policy_line, ${JSON.stringify(lines)}::json)`.execute(db);
}

/** Notes through which month each line is posted. */
export async function setMonthsPosted(
  db: Db,
  lines: readonly { readonly policy_id: string; readonly line_no: number; readonly months_posted: number }[],
): Promise<void> {
  if (lines.length === 0) return;
  await sql`
    update policy_line set months_posted = given.months_posted
    from json_populate_recordset(null::policy_line, ${JSON.stringify(lines)}::json) given
    where policy_line.policy_id = given.policy_id and policy_line.line_no = given.line_no`.execute(db);
}

/** Closes a posting whose lines were voided; the snapshot may be rebuilt again and events no longer count. */
export async function closePosting(db: Db, policyId: string): Promise<void> {
  await db.deleteFrom('policy_line').where('policy_id', '=', policyId).execute();
  await db
    .updateTable('compensation_snapshot')
    .set({ is_final: false, bv_cents: null, house_cents: null, outcomes: null })
    .where('policy_id', '=', policyId)
    .execute();
  await db
    .updateTable('policy_event')
    .set({ event: sql<string>`event || '{"is_reinstated": true}'` })
    .where('policy_id', '=', policyId)
    .execute();
  await db
    .updateTable('policy_posting')
    .set({ is_posted: false })
    .where('policy_id', '=', policyId)
    .execute();
}
