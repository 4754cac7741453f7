import {
  AMA_PLANS,
  COUNTRIES,
  REGISTRATION_CHANNELS,
  REGISTRATION_STATUSES,
  REGISTRATION_STEPS,
  REGISTRATION_WAITS,
} from '@upline/domain';
import { sql } from 'kysely';
import { fullName } from '../../platform/database/full-name.ts';
import { defineList } from '../../platform/list/define-list.ts';
import {
  type RegistrationRow,
  registrationName,
  registrationReason,
  searchableNumber,
  stepReached,
  waitsFor,
} from './office-registrations.store.ts';

/** The statuses shown by default: registrations that are not finished. */
const UNFINISHED = ['Open', 'In Review', 'Paid'] as const;

/** Registrations, oldest first (domain.md 2.36). */
export const registrationList = defineList<RegistrationRow>({
  name: 'registrations',
  fields: {
    created_at: { label: 'Started', type: 'datetime', column: 'registration_draft.created_at' },
    number: { label: 'Number', type: 'text', column: searchableNumber },
    name: { label: 'Name', type: 'text', column: registrationName, nullable: true, isPrivate: true },
    email: {
      label: 'Email',
      type: 'text',
      column: 'registration_draft.email',
      nullable: true,
      isPrivate: true,
    },
    status: {
      label: 'Status',
      type: 'enum',
      column: 'registration_draft.status',
      options: REGISTRATION_STATUSES,
    },
    step: {
      label: 'Step',
      type: 'enum',
      column: stepReached,
      options: REGISTRATION_STEPS,
      nullable: true,
    },
    channel: {
      label: 'Channel',
      type: 'enum',
      column: 'registration_draft.channel',
      options: REGISTRATION_CHANNELS,
    },
    upline: { label: 'Upline', type: 'text', column: fullName('upline') },
    upline_code: { label: 'Upline Code', type: 'text', column: 'registration_draft.upline_code' },
    country: { label: 'Country', type: 'enum', column: 'registration_draft.country', options: COUNTRIES },
    plan: { label: 'Plan', type: 'enum', column: 'registration_draft.plan', options: AMA_PLANS },
    is_paid: {
      label: 'Paid',
      type: 'boolean',
      column: sql`(registration_draft.associate_code is not null)`,
    },
    updated_at: { label: 'Last Change', type: 'datetime', column: 'registration_draft.updated_at' },
    expires_at: { label: 'Expires', type: 'datetime', column: 'registration_draft.expires_at' },
    associate_code: {
      label: 'Code',
      type: 'text',
      column: 'registration_draft.associate_code',
      nullable: true,
    },
    waits_for: {
      label: 'Waits For',
      type: 'enum',
      column: waitsFor,
      options: REGISTRATION_WAITS,
      nullable: true,
    },
    reason: { label: 'Reason', type: 'text', column: registrationReason, nullable: true },
  },
  defaultOrder: { created_at: 'ASC' },
  assumed: { status: { in: [...UNFINISHED] } },
  key: { column: 'registration_draft.id', type: 'uuid' },
  keyOf: (row) => row.id,
});
