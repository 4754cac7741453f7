import { TEAM_TYPES } from '@upline/domain';
import type { ExportColumns } from '../../platform/download/export-column.ts';
import type { ListExport } from '../../platform/list/list-operations.ts';
import { oneOf } from '../../platform/operation/fields.ts';
import type { CarrierCaseListRow } from './carrier-cases.source.ts';

const COLUMNS: ExportColumns<CarrierCaseListRow> = {
  applicant: { label: 'Applicant', type: 'text' },
  provider: { label: 'Provider', type: 'text' },
  carrier_policy_number: { label: 'Policy Number', type: 'text' },
  product_text: { label: 'Product', type: 'text' },
  lifecycle: { label: 'Lifecycle', type: 'text' },
  carrier_status_text: { label: 'Status', type: 'text' },
  matched: { label: 'Matched', type: 'boolean', value: ({ is_matched }) => is_matched },
  missing: { label: 'Not in the Business List', type: 'boolean', value: ({ is_missing }) => is_missing },
  suggested: { label: 'Suggestion', type: 'text', value: ({ suggestion }) => suggestion },
  open_requirements: { label: 'Open Requirements', type: 'number' },
  oldest_due: { label: 'Oldest Due', type: 'date' },
  requirement_overdue: {
    label: 'Requirement Overdue',
    type: 'boolean',
    value: ({ is_overdue }) => is_overdue,
  },
  received_on: { label: 'Received', type: 'date' },
  issued_on: { label: 'Issued', type: 'date' },
  last_update: { label: 'Last Update', type: 'date' },
  status: { label: 'Case', type: 'text' },
};

const OWNER: ExportColumns<CarrierCaseListRow> = {
  associate: { label: 'Associate', type: 'text' },
  associate_code: { label: 'Associate Code', type: 'text' },
};

/** The own cases as a file. */
export const caseExport: ListExport<CarrierCaseListRow> = {
  label: 'Carrier cases',
  needs: 'carrier.view',
  columns: COLUMNS,
};

/** Which team the list of cases below and its export hold. */
export const teamField = { team: oneOf('Team', TEAM_TYPES).default('Infinity') };

/** Cases of a team as a file, masked as the list is. */
export const teamCaseExport: ListExport<CarrierCaseListRow> = {
  label: 'Team carrier cases',
  needs: 'carrier.view',
  columns: {
    ...COLUMNS,
    carrier_policy_number: {
      label: 'Policy Number',
      type: 'text',
      value: ({ carrier_policy_number }) => `••••${carrier_policy_number}`,
    },
    ...OWNER,
  },
};

/** All cases as a file. */
export const adminCaseExport: ListExport<CarrierCaseListRow> = {
  label: 'All carrier cases',
  needs: 'policies.manage',
  columns: { ...COLUMNS, ...OWNER },
};
