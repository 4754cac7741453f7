import { getRouteApi } from '@tanstack/react-router';
import { ListScreen } from '@upline/shell';
import { COMPENSATION_LIST } from './compensation-lists.ts';
import { CompensationSums } from './compensation-sums.tsx';
import { COMPENSATION_COLUMNS } from './compensations-table.tsx';
import { PeriodChoice } from './period-choice.tsx';

const route = getRouteApi('/signed-in/payments/compensations');

/** `payments/compensations`: every line of the associate, with sums that equal the rows (domain.md 2.17). */
export function CompensationsScreen() {
  const search = route.useSearch();
  return (
    <ListScreen
      title="Payments"
      secondary={<PeriodChoice search={search} />}
      operations={COMPENSATION_LIST}
      noun={{ one: 'line', many: 'lines' }}
      columns={COMPENSATION_COLUMNS}
      rowTarget={(row) => ({ to: '/payments/compensations/$id', params: { id: row.id } })}
      search={{ field: 'source_associate', digits: 'policy_number', placeholder: 'Search payments' }}
      empty={{
        title: 'Nothing here yet.',
        description: 'What your policies and your team earn you is listed here when it is ready to pay.',
      }}
    >
      <CompensationSums />
    </ListScreen>
  );
}
