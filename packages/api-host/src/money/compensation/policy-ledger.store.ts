import type { Currency } from '@upline/domain';
import type { LineLedger, PolicyEvent, PolicyLedger, PortionNumber } from '@upline/domain/compensation';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { isOneOf } from '../../platform/database/is-one-of.ts';
import { readAsJson } from '../../platform/database/read-as-json.ts';
import type { Row } from '../../platform/database/tables.ts';
import { expectOpenLedger } from '../ledger/ledger.ts';
import type { PolicyLineRow } from './compensation.tables.ts';

/** A positive line of a policy, as later events see it. */
export type PaymentRow = Pick<
  Row<'compensation_line'>,
  | 'id'
  | 'policy_id'
  | 'line_no'
  | 'associate_code'
  | 'compensation_type'
  | 'amount_cents'
  | 'charged_cents'
  | 'status'
  | 'escrow_reason'
>;

/** The columns of a line that a ledger needs. */
const LEDGER_COLUMNS = [
  'policy_id',
  'line_no',
  'portion',
  'compensation_type',
  'associate_code',
  'rate_bps',
  'amount_cents',
  'months_posted',
] as const;
type LedgerLine = Pick<PolicyLineRow, (typeof LEDGER_COLUMNS)[number]>;

/** A posted policy with all its lines and events. */
export type PostedPolicy = Posted<PolicyLineRow>;

interface Posted<Line extends LedgerLine> {
  readonly id: string;
  readonly policy_number: string;
  readonly currency: Currency;
  readonly product_id: string;
  readonly provider_id: string;
  readonly writing_associate_code: string;
  readonly paid_to_date: string | null;
  readonly termination_date: string | null;
  readonly premium_months_reported: number;
  readonly last_no: number;
  readonly ledger: PolicyLedger;
  readonly lines: readonly Line[];
  readonly payments: readonly PaymentRow[];
  /** Who wrote each portion. */
  readonly producers: ReadonlyMap<PortionNumber, string>;
}

const paymentsOf = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('compensation_line')
    .select([
      'id',
      'policy_id',
      'line_no',
      'associate_code',
      'compensation_type',
      'amount_cents',
      'charged_cents',
      'status',
      'escrow_reason',
    ])
    .where(isOneOf('policy_id', ids))
    .where('line_no', '>', 0)
    .where('status', 'in', ['Pending', 'Escrow', 'Paid'])
    .where('voided_at', 'is', null)
    .orderBy('entry_no');

const policies = (db: Db, ids: readonly string[], lock: boolean) =>
  db
    .selectFrom('policy_posting')
    .innerJoin('policy', 'policy.id', 'policy_posting.policy_id')
    .select([
      'policy.id',
      'policy.policy_number',
      'policy.currency',
      'policy.product_id',
      'policy.provider_id',
      'policy.writing_associate_code',
      'policy.paid_to_date',
      'policy.termination_date',
      'policy.premium_months_reported',
      'policy.issue_date',
      'policy.payment_basis',
      'policy.advance_months',
      'policy.chargeback_method',
      'policy.chargeback_months',
      'policy.chargeback_steps',
      'policy_posting.premium_mode',
      'policy_posting.last_no',
    ])
    .where(isOneOf('policy_posting.policy_id', ids))
    .where('policy_posting.is_posted', '=', true)
    .orderBy('policy_posting.policy_id')
    .$if(lock, (query) => query.forUpdate('policy_posting'))
    .execute();

const groupBy = <T, K>(rows: readonly T[], key: (row: T) => K) => Map.groupBy(rows, key);

const linesOf = (db: Db, ids: readonly string[]) =>
  db.selectFrom('policy_line').where(isOneOf('policy_id', ids)).orderBy('line_no');

/** How the two longest parts of the ledgers are read. */
interface Reads<Line extends LedgerLine> {
  lines(ids: readonly string[]): Promise<Line[]>;
  payments(ids: readonly string[]): Promise<PaymentRow[]>;
}

/**
 * The policies that have been posted, with their ledgers, by id. With `lock` nobody else posts on them or pays them
 * until the transaction ends. It takes five statements, however many policies there are.
 */
