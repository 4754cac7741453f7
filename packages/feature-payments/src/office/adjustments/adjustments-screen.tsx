import { adjustmentsFields } from '@upline/api-client/lists/adjustments.ts';
import { associateCodeColumn, associateColumn, columnsFor, DataListFor, useMay } from '@upline/shell';
import { CreateButton } from '@upline/ui-kit/button/create-button.tsx';
import { PageHeader } from '@upline/ui-kit/page/page-header.tsx';
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
  const mayCreate = useMay('createAdjustment');
  return (
    <>
      <PageHeader
        title="Adjustments"
        primary={
          mayCreate && <CreateButton to={{ to: '/adjustments/create' }}>Create adjustment</CreateButton>
        }
      />
      <DataListFor
        operations={ADJUSTMENT_LIST}
        label="Adjustments"
        noun={{ one: 'adjustment', many: 'adjustments' }}
        columns={COLUMNS}
        rowKey={(row) => row.id}
        rowTarget={(row) => ({ to: '/adjustments/$id', params: { id: row.id } })}
        search={{ field: 'associate', placeholder: 'Search associates' }}
        empty={{
          title: 'Nothing here yet.',
          description: 'What is added to or taken from pay by hand is listed here, with who approved it.',
        }}
      />
    </>
  );
}
