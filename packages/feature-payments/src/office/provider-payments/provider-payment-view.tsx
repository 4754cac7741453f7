import { Banner, LinkButton, Money } from '@upline/ui-kit';
import { Card } from '@upline/ui-kit/card/card.tsx';
import { FactList } from '@upline/ui-kit/detail/fact-list.tsx';
import { EmptyState } from '@upline/ui-kit/feedback/states.tsx';
import { DateText } from '@upline/ui-kit/format/date-text.tsx';
import { Link } from '@upline/ui-kit/link/link.tsx';
import { Status } from '@upline/ui-kit/status/status.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import shared from '../../payments.module.css';
import { paymentsBy, STATEMENTS } from './provider-payment-lists.ts';
import type { ProviderPayment } from './provider-payments.actions.ts';
import classes from './statements.module.css';

/** What of the policy the payment has changed, in words. */
const BROUGHT = {
  'Ready To Pay': 'It made the policy Ready To Pay.',
  Chargeback: 'It ended the policy, and what was unearned is charged back.',
} as const;

/** Why a payment waits for somebody. */
export function PaymentNotice({ payment: { exception } }: { readonly payment: ProviderPayment }) {
  if (exception === null) return null;
  return (
    <div className={layout.block}>
      <Banner tone="warning" title={exception}>
        Nothing is paid on it before it is matched, corrected or accepted.
      </Banner>
    </div>
  );
}

/** What the carrier wrote, and what the payment is matched to. */
export function ProviderPaymentView({ payment }: { readonly payment: ProviderPayment }) {
  return (
    <div className={shared.columns}>
      <div className={layout.stack}>
        <MatchedTo payment={payment} />
      </div>
      <div className={layout.stack}>
        <Statement payment={payment} />
      </div>
    </div>
  );
}

function MatchedTo({ payment }: { readonly payment: ProviderPayment }) {
  const { policy, currency, expected_cents, difference_cents, is_matched_by_hand, brought_about } = payment;
  if (!policy)
    return (
      <Card title="Matched to">
        <EmptyState>
          No policy. Match the payment by hand, or correct the number if the carrier wrote it wrongly.
        </EmptyState>
      </Card>
    );
  const money = (cents: number | null) =>
    cents === null ? null : <Money cents={cents} currency={currency} />;
  return (
    <Card title="Matched to">
      <FactList
        facts={[
          {
            label: 'Policy',
            value: (
              <Link
                to={{
                  to: '/business/$policy_number',
                  params: { policy_number: policy.policy_number },
                  search: { id: policy.id },
                }}
              >
                {policy.policy_number}
              </Link>
            ),
          },
          { label: 'Policy Status', value: <Status value={policy.business_status} /> },
          { label: 'Matched', value: is_matched_by_hand ? 'By an admin' : 'By its number' },
          { label: 'Expected', value: money(expected_cents) },
          { label: 'Difference', value: money(difference_cents) },
          { label: 'Effect', value: brought_about && BROUGHT[brought_about] },
        ]}
      />
    </Card>
  );
}

function Statement({ payment }: { readonly payment: ProviderPayment }) {
  const { provider, statement_ref, statement_date, line_no, policy_number_text, event_date } = payment;
  return (
    <Card title="Statement">
      <FactList
        facts={[
          { label: 'Provider', value: provider.name },
          { label: 'Statement', value: statement_ref },
          { label: 'Statement Date', value: <DateText value={statement_date} /> },
          { label: 'Line', value: line_no },
          { label: 'Policy Number', value: policy_number_text },
          { label: 'Event Date', value: <DateText value={event_date} /> },
          { label: 'Accepted Because', value: payment.accepted_reason, private: 'name' },
          { label: 'Pay Run', value: payment.pay_run && `Number ${payment.pay_run.number}` },
        ]}
      />
      <div className={`${shared.controls} ${classes.below}`}>
        <LinkButton
          to={paymentsBy({ statement_ref: { eq: statement_ref }, provider: { eq: provider.name } })}
        >
          All lines of this statement
        </LinkButton>
        {payment.import_id && (
          <LinkButton to={{ to: `${STATEMENTS}/$id`, params: { id: payment.import_id } }}>
            Its import
          </LinkButton>
        )}
      </div>
    </Card>
  );
}
