import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { queryFor, RecordScreen, Track, useAccess, useRecordActions } from '@upline/shell';
import { Money } from '@upline/ui-kit';
import { Banner } from '@upline/ui-kit/banner/banner.tsx';
import { Card } from '@upline/ui-kit/card/card.tsx';
import { FactList } from '@upline/ui-kit/detail/fact-list.tsx';
import { DateText } from '@upline/ui-kit/format/date-text.tsx';
import { Private } from '@upline/ui-kit/private/private.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import shared from '../../payments.module.css';
import { OfficePolicyLink, PersonLink } from '../office-links.tsx';
import { type Adjustment, adjustmentActions } from './adjustments.actions.tsx';

const route = getRouteApi('/signed-in/adjustments/$id');

/** `adjustments/{id}`: who asked for it, and the word of the second person (R-MNY-36). */
export function AdjustmentScreen() {
  const { id } = route.useParams();
  const { data: adjustment } = useSuspenseQuery(queryFor('getAdjustment', { params: { id } }));
  const actions = adjustmentActions(adjustment);
  const { menu, run, dialog } = useRecordActions(actions);
  const approve = actions.find(({ key }) => key === 'approve');
  const { associate, status, amount_cents, currency } = adjustment;
  return (
    <RecordScreen
      noun="Adjustment"
      name="Adjustment"
      isPrivate={false}
      status={status}
      facts={[
        <PersonLink key="person" person={associate} />,
        <DateText key="day" value={adjustment.requested_at} />,
      ]}
      headline={[
        {
          label: amount_cents < 0 ? 'Takes' : 'Pays',
          value: <Money cents={amount_cents} currency={currency} />,
          ...(amount_cents < 0 ? { note: 'Posted as a chargeback' } : {}),
        },
      ]}
      notices={<Waiting adjustment={adjustment} />}
      next={approve && { label: approve.label, onClick: () => run(approve.key) }}
      actions={menu.filter(({ key }) => key !== 'approve')}
      page={{ to: '/adjustments/$id', params: { id } }}
      tab="overview"
      tabs={{ overview: { label: 'Overview', content: <Overview adjustment={adjustment} /> } }}
    >
      {dialog}
    </RecordScreen>
  );
}

/** Why the one who asked for it cannot decide. */
function Waiting({ adjustment: { status, requested_by } }: { readonly adjustment: Adjustment }) {
  const { user } = useAccess();
  if (status !== 'Pending') return null;
  return requested_by.code === user.code ? (
    <Banner title="Somebody else has to decide">
      You asked for this adjustment, so a second person approves or refuses it. Nothing is posted until then.
    </Banner>
  ) : null;
}

function Overview({ adjustment }: { readonly adjustment: Adjustment }) {
  const { reason, decision_reason, requested_at, requested_by, decided_at, decided_by, status } = adjustment;
  return (
    <div className={shared.columns}>
      <div className={layout.stack}>
        <Card title="Reason">
          <p className={shared.text}>
            <Private>{reason}</Private>
          </p>
        </Card>
        <Card title="Two people">
          <Track
            steps={[
              { label: `Requested by ${requested_by.name}`, date: requested_at },
              decided_by === null
                ? { label: 'Decided by a second person', date: null }
                : { label: `${status} by ${decided_by.name}`, date: decided_at },
            ]}
          />
          {decision_reason && (
            <p className={shared.text}>
              <Private>{decision_reason}</Private>
            </p>
          )}
        </Card>
      </div>
      <Card title="This adjustment">
        <FactList
          facts={[
            { label: 'Associate', value: <PersonLink person={adjustment.associate} /> },
            { label: 'Policy', value: adjustment.policy_number && <OfficePolicyLink policy={adjustment} /> },
            { label: 'Needs a Second Person', value: adjustment.needs_second_person ? 'Yes' : 'No' },
          ]}
        />
      </Card>
    </div>
  );
}
