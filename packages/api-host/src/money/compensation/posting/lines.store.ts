import type { CompensationStatus, CompensationType, Currency, EscrowReason, LevelCode } from '@upline/domain';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { Explanation } from '../compensation.tables.ts';

/** A line about to be posted. */
export interface NewLine {
  readonly id: string;
  readonly associate_code: string;
  readonly policy_id: string | null;
  readonly source_associate_code: string | null;
  readonly portion: number | null;
  readonly compensation_type: CompensationType;
  readonly line_no: number;
  readonly installment: number;
  readonly level_at_snapshot: LevelCode | null;
  readonly rate_bps: number | null;
  readonly generation: number | null;
  readonly base_bv_cents: number | null;
  readonly amount_cents: number;
  readonly currency: Currency;
  readonly status: CompensationStatus;
  readonly escrow_reason: EscrowReason | null;
  readonly original_line_id: string | null;
  readonly chargeback_id: string | null;
  readonly explanation: Explanation;
}

/** The columns that are empty on lines without a portion of a policy: bonuses, shares and adjustments. */
export const NO_PORTION = {
  policy_id: null,
  source_associate_code: null,
  portion: null,
  line_no: 0,
  installment: 0,
  level_at_snapshot: null,
  rate_bps: null,
  generation: null,
  base_bv_cents: null,
  original_line_id: null,
} as const satisfies Partial<NewLine>;

/** The event lines come from: one source has each number once, however often it is sent. */
export interface LineSource {
  readonly kind: string;
  readonly id: string;
  readonly at: Date;
  readonly by: string | null;
}

/** Inserts lines of one source each, in order. A source that was posted before is a unique violation. */
export async function insertLines(
  db: Db,
  lines: readonly (NewLine & { readonly source: LineSource })[],
): Promise<void> {
  if (lines.length === 0) return;
  const counts = new Map<string, number>();
  const rows = lines.map(({ source, ...line }) => {
    const source_no = counts.get(source.id) ?? 0;
    counts.set(source.id, source_no + 1);
    return {
      ...line,
      posted_at: source.at,
      source_kind: source.kind,
      source_id: source.id,
      source_no,
      created_by: source.by,
    };
  });
  const columns = sql.join(Object.keys(rows[0] as object).map((column) => sql.ref(column)));
  await sql`
    insert into compensation_line (${columns})
    select ${columns} from json_populate_recordset(null::compensation_line, ${JSON.stringify(rows)}::json)`.execute(
    db,
  );
}

/** Voids these lines as far as they are not paid, and the Chargeback Escrow entries against them. */
export async function voidLines(db: Db, ids: readonly string[], reason: string, at: Date): Promise<void> {
  if (ids.length === 0) return;
  await sql`
    update compensation_line set voided_at = ${at}, void_reason = ${reason}, version = version + 1
    where voided_at is null and (
      (id = any(${ids}::uuid[]) and status in ('Pending', 'Escrow'))
      or (original_line_id = any(${ids}::uuid[]) and status = 'Chargeback Escrow'))`.execute(db);
}

/** Adds the amounts of negative lines to the charged amount of the lines they refer to. */
export async function addCharges(
  db: Db,
  charges: readonly { readonly id: string; readonly cents: number }[],
): Promise<void> {
  if (charges.length === 0) return;
  await sql`
    update compensation_line set charged_cents = charged_cents + charge.cents, version = version + 1
    from (
      select id, sum(cents)::bigint as cents from json_to_recordset(${JSON.stringify(charges)}::json) as given (id uuid, cents bigint)
      group by id
    ) charge
    where compensation_line.id = charge.id`.execute(db);
}

interface Move {
  readonly id: string;
  readonly status: 'Pending' | 'Escrow';
  readonly escrow_reason: EscrowReason | null;
}

/** Moves lines between Pending and Escrow; a line that leaves Escrow gets its `released_at`. */
export async function moveLines(db: Db, moves: readonly Move[], at: Date): Promise<void> {
  if (moves.length === 0) return;
  await sql`
    update compensation_line set status = move.status, escrow_reason = move.escrow_reason, version = version + 1,
      released_at = case when move.status = 'Pending' then ${at}::timestamptz end,
      explanation = case when explanation ? 'hold'
        then jsonb_set(explanation, '{hold}', coalesce(to_jsonb(move.escrow_reason), 'null'::jsonb)) else explanation end
    from json_to_recordset(${JSON.stringify(moves)}::json) as move (id uuid, status text, escrow_reason text)
    where compensation_line.id = move.id and compensation_line.status in ('Pending', 'Escrow') and voided_at is null`.execute(
    db,
  );
}
