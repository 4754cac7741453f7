import type { Readable } from 'node:stream';
import { type Currency, formatBps } from '@upline/domain';
import { pickColumns } from '../../platform/download/export-column.ts';
import { csvStream } from '../../platform/download/export-csv.ts';
import { policyText, rateText, type Statement } from './statements.rows.ts';

interface Row {
  readonly kind: 'Line' | 'Chargeback Recovered' | 'Carried In' | 'Paid' | 'Carried Out';
  readonly date?: string | Date;
  readonly type?: string;
  readonly policy?: string;
  readonly source?: string | null;
  readonly bv_cents?: number | null;
  readonly rate?: string;
  /** With its sign: all rows but Paid and Carried Out add up to these two. */
  readonly cents: number;
  /** Of what was converted (R-MNY-30): the amount in its own currency, and the rate. */
  readonly original?: { readonly cents: number; readonly currency: Currency; readonly rate: number };
}

type Shown = Omit<Row, 'original'> & {
  readonly original_cents?: number;
  readonly currency?: Currency;
  readonly conversion?: string;
};

const COLUMNS = pickColumns<Shown>(
  {
    kind: { label: 'Kind', type: 'text' },
    date: { label: 'Date', type: 'date' },
    type: { label: 'Type or Reason', type: 'text' },
    policy: { label: 'Policy', type: 'text' },
    source: { label: 'Source Associate', type: 'text' },
    bv_cents: { label: 'BV', type: 'money' },
    rate: { label: 'Rate', type: 'text' },
    cents: { label: 'Amount', type: 'money' },
    original_cents: { label: 'Original Amount', type: 'money' },
    currency: { label: 'Original Currency', type: 'text' },
    conversion: { label: 'Conversion Rate', type: 'text' },
  },
  [],
);

const original = (
  cents: number,
  {
    currency,
    conversion_rate: rate,
  }: { readonly currency: Currency; readonly conversion_rate: number | null },
) => (rate === null ? {} : { original: { cents, currency, rate } });

async function* rowsOf({ payout, recoveries, lines }: Statement): AsyncGenerator<Row[]> {
  for await (const portion of lines()) {
    yield portion.map((line) => ({
      kind: 'Line',
      date: line.posted_at,
      type: line.compensation_type,
      policy: policyText(line.policy_last),
      source: line.source,
      bv_cents: line.base_bv_cents,
      rate: line.rate_bps === null ? '' : formatBps(line.rate_bps),
      cents: line.paid_cents,
      ...original(line.amount_cents, line),
    }));
  }
  yield [
    ...recoveries.map(
      (each): Row => ({
        kind: 'Chargeback Recovered',
        date: each.event_date,
        type: each.reason,
        policy: policyText(each.policy_last),
        cents: -each.amount_cents,
        ...original(-each.debt_cents, each),
      }),
    ),
    { kind: 'Carried In', cents: payout.carry_in_cents },
    { kind: 'Paid', cents: payout.net_cents },
    { kind: 'Carried Out', cents: payout.carry_out_cents },
  ];
}

async function* shownRows(statement: Statement): AsyncGenerator<Shown[]> {
  for await (const rows of rowsOf(statement))
    yield rows.map(({ original: from, ...row }) =>
      from
        ? { ...row, original_cents: from.cents, currency: from.currency, conversion: rateText(from.rate) }
        : row,
    );
}

/** A statement as CSV, streamed. */
export const statementCsv = (statement: Statement): Readable => csvStream(COLUMNS, shownRows(statement));
