import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { COMPANY_TIME_ZONE, dayAt } from '@upline/domain';
import { queryFor, RecordScreen, usePageAt } from '@upline/shell';
import { Banner, Link } from '@upline/ui-kit';
import { Money } from '@upline/ui-kit/format/formats.tsx';
import { StatementPaper } from '../../statements/statement-paper.tsx';
import { StatementButtons } from '../statements/statement-buttons.tsx';
import type { Payout } from './payout-lists.ts';
import { usePayoutDecisions } from './use-payout-decisions.tsx';

const route = getRouteApi('/signed-in/payouts/$id');

/** `/payouts/{id}`: one payout, the lines it pays, and how far its money is. */
export function PayoutScreen() {
  const { id } = route.useParams();
  const { data: payout } = useSuspenseQuery(queryFor('getPayout', { params: { id } }));
  const { data: statement } = useSuspenseQuery(queryFor('getPayoutStatement', { params: { id } }));
  const pageAt = usePageAt();
  const { associate, actions, pay_run_id, pay_run_number, status } = payout;
  const { decide, dialog } = usePayoutDecisions(actions.includes('return') ? id : undefined);
  const person = pageAt(`/associates/${associate.code}`);
  return (
    <RecordScreen
      noun="Payout"
      name={associate.name}
      code={associate.code}
      status={status}
      person={{ code: associate.code }}
      facts={[
        <Link key="run" to={{ to: '/pay-runs/$id', params: { id: pay_run_id } }}>
          Pay run {pay_run_number}
        </Link>,
        person && (
          <Link key="associate" to={person}>
            Associate
          </Link>
        ),
      ]}
      headline={figuresOf(payout)}
      track={trackOf(payout)}
      next={
        actions.includes('release') && { label: 'Confirm payout', onClick: () => decide('release', [id]) }
      }
      secondary={<StatementButtons payout={payout} />}
      actions={
        actions.includes('return')
          ? [{ key: 'return', label: 'Return payout', onClick: () => decide('return', [id]) }]
          : []
      }
      notices={
        payout.returned_reason !== null && (
          <Banner tone="warning" title="The bank returned this payout">
            {payout.returned_reason}
          </Banner>
        )
      }
      page={{ to: '/payouts/$id', params: { id } }}
      tab="statement"
      tabs={{
        statement: {
          label: 'Statement',
          content: (
            <StatementPaper statement={statement} lineTarget={(line) => pageAt(`/compensations/${line}`)} />
          ),
        },
      }}
    >
      {dialog}
    </RecordScreen>
  );
}

function figuresOf({ net_cents, carry_out_cents, withheld_cents, gross_cents, currency, account }: Payout) {
  const isCarried = carry_out_cents > 0;
  const money = (cents: number) => <Money cents={cents} currency={currency} />;
  return [
    isCarried
      ? { label: 'Carried over', value: money(carry_out_cents), note: 'Below the minimum payout' }
      : { label: 'Pays', value: money(net_cents), note: account },
    { label: 'Gross', value: money(gross_cents) },
    ...(withheld_cents > 0 ? [{ label: 'Withheld', value: money(withheld_cents), note: 'for debts' }] : []),
  ];
}

const dayOf = (at: string | null) => at && dayAt(new Date(at), COMPANY_TIME_ZONE);

const trackOf = ({ pay_date, exported_at, released_at, status, net_cents }: Payout) =>
  net_cents === 0
    ? []
    : [
        { label: 'Due', date: pay_date },
        { label: 'Exported', date: dayOf(exported_at), isReached: status !== 'Pending' },
        { label: 'Released', date: dayOf(released_at) },
      ];
