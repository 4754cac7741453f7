import { ListScreen, useApi, useMay } from '@upline/shell';
import { LinkButton, usePrivateText } from '@upline/ui-kit';
import { useMemo } from 'react';
import { OFFICE_APPOINTMENT_LIST } from './office-appointment-list.ts';
import { appointmentActions, requestAppointment } from './office-appointments.actions.ts';
import { OFFICE_APPOINTMENT_COLUMNS } from './office-appointments-table.tsx';

/** `appointments`: who asked to sell for whom where, and how far it has come (domain.md 2.4, 2.36). */
export function OfficeAppointmentsScreen() {
  const api = useApi();
  const privately = usePrivateText();
  const mayAssign = useMay('assignWritingNumbers');
  const request = useMemo(() => requestAppointment(api), [api]);
  return (
    <ListScreen
      title="Appointments"
      secondary={
        mayAssign && <LinkButton to={{ to: '/appointments/writing-numbers' }}>Set writing numbers</LinkButton>
      }
      begins={[request]}
      operations={OFFICE_APPOINTMENT_LIST}
      noun={{ one: 'appointment', many: 'appointments' }}
      columns={OFFICE_APPOINTMENT_COLUMNS}
      actions={(row) => appointmentActions(row, privately)}
      search={{ field: 'associate', digits: 'associate_code', placeholder: 'Search associates' }}
      empty={{
        title: 'Nothing here yet.',
        description: 'Requests to be appointed by a provider are listed here, what waits longest first.',
      }}
    />
  );
}
