import { Banner, Button } from '@upline/ui-kit';
import { Loading } from '@upline/ui-kit/feedback/loading.tsx';
import type { PayRun } from './pay-run-lists.ts';
import classes from './pay-runs.module.css';
import { MoneyTable } from './run-steps.tsx';
import { inWords } from './run-totals.tsx';
import { countOf, useRunMoney } from './use-run.ts';

const EVERY = 1_000;

/** Follows the confirming in the background and says what is confirmed. */
export function ReleaseOutcome({ run, onClose }: { readonly run: PayRun; readonly onClose: () => void }) {
  const money = useRunMoney(run, EVERY);
  if (!money) return <Loading label="Payouts" />;
  const rest = countOf(money.atBank);
  return (
    <div className={classes.step}>
      {rest > 0 ? (
        <Banner
          title={inWords(rest, 'payout is still to be confirmed', 'payouts are still to be confirmed')}
          live
        >
          You can leave this page.
        </Banner>
      ) : (
        <Banner
          tone="success"
          title={inWords(countOf(money.confirmed), 'payout is confirmed', 'payouts are confirmed')}
          live
        >
          The money has left the company.
        </Banner>
      )}
      <MoneyTable label="Confirmed" totals={money.confirmed} />
      <div className={classes.end}>
        <Button variant="filled" onClick={onClose}>
          Done
        </Button>
      </div>
    </div>
  );
}
