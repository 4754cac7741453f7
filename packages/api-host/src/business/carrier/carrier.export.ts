import { TEAM_TYPES } from '@upline/domain';
import type { ExportColumns } from '../../platform/download/export-column.ts';
import type { List } from '../../platform/list/define-list.ts';
import type { ListExport } from '../../platform/list/list-operations.ts';
import { oneOf } from '../../platform/operation/fields.ts';
import { adminCaseList, carrierCaseList, teamCaseList } from './carrier-cases.list.ts';
import type { CarrierCaseListRow } from './carrier-cases.source.ts';

/** What the list of a team masks is no field of it, so its file takes these from the own list. */
const APPLICANT = carrierCaseList.columns('applicant');
const NUMBER = carrierCaseList.columns('carrier_policy_number');

const columnsOf = (list: List<CarrierCaseListRow>, number = NUMBER): ExportColumns<CarrierCaseListRow> => ({
  ...APPLICANT,
  ...list.columns('provider'),
  ...number,
  product_text: { label: 'Product', type: 'text' },
  ...list.columns('lifecycle', 'carrier_status_text', {
    matched: ({ is_matched }) => is_matched,
    missing: ({ is_missing }) => is_missing,
  }),
  // The list filters by whether there is one.
  suggested: { label: 'Suggestion', type: 'text', value: ({ suggestion }) => suggestion },
  ...list.columns(
    'open_requirements',
    'oldest_due',
    { requirement_overdue: ({ is_overdue }) => is_overdue },
    'received_on',
    'issued_on',
    'last_update',
    'status',
  ),
});

const ownerOf = (list: List<CarrierCaseListRow>): ExportColumns<CarrierCaseListRow> => ({
  ...list.columns('associate'),
  associate_code: { label: 'Associate Code', type: 'text' },
});

/** The own cases as a file. */
export const caseExport: ListExport<CarrierCaseListRow> = {
  label: 'Carrier cases',
  needs: 'carrier.view',
  columns: columnsOf(carrierCaseList),
};

/** Which team the list of cases below and its export hold. */
export const teamField = { team: oneOf('Team', TEAM_TYPES).default('Infinity') };

/** Cases of a team as a file, masked as the list is. */
export const teamCaseExport: ListExport<CarrierCaseListRow> = {
  label: 'Team carrier cases',
  needs: 'carrier.view',
  columns: {
    ...columnsOf(
      teamCaseList,
      carrierCaseList.columns({
        carrier_policy_number: ({ carrier_policy_number }) => `••••${carrier_policy_number}`,
      }),
    ),
    ...ownerOf(teamCaseList),
  },
};

/** All cases as a file. */
export const adminCaseExport: ListExport<CarrierCaseListRow> = {
  label: 'All carrier cases',
  needs: 'policies.manage',
  columns: { ...columnsOf(adminCaseList), ...ownerOf(adminCaseList) },
};
