import { COUNTRIES, foldText, INTERNATIONAL_PURPOSES, REQUEST_STATUSES } from '@upline/domain';
import { defineList } from '../../platform/list/define-list.ts';
import { upper } from '../../platform/list/list-text.ts';
import type { InternationalRow } from './international.store.ts';

/** Requests of everybody; what waits longest comes first. */
export const internationalList = defineList<InternationalRow>({
  name: 'international-appointments',
  fields: {
    associate: { label: 'Associate', type: 'text', column: 'app_user.name_key', normalize: foldText },
    associate_code: {
      label: 'Code',
      type: 'text',
      column: 'international_appointment.associate_code',
      normalize: upper,
    },
    target_country: {
      label: 'Country',
      type: 'enum',
      column: 'international_appointment.target_country',
      options: COUNTRIES,
    },
    purpose: {
      label: 'Purpose',
      type: 'enum',
      column: 'international_appointment.purpose',
      options: INTERNATIONAL_PURPOSES,
    },
    state: {
      label: 'State',
      type: 'text',
      column: 'international_appointment.state',
      normalize: upper,
      nullable: true,
    },
    status: {
      label: 'Status',
      type: 'enum',
      column: 'international_appointment.status',
      options: REQUEST_STATUSES,
    },
    created_at: { label: 'Submitted', type: 'datetime', column: 'international_appointment.created_at' },
    decided_at: {
      label: 'Decided',
      type: 'datetime',
      column: 'international_appointment.decided_at',
      nullable: true,
    },
  },
  defaultOrder: { created_at: 'ASC' },
  key: { column: 'international_appointment.id', type: 'uuid' },
  keyOf: (row) => row.id,
});
