import { licensesFields } from '@upline/api-client/lists/licenses.ts';
import { levelOf, stateName } from '@upline/domain';
import { associateCodeColumn, associateColumn, columnsFor, DataListFor, personColumn } from '@upline/shell';
import { DaysLeft } from '@upline/ui-kit/status/days-left.tsx';
import { OFFICE_LICENSE_LIST } from './office-license-lists.ts';
import { OfficeLicensesPage } from './office-licenses-page.tsx';

const COLUMNS = columnsFor<'listLicenses'>(licensesFields, [
  associateColumn(170),
  { field: 'type', cardRole: 'subtitle', width: 160 },
  { field: 'state', word: stateName, isCode: true, cardRole: 'meta', width: 80 },
  { field: 'number', secret: true, width: 120 },
  { field: 'is_resident', width: 100 },
  { field: 'expiration_date', cardRole: 'meta', width: 120 },
  {
    id: 'days_left',
    label: 'Days Left',
    type: 'custom',
    cell: (row) => <DaysLeft days={row.days_left} isRenewed={row.is_renewed} />,
    cardRole: 'value',
    width: 175,
  },
  { field: 'status', as: 'status', width: 110 },
  { field: 'approval_status', as: 'status', cardRole: 'meta', width: 150 },
  { field: 'level', word: (code) => levelOf(code).name, defaultHidden: true, width: 160 },
  personColumn('upline_rmd', { defaultHidden: true, width: 170 }),
  associateCodeColumn(110),
  { field: 'country', defaultHidden: true, width: 100 },
  { field: 'issue_date', defaultHidden: true, width: 120 },
]);

/** `licenses`: licenses of everybody, what ends first comes first (domain.md 2.3). */
export function OfficeLicensesScreen() {
  return (
    <OfficeLicensesPage current="licenses">
      <DataListFor
        operations={OFFICE_LICENSE_LIST}
        label="Licenses"
        noun={{ one: 'license', many: 'licenses' }}
        columns={COLUMNS}
        rowTarget={(row) => ({ to: '/associates/$code', params: { code: row.associate.code } })}
        search={{ field: 'associate', digits: 'associate_code', placeholder: 'Search associates' }}
        empty={{ title: 'Nothing here yet.', description: 'Licenses that associates enter are listed here.' }}
      />
    </OfficeLicensesPage>
  );
}
