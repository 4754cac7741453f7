import type { OperationAnswer } from '@upline/api-client';
import { adminCarrierCasesFields } from '@upline/api-client/lists/admin-carrier-cases.ts';
import { carrierCasesFields } from '@upline/api-client/lists/carrier-cases.ts';
import { teamCarrierCasesFields } from '@upline/api-client/lists/team-carrier-cases.ts';
import { formatDate } from '@upline/domain';
import { columnsFor } from '@upline/shell';
import { DateText, Status } from '@upline/ui-kit';

export type CaseRow = OperationAnswer<'listTeamCarrierCases'>['rows'][number];

const applicant = { cardRole: 'title', pinned: true, secret: true, width: 190 } as const;
const number = { cardRole: 'meta', width: 135 } as const;
const provider = { field: 'provider', cardRole: 'subtitle', width: 165 } as const;
const associate = { field: 'associate', cardRole: 'meta', secret: true, width: 165 } as const;

/** Whether the policy is in the business list, and whether the carrier says something new about it. */
const matched = (isOwn: boolean) =>
  ({
    field: 'matched',
    value: ({ is_matched }: CaseRow) => is_matched,
    cardRole: 'meta',
    cell: ({ is_matched, is_missing, entered, suggestion }: CaseRow) =>
      suggestion !== null ? (
        <Status value={`Carrier says ${suggestion}`} tone="info" />
      ) : is_matched ? (
        <Status value="Matched" tone="success" />
      ) : entered === 'Held' ? (
        <Status value="Second case of its policy" tone="neutral" />
      ) : is_missing && isOwn ? (
        <Status value="Not in your business list" tone="warning" />
      ) : (
        <Status value="Not matched" tone="neutral" />
      ),
    width: 190,
  }) as const;

/** What the lists show alike. Hidden columns are there for the tiles and the filters, which narrow the list by them. */
const shared = (isOwn: boolean) =>
  [
    { field: 'lifecycle', as: 'status', cardRole: 'value', width: 125 },
    matched(isOwn),
    { field: 'carrier_status_text', width: 200 },
    { field: 'open_requirements', width: 165 },
    {
      field: 'oldest_due',
      cardRole: 'meta',
      cell: ({ oldest_due: due, is_overdue }: CaseRow) =>
        is_overdue && due ? (
          <Status value={`${formatDate(due)}, overdue`} tone="danger" />
        ) : (
          <DateText value={due} />
        ),
      width: 165,
    },
    { field: 'last_update', width: 125 },
    {
      field: 'requirement_overdue',
      value: ({ is_overdue }: CaseRow) => is_overdue,
      defaultHidden: true,
      width: 180,
    },
    { field: 'missing', value: ({ is_missing }: CaseRow) => is_missing, defaultHidden: true, width: 190 },
    {
      field: 'suggested',
      value: ({ suggestion }: CaseRow) => suggestion !== null,
      defaultHidden: true,
      width: 110,
    },
    { field: 'received_on', defaultHidden: true, width: 125 },
    { field: 'issued_on', defaultHidden: true, width: 125 },
    { field: 'status', defaultHidden: true, width: 100 },
  ] as const;

/** Columns of the own cases (domain.md 2.21). */
export const CASE_COLUMNS = columnsFor<'listCarrierCases'>(carrierCasesFields, [
  { field: 'applicant', ...applicant },
  provider,
  { field: 'carrier_policy_number', ...number },
  ...shared(true),
]);

/** Columns of all cases, for the home office, which looks for those without a policy or an associate. */
export const OFFICE_CASE_COLUMNS = columnsFor<'listAdminCarrierCases'>(adminCarrierCasesFields, [
  { field: 'applicant', ...applicant },
  provider,
  { field: 'carrier_policy_number', ...number },
  associate,
  ...shared(false),
]);

/** The same of a team: applicants are initials, so nobody searches by them (domain.md 7.1). */
export const TEAM_CASE_COLUMNS = columnsFor<'listTeamCarrierCases'>(teamCarrierCasesFields, [
  { id: 'applicant', label: 'Applicant', type: 'text', ...applicant, width: 110 },
  associate,
  provider,
  {
    id: 'carrier_policy_number',
    label: 'Policy Number',
    type: 'text',
    ...number,
    value: ({ carrier_policy_number }) => `••••${carrier_policy_number}`,
  },
  ...shared(false),
]);
