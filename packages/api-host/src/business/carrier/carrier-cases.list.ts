import { ENROLLMENT_STATUSES, foldText, POLICY_LIFECYCLES } from '@upline/domain';
import { sql } from 'kysely';
import { peopleIn } from '../../network/team/people-filter.ts';
import { companyToday } from '../../platform/list/company-day.ts';
import { defineList } from '../../platform/list/define-list.ts';
import type { ListFields } from '../../platform/list/list-field.ts';
import { type CarrierCaseListRow, isMissing, oldestDue, openRequirements } from './carrier-cases.source.ts';

const FIELDS = {
  provider: { label: 'Provider', type: 'text', column: 'provider.name_key', normalize: foldText },
  carrier_status_text: { label: 'Status', type: 'text', column: 'cases.carrier_status_text' },
  lifecycle: { label: 'Lifecycle', type: 'enum', column: 'cases.lifecycle', options: POLICY_LIFECYCLES },
  status: { label: 'Case', type: 'enum', column: 'cases.status', options: ENROLLMENT_STATUSES },
  matched: { label: 'Matched', type: 'boolean', column: sql`(cases.policy_id is not null)` },
  missing: { label: 'Not in the Business List', type: 'boolean', column: isMissing },
  suggested: { label: 'To Decide', type: 'boolean', column: sql`(news.id is not null)` },
  requirement_overdue: {
    label: 'Requirement Overdue',
    type: 'boolean',
    column: sql`exists (select from carrier_case_requirement where case_id = cases.id and closed_on is null
      and due_on < ${companyToday})`,
  },
  open_requirements: { label: 'Open Requirements', type: 'number', column: openRequirements },
  oldest_due: { label: 'Oldest Due', type: 'date', column: oldestDue, nullable: true },
  received_on: { label: 'Received', type: 'date', column: 'cases.received_on', nullable: true },
  issued_on: { label: 'Issued', type: 'date', column: 'cases.issued_on', nullable: true },
  last_update: { label: 'Last Update', type: 'date', column: 'cases.last_update' },
} as const satisfies ListFields;

const OF_APPLICANT = {
  applicant: {
    label: 'Applicant',
    type: 'text',
    isPrivate: true,
    column: 'cases.applicant_key',
    normalize: foldText,
  },
  carrier_policy_number: {
    label: 'Policy Number',
    type: 'text',
    isPrivate: true,
    column: 'cases.carrier_policy_number',
  },
} as const satisfies ListFields;
const OF_ASSOCIATE = {
  associate: {
    label: 'Associate',
    people: peopleIn('cases.associate_code'),
    type: 'text',
    isPrivate: true,
    column: 'member.name_key',
    normalize: foldText,
  },
} as const satisfies ListFields;

const LIST = {
  defaultOrder: { last_update: 'DESC' },
  assumed: { status: { eq: 'Active' } },
  key: { column: 'cases.id', type: 'uuid' },
  keyOf: (row: CarrierCaseListRow) => row.id,
} as const;

/** Cases, the latest news first; closed ones only when asked for. */
export const carrierCaseList = defineList<CarrierCaseListRow>({
  name: 'carrier-cases',
  fields: {
    ...FIELDS,
    ...OF_APPLICANT,
    missing: { ...FIELDS.missing, label: 'Not in Your Business List' },
  },
  ...LIST,
});

/** All cases, for the home office, which looks for those that are nobody's. */
export const adminCaseList = defineList<CarrierCaseListRow>({
  name: 'admin-carrier-cases',
  fields: {
    ...FIELDS,
    ...OF_APPLICANT,
    associate: { ...OF_ASSOCIATE.associate, nullable: true },
  },
  ...LIST,
});

/** The same of a team: nothing that is masked can be searched or sorted by (domain.md 7.1). */
export const teamCaseList = defineList<CarrierCaseListRow>({
  name: 'team-carrier-cases',
  fields: {
    ...FIELDS,
    ...OF_ASSOCIATE,
    missing: { ...FIELDS.missing, label: 'Not in Your Business List' },
  },
  ...LIST,
});
