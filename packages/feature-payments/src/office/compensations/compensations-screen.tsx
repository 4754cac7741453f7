import { useQuery } from '@tanstack/react-query';
import { cleanFilter } from '@upline/domain';
import { DataListFor, inputFor, queryFor, useListState } from '@upline/shell';
import { PageHeader } from '@upline/ui-kit/page/page-header.tsx';
import { LineSums } from '../../compensations/line-sums.tsx';
import { OFFICE_LINE_COLUMNS } from './compensation-columns.tsx';
import { OFFICE_LINE_LIST } from './compensation-list.ts';
import { useLineDecisions } from './use-line-decisions.tsx';

/** `compensations`: every line of everybody, with sums that equal the rows (domain.md 2.17, 2.36). */
export function OfficeLinesScreen() {
  const { bulkActions, dialog } = useLineDecisions();
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
        bulkActions={bulkActions}
        search={{ field: 'policy_number', placeholder: 'Search policy numbers' }}
        empty={{
          title: 'Nothing here yet.',
          description: 'What policies earn everybody is listed here when they are ready to pay.',
        }}
      />
      {dialog}
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
