import type { OperationAnswer } from '@upline/api-client';
import { ENROLLMENT_STATUSES, formatDate, POLICY_LIFECYCLES } from '@upline/domain';
import { DateText, Status } from '@upline/ui-kit';
import { wordColumn } from '@upline/ui-kit/data-list/column-options.ts';
import type { DataListColumn } from '@upline/ui-kit/data-list/index.ts';
import { toneOf } from '@upline/ui-kit/status/status-tone.ts';

export type CaseRow = OperationAnswer<'listCarrierCases'>['rows'][number];
type Column = DataListColumn<CaseRow>;

const lifecycles = POLICY_LIFECYCLES.map((value) => ({ value, label: value, tone: toneOf(value) }));

const applicant: Column = {
  id: 'applicant',
  label: 'Applicant',
  type: 'text',
  cardRole: 'title',
  pinned: true,
  secret: true,
  width: 145,
};
const number: Column = {
  id: 'carrier_policy_number',
  label: 'Policy Number',
  type: 'text',
  cardRole: 'meta',
  width: 125,
};

const lifecycle: Column = {
  id: 'lifecycle',
  label: 'Lifecycle',
  type: 'status',
  options: lifecycles,
  sortable: true,
  filter: { type: 'enum', options: lifecycles },
  cardRole: 'value',
  width: 125,
};

/** What both lists show alike. */
const SHARED: readonly Column[] = [
  {
    id: 'carrier_status_text',
    label: 'Status',
    type: 'text',
    sortable: true,
    filter: { type: 'text' },
    width: 165,
  },
  {
    id: 'open_requirements',
    label: 'Open Requirements',
    type: 'number',
    sortable: true,
    filter: { type: 'number' },
    width: 150,
  },
  {
    id: 'oldest_due',
    label: 'Oldest Due',
    type: 'date',
    sortable: true,
    filter: { type: 'date', nullable: true },
    cardRole: 'meta',
    cell: ({ oldest_due: due, is_overdue }) =>
      is_overdue && due ? (
        <Status value={`${formatDate(due)}, overdue`} tone="danger" />
      ) : (
        <DateText value={due} />
      ),
    width: 165,
  },
  {
    id: 'last_update',
    label: 'Last Update',
    type: 'date',
    sortable: true,
    filter: { type: 'date' },
    width: 125,
  },
];

/** Hidden ones: by them the tiles and the filters narrow the list. */
const ALSO: readonly Column[] = [
  {
    id: 'requirement_overdue',
    label: 'Requirement Overdue',
    type: 'boolean',
    value: ({ is_overdue }) => is_overdue,
    sortable: true,
    filter: { type: 'boolean' },
    defaultHidden: true,
    width: 180,
  },
  {
    id: 'missing',
    label: 'Not in Your Business List',
    type: 'boolean',
    value: ({ is_missing }) => is_missing,
    sortable: true,
    filter: { type: 'boolean' },
    defaultHidden: true,
    width: 190,
  },
  {
    id: 'suggested',
    label: 'To Decide',
    type: 'boolean',
    value: ({ suggestion }) => suggestion !== null,
    sortable: true,
    filter: { type: 'boolean' },
    defaultHidden: true,
    width: 110,
  },
  {
    id: 'received_on',
    label: 'Received',
    type: 'date',
    sortable: true,
    filter: { type: 'date', nullable: true },
    defaultHidden: true,
    width: 125,
  },
  {
    id: 'issued_on',
    label: 'Issued',
    type: 'date',
    sortable: true,
    filter: { type: 'date', nullable: true },
    defaultHidden: true,
    width: 125,
  },
  { ...wordColumn('status', 'Case', ENROLLMENT_STATUSES), defaultHidden: true, width: 100 },
];

const provider: Column = {
  id: 'provider',
  label: 'Provider',
  type: 'text',
  sortable: true,
  filter: { type: 'text' },
  cardRole: 'subtitle',
  width: 165,
};

/** Whether the policy is in the business list, and whether the carrier says something new about it. */
const matched = (isOwn: boolean): Column => ({
  id: 'matched',
  label: 'Matched',
  type: 'boolean',
  value: ({ is_matched }) => is_matched,
  sortable: true,
  filter: { type: 'boolean' },
  cardRole: 'meta',
  cell: ({ is_matched, is_missing, entered, suggestion }) =>
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
});

const associate: Column = {
  id: 'associate',
  label: 'Associate',
  type: 'text',
  sortable: true,
  filter: { type: 'text' },
  cardRole: 'meta',
  secret: true,
  width: 165,
};

const searched = { sortable: true, filter: { type: 'text' } } as const;

/** Columns of the own cases (domain.md 2.21); ids are the fields of the request. */
export const CASE_COLUMNS: readonly Column[] = [
  { ...applicant, ...searched },
  provider,
  { ...number, ...searched },
  lifecycle,
  matched(true),
  ...SHARED,
  ...ALSO,
];

/** Columns of all cases, for the home office, which looks for those without a policy or an associate. */
export const OFFICE_CASE_COLUMNS: readonly Column[] = [
  { ...applicant, ...searched },
  provider,
  { ...number, ...searched },
  { ...associate, filter: { type: 'text', nullable: true } },
  lifecycle,
  matched(false),
  ...SHARED,
  ...ALSO.map((column) =>
    column.id === 'missing' ? { ...column, label: 'Not in the Business List' } : column,
  ),
];

/** The same of a team: applicants are initials, so nobody searches by them (domain.md 7.1). */
export const TEAM_CASE_COLUMNS: readonly Column[] = [
  { ...applicant, width: 110 },
  associate,
  provider,
  { ...number, value: ({ carrier_policy_number }) => `••••${carrier_policy_number}` },
  lifecycle,
  matched(false),
  ...SHARED,
  ...ALSO,
];
