import { trainingCertificatesFields } from '@upline/api-client/lists/training-certificates.ts';
import { stateName } from '@upline/domain';
import { associateCodeColumn, associateColumn, columnsFor, DataListFor } from '@upline/shell';
import { DaysLeft } from '@upline/ui-kit/status/days-left.tsx';
import { CERTIFICATE_LIST } from './office-license-lists.ts';
import { OfficeLicensesPage } from './office-licenses-page.tsx';

const COLUMNS = columnsFor<'listTrainingCertificates'>(trainingCertificatesFields, [
  associateColumn(170),
  { field: 'kind', cardRole: 'meta', width: 90 },
  { field: 'course', cardRole: 'subtitle', width: 270 },
  { field: 'state', word: stateName, isCode: true, width: 70 },
  { field: 'valid_until', cardRole: 'meta', width: 110 },
  {
    id: 'days_left',
    label: 'Days Left',
    type: 'custom',
    cell: (row) => <DaysLeft days={row.days_left} />,
    cardRole: 'value',
    width: 160,
  },
  { field: 'status', as: 'status', width: 105 },
  { field: 'approval_status', as: 'status', cardRole: 'meta', width: 150 },
  { field: 'provider', value: ({ provider }) => provider, defaultHidden: true, width: 190 },
  { field: 'completed_on', defaultHidden: true, width: 130 },
  associateCodeColumn(110),
]);

/** `licenses/certificates`: trainings and continuing education of everybody (domain.md 2.33). */
export function CertificatesScreen() {
  return (
    <OfficeLicensesPage current="certificates">
      <DataListFor
        operations={CERTIFICATE_LIST}
        label="Training certificates"
        noun={{ one: 'certificate', many: 'certificates' }}
        columns={COLUMNS}
        rowTarget={(row) => ({ to: '/associates/$code', params: { code: row.associate.code } })}
        search={{ field: 'associate', digits: 'associate_code', placeholder: 'Search associates' }}
        empty={{
          title: 'Nothing here yet.',
          description: 'Training certificates that associates enter are listed here.',
        }}
      />
    </OfficeLicensesPage>
  );
}
