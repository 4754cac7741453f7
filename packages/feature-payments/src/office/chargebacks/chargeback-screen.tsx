import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { queryFor, RecordScreen, useMay, useRecordActions } from '@upline/shell';
import { Money } from '@upline/ui-kit';
import { DateText } from '@upline/ui-kit/format/date-text.tsx';
import { useDisputeFile } from '../../chargebacks/dispute.mutations.ts';
import { OfficePolicyLink, PersonLink } from '../office-links.tsx';
import { OfficeDebtView } from './chargeback-view.tsx';
import { debtActions, type OfficeDebt } from './chargebacks.actions.tsx';

const route = getRouteApi('/signed-in/chargebacks/$id');

/** `chargebacks/{id}`: who was charged how much, what came back, and the dispute with its answer (domain.md 2.18). */
export function OfficeDebtScreen() {
  const { id } = route.useParams();
  const { data: debt } = useSuspenseQuery(queryFor('getAnyChargeback', { params: { id } }));
  const actions = debtActions(debt);
  const { menu, run, dialog } = useRecordActions(actions);
  const openFile = useDisputeFile('getAnyChargebackDocument');
  const mayOpen = useMay('getAnyChargebackDocument');
  const next = actions.find(({ key }) => key === 'approve_dispute');
  return (
    <RecordScreen
      noun="Chargeback"
      name={debt.reason}
      isPrivate={false}
      status={debt.status}
      facts={[
        <PersonLink key="person" person={debt.associate} />,
        <DateText key="day" value={debt.event_date} />,
        debt.policy_number && <OfficePolicyLink key="policy" policy={debt} />,
      ]}
      headline={headlineOf(debt)}
      next={next && { label: next.label, onClick: () => run(next.key) }}
      actions={menu.filter(({ key }) => key !== next?.key)}
      page={{ to: '/chargebacks/$id', params: { id } }}
      tab="overview"
      tabs={{
        overview: {
          label: 'Overview',
          content: <OfficeDebtView debt={debt} onFile={mayOpen ? openFile : undefined} />,
        },
      }}
    >
      {dialog}
    </RecordScreen>
  );
}

function headlineOf({
  currency,
  amount_cents,
  recovered_cents,
  written_off_cents,
  remaining_cents,
  status,
}: OfficeDebt) {
  const money = (cents: number) => <Money cents={cents} currency={currency} />;
  return [
    status === 'Transferred'
      ? { label: 'Still owed', value: money(0), note: 'It was transferred to an upline' }
      : { label: 'Still owed', value: money(remaining_cents) },
    { label: 'Charged back', value: money(amount_cents) },
    { label: 'Recovered', value: money(recovered_cents) },
    ...(written_off_cents > 0 ? [{ label: 'Written off', value: money(written_off_cents) }] : []),
  ];
}
