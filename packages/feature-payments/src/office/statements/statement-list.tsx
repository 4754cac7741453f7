import { payoutsFields } from '@upline/api-client/lists/payouts.ts';
import { columnsFor, DataListFor, type ListOperations } from '@upline/shell';
import { useSaveStatement } from '../../statements/save-statement.ts';

const COLUMNS = columnsFor<'listPayouts'>(payoutsFields, [
  {
    field: 'associate',
    value: (row) => row.associate.name,
    secret: true,
    pinned: true,
    cardRole: 'title',
    width: 210,
  },
  {
    field: 'associate_code',
    value: (row) => row.associate.code,
    secret: true,
    cardRole: 'subtitle',
    width: 110,
  },
  { field: 'pay_run_number', cardRole: 'meta', width: 95 },
  { field: 'pay_date', cardRole: 'meta', width: 115 },
  { id: 'lines', label: 'Lines', type: 'number', width: 80 },
  { field: 'gross_cents', currency: (row) => row.currency, secret: true, width: 130 },
  { field: 'withheld_cents', currency: (row) => row.currency, secret: true, width: 130 },
  { field: 'net_cents', currency: (row) => row.currency, secret: true, cardRole: 'value', width: 130 },
  { field: 'currency', width: 100 },
]);

type StatementOperations = ListOperations & { readonly list: 'listPayouts' };

/** Statements of anybody; each opens and is saved as PDF or CSV. */
export function StatementList({ operations }: { readonly operations: StatementOperations }) {
  const save = useSaveStatement('office');
  return (
    <DataListFor
      operations={operations}
      label="Statements"
      noun={{ one: 'statement', many: 'statements' }}
      columns={COLUMNS}
      rowTarget={(row) => ({ to: '/payouts/$id', params: { id: row.id } })}
      avatar={(row) => ({ name: row.associate.name })}
      rowActions={(row) =>
        (['pdf', 'csv'] as const).map((format) => ({
          id: format,
          label: `Save as ${format.toUpperCase()}`,
          onSelect: () => void save(row, row.associate.code, format),
        }))
      }
      search={{ field: 'associate', digits: 'associate_code', placeholder: 'Search associates' }}
      empty={{ title: 'Nothing here yet.', description: 'Every payout of a closed pay run has a statement.' }}
    />
  );
}