export const loadPosted = (
  db: Db,
  ids: readonly string[],
  { lock }: { lock: boolean },
): Promise<Map<string, PostedPolicy>> =>
  load(db, ids, lock, {
    lines: (posted) => linesOf(db, posted).selectAll().execute(),
    payments: (posted) => paymentsOf(db, posted).execute(),
  });

/** The same of hundreds, to be read alone: lines without their traces, which are most of what is stored. */
export const loadLedgers = (db: Db, ids: readonly string[]): Promise<Map<string, Posted<LedgerLine>>> =>
  load(db, ids, false, {
    lines: (posted) => readAsJson(db, linesOf(db, posted).select(LEDGER_COLUMNS)),
    payments: (posted) => readAsJson(db, paymentsOf(db, posted)),
  });

async function load<Line extends LedgerLine>(
  db: Db,
  ids: readonly string[],
  lock: boolean,
  reads: Reads<Line>,
): Promise<Map<string, Posted<Line>>> {
  const found = await policies(db, ids, lock);
  if (found.length === 0) return new Map();
  if (lock) await expectOpenLedger(db);
  const posted = found.map(({ id }) => id);
  const portions = await db
    .selectFrom('compensation_snapshot')
    .select([
      'policy_id',
      'portion',
      'bv_cents',
      sql<number>`(snapshot ->> 'share_bps')::integer`.as('share_bps'),
      sql<string>`snapshot -> 'producer' ->> 'code'`.as('producer_code'),
    ])
    .where(isOneOf('policy_id', posted))
    .orderBy('portion')
    .execute();
  const lines = await reads.lines(posted);
  const paid = await reads.payments(posted);
  const events = await db
    .selectFrom('policy_event')
    .select(['policy_id', 'event'])
    .where(isOneOf('policy_id', posted))
    .orderBy('event_no')
    .execute();
  const of = {
    portions: groupBy(portions, ({ policy_id }) => policy_id),
    lines: groupBy(lines, ({ policy_id }) => policy_id),
    payments: groupBy(paid, ({ policy_id }) => policy_id as string),
    events: groupBy(events, ({ policy_id }) => policy_id),
  };
  return new Map(
    found.map((row) => {
      const ownLines = of.lines.get(row.id) ?? [];
      const ownPayments = of.payments.get(row.id) ?? [];
      const ownPortions = of.portions.get(row.id) ?? [];
      const byLine = groupBy(ownPayments, ({ line_no }) => line_no);
      const ledger: PolicyLedger = {
        issue_date: row.issue_date as string,
        terms: {
          method: row.chargeback_method,
          months: row.chargeback_months,
          steps: row.chargeback_steps ?? [],
        },
        payment: {
          payment_basis: row.payment_basis,
          advance_months: row.advance_months,
          premium_mode: row.premium_mode,
        },
        portions: ownPortions.map(({ portion, share_bps, bv_cents }) => ({
          portion: portion as PortionNumber,
          share_bps,
          bv_cents: bv_cents ?? 0,
        })),
        lines: ownLines.map(
          (line): LineLedger => ({
            line_no: line.line_no,
            portion: line.portion as PortionNumber,
            compensation_type: line.compensation_type,
            associate_code: line.associate_code,
            rate_bps: line.rate_bps,
            amount_cents: line.amount_cents,
            months_posted: line.months_posted,
            payments: (byLine.get(line.line_no) ?? []).map((payment) => ({
              id: payment.id,
              associate_code: payment.associate_code,
              amount_cents: payment.amount_cents,
              status: payment.status as 'Pending' | 'Escrow' | 'Paid',
              charged_cents: payment.charged_cents,
            })),
          }),
        ),
        events: (of.events.get(row.id) ?? []).map(({ event }): PolicyEvent => event),
      };
      const policy: Posted<Line> = {
        ...row,
        ledger,
        lines: ownLines,
        payments: ownPayments,
        producers: new Map(
          ownPortions.map(({ portion, producer_code }) => [portion as PortionNumber, producer_code]),
        ),
      };
      return [row.id, policy];
    }),
  );
}

/** Takes the next number of each policy; the caller holds their locks. */
export async function nextNumbers(db: Db, ids: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .updateTable('policy_posting')
    .set({ last_no: sql<number>`last_no + 1` })
    .where(isOneOf('policy_id', ids))
    .returning(['policy_id', 'last_no'])
    .execute();
  return new Map(rows.map(({ policy_id, last_no }) => [policy_id, last_no]));
}
