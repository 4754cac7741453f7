import type { OperationAnswer } from '@upline/api-client';
import type { Currency } from '@upline/domain';
import { Receipt, type ShownStep } from '@upline/receipt';
import { useMay } from '@upline/shell';
import { Banner } from '@upline/ui-kit/banner/banner.tsx';
import { LinkButton } from '@upline/ui-kit/button/button.tsx';
import { Card } from '@upline/ui-kit/card/card.tsx';
import { Loading } from '@upline/ui-kit/feedback/loading.tsx';
import { ErrorState } from '@upline/ui-kit/feedback/states.tsx';
import { DateText } from '@upline/ui-kit/format/date-text.tsx';
import { Money } from '@upline/ui-kit/format/formats.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import classes from './payments.module.css';

export type Statistics = OperationAnswer<'getPaymentsStatistics'>;

export interface NextPayProps {
  /** Undefined while loading. */
  readonly statistics: Statistics | undefined;
  /** The same in the other currency, for the few who have money in both. */
  readonly foreign?: Statistics | undefined;
  /** The currency payouts are made in. */
  readonly paidIn?: Currency;
  readonly problem?: string | undefined;
  readonly onRetry?: () => void;
}

const step = (label: string, cents: number): ShownStep => ({
  kind: 'basis',
  label,
  person: null,
  reason: null,
  bps: null,
  unit: 'money',
  value: String(cents),
});

/** When the next pay comes, how much it may be, and how that is estimated: pending less what is withheld (domain.md 2.34). */
export function NextPay({ statistics, foreign, paidIn, problem, onRetry }: NextPayProps) {
  const mayOpen = useMay('listPayoutInformation');
  if (!statistics)
    return (
      <Card title="Next pay">
        {problem === undefined ? (
          <Loading label="Next pay" count={3} />
        ) : (
          <ErrorState error={new Error(problem)} {...(onRetry ? { onRetry } : {})} />
        )}
      </Card>
    );
  const { next, pending_cents, currency } = statistics;
  const { pay_date, estimate_cents, withheld_cents, carry_in_cents, held_reason } = next;
  return (
    <Card title="Next pay">
      {held_reason !== null && (
        <div className={classes.held}>
          <Banner
            tone="warning"
            title="Your pay is held"
            actions={
              mayOpen && (
                <LinkButton to={{ to: '/account/payout-information' }}>Payout information</LinkButton>
              )
            }
          >
            {held_reason}. Until that is solved, a pay run leaves you out: nothing is paid, nothing is
            withheld, and what is pending waits for the next run.
          </Banner>
        </div>
      )}
      <div className={classes.next}>
        <div>
          <p className={classes.amount}>
            <Money cents={estimate_cents} currency={currency} />
          </p>
          <p>
            Estimate for <DateText value={pay_date} />
          </p>
          <p className={layout.small}>
            What is posted until the run closes still counts. Less than the minimum payout is carried over to
            the next run.
          </p>
          {carry_in_cents > 0 && (
            <p className={layout.small}>
              <Money cents={carry_in_cents} currency={currency} /> carried over from the last run comes on
              top.
            </p>
          )}
          <Converted currency={currency} foreign={foreign} paidIn={paidIn} />
        </div>
        <Receipt
          label="How the estimate is made"
          steps={[
            step('Pending', pending_cents),
            step('Withheld for chargebacks', withheld_cents === 0 ? 0 : -withheld_cents),
          ]}
          currency={currency}
          total={{ label: 'Estimate', cents: estimate_cents }}
          isQuiet
        />
      </div>
    </Card>
  );
}

interface ConvertedProps {
  readonly currency: Currency;
  readonly foreign: Statistics | undefined;
  readonly paidIn: Currency | undefined;
}

/** What the run converts at a rate that is not known before it (R-MNY-30), so that the estimate is not taken for all there is. */
function Converted({ currency, foreign, paidIn }: ConvertedProps) {
  if (paidIn !== undefined && paidIn !== currency)
    return <p className={layout.small}>You are paid in {paidIn}: the run converts this at its own rate.</p>;
  const { pending_cents: pending = 0, chargeback_balance_cents: owed = 0 } = foreign ?? {};
  if (!foreign || (pending === 0 && owed === 0)) return null;
  return (
    <p className={layout.small}>
      {pending !== 0 && (
        <>
          <Money cents={pending} currency={foreign.currency} /> pending
        </>
      )}
      {pending !== 0 && owed !== 0 && ' and '}
      {owed !== 0 && (
        <>
          <Money cents={owed} currency={foreign.currency} /> owed back
        </>
      )}{' '}
      {pending !== 0 && owed !== 0
        ? 'are not in this estimate: the run converts them'
        : 'is not in this estimate: the run converts it'}{' '}
      at its own rate.
    </p>
  );
}
