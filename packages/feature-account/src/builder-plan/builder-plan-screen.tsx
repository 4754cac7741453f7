import { useSuspenseQuery } from '@tanstack/react-query';
import type { OperationAnswer } from '@upline/api-client';
import { Headline, queryFor, useMay } from '@upline/shell';
import { Button, Card, DateText, Money, Status } from '@upline/ui-kit';
import { Banner } from '@upline/ui-kit/banner/banner.tsx';
import { FactList } from '@upline/ui-kit/detail/fact-list.tsx';
import { FactTable } from '@upline/ui-kit/detail/fact-table.tsx';
import { EmptyState } from '@upline/ui-kit/feedback/states.tsx';
import layoutParts from '@upline/ui-kit/styles/layout.module.css';
import { useState } from 'react';
import { AccountPage, Columns } from '../layout/account-page.tsx';
import classes from './builder-plan.module.css';
import { EndDialog } from './end-dialog.tsx';
import { useEnroll } from './use-enroll.ts';

type Plan = OperationAnswer<'getBuilderPlan'>;

/** Domain.md 1.7. */
const BENEFITS = [
  'Virtual video drop: send tracked videos to your contacts by email or text',
  '10% off in the store',
  'A chance at the Builder Bonus, shared every month by qualified builders',
  'A place on the builder leaderboard',
] as const;

/** `account/builder-plan-enrollment`: enroll by card, see the charges, end it with the paid month. */
export function BuilderPlanScreen() {
  const { data: plan } = useSuspenseQuery(queryFor('getBuilderPlan'));
  const { takes_cards, enrollment } = plan;
  const isEnrolled = enrollment?.status === 'Active';
  return (
    <AccountPage current="builder">
      <div className={layoutParts.stack}>
        {!takes_cards && (
          <Banner tone="danger" title="Stripe keys are not set">
            Payments by card are closed for your country until they are.
          </Banner>
        )}
        {isEnrolled && enrollment.failed_tries > 0 && (
          <Banner tone="warning" title="The last charge failed">
            Your plan stays open. The charge is tried again; you can also pay it from your purchase history.
          </Banner>
        )}
        <Columns
          left={
            <>
              <Card title="What the plan brings">
                <ul className={classes.benefits}>
                  {BENEFITS.map((benefit) => (
                    <li key={benefit}>{benefit}</li>
                  ))}
                </ul>
              </Card>
              <Charges plan={plan} />
            </>
          }
          right={isEnrolled ? <Enrolled plan={plan} enrollment={enrollment} /> : <Offer plan={plan} />}
        />
      </div>
    </AccountPage>
  );
}

function Offer({ plan }: { readonly plan: Plan }) {
  const { price_cents, currency, takes_cards, enrollment } = plan;
  const mayEnroll = useMay('enrollInBuilderPlan');
  const { enroll, busy } = useEnroll();
  return (
    <Card title="Builder plan">
      <div className={layoutParts.stack}>
        <Headline
          figures={[{ label: 'A month', value: <Money cents={price_cents} currency={currency} /> }]}
        />
        {enrollment?.closed_on && (
          <p className={classes.muted}>
            Your last plan was closed on <DateText value={enrollment.closed_on} />. {enrollment.close_reason}.
          </p>
        )}
        <p className={classes.muted}>
          The first month is charged now. The card is kept at Stripe and charged every month until you end the
          plan.
        </p>
        {mayEnroll && takes_cards && (
          <Button variant="filled" loading={busy} onClick={() => void enroll(price_cents)}>
            Enroll and pay
          </Button>
        )}
      </div>
    </Card>
  );
}

interface EnrolledProps {
  readonly plan: Plan;
  readonly enrollment: NonNullable<Plan['enrollment']>;
}

function Enrolled({ plan: { price_cents, currency }, enrollment }: EnrolledProps) {
  const mayEnd = useMay('endBuilderPlan');
  const [asked, setAsked] = useState(false);
  const { started_on, next_charge_on, ends_after_month, status } = enrollment;
  return (
    <Card title="Your plan">
      <div className={layoutParts.stack}>
        <FactList
          facts={[
            { label: 'Status', value: <Status value={status} /> },
            { label: 'Started', value: <DateText value={started_on} /> },
            {
              label: ends_after_month ? 'Ends' : 'Next Charge',
              value: next_charge_on && <DateText value={next_charge_on} />,
            },
            ...(ends_after_month
              ? []
              : [{ label: 'Amount', value: <Money cents={price_cents} currency={currency} /> }]),
          ]}
        />
        {mayEnd && (
          <Button onClick={() => setAsked(true)}>{ends_after_month ? 'Keep plan' : 'End plan'}</Button>
        )}
        {asked && <EndDialog enrollment={enrollment} onClose={() => setAsked(false)} />}
      </div>
    </Card>
  );
}

function Charges({ plan: { charges } }: { readonly plan: Plan }) {
  return (
    <Card title="Charges">
      {charges.length === 0 ? (
        <EmptyState>Nothing has been charged yet.</EmptyState>
      ) : (
        <FactTable
          label="Charges"
          rows={charges}
          rowKey={({ id }) => id}
          columns={[
            { label: 'Charge', of: ({ description }) => description },
            { label: 'Date', of: ({ created_at }) => <DateText value={created_at} /> },
            {
              label: 'Amount',
              of: ({ amount_cents, currency }) => <Money cents={amount_cents} currency={currency} />,
              isNumber: true,
            },
            { label: 'Status', of: ({ status }) => <Status value={status} /> },
          ]}
        />
      )}
    </Card>
  );
}
