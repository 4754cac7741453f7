import { COMPANY_TIME_ZONE, type Currency, formatDateTime } from '@upline/domain';
import type { z } from 'zod';
import type { AuditFields } from '../../platform/audit/audit-changes.ts';
import type { Caller } from '../../platform/operation/caller.ts';
import { needsOf, payRunActions } from './pay-runs.actions.ts';
import type { payRun, payRunListRow, reviewRow } from './pay-runs.schemas.ts';
import type { PayRun, ReviewListRow } from './pay-runs.store.ts';

/** Ten-thousandths as they are entered: 13725 is `1.3725`. */
const rateText = (rate: number | null) => (rate === null ? null : (rate / 10_000).toFixed(4));

export const payRunLabel = ({ number }: Pick<PayRun, 'number'>) => `Pay run ${number}`;

/** Fields of a run as the trail shows them. */
export const PAY_RUN_AUDIT: AuditFields<PayRun> = {
  status: { label: 'Status' },
  work: { label: 'Work' },
  period_start: { label: 'Period Start' },
  period_end: { label: 'Period End' },
  pay_date: { label: 'Pay Date' },
  cut_off_at: { label: 'Cut-Off', show: (at) => formatDateTime(at, COMPANY_TIME_ZONE) },
  usd_cad_rate: { label: 'USD to CAD Rate', show: rateText },
  cad_usd_rate: { label: 'CAD to USD Rate', show: rateText },
};

/** A run as a row of the list. */
export function toListRow(run: PayRun): z.input<typeof payRunListRow> {
  const {
    id,
    number,
    period_start,
    period_end,
    pay_date,
    status,
    work,
    opened_at,
    closed_at,
    totals,
    version,
  } = run;
  return {
    id,
    number,
    period_start,
    period_end,
    pay_date,
    status,
    work,
    opened_at,
    closed_at,
    totals: [...totals],
    version,
  };
}

interface Around {
  /** Names of the admins by code. */
  readonly names: ReadonlyMap<string, string>;
  /** Accounts the job has done, while one runs. */
  readonly done: number | null;
  /** Currencies of due lines that wait for a rate. */
  readonly missingRates: readonly Currency[];
}

/** A run with its state of work. */
export function toAnswer(
  caller: Caller,
  run: PayRun,
  { names, done, missingRates }: Around,
): z.input<typeof payRun> {
  const person = (code: string | null) => (code === null ? null : { code, name: names.get(code) ?? null });
  const accounts = run.totals.reduce((sum, { associates, held }) => sum + associates + held, 0);
  return {
    ...toListRow(run),
    cut_off_at: run.cut_off_at,
    usd_cad_rate: rateText(run.usd_cad_rate),
    cad_usd_rate: rateText(run.cad_usd_rate),
    opened_by: person(run.opened_by),
    closed_by: person(run.closed_by),
    reviewed_at: run.reviewed_at,
    refusal: run.refusal,
    progress: done === null ? null : { done, of: run.work === 'Closing' ? accounts : null },
    created_at: run.created_at,
    updated_at: run.updated_at,
    needs: needsOf(caller, run, missingRates).map(({ label, missing }) => ({ label, missing: [...missing] })),
    actions: payRunActions.of(caller, run),
  };
}

/** A payout as it would be. */
export function toReviewRow(row: ReviewListRow): z.input<typeof reviewRow> {
  const { pay_run_id: _, associate_code, first_name, last_name, ...amounts } = row;
  return { ...amounts, associate: { code: associate_code, name: `${first_name} ${last_name}` } };
}
