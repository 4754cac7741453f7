import { COUNTRIES, ENROLLMENT_STATUSES } from '@upline/domain';
import { fullName } from '../platform/database/full-name.ts';
import { defineList } from '../platform/list/define-list.ts';
import type { EnrollmentRow } from './builder-plans.store.ts';

/** Builder plans of everybody, newest first. */
export const builderPlanList = defineList<EnrollmentRow>({
  name: 'builder-plans',
  fields: {
    started_on: { label: 'Started', type: 'date', column: 'builder_enrollment.started_on' },
    associate: { label: 'Associate', type: 'text', column: fullName('associate') },
    associate_code: { label: 'Code', type: 'text', column: 'builder_enrollment.associate_code' },
    status: {
      label: 'Status',
      type: 'enum',
      column: 'builder_enrollment.status',
      options: ENROLLMENT_STATUSES,
    },
    price_cents: { label: 'Price', type: 'money', column: 'builder_enrollment.price_cents' },
    country: { label: 'Country', type: 'enum', column: 'builder_enrollment.country', options: COUNTRIES },
    next_charge_on: {
      label: 'Next Charge',
      type: 'date',
      column: 'builder_enrollment.next_charge_on',
      nullable: true,
    },
    failed_tries: { label: 'Failed Tries', type: 'number', column: 'builder_enrollment.failed_tries' },
    ends_after_month: {
      label: 'Ends After the Month',
      type: 'boolean',
      column: 'builder_enrollment.ends_after_month',
    },
    closed_on: { label: 'Closed', type: 'date', column: 'builder_enrollment.closed_on', nullable: true },
    close_reason: {
      label: 'Reason',
      type: 'text',
      column: 'builder_enrollment.close_reason',
      nullable: true,
    },
  },
  defaultOrder: { started_on: 'DESC' },
  key: { column: 'builder_enrollment.id', type: 'uuid' },
  keyOf: (row) => row.id,
});
