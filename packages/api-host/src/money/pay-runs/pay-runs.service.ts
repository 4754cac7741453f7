import { randomUUID } from 'node:crypto';
import { formatDate, isPlausibleDate, messages } from '@upline/domain';
import { parseRate } from '@upline/domain/pay-run';
import type { AuditAction } from '../../platform/audit/audit.ts';
import { auditChanges } from '../../platform/audit/audit-changes.ts';
import type { SignedInContext } from '../../platform/operation/operation.ts';
import { conflict, invalid, notFound, staleVersion } from '../../platform/operation/problem.ts';
import { demand, type RowRule } from '../../platform/operation/row-actions.ts';
import type { Platform } from '../../platform/platform.ts';
import { missingRates } from './accounts.store.ts';
import { CLOSABLE, EDITABLE, hasRates, OPENABLE, REOPENABLE } from './pay-runs.actions.ts';
import { nextPeriodStart, proposedPeriod } from './pay-runs.calendar.ts';
import { PAY_RUN_AUDIT, payRunLabel } from './pay-runs.record.ts';
import type { PayRunBody } from './pay-runs.schemas.ts';
import type { PayRun } from './pay-runs.store.ts';
import * as store from './pay-runs.store.ts';

const NAME = 'pay run';

/** From a draft to the closed run: what is asked for here is computed by jobs (domain.md 2.23, R-MNY-32). */
export function payRuns({ audit, jobs }: Pick<Platform, 'audit' | 'jobs'>) {
  const record = (context: SignedInContext, action: AuditAction, before: PayRun | undefined, after: PayRun) =>
    audit.record(context, {
      action,
      entity: 'pay_run',
      entityId: after.id,
      entityLabel: payRunLabel(after),
      changes: auditChanges(PAY_RUN_AUDIT, before, after),
    });

  async function find({ db }: Pick<SignedInContext, 'db'>, id: string): Promise<PayRun> {
    const run = await store.findPayRun(db, id);
    if (!run) throw notFound();
    return run;
  }

  /** The run at the version the caller saw, locked. */
  async function expect(
    { db, caller }: SignedInContext,
    id: string,
    version: number,
    rules: readonly RowRule<PayRun>[],
  ) {
    const run = await store.lockPayRun(db, id);
    if (!run) throw notFound();
    if (run.version !== version) throw staleVersion(NAME);
    demand(rules, run, caller);
    return run;
  }

  async function change(
    context: SignedInContext,
    run: PayRun,
    action: AuditAction,
    values: Parameters<typeof store.changePayRun>[2],
  ): Promise<PayRun> {
    const { db, now, caller } = context;
    if (!(await store.changePayRun(db, run, { ...values, updated_at: now, updated_by: caller.code })))
      throw staleVersion(NAME);
    const after = await find(context, run.id);
    record(context, action, run, after);
    return after;
  }

  /**
   * The dates entered, or proposed, in order and within ten years. The period begins the day after the last closed run's ends;
   * only the first run chooses (R-MNY-32).
   */
  async function datesOf(
    { db, today }: Pick<SignedInContext, 'db' | 'today'>,
    body: PayRunBody,
    proposed: Pick<PayRun, 'period_start' | 'period_end' | 'pay_date'>,
  ) {
    const begins = nextPeriodStart((await store.lastClosedRun(db))?.period_end);
    const { period_start, period_end, pay_date } = proposed;
    const dates = {
      period_start: body.period_start ?? period_start,
      period_end: body.period_end ?? period_end,
      pay_date: body.pay_date ?? pay_date,
    };
    const wrong = [
      ...(begins === undefined || dates.period_start === begins
        ? []
        : [{ field: 'period_start', message: `Period must begin on ${formatDate(begins)}` }]),
      ...(dates.period_end < dates.period_start
        ? [{ field: 'period_end', message: messages.dateOrder('Period End', 'Period Start') }]
        : []),
      ...(dates.pay_date < dates.period_end
        ? [{ field: 'pay_date', message: messages.dateOrder('Pay Date', 'Period End') }]
        : []),
      // Later than the other two, or refused above (R-VAL-14).
      ...(isPlausibleDate(dates.pay_date, today)
        ? []
        : [{ field: 'pay_date', message: messages.invalid('Pay Date') }]),
    ];
    if (wrong.length > 0) throw invalid(wrong);
    return dates;
  }

  const ratesOf = ({ usd_cad_rate, cad_usd_rate }: PayRunBody) => ({
    usd_cad_rate: usd_cad_rate === null ? null : (parseRate(usd_cad_rate) as number),
    cad_usd_rate: cad_usd_rate === null ? null : (parseRate(cad_usd_rate) as number),
  });

  async function propose({ db, today }: Pick<SignedInContext, 'db' | 'today'>) {
    const last = await store.lastPayRun(db);
    return {
      number: (last?.number ?? 0) + 1,
      ...proposedPeriod(last?.period_end, today),
      is_possible: last === undefined || last.status === 'Closed',
    };
  }

  return {
    find,
    propose,

    /** Drafts the next run. One at a time: 409 while another is not closed. */
    async create(context: SignedInContext, body: PayRunBody): Promise<PayRun> {
      const { db, now, caller } = context;
      const { number, is_possible: isPossible, ...proposed } = await propose(context);
      const unclosed = conflict('pay-run-unclosed', 'Close the present pay run before the next one');
      if (!isPossible) throw unclosed;
      const dates = await datesOf(context, body, proposed);
      const id = randomUUID();
      const added = await store.insertPayRun(db, {
        id,
        number,
        ...dates,
        ...ratesOf(body),
        cut_off_at: await store.endOfDay(db, dates.period_end),
        created_at: now,
        created_by: caller.code,
        updated_at: now,
        updated_by: caller.code,
      });
      if (!added) throw unclosed;
      const run = await find(context, id);
      record(context, 'create', undefined, run);
      return run;
    },

    async update(context: SignedInContext, id: string, version: number, body: PayRunBody): Promise<PayRun> {
      const run = await expect(context, id, version, EDITABLE);
      const dates = await datesOf(context, body, run);
      return change(context, run, 'update', {
        ...dates,
        ...ratesOf(body),
        cut_off_at: await store.endOfDay(context.db, dates.period_end),
      });
    },

    /**
     * Draft → Open: fixes the cut-off, the end of the period or now, and has the payouts computed for review. 409 when lines
     * in another currency wait for a rate (R-MNY-30).
     */
    async open(context: SignedInContext, id: string, version: number): Promise<PayRun> {
      const { db, now, caller } = context;
      const run = await expect(context, id, version, OPENABLE);
      const end = await store.endOfDay(db, run.period_end);
      const cut_off_at = new Date(Math.min(end.getTime(), now.getTime()));
      demand(hasRates, { missing: await missingRates(db, { ...run, cut_off_at }) }, caller);
      const opened = await change(context, run, 'transition', {
        status: 'Open',
        work: 'Reviewing',
        cut_off_at,
        opened_at: now,
        opened_by: caller.code,
        refusal: null,
      });
      await jobs.add(db, 'review-pay-run', { pay_run_id: id });
      return opened;
    },

    /** Open → Draft: what was computed is dropped, later lines may come in. */
    async reopen(context: SignedInContext, id: string, version: number): Promise<PayRun> {
      const { db } = context;
      const run = await expect(context, id, version, REOPENABLE);
      await store.clearReview(db, id);
      return change(context, run, 'transition', {
        status: 'Draft',
        cut_off_at: await store.endOfDay(db, run.period_end),
        opened_at: null,
        opened_by: null,
        reviewed_at: null,
        totals: '[]',
        fingerprint: null,
        refusal: null,
      });
    },

    /**
     * Asks for Open → Closed; a job does it in one transaction. 409 for who opened the run (two-person rule) and for a run
     * that is closed or being closed already.
     */
    async close(context: SignedInContext, id: string, version: number): Promise<PayRun> {
      const { db, caller } = context;
      const run = await expect(context, id, version, CLOSABLE);
      const closing = await change(context, run, 'update', {
        work: 'Closing',
        closer: caller.code,
        refusal: null,
      });
      await jobs.add(db, 'close-pay-run', { pay_run_id: id });
      return closing;
    },
  };
}
