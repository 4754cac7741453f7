import { TEAM_TYPES } from '@upline/domain';
import type { ExportColumns } from '../../../platform/download/export-column.ts';
import type { List } from '../../../platform/list/define-list.ts';
import type { ListExport } from '../../../platform/list/list-operations.ts';
import { oneOf } from '../../../platform/operation/fields.ts';
import { adminPolicyList, policyList, teamPolicyList } from './policies.list.ts';
import type { PolicyListRow } from './policies.source.ts';
import type { TeamPolicyListRow } from './team-policies.source.ts';

const CURRENCY = { currency: { label: 'Currency', type: 'text' } } as const;

const columnsOf = (list: List<PolicyListRow>): ExportColumns<PolicyListRow> => ({
  ...list.columns(
    'policy_number',
    'client',
    'provider',
    'product',
    'product_type',
    'state',
    'submit_date',
    'issue_date',
    'placed_date',
    'termination_date',
    'business_status',
    'lifecycle',
    'premium_mode',
    'face_amount_cents',
    'annual_premium_cents',
    'target_premium_cents',
    'bv_cents',
  ),
  ...CURRENCY,
  ...list.columns('writing_associate', 'writing_associate_code'),
  requirement: { label: 'Open Requirement', type: 'text' },
});

/** The own list as a file. */
export const policyExport: ListExport<PolicyListRow> = {
  label: 'Policies',
  needs: 'business.view',
  columns: { ...columnsOf(policyList), ...policyList.columns('role', 'split_to_decide') },
};

/** All policies as a file. */
export const adminPolicyExport: ListExport<PolicyListRow> = {
  label: 'All policies',
  needs: 'policies.manage',
  columns: columnsOf(adminPolicyList),
};

/** Which team the lists of policies below and their export hold, and whether the own are among them. */
export const teamAsked = {
  team: oneOf('Team', TEAM_TYPES).default('Infinity'),
  counted: oneOf('Counted', ['Members', 'Production']).default('Members').meta({
    label: 'Counted',
    description:
      "Production: the credits that make the team's figures, the caller's among them (R-TEAM-01), of Personal the caller's alone (R-TEAM-02)",
  }),
};

/** Policies of people below as a file, masked as the list is. */
export const teamPolicyExport: ListExport<TeamPolicyListRow> = {
  label: 'Team policies',
  needs: 'team.view',
  columns: {
    ...teamPolicyList.columns(
      { policy_number: ({ policy_number }) => `••••${policy_number}` },
      'provider',
      'product',
      'product_type',
    ),
    client_initials: { label: 'Client', type: 'text' },
    ...teamPolicyList.columns('submit_date', 'issue_date', 'business_status', 'lifecycle', 'bv_cents'),
    ...CURRENCY,
    ...teamPolicyList.columns('associate', 'associate_code', 'role', 'writing_associate'),
  },
};
