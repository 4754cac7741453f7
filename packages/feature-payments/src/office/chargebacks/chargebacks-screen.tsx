import { adminChargebacksFields } from '@upline/api-client/lists/admin-chargebacks.ts';
import {
  associateCodeColumn,
  associateColumn,
  columnsFor,
  Headline,
  ListScreen,
  useListTotals,
} from '@upline/shell';
import { Money } from '@upline/ui-kit';
import { OFFICE_DEBT_LIST } from './chargeback-list.ts';

const currency = (row: { readonly currency: 'USD' | 'CAD' }) => row.currency;

/** Columns of everybody's debts (domain.md 2.18). */
const COLUMNS = columnsFor<'listAllChargebacks'>(adminChargebacksFields, [
  associateColumn(170),
  { field: 'policy_number', cardRole: 'subtitle', width: 130 },
  { field: 'reason', width: 165 },
  { field: 'event_date', cardRole: 'meta', width: 105 },
  {
    id: 'original_cents',
    label: 'Original',
    type: 'money',
    align: 'end',
    currency,
    secret: true,
    width: 115,
  },
  { field: 'amount_cents', currency, secret: true, width: 110 },
  { field: 'recovered_cents', currency, secret: true, width: 110 },
  { field: 'remaining_cents', currency, secret: true, cardRole: 'value', width: 110 },
  { field: 'status', as: 'status', cardRole: 'meta', width: 120 },
  { field: 'dispute_status', as: 'status', cardRole: 'meta', width: 115 },
  { field: 'months_in_force', width: 135 },
  associateCodeColumn(130),
  { field: 'currency', defaultHidden: true, width: 100 },
]);

/** `chargebacks`: what everybody owes back, and the disputes that wait for the home office (domain.md 2.36). */
export function OfficeDebtsScreen() {
  return (
    <ListScreen
      title="Chargebacks"
      create={{ label: 'Create chargeback', to: { to: '/chargebacks/create' }, needs: 'createChargeback' }}
      operations={OFFICE_DEBT_LIST}
      noun={{ one: 'chargeback', many: 'chargebacks' }}
      columns={COLUMNS}
      rowTarget={(row) => ({ to: '/chargebacks/$id', params: { id: row.id } })}
      search={{ field: 'associate', digits: 'policy_number', placeholder: 'Search chargebacks' }}
      empty={{
        title: 'Nothing is charged back.',
        description: 'When a policy ends early, what was paid too much is listed here for everybody.',
      }}
    >
      <Sums />
    </ListScreen>
  );
}

/** What the debts of the list come to; of several currencies each by itself. */
function Sums() {
  const { data } = useListTotals(OFFICE_DEBT_LIST, 'totalAllChargebacks');
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
