import { foldText, STATE_CODES } from '@upline/domain';
import { defineList } from '../../platform/list/define-list.ts';
import type { ListFields } from '../../platform/list/list-field.ts';
import type { ListExport } from '../../platform/list/list-operations.ts';
import { upper } from '../../platform/list/list-text.ts';
import { CREDENTIAL_APPROVALS } from '../credentials/credentials.schemas.ts';
import { CERTIFICATE_KINDS } from '../licensing.tables.ts';
import {
  type CertificateListRow,
  certificateStatus,
  type EoPolicyListRow,
  eoStatus,
  PAPER_STATUSES,
} from './credential-lists.store.ts';

const person = {
  associate: { label: 'Associate', type: 'text', column: 'app_user.name_key', normalize: foldText },
  associate_code: { label: 'Code', type: 'text', column: 'app_user.code', normalize: upper },
} as const satisfies ListFields;

/** E&O policies of everybody, the one that ends first comes first. */
export const eoPolicyList = defineList<EoPolicyListRow>({
  name: 'eo-policies',
  fields: {
    ...person,
    carrier: { label: 'Carrier', type: 'text', column: 'eo_policy.carrier' },
    policy_number: { label: 'Policy Number', type: 'text', column: 'eo_policy.policy_number' },
    per_claim_cents: { label: 'Per-Claim Limit', type: 'money', column: 'eo_policy.per_claim_cents' },
    aggregate_cents: { label: 'Aggregate Limit', type: 'money', column: 'eo_policy.aggregate_cents' },
    effective_date: { label: 'Effective Date', type: 'date', column: 'eo_policy.effective_date' },
    expiration_date: { label: 'Expires', type: 'date', column: 'eo_policy.expiration_date' },
    status: { label: 'Status', type: 'enum', column: eoStatus, options: PAPER_STATUSES },
    approval_status: {
      label: 'Approval',
      type: 'enum',
      column: 'eo_policy.approval_status',
      options: CREDENTIAL_APPROVALS,
    },
  },
  defaultOrder: { expiration_date: 'ASC' },
  key: { column: 'eo_policy.id', type: 'uuid' },
  keyOf: (row) => row.id,
});

/** Training certificates of everybody, the one that ends first comes first. */
export const certificateList = defineList<CertificateListRow>({
  name: 'training-certificates',
  fields: {
    ...person,
    kind: { label: 'Kind', type: 'enum', column: 'training_certificate.kind', options: CERTIFICATE_KINDS },
    course: { label: 'Course', type: 'text', column: 'training_certificate.course' },
    provider: {
      label: 'Provider',
      type: 'text',
      column: 'provider.name_key',
      normalize: foldText,
      nullable: true,
    },
    state: {
      label: 'State',
      type: 'enum',
      column: 'training_certificate.state',
      options: STATE_CODES,
      nullable: true,
    },
    completed_on: { label: 'Completed On', type: 'date', column: 'training_certificate.completed_on' },
    valid_until: { label: 'Valid Until', type: 'date', column: 'training_certificate.valid_until' },
    status: { label: 'Status', type: 'enum', column: certificateStatus, options: PAPER_STATUSES },
    approval_status: {
      label: 'Approval',
      type: 'enum',
      column: 'training_certificate.approval_status',
      options: CREDENTIAL_APPROVALS,
    },
  },
  defaultOrder: { valid_until: 'ASC' },
  key: { column: 'training_certificate.id', type: 'uuid' },
  keyOf: (row) => row.id,
});

const nameOf = { associate: (row: { readonly associate_name: string }) => row.associate_name };
const LEFT = { days_left: { label: 'Days Left', type: 'number' } } as const;

export const eoPolicyExport: ListExport<EoPolicyListRow> = {
  label: 'E&O Policies',
  needs: 'associates.view',
  columns: {
    ...eoPolicyList.columns(
      'associate_code',
      nameOf,
      'carrier',
      'policy_number',
      'per_claim_cents',
      'aggregate_cents',
      'effective_date',
      'expiration_date',
    ),
    ...LEFT,
    ...eoPolicyList.columns('status', 'approval_status'),
  },
};

export const certificateExport: ListExport<CertificateListRow> = {
  label: 'Training Certificates',
  needs: 'associates.view',
  columns: {
    ...certificateList.columns(
      'associate_code',
      nameOf,
      'kind',
      'course',
      'provider',
      'state',
      'completed_on',
      'valid_until',
    ),
    ...LEFT,
    ...certificateList.columns('status', 'approval_status'),
  },
};
