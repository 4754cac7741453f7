import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { queryFor, RecordScreen, useRecordActions } from '@upline/shell';
import { DateText } from '@upline/ui-kit/format/date-text.tsx';
import { Money } from '@upline/ui-kit/format/formats.tsx';
import { Private } from '@upline/ui-kit/private/private.tsx';
import { PolicyLink } from '../compensations/line-facts.tsx';
import { LapseSaveView } from './lapse-save-view.tsx';
import { type LapseSave, lapseSaveActions } from './lapse-saves.actions.ts';

const route = getRouteApi('/signed-in/payments/chargebacks/lapse-saves/$id');

/** `payments/chargebacks/lapse-saves/{id}`: a late premium, what a lapse would take, and the calls about it. */
export function LapseSaveScreen() {
  const { id } = route.useParams();
  const { data: late } = useSuspenseQuery(queryFor('getLapseSave', { params: { id } }));
  const { run, dialog } = useRecordActions(lapseSaveActions(late));
  return (
    <RecordScreen
      noun="Late premium"
      name={late.client ?? `Policy ${late.policy_number}`}
      status={late.status}
      facts={[
        <PolicyLink key="policy" {...late} />,
        late.product,
        late.provider,
        !late.is_mine && <Private key="writer">{late.associate.name}</Private>,
      ]}
      headline={headlineOf(late)}
      next={late.actions.includes('log_call') && { label: 'Log call', onClick: () => run('log_call') }}
      page={{ to: '/payments/chargebacks/lapse-saves/$id', params: { id } }}
      tab="overview"
      tabs={{ overview: { label: 'Overview', content: <LapseSaveView late={late} /> } }}
    >
      {dialog}
    </RecordScreen>
  );
}

/** How long the premium still keeps the policy in force. */
function daysLeftText(days: number): string {
  if (days < 0) return 'Grace is over';
  if (days === 0) return 'Ends today';
  return days === 1 ? '1 day left' : `${days} days left`;
}

function headlineOf(late: LapseSave) {
  const { currency, at_risk_cents, debt_cents, premium_cents, premium_mode } = late;
  const money = (cents: number) => <Money cents={cents} currency={currency} />;
  const isOpen = late.status === 'Open';
  return [
    {
      label: isOpen ? 'A lapse would take' : 'A lapse would have taken',
      value: money(at_risk_cents),
      note: 'From you',
    },
    { label: 'Of it already paid', value: money(debt_cents), note: 'You would owe it back' },
    ...(premium_cents === null
      ? []
      : [{ label: 'Premium', value: money(premium_cents), note: premium_mode }]),
    isOpen
      ? {
          label: 'Grace period',
          value: daysLeftText(late.days_left),
          note: <DateText value={late.grace_ends_on} />,
        }
      : { label: late.status, value: <DateText value={late.closed_on} /> },
  ];
}
