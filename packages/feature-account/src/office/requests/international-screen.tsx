import { internationalAppointmentsFields } from '@upline/api-client/lists/international-appointments.ts';
import { associateCodeColumn, associateWithCode, columnsFor, ListScreen, usePageAt } from '@upline/shell';
import { INTERNATIONAL_LIST } from './request-lists.ts';

const COLUMNS = columnsFor<'listInternationalAppointments'>(internationalAppointmentsFields, [
  associateWithCode(200),
  associateCodeColumn(130),
  { field: 'target_country', cardRole: 'subtitle', width: 110 },
  { field: 'purpose', cardRole: 'meta', width: 110 },
  { field: 'state', width: 90 },
  { field: 'status', as: 'status', cardRole: 'meta', width: 130 },
  { field: 'created_at', cardRole: 'meta', width: 180 },
  { field: 'decided_at', width: 180 },
  { id: 'decision_reason', label: 'Reason', type: 'text', width: 240 },
]);

/** `/international-appointments`: who asks to sell or recruit in the other country, and who may. */
export function InternationalRequestsScreen() {
  const pageAt = usePageAt();
  return (
    <ListScreen
      title="International appointments"
      operations={INTERNATIONAL_LIST}
      label="International appointments"
      noun={{ one: 'request', many: 'requests' }}
      columns={COLUMNS}
      rowTarget={(row) => pageAt(`/approvals/international/${row.id}`) ?? null}
      avatar={(row) => ({ name: row.associate.name })}
      search={{ field: 'associate', digits: 'associate_code', placeholder: 'Search associates' }}
      empty={{
        title: 'Nobody has asked for the other country.',
        description: 'Associates ask with the signed addendum, a tax form and, to sell, a license there.',
      }}
    />
  );
}
