import type { UseQueryResult } from '@tanstack/react-query';
import type { ApiError, OperationAnswer } from '@upline/api-client';
import { Card } from '@upline/ui-kit/card/card.tsx';
import { Loading } from '@upline/ui-kit/feedback/loading.tsx';
import { ErrorState } from '@upline/ui-kit/feedback/states.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import type { ReactNode } from 'react';
import { chargedLines, Sums } from '../sums.tsx';
import { priceText, variantText } from '../words.ts';

export type Cart = OperationAnswer<'readStoreCart'>;
type Totals = UseQueryResult<OperationAnswer<'readStoreTotals'>, ApiError>;

interface ReviewProps {
  readonly cart: Cart;
  readonly totals: Totals;
  /** Beside the sum: where it is sent. */
  readonly children?: ReactNode;
}

/** What is ordered, and what it costs. */
function Review({ cart, totals, children }: ReviewProps) {
  return (
    <div className={layout.columns}>
      <Card title="What you order">
        <ul className={layout.list} aria-label="What you order">
          {cart.lines.map((line) => (
            <li key={line.variant_id} className={layout.entry}>
              <span className={layout.words}>
                {line.quantity} × {line.name}
                {variantText(line) && `, ${variantText(line)}`}
              </span>
              <span>{priceText(line.amount_cents, cart.currency)}</span>
            </li>
          ))}
        </ul>
      </Card>
      <div className={layout.stack}>
        <Card title="Sum">
          {totals.error ? (
            <ErrorState error={totals.error} onRetry={() => void totals.refetch()} />
          ) : totals.data ? (
            <Sums
              currency={cart.currency}
              lines={chargedLines(totals.data, { isSent: !cart.is_download })}
              total={totals.data.total_cents}
            />
          ) : (
            <Loading label="Sum" count={4} />
          )}
        </Card>
        {children}
      </div>
    </div>
  );
}

/** The steps in which nothing is entered any more. */
export const lastSteps = ({ cart, totals, children }: ReviewProps) => [
  {
    key: 'review',
    label: 'Review',
    fields: [],
    children: (
      <Review cart={cart} totals={totals}>
        {children}
      </Review>
    ),
  },
  {
    key: 'payment',
    label: 'Payment',
    fields: [],
    children: (
      <Card title="Payment by card">
        <p>
          You pay{' '}
          <strong>{totals.data ? priceText(totals.data.total_cents, cart.currency) : 'the total'}</strong> on
          Stripe's page, where the card is typed.{' '}
          {cart.is_download
            ? 'Your downloads are ready as soon as it is paid.'
            : 'What you order is kept for you for 60 minutes until it is paid.'}
        </p>
      </Card>
    ),
  },
];
