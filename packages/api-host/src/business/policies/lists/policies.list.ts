import { BUSINESS_STATUSES, foldText, POLICY_LIFECYCLES, PREMIUM_MODES, PRODUCT_TYPES } from '@upline/domain';
import { FIGURES } from '@upline/domain/figures';
import { sql } from 'kysely';
import { peopleIn } from '../../../network/team/people-filter.ts';
import { defineList } from '../../../platform/list/define-list.ts';
import { POLICY_ROLES } from '../policies.schemas.ts';
import { hasAnswer, type PolicyListRow, roleOf } from './policies.source.ts';
import type { TeamPolicyListRow } from './team-policies.source.ts';

const numberKey = (text: string) => text.toUpperCase();

const SHARED = {
  provider: { label: 'Provider', type: 'text', column: 'provider.name_key', normalize: foldText },
  product: { label: 'Product', type: 'text', column: 'product.name_key', normalize: foldText },
  product_type: {
    label: 'Product Type',
    type: 'enum',
    column: 'product.product_type',
    options: PRODUCT_TYPES,
  },
  lifecycle: { label: 'Lifecycle', type: 'enum', column: 'policy.lifecycle', options: POLICY_LIFECYCLES },
  writing_associate: {
    label: 'Writing Associate',
    people: peopleIn('policy.writing_associate_code'),
    type: 'text',
    isPrivate: true,
    column: 'writer.name_key',
    normalize: foldText,
  },
} as const;

const FIELDS = {
  policy_number: {
    label: 'Policy Number',
    type: 'text',
    isPrivate: true,
    column: 'policy.policy_number',
    normalize: numberKey,
  },
  client: { label: 'Client', type: 'text', isPrivate: true, column: 'client.name_key', normalize: foldText },
  ...SHARED,
  state: { label: 'State', type: 'text', column: 'policy.state', normalize: numberKey },
  submit_date: { label: 'Submit Date', type: 'date', column: 'policy.submit_date' },
  issue_date: { label: 'Issue Date', type: 'date', column: 'policy.issue_date', nullable: true },
  placed_date: { label: 'Placed Date', type: 'date', column: 'policy.placed_date', nullable: true },
  termination_date: {
    label: 'Termination Date',
    type: 'date',
    column: 'policy.termination_date',
    nullable: true,
  },
  business_status: {
    label: 'Status',
    type: 'enum',
    column: 'policy.business_status',
    options: BUSINESS_STATUSES,
    sort: { column: 'policy.business_status', type: 'enum' },
  },
  premium_mode: {
    label: 'Premium Mode',
    type: 'enum',
    column: 'policy.premium_mode',
    options: PREMIUM_MODES,
  },
  annual_premium_cents: {
    label: 'Annual Premium',
    type: 'money',
    column: 'policy.annual_premium_cents',
    definition: FIGURES.annualPremium,
  },
  target_premium_cents: {
    label: 'Target Premium',
    type: 'money',
    column: 'policy.target_premium_cents',
    definition: FIGURES.targetPremium,
  },
  face_amount_cents: {
    label: 'Face Amount',
    type: 'money',
    column: 'policy.face_amount_cents',
    nullable: true,
    definition: FIGURES.faceAmount,
  },
  bv_cents: { label: 'BV', type: 'money', column: 'policy.bv_cents', unit: 'bv', definition: FIGURES.bv },
  writing_associate_code: {
    label: 'Writing Associate Code',
    type: 'text',
    isPrivate: true,
    column: 'policy.writing_associate_code',
  },
} as const;

/** Policies the caller has a part in, newest first. */
export const policyList = defineList<PolicyListRow>({
  name: 'policies',
  fields: {
    ...FIELDS,
    submit_date: { ...FIELDS.submit_date, column: 'mine.submit_date' },
    issue_date: { ...FIELDS.issue_date, column: 'mine.issue_date' },
    business_status: {
      ...FIELDS.business_status,
      column: 'mine.business_status',
      sort: { column: 'mine.business_status', type: 'enum' },
    },
    client_id: { label: 'Client', type: 'text', isPrivate: true, column: sql`policy.client_id::text` },
    role: { label: 'Role', type: 'enum', column: roleOf, options: POLICY_ROLES },
    split_to_decide: { label: 'Split to Decide', type: 'boolean', column: 'asked.split_to_decide' },
  },
  defaultOrder: { submit_date: 'DESC' },
  key: { column: 'mine.policy_id', type: 'uuid' },
  keyOf: (row) => row.id,
});

/** All policies, newest first. */
export const adminPolicyList = defineList<PolicyListRow>({
  name: 'admin-policies',
  fields: {
    ...FIELDS,
    answered: { label: 'Requirement Answered', type: 'boolean', column: hasAnswer },
    created_at: { label: 'Created', type: 'datetime', column: 'policy.created_at' },
  },
  defaultOrder: { submit_date: 'DESC' },
  key: { column: 'policy.id', type: 'uuid' },
  keyOf: (row) => row.id,
});

/** Credits of a team, newest first: one row a share, since an upline sees that portion only (R-PRM-04). */
export const teamPolicyList = defineList<TeamPolicyListRow>({
  name: 'team-policies',
  fields: {
    policy_number: {
      label: 'Policy Number',
      type: 'text',
      isPrivate: true,
      column: sql`(right(policy.policy_number, 4) collate "C")`,
      normalize: numberKey,
    },
    ...SHARED,
    associate: {
      label: 'Associate',
      people: peopleIn('share.associate_code'),
      type: 'text',
      isPrivate: true,
      column: 'member.name_key',
      normalize: foldText,
    },
    associate_code: {
      label: 'Associate Code',
      type: 'text',
      isPrivate: true,
      column: 'share.associate_code',
    },
    role: {
      label: 'Role',
      type: 'enum',
      column: 'share.role',
      options: ['Writing', 'Split'],
    },
    submit_date: { label: 'Submit Date', type: 'date', column: 'share.submit_date' },
    issue_date: { label: 'Issue Date', type: 'date', column: 'share.issue_date', nullable: true },
    business_status: {
      label: 'Status',
      type: 'enum',
      column: 'share.business_status',
      options: BUSINESS_STATUSES,
      sort: { column: 'share.business_status', type: 'enum' },
    },
    bv_cents: {
      label: 'BV',
      type: 'money',
      column: 'share.bv_cents',
      unit: 'bv',
      definition: FIGURES.shareOfBv,
    },
  },
  defaultOrder: { submit_date: 'DESC' },
  key: { column: 'share.id', type: 'number' },
  keyOf: (row) => String(row.key),
});
