import type { OperationAnswer } from '@upline/api-client';
import { type NamedAction, recordAction } from '@upline/shell';
import { type PayRun, RUN_SHOWN_BY } from './pay-run-lists.ts';

type Dates = Pick<PayRun, 'period_start' | 'period_end' | 'pay_date'>;
type Rates = Pick<PayRun, 'usd_cad_rate' | 'cad_usd_rate'>;

const RATE_HELP = 'Up to four decimals, such as 1.3725. Needed when a line is in another currency.';

/** What is entered of a run, for drafting and for changing it. */
export const runFields = (dates: Dates, rates: Rates) =>
  [
    {
      name: 'period_start',
      label: 'Period Start',
      kind: 'date',
      required: true,
      initial: dates.period_start,
      help: 'The day after the last closed run ends.',
    },
    { name: 'period_end', label: 'Period End', kind: 'date', required: true, initial: dates.period_end },
    { name: 'pay_date', label: 'Pay Date', kind: 'date', required: true, initial: dates.pay_date },
    { name: 'usd_cad_rate', label: 'USD to CAD Rate', initial: rates.usd_cad_rate, rows: 1, help: RATE_HELP },
    { name: 'cad_usd_rate', label: 'CAD to USD Rate', initial: rates.cad_usd_rate, rows: 1 },
  ] as const;

/** Drafts the run that comes next. */
export const draftAction = (
  proposal: OperationAnswer<'proposePayRun'>,
  onDone: (run: PayRun) => void,
): NamedAction => ({
  key: 'draft',
  ...recordAction({
    operation: 'createPayRun',
    label: `Draft pay run ${proposal.number}`,
    saveLabel: 'Draft pay run',
    about:
      'Nothing is paid by a draft. The dates are those of the week that comes next; change them if you must.',
    input: {},
    fields: runFields(proposal, { usd_cad_rate: null, cad_usd_rate: null }),
    // The proposal stays until the page is left, and with it the dialog that is still at work.
    refresh: RUN_SHOWN_BY.filter((id) => id !== 'proposePayRun'),
    message: ({ number }) => `Pay run ${number} drafted`,
    onDone,
  }),
});
