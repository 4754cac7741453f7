import { useQuery, useQueryClient } from '@tanstack/react-query';
import { DataListFor, queryFor } from '@upline/shell';
import { useEffect } from 'react';
import { STATEMENT_LIST, STATEMENTS } from './provider-payment-lists.ts';
import { ProviderPaymentsPage } from './provider-payments-page.tsx';
import { STATEMENT_COLUMNS } from './statement-imports-table.tsx';

/** How often imports that a job works on are asked for. */
const EVERY = 1_000;
const UNDER_WAY = {
  query: { filter: { status: { in: ['Checking', 'Booking', 'Undoing'] } } },
} as const;

/** While a job works, the list says how far it is. */
function useProgress() {
  const queryClient = useQueryClient();
  const { data, dataUpdatedAt } = useQuery({
    ...queryFor('countProviderStatements', UNDER_WAY),
    refetchInterval: ({ state }) => (state.data?.count ? EVERY : false),
  });
  const count = data?.count;
  useEffect(() => {
    if (count) void queryClient.invalidateQueries({ queryKey: ['listProviderStatements'] });
  }, [count, dataUpdatedAt, queryClient]);
}

/** `provider-payments/imports`: statements that were imported, and what became of them (domain.md 2.22). */
export function StatementImportsScreen() {
  useProgress();
  return (
    <ProviderPaymentsPage part="imports">
      <DataListFor
        operations={STATEMENT_LIST}
        label="Imports"
        noun={{ one: 'import', many: 'imports' }}
        columns={STATEMENT_COLUMNS}
        rowTarget={(row) => ({ to: `${STATEMENTS}/$id`, params: { id: row.id } })}
        search={{ field: 'statement_ref', placeholder: 'Search references' }}
        empty={{
          title: 'Nothing here yet.',
          description: 'Statements of carriers are imported here, looked at, and then booked.',
        }}
      />
    </ProviderPaymentsPage>
  );
}
