import { type Currency, messages } from '@upline/domain';
import type { Caller } from '../../platform/operation/caller.ts';
import { conflict } from '../../platform/operation/problem.ts';
import { type RowRule, rowActions, rowRule } from '../../platform/operation/row-actions.ts';
import type { PAY_RUN_ACTIONS } from './pay-runs.schemas.ts';
import type { PayRun } from './pay-runs.store.ts';

type Standing = Pick<PayRun, 'status' | 'work'>;

/** No job is at work on the run. */
const isIdle = rowRule<Standing>(
  ({ work }) => work === null,
  ({ work }) =>
    conflict(
      'pay-run-at-work',
      work === 'Closing' ? 'The pay run is being closed' : 'The pay run is being computed',
    ),
);
const isIn = (from: PayRun['status'], to: string) =>
  rowRule<Standing>(
    ({ status }) => status === from,
    ({ status }) => conflict('transition', messages.transition(status, to)),
  );
/** Who opened a run never closes it (domain.md 2.23). */
const isOfAnother = rowRule<Pick<PayRun, 'opened_by'>>(
  ({ opened_by }, { code }) => opened_by !== code,
  () => conflict('two-person-rule', 'Another person than the one who opened the pay run must close it'),
);

/** Lines in another currency than their owner is paid in have a rate (R-MNY-30). */
export const hasRates = rowRule<{ readonly missing: readonly Currency[] }>(
  ({ missing }) => missing.length === 0,
  ({ missing }) =>
    conflict(
      'rate-missing',
      `Lines in ${missing[0]} are paid in another currency. Enter the rate before opening`,
    ),
);

/** What a step of a run still needs, in the words of its refusal. */
export interface StepNeed {
  readonly label: string;
  readonly missing: readonly string[];
}

const need = <Row>(label: string, rule: RowRule<Row>, row: Row, caller: Caller): StepNeed => ({
  label,
  missing: rule(row, caller) ? [] : [rule.refusal(row, caller).message],
});

/** What opening a draft or closing an open run asks of the run and of the caller, whether it is met or not. */
export function needsOf(caller: Caller, run: PayRun, missingRates: readonly Currency[]): StepNeed[] {
  if (run.status === 'Draft')
    return [need('A rate for lines in another currency', hasRates, { missing: missingRates }, caller)];
  if (run.status === 'Open')
    return [
      need('The payouts are computed', isIdle, run, caller),
      need('Somebody else has opened the run', isOfAnother, run, caller),
    ];
  return [];
}

export const EDITABLE = [isIdle, isIn('Draft', 'Draft')] as const;
export const OPENABLE = [isIdle, isIn('Draft', 'Open')] as const;
export const REOPENABLE = [isIdle, isIn('Open', 'Draft')] as const;
export const CLOSABLE = [isIdle, isIn('Open', 'Closed'), isOfAnother] as const;
export const isExportable = isIn('Closed', 'Exported');
export const isReleasable = isIn('Closed', 'Released');

export const payRunActions = rowActions<PayRun, (typeof PAY_RUN_ACTIONS)[number]>({
  update: { operation: 'updatePayRun', when: EDITABLE },
  open: { operation: 'openPayRun', when: OPENABLE },
  reopen: { operation: 'reopenPayRun', when: REOPENABLE },
  close: { operation: 'closePayRun', when: CLOSABLE },
  'bank-file': { operation: 'createBankFile', when: isExportable },
  release: { operation: 'releasePayouts', when: isReleasable },
});
