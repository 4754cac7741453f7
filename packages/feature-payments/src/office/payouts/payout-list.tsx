import { DataListFor, type ListOperations } from '@upline/shell';
import { useSaveStatement } from '../../statements/save-statement.ts';
import { PAYOUT_COLUMNS } from './payouts-table.tsx';
import { usePayoutDecisions } from './use-payout-decisions.tsx';

type PayoutOperations = ListOperations & { readonly list: 'listPayouts' };

/** Payouts with what the bank says about them, one by one or many at once. */
export function PayoutList({ operations }: { readonly operations: PayoutOperations }) {
  const { bulkActions, dialog, decide } = usePayoutDecisions();
  const save = useSaveStatement('office');
  return (
    <>
      <DataListFor
        operations={operations}
        label="Payouts"
        noun={{ one: 'payout', many: 'payouts' }}
        columns={PAYOUT_COLUMNS}
        rowTarget={(row) => ({ to: '/payouts/$id', params: { id: row.id } })}
        avatar={(row) => ({ name: row.associate.name })}
        rowActions={(row) => [
          ...row.actions.map((action) => ({
            id: action,
            label: action === 'release' ? 'Confirm payout' : 'Return payout',
            onSelect: () => decide(action, [row.id]),
          })),
          { id: 'pdf', label: 'Statement as PDF', onSelect: () => void save(row, row.associate.code, 'pdf') },
          { id: 'csv', label: 'Statement as CSV', onSelect: () => void save(row, row.associate.code, 'csv') },
        ]}
        bulkActions={bulkActions}
        search={{ field: 'associate', digits: 'associate_code', placeholder: 'Search associates' }}
        empty={{
          title: 'Nothing here yet.',
          description: 'A closed pay run makes a payout for everybody it pays.',
        }}
      />
      {dialog}
    </>
  );
}
