import type { Readable } from 'node:stream';
import { formatBps } from '@upline/domain';
import { pickColumns } from '../../platform/download/export-column.ts';
import { csvStream } from '../../platform/download/export-csv.ts';
import { policyText, type Statement } from './statement.rows.ts';

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
}

const COLUMNS = pickColumns<Row>(
  {
    kind: { label: 'Kind', type: 'text' },
    date: { label: 'Date', type: 'date' },
    type: { label: 'Type or Reason', type: 'text' },
    policy: { label: 'Policy', type: 'text' },
    source: { label: 'Source Associate', type: 'text' },
    bv_cents: { label: 'BV', type: 'money' },
    rate: { label: 'Rate', type: 'text' },
    cents: { label: 'Amount', type: 'money' },
  },
  [],
);

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
      }),
    ),
    { kind: 'Carried In', cents: payout.carry_in_cents },
    { kind: 'Paid', cents: payout.net_cents },
    { kind: 'Carried Out', cents: payout.carry_out_cents },
  ];
}

/** A statement as CSV, streamed. */
export const statementCsv = (statement: Statement): Readable => csvStream(COLUMNS, rowsOf(statement));
