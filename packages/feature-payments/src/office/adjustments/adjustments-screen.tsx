import { adjustmentsFields } from '@upline/api-client/lists/adjustments.ts';
import { associateCodeColumn, associateColumn, columnsFor, ListScreen } from '@upline/shell';
import { ADJUSTMENT_LIST } from './adjustment-list.ts';

const COLUMNS = columnsFor<'listAdjustments'>(adjustmentsFields, [
  associateColumn(190),
  { field: 'amount_cents', currency: (row) => row.currency, secret: true, cardRole: 'value', width: 130 },
  { id: 'reason', label: 'Reason', type: 'text', cardRole: 'subtitle', width: 260 },
  { field: 'status', as: 'status', cardRole: 'meta', width: 120 },
  {
    id: 'requested_by',
    label: 'Requested By',
    type: 'text',
    value: ({ requested_by }) => requested_by.name,
    width: 160,
  },
  { field: 'requested_at', relative: true, cardRole: 'meta', width: 120 },
  {
    id: 'decided_by',
    label: 'Decided By',
    type: 'text',
    value: ({ decided_by }) => decided_by?.name,
    width: 160,
  },
  associateCodeColumn(130),
  { field: 'currency', defaultHidden: true, width: 100 },
]);

/** `adjustments`: what admins added to or took from pay by hand (R-MNY-36). */
export function AdjustmentsScreen() {
  return (
    <ListScreen
      title="Adjustments"
      create={{ label: 'Create adjustment', to: { to: '/adjustments/create' }, needs: 'createAdjustment' }}
      operations={ADJUSTMENT_LIST}
      noun={{ one: 'adjustment', many: 'adjustments' }}
      columns={COLUMNS}
      rowTarget={(row) => ({ to: '/adjustments/$id', params: { id: row.id } })}
      search={{ field: 'associate', digits: 'associate_code', placeholder: 'Search associates' }}
      empty={{
        title: 'Nothing here yet.',
        description: 'What is added to or taken from pay by hand is listed here, with who approved it.',
      }}
    />
  );
}
