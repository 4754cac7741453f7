import { COMPANY_TIME_ZONE, formatDateTime } from '@upline/domain';
import type { z } from 'zod';
import type { AuditFields } from '../../platform/audit-changes.ts';
import type { Caller } from '../../platform/caller.ts';
import type { PayRun } from './pay-run.tables.ts';
import type { PAY_RUN_ACTIONS, payRun, payRunListRow, reviewRow } from './pay-runs.schemas.ts';
import type { ReviewListRow } from './pay-runs.store.ts';

type Action = (typeof PAY_RUN_ACTIONS)[number];

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

/** What the caller may do with the run now; who opened it never closes it (domain.md 2.23). */
function actionsOf(caller: Caller, run: PayRun): Action[] {
  const may = (key: 'payrun.open' | 'payrun.close' | 'payout.approve') => caller.permissions.has(key);
  if (run.work !== null) return [];
  if (run.status === 'Draft') return may('payrun.open') ? ['update', 'open'] : [];
  if (run.status === 'Closed') return may('payout.approve') ? ['bank-file', 'release'] : [];
  return [
    ...(may('payrun.open') ? (['reopen'] as const) : []),
    ...(may('payrun.close') && run.opened_by !== caller.code ? (['close'] as const) : []),
  ];
}

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
}

/** A run with its state of work. */
export function toAnswer(caller: Caller, run: PayRun, { names, done }: Around): z.input<typeof payRun> {
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
    actions: actionsOf(caller, run),
  };
}

/** A payout as it would be. */
export function toReviewRow(row: ReviewListRow): z.input<typeof reviewRow> {
  const { pay_run_id: _, associate_code, first_name, last_name, ...amounts } = row;
  return { ...amounts, associate: { code: associate_code, name: `${first_name} ${last_name}` } };
}
