import { ownAppointmentsFields } from '@upline/api-client/lists/own-appointments.ts';
import { stateName } from '@upline/domain';
import { columnsFor } from '@upline/shell';

/** Columns of the list of own appointments. */
export const APPOINTMENT_COLUMNS = columnsFor<'listOwnAppointments'>(ownAppointmentsFields, [
  { field: 'provider', value: (row) => row.provider.name, cardRole: 'title', pinned: true, width: 240 },
  { field: 'state', word: stateName, isCode: true, cardRole: 'subtitle', width: 120 },
  { field: 'writing_number', cardRole: 'meta', width: 150 },
  { field: 'status', as: 'status', cardRole: 'value', width: 140 },
  { field: 'effective_date', cardRole: 'meta', width: 140 },
  { field: 'jit', width: 80 },
  { field: 'requested_at', defaultHidden: true, width: 170 },
]);
