import { useQuery } from '@tanstack/react-query';
import { adminChargebacksFields } from '@upline/api-client/lists/admin-chargebacks.ts';
import { cleanFilter } from '@upline/domain';
import {
  associateCodeColumn,
  associateColumn,
  columnsFor,
  DataListFor,
  Headline,
  inputFor,
  queryFor,
  useListState,
  useMay,
} from '@upline/shell';
import { Money } from '@upline/ui-kit';
import { CreateButton } from '@upline/ui-kit/button/create-button.tsx';
import { PageHeader } from '@upline/ui-kit/page/page-header.tsx';
import { OFFICE_DEBT_LIST } from './chargeback-list.ts';

const currency = (row: { readonly currency: 'USD' | 'CAD' }) => row.currency;

/** Columns of everybody's debts (domain.md 2.18). */
const COLUMNS = columnsFor<'listAllChargebacks'>(adminChargebacksFields, [
  associateColumn(170),
  { field: 'policy_number', cardRole: 'subtitle', width: 130 },
  { field: 'reason', width: 165 },
  { field: 'event_date', cardRole: 'meta', width: 105 },
  { field: 'amount_cents', currency, secret: true, width: 110 },
  { field: 'recovered_cents', currency, secret: true, width: 110 },
  { field: 'remaining_cents', currency, secret: true, cardRole: 'value', width: 110 },
  { field: 'status', as: 'status', cardRole: 'meta', width: 120 },
  { field: 'dispute_status', as: 'status', cardRole: 'meta', width: 115 },
  { field: 'months_in_force', defaultHidden: true, width: 135 },
  associateCodeColumn(130),
  { field: 'currency', defaultHidden: true, width: 100 },
]);

/** `chargebacks`: what everybody owes back, and the disputes that wait for the home office (domain.md 2.36). */
export function OfficeDebtsScreen() {
  const mayCreate = useMay('createChargeback');
  return (
    <>
      <PageHeader
        title="Chargebacks"
        primary={
          mayCreate && <CreateButton to={{ to: '/chargebacks/create' }}>Create chargeback</CreateButton>
        }
      />
      <Sums />
      <DataListFor
        operations={OFFICE_DEBT_LIST}
        label="Chargebacks"
        noun={{ one: 'chargeback', many: 'chargebacks' }}
        columns={COLUMNS}
        rowKey={(row) => row.id}
        rowTarget={(row) => ({ to: '/chargebacks/$id', params: { id: row.id } })}
        search={{ field: 'policy_number', placeholder: 'Search policy numbers' }}
        empty={{
          title: 'Nothing is charged back.',
          description: 'When a policy ends early, what was paid too much is listed here for everybody.',
        }}
      />
    </>
  );
}

/** What the debts of the list come to; of several currencies each by itself. */
function Sums() {
  const { state } = useListState(OFFICE_DEBT_LIST);
  const { data } = useQuery(
    queryFor(
      'totalAllChargebacks',
      ...inputFor<'totalAllChargebacks'>({ query: { filter: cleanFilter(state.filter) } }),
    ),
  );
  return (data?.totals ?? []).map(({ currency: of, count, ...cents }) => (
    <Headline
      key={of}
      figures={[
        {
          label: 'Still owed',
          value: <Money cents={cents.remaining_cents} currency={of} />,
          note: count === 1 ? '1 chargeback' : `${count.toLocaleString('en-US')} chargebacks`,
        },
        { label: 'Charged back', value: <Money cents={cents.amount_cents} currency={of} /> },
        { label: 'Recovered', value: <Money cents={cents.recovered_cents} currency={of} /> },
        ...(cents.written_off_cents > 0
          ? [{ label: 'Written off', value: <Money cents={cents.written_off_cents} currency={of} /> }]
          : []),
      ]}
    />
  ));
}
