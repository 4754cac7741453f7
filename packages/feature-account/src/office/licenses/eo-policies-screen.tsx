import { eoPoliciesFields } from '@upline/api-client/lists/eo-policies.ts';
import { associateCodeColumn, associateColumn, columnsFor, DataListFor } from '@upline/shell';
import { DaysLeft } from '@upline/ui-kit/status/days-left.tsx';
import { EO_POLICY_LIST } from './office-license-lists.ts';
import { OfficeLicensesPage } from './office-licenses-page.tsx';

const COLUMNS = columnsFor<'listEoPolicies'>(eoPoliciesFields, [
  associateColumn(170),
  { field: 'carrier', cardRole: 'subtitle', width: 220 },
  { field: 'policy_number', secret: true, width: 130 },
  { field: 'per_claim_cents', currency: () => 'USD', cardRole: 'meta', width: 140 },
  { field: 'expiration_date', cardRole: 'meta', width: 110 },
  {
    id: 'days_left',
    label: 'Days Left',
    type: 'custom',
    cell: (row) => <DaysLeft days={row.days_left} />,
    cardRole: 'value',
    width: 172,
  },
  { field: 'status', as: 'status', width: 105 },
  { field: 'approval_status', as: 'status', cardRole: 'meta', width: 150 },
  { field: 'aggregate_cents', currency: () => 'USD', defaultHidden: true, width: 150 },
  { field: 'effective_date', defaultHidden: true, width: 120 },
  associateCodeColumn(110),
]);

/** `licenses/eo-policies`: errors and omissions cover of everybody (domain.md 2.33). */
export function EoPoliciesScreen() {
  return (
    <OfficeLicensesPage current="eo-policies">
      <DataListFor
        operations={EO_POLICY_LIST}
        label="E&O policies"
        noun={{ one: 'E&O policy', many: 'E&O policies' }}
        columns={COLUMNS}
        rowTarget={(row) => ({ to: '/associates/$code', params: { code: row.associate.code } })}
        search={{ field: 'associate', digits: 'associate_code', placeholder: 'Search associates' }}
        empty={{
          title: 'Nothing here yet.',
          description: 'Errors and omissions policies that associates enter are listed here.',
        }}
      />
    </OfficeLicensesPage>
  );
}
