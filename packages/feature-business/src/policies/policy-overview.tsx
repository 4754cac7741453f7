import { stateName } from '@upline/domain';
import { Link, Private } from '@upline/ui-kit';
import { Card } from '@upline/ui-kit/card/card.tsx';
import { FactList } from '@upline/ui-kit/detail/fact-list.tsx';
import { DateText } from '@upline/ui-kit/format/date-text.tsx';
import { Money } from '@upline/ui-kit/format/formats.tsx';
import { Status } from '@upline/ui-kit/status/status.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import type { ReactNode } from 'react';
import { REVIEWS } from '../supervision/review-lists.ts';
import { PolicyOutlook } from './pay/policy-outlook.tsx';
import type { Policy } from './policy-head.tsx';

export interface PolicyOverviewProps {
  readonly policy: Policy;
  readonly requirements: ReactNode;
  readonly shares: ReactNode;
  /** Code of the associate who reads it; the home office has a checklist instead, which knows what the check finds today. */
  readonly reader?: string;
  /** More facts for the right column. */
  readonly children?: ReactNode;
}

/** What is asked for and who shares at the left, dates and facts at the right (domain.md 2.12). */
export function PolicyOverview(props: PolicyOverviewProps) {
  const { policy, requirements, shares, reader, children } = props;
  return (
    <div className={layout.columns}>
      <div className={layout.stack}>
        {requirements}
        {shares}
        <PremiumFacts policy={policy} />
      </div>
      <div className={layout.stack}>
        {reader && <PolicyOutlook policy={policy} reader={reader} />}
        <RecordFacts policy={policy} />
        {children}
      </div>
    </div>
  );
}

function PremiumFacts({ policy }: { readonly policy: Policy }) {
  const money = (cents: number) => <Money cents={cents} currency={policy.currency} />;
  return (
    <Card title="Premium">
      <FactList
        facts={[
          { label: 'Premium Mode', value: policy.premium_mode },
          { label: 'Modal Premium', value: money(policy.modal_premium_cents) },
          { label: 'Annual Premium', value: money(policy.annual_premium_cents) },
          { label: 'Target Premium', value: money(policy.target_premium_cents) },
          { label: 'Excess Premium', value: money(policy.excess_premium_cents) },
          {
            label: 'Payment Basis',
            value:
              policy.payment_basis === 'Advance' && policy.advance_months > 0
                ? `Advance, ${policy.advance_months} months`
                : policy.payment_basis,
          },
          { label: 'Compensation Type', value: policy.application_type },
          ...(policy.paid_to_date
            ? [{ label: 'Paid To', value: <DateText value={policy.paid_to_date} /> }]
            : []),
        ]}
      />
    </Card>
  );
}

function RecordFacts({ policy }: { readonly policy: Policy }) {
  const { supervision, training_associate: trainee } = policy;
  return (
    <Card title="Policy">
      <FactList
        folds
        facts={[
          { label: 'Lifecycle', value: <Status value={policy.lifecycle} /> },
          { label: 'Product Type', value: policy.product.product_type },
          { label: 'State', value: stateName(policy.state) },
          { label: 'Insured', value: policy.insured_name ?? policy.client?.name, private: 'name' },
          { label: 'Owner', value: policy.owner_name ?? policy.client?.name, private: 'name' },
          { label: 'Writing Number', value: policy.writing_number },
          {
            label: 'Training Associate',
            value: trainee && `${trainee.name} (${trainee.code})`,
            private: 'name',
          },
          {
            label: 'Replacement',
            value: policy.is_replacement ? `Yes, of ${policy.replaced_policy ?? 'another policy'}` : 'No',
          },
          ...(supervision
            ? [
                {
                  label: 'Supervision',
                  value: (
                    <>
                      <Status value={supervision.status} />
                      {supervision.status !== 'Acknowledged' && (
                        <>
                          {' '}
                          due <DateText value={supervision.due_date} />
                        </>
                      )}
                      {supervision.supervisor && (
                        <>
                          , <Private>{supervision.supervisor.name}</Private>
                        </>
                      )}{' '}
                      {supervision.actions.includes('acknowledge') && (
                        <Link to={{ to: REVIEWS, search: { review: supervision.id } }}>Review</Link>
                      )}
                    </>
                  ),
                },
              ]
            : []),
          {
            label: 'Note',
            value: policy.shared_note && <p className={layout.typed}>{policy.shared_note}</p>,
            private: 'name',
          },
          { label: 'Created', value: <DateText value={policy.created_at} /> },
        ]}
      />
    </Card>
  );
}
