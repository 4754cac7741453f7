import { type NamedAction, offered, recordAction, updatedMessage } from '@upline/shell';
import { BankFileOutcome } from './bank-file-outcome.tsx';
import { runFields } from './draft-run.tsx';
import { type PayRun, RUN_SHOWN_BY } from './pay-run-lists.ts';
import classes from './pay-runs.module.css';
import { ReleaseOutcome } from './release-outcome.tsx';
import { RunOutcome } from './run-outcome.tsx';
import { ClosePreview, MoneyTable, OpenPreview } from './run-steps.tsx';
import { countOf, type RunMoney } from './use-run.ts';

/** What can be done with a run now, as the run offers it; each dialog shows what it will do, and then what it did. */
export function payRunActions(run: PayRun, money: RunMoney | undefined): NamedAction[] {
  const { number, version } = run;
  const params = { id: run.id };
  const step = { input: { params, ifMatch: version }, refresh: RUN_SHOWN_BY };
  const waiting = money?.waiting ?? [];
  const atBank = money?.atBank ?? [];
  const currencies = waiting.map(({ currency }) => currency);
  const [only] = currencies;
  return offered(run, {
    open: recordAction({
      ...step,
      operation: 'openPayRun',
      label: 'Open for review',
      title: `Open pay run ${number}`,
      about: <OpenPreview run={run} />,
      shows: (accepted, close) => <RunOutcome accepted={accepted} onClose={close} />,
    }),
    close: recordAction({
      ...step,
      operation: 'closePayRun',
      label: 'Close pay run',
      title: `Close pay run ${number}`,
      about: <ClosePreview run={run} />,
      shows: (accepted, close) => <RunOutcome accepted={accepted} onClose={close} />,
    }),
    'bank-file':
      only !== undefined &&
      recordAction({
        operation: 'createBankFile',
        input: { params },
        refresh: RUN_SHOWN_BY,
        label: 'Make bank file',
        about: (
          <div className={classes.step}>
            <p>
              The payouts that wait become Exported and go into a file for the bank. One without a usable
              account stays Pending.
            </p>
            <MoneyTable label="Waiting for a bank file" totals={waiting} />
          </div>
        ),
        ...(currencies.length === 1
          ? { body: { currency: only } }
          : {
              fields: [
                {
                  name: 'currency',
                  label: 'Currency',
                  kind: 'choice',
                  options: currencies,
                  required: true,
                  initial: only,
                },
              ],
            }),
        shows: (file, close) => <BankFileOutcome file={file} onClose={close} />,
      }),
    release:
      countOf(atBank) > 0 &&
      recordAction({
        operation: 'releasePayouts',
        input: { params },
        body: { payout_ids: null },
        refresh: RUN_SHOWN_BY,
        label: 'Confirm payouts',
        title: `Confirm payouts of pay run ${number}`,
        about: (
          <div className={classes.step}>
            <p>
              The bank has paid them: everything that is Exported becomes Released, and the money leaves the
              company in the ledger. What came back is returned before, one by one or selected in the list.
            </p>
            <MoneyTable label="At the bank" totals={atBank} />
          </div>
        ),
        shows: (_, close) => <ReleaseOutcome run={run} onClose={close} />,
      }),
    update: recordAction({
      ...step,
      operation: 'updatePayRun',
      label: 'Change dates and rates',
      fields: runFields(run, run),
      message: updatedMessage('Pay run'),
    }),
    reopen: recordAction({
      ...step,
      operation: 'reopenPayRun',
      label: 'Back to draft',
      about:
        'What was computed is dropped, and later lines may come in. Nobody was paid. The run is opened again for a new review.',
      message: `Pay run ${number} is a draft again`,
    }),
  });
}

/** The step the run waits for: the page's one filled button. A draft that lacks a rate waits for it. */
export function nextStep(run: PayRun, actions: readonly NamedAction[]): NamedAction | undefined {
  const isReady = run.needs.every(({ missing }) => missing.length === 0);
  const way = isReady ? ['open', 'close', 'bank-file', 'release'] : ['update', 'close'];
  return way.map((key) => actions.find((action) => action.key === key)).find((found) => found !== undefined);
}
