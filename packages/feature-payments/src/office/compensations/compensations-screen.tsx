import { ListScreen, type ManyPreview, useListTotals } from '@upline/shell';
import { Money } from '@upline/ui-kit/format/formats.tsx';
import { Private } from '@upline/ui-kit/private/private.tsx';
import { titleOf } from '../../compensations/line-receipt.tsx';
import { LineSums } from '../../compensations/line-sums.tsx';
import { OFFICE_LINE_COLUMNS, type OfficeLineRow } from './compensation-columns.tsx';
import { OFFICE_LINE_LIST } from './compensation-list.ts';
import { lineActions } from './compensations.actions.tsx';

/** What a line is, around a decision on several (R-ADM-03). */
const PREVIEW: ManyPreview<OfficeLineRow> = {
  columns: [
    { label: 'Associate', of: ({ associate }) => <Private>{associate.name}</Private> },
    {
      label: 'Line',
      of: (row) => (
        <>
          {titleOf(row)} {row.policy_number && <Private>{row.policy_number}</Private>}
        </>
      ),
    },
    {
      label: 'Amount',
      isNumber: true,
      of: ({ remaining_cents, currency }) => <Money cents={remaining_cents} currency={currency} />,
    },
  ],
  status: ({ status }) => status,
  matching: true,
};

/** `compensations`: every line of everybody, with sums that equal the rows (domain.md 2.17, 2.36). */
export function OfficeLinesScreen() {
  return (
    <ListScreen
      title="Compensation"
      operations={OFFICE_LINE_LIST}
      noun={{ one: 'line', many: 'lines' }}
      columns={OFFICE_LINE_COLUMNS}
      rowTarget={(row) => ({ to: '/compensations/$id', params: { id: row.id } })}
      actions={lineActions}
      preview={PREVIEW}
      search={{ field: 'associate', digits: 'policy_number', placeholder: 'Search lines' }}
      empty={{
        title: 'Nothing here yet.',
        description: 'What policies earn everybody is listed here when they are ready to pay.',
      }}
    >
      <Sums />
    </ListScreen>
  );
}

function Sums() {
  const { data } = useListTotals(OFFICE_LINE_LIST, 'totalAllCompensations');
  return <LineSums totals={data?.totals ?? []} />;
}
