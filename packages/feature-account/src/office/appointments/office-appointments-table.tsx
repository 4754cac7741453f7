import { appointmentsFields } from '@upline/api-client/lists/appointments.ts';
import { stateName } from '@upline/domain';
import { associateCodeColumn, associateColumn, columnsFor } from '@upline/shell';

/** Columns of the request board. */
export const OFFICE_APPOINTMENT_COLUMNS = columnsFor<'listAppointments'>(appointmentsFields, [
  associateColumn(190),
  { field: 'provider', value: ({ provider }) => provider.name, cardRole: 'subtitle', width: 210 },
  { field: 'state', word: stateName, isCode: true, cardRole: 'meta', width: 80 },
  { field: 'status', as: 'status', cardRole: 'value', width: 120 },
  { field: 'requested_at', relative: true, cardRole: 'meta', width: 130 },
  {
    id: 'waiting_days',
    label: 'Waiting Days',
    type: 'number',
    file: ['requested_at'],
    cardRole: 'meta',
    width: 120,
  },
  { field: 'writing_number', secret: true, width: 140 },
  { field: 'effective_date', width: 130 },
  { id: 'note', label: 'Note', type: 'text', width: 200 },
  { field: 'jit', defaultHidden: true, width: 80 },
  associateCodeColumn(110),
]);
