import { formatDate, formatNumber } from '@upline/domain';
import { Banner, Button } from '@upline/ui-kit';
import { Loading } from '@upline/ui-kit/feedback/loading.tsx';
import { ErrorState } from '@upline/ui-kit/feedback/states.tsx';
import { ProgressBar } from '@upline/ui-kit/progress/progress-bar.tsx';
import type { PayRun } from './pay-run-lists.ts';
import classes from './pay-runs.module.css';
import { heldIn, inWords, peopleIn, RunTotalsTable } from './run-totals.tsx';
import { useRunInDialog } from './use-run.ts';

const WORK = { Reviewing: 'Payouts are being computed', Closing: 'The run is being closed' } as const;

/** How far the computing of a run is; the page may be left meanwhile. */
export function RunProgress({ run }: { readonly run: PayRun }) {
  const { work, progress } = run;
  if (!work) return null;
  const { done, of } = progress ?? { done: 0, of: null };
  return (
    <Banner title={WORK[work]} live>
      <div className={classes.step}>
        <p>
          {of === null
            ? `${inWords(done, 'associate')} so far. You can leave this page.`
            : `${formatNumber(done)} of ${inWords(of, 'associate')}. You can leave this page.`}
        </p>
        {of !== null && of > 0 && (
          <ProgressBar label={WORK[work]} value={done} goal={of} text={`${done} of ${of}`} />
        )}
      </div>
    </Banner>
  );
}

/** What opening or closing has done, in words. */
function outcomeOf({ status, refusal, totals, pay_date }: PayRun) {
  const held = heldIn(totals);
  const left = held > 0 ? ` ${inWords(held, 'person is', 'people are')} held and left out.` : '';
  if (refusal !== null) return { tone: 'warning', title: 'Nothing was closed', text: refusal } as const;
  if (status === 'Closed')
    return {
      tone: 'success',
      title: `${inWords(peopleIn(totals), 'associate')} paid`,
      text: `Lines are Paid, statements are ready. The bank files come next, for ${formatDate(pay_date)}.${left}`,
    } as const;
  return {
    tone: 'success',
    title: `${inWords(peopleIn(totals), 'payout')} computed`,
    text: `Review them, then somebody else closes the run.${left}`,
  } as const;
}

interface RunOutcomeProps {
  /** The run as the step was accepted. */
  readonly accepted: PayRun;
  readonly onClose: () => void;
}

/** Follows a step to its end and says what it did. */
export function RunOutcome({ accepted, onClose }: RunOutcomeProps) {
  const { data, error, refetch } = useRunInDialog(accepted.id);
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  // What was read before the step says nothing about it.
  const run = data && data.version >= accepted.version ? data : accepted;
  if (run.work) return <RunProgress run={run} />;
  if (!data) return <Loading label="Pay run" />;
  const { tone, title, text } = outcomeOf(run);
  return (
    <div className={classes.step}>
      <Banner tone={tone} title={title} live>
        {text}
      </Banner>
      {run.totals.length > 0 && <RunTotalsTable label="Totals" totals={run.totals} />}
      <div className={classes.end}>
        <Button variant="filled" onClick={onClose}>
          Done
        </Button>
      </div>
    </div>
  );
}
