import { APPOINTMENT_STATUSES, foldText, STATE_CODES } from '@upline/domain';
import { sql } from 'kysely';
import { defineList } from '../../platform/list/define-list.ts';
import type { ListFields } from '../../platform/list/list-field.ts';
import type { ListExport } from '../../platform/list/list-operations.ts';
import { upper } from '../../platform/list/list-text.ts';
import type { AppointmentListRow } from './appointments.store.ts';

const fields = {
  provider: { label: 'Provider', type: 'text', column: 'provider.name_key', normalize: foldText },
  state: { label: 'State', type: 'enum', column: 'provider_appointment.state', options: STATE_CODES },
  writing_number: {
    label: 'Writing Number',
    type: 'text',
    column: 'provider_appointment.writing_number',
    nullable: true,
  },
  status: {
    label: 'Status',
    type: 'enum',
    column: 'provider_appointment.status',
    options: APPOINTMENT_STATUSES,
  },
  effective_date: {
    label: 'Effective Date',
    type: 'date',
    column: 'provider_appointment.effective_date',
    nullable: true,
  },
  requested_at: {
    label: 'Requested',
    type: 'datetime',
    column: 'provider_appointment.requested_at',
    nullable: true,
  },
  jit: { label: 'JIT', type: 'boolean', column: 'provider_appointment.jit' },
} as const satisfies ListFields;

const shared = {
  key: { column: 'provider_appointment.id', type: 'uuid' },
  keyOf: (row: AppointmentListRow) => row.id,
} as const;

/** Own appointments, by provider (domain.md 2.4). */
export const ownAppointmentList = defineList<AppointmentListRow>({
  ...shared,
  name: 'own-appointments',
  fields,
  defaultOrder: { provider: 'ASC', state: 'ASC' },
});

/** The request board of admins, the longest-waiting request first (domain.md 2.36). */
export const appointmentList = defineList<AppointmentListRow>({
  ...shared,
  name: 'appointments',
  fields: {
    ...fields,
    associate: { label: 'Associate', type: 'text', column: 'app_user.name_key', normalize: foldText },
    associate_code: {
      label: 'Code',
      type: 'text',
      column: sql`(provider_appointment.associate_code collate "C")`,
      normalize: upper,
    },
  },
  defaultOrder: { requested_at: 'ASC' },
});

/** The board as a file. */
export const appointmentExport: ListExport<AppointmentListRow> = {
  label: 'Appointments',
  needs: 'appointments.manage',
  columns: {
    ...appointmentList.columns(
      'associate_code',
      { associate: (row) => row.associate_name, provider: (row) => row.provider_name },
      'state',
      'writing_number',
      'status',
      'requested_at',
      'effective_date',
      'jit',
    ),
    note: { label: 'Note', type: 'text' },
  },
};
