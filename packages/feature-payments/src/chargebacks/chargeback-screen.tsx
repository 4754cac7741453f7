import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { queryFor, RecordScreen, useDraftedDialog, useMay } from '@upline/shell';
import { Money } from '@upline/ui-kit';
import { DateText } from '@upline/ui-kit/format/date-text.tsx';
import { lazyLayer } from '@upline/ui-kit/loading/lazy-layer.tsx';
import { useState } from 'react';
import { PolicyLink } from '../compensations/line-facts.tsx';
import { type Chargeback, ChargebackView } from './chargeback-view.tsx';
import { useDisputeFile } from './dispute.mutations.ts';

const DisputeDialog = lazyLayer(() => import('./dispute-dialog.tsx').then((chunk) => chunk.DisputeDialog));
const DRAFT = 'dispute';
const route = getRouteApi('/signed-in/payments/chargebacks/$id');

/** `payments/chargebacks/{id}`: why something is owed back, what of it is recovered, and its dispute (R-CB-03). */
export function ChargebackScreen() {
  const { id } = route.useParams();
  const { data: debt } = useSuspenseQuery(queryFor('getChargeback', { params: { id } }));
  const [disputing, setDisputing] = useState(false);
  const openFile = useDisputeFile('getChargebackDocument');
  const mayOpen = useMay('getChargebackDocument');
  const mayDispute = debt.actions.includes('dispute');
  useDraftedDialog(mayDispute ? DRAFT : undefined, () => setDisputing(true));
  return (
    <RecordScreen
      noun="Chargeback"
      name={debt.reason}
      isPrivate={false}
      status={debt.status}
      facts={factsOf(debt)}
      headline={headlineOf(debt)}
      next={mayDispute && { label: 'Dispute chargeback', onClick: () => setDisputing(true) }}
      page={{ to: '/payments/chargebacks/$id', params: { id } }}
      tab="overview"
      tabs={{
        overview: {
          label: 'Overview',
          content: <ChargebackView debt={debt} onFile={mayOpen ? () => openFile(id) : undefined} />,
        },
      }}
    >
      {mayDispute && disputing && (
        <DisputeDialog debt={debt} draftOf={DRAFT} onClose={() => setDisputing(false)} />
      )}
    </RecordScreen>
  );
}

const factsOf = (debt: Chargeback) => [
  <DateText key="day" value={debt.event_date} />,
  debt.policy_number && <PolicyLink key="policy" {...debt} />,
  debt.months_in_force !== null &&
    (debt.months_in_force === 1 ? '1 month in force' : `${debt.months_in_force} months in force`),
];

function headlineOf(debt: Chargeback) {
  const { currency, amount_cents, recovered_cents, written_off_cents, remaining_cents, status } = debt;
  const money = (cents: number) => <Money cents={cents} currency={currency} />;
  return [
    status === 'Transferred'
      ? { label: 'You owe back', value: money(0), note: 'It was transferred to an upline' }
      : { label: 'You owe back', value: money(remaining_cents) },
    { label: 'Charged back', value: money(amount_cents) },
    { label: 'Recovered', value: money(recovered_cents), note: 'Withheld from your pay' },
    ...(written_off_cents > 0 ? [{ label: 'Written off', value: money(written_off_cents) }] : []),
  ];
}
