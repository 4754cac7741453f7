import { useQuery } from '@tanstack/react-query';
import { cleanFilter } from '@upline/domain';
import { DataListFor, inputFor, type ManyPreview, queryFor, useListState } from '@upline/shell';
import { Money } from '@upline/ui-kit/format/formats.tsx';
import { PageHeader } from '@upline/ui-kit/page/page-header.tsx';
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
    <>
      <PageHeader title="Compensation" />
      <Sums />
      <DataListFor
        operations={OFFICE_LINE_LIST}
        label="Compensation"
        noun={{ one: 'line', many: 'lines' }}
        columns={OFFICE_LINE_COLUMNS}
        rowKey={(row) => row.id}
        rowTarget={(row) => ({ to: '/compensations/$id', params: { id: row.id } })}
        actions={lineActions}
        preview={PREVIEW}
        search={{ field: 'policy_number', placeholder: 'Search policy numbers' }}
        empty={{
          title: 'Nothing here yet.',
          description: 'What policies earn everybody is listed here when they are ready to pay.',
        }}
      />
    </>
  );
}

function Sums() {
  const { state } = useListState(OFFICE_LINE_LIST);
  const { data } = useQuery(
    queryFor(
      'totalAllCompensations',
      ...inputFor<'totalAllCompensations'>({ query: { filter: cleanFilter(state.filter) } }),
    ),
  );
  return <LineSums totals={data?.totals ?? []} />;
}
