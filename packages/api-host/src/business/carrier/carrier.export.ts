import { TEAM_TYPES } from '@upline/domain';
import { z } from 'zod';
import type { ExportColumns } from '../../platform/download/export-column.ts';
import type { ExportSpec } from '../../platform/download/exports.ts';
import { oneOf } from '../../platform/fields.ts';
import { viewerOf } from '../../team/team.service.ts';
import { adminCaseList, carrierCaseList, teamCaseList } from './carrier-cases.list.ts';
import { type CarrierCaseListRow, caseSource } from './carrier-cases.source.ts';

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
export const caseExport: ExportSpec<CarrierCaseListRow> = {
  list: carrierCaseList,
  label: 'Carrier cases',
  needs: 'carrier.view',
  columns: COLUMNS,
  source: (db, { code }, { today }) => caseSource(db, { of: 'self', code }, today),
};

/** Which team the list of cases below and its export hold. */
export const teamField = { team: oneOf('Team', TEAM_TYPES).default('Infinity') };

/** Cases of a team as a file, masked as the list is. */
export const teamCaseExport: ExportSpec<CarrierCaseListRow> = {
  list: teamCaseList,
  label: 'Team carrier cases',
  needs: 'carrier.view',
  parameters: teamField,
  columns: {
    ...COLUMNS,
    carrier_policy_number: {
      label: 'Policy Number',
      type: 'text',
      value: ({ carrier_policy_number }) => `••••${carrier_policy_number}`,
    },
    ...OWNER,
  },
  async source(db, reader, { parameters, today }) {
    const { team: type } = z.object(teamField).parse(parameters);
    return caseSource(db, { of: 'team', viewer: await viewerOf(db, reader, type), type }, today);
  },
};

/** All cases as a file. */
export const adminCaseExport: ExportSpec<CarrierCaseListRow> = {
  list: adminCaseList,
  label: 'All carrier cases',
  needs: 'policies.manage',
  columns: { ...COLUMNS, ...OWNER },
  source: (db, _, { today }) => caseSource(db, { of: 'all' }, today),
};
