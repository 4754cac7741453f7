import {
  COUNTRIES,
  foldText,
  LEVEL_CODES,
  LICENSE_STATUSES,
  LICENSE_TYPES,
  STATE_CODES,
  TEAM_TYPES,
  type TeamType,
  teamTypesOf,
} from '@upline/domain';
import { type SqlBool, sql } from 'kysely';
import { z } from 'zod';
import { me } from '../../network/nodes.store.ts';
import { peopleIn } from '../../network/team/people-filter.ts';
import { teamFacts } from '../../network/team/team-facts.store.ts';
import type { Db } from '../../platform/database/database.ts';
import { fullName } from '../../platform/database/full-name.ts';
import { isOneOf } from '../../platform/database/is-one-of.ts';
import { byKey } from '../../platform/database/statement-names.ts';
import type { ExportColumns } from '../../platform/download/export-column.ts';
import type { ExportReader } from '../../platform/download/exports.ts';
import { companyOn, companyToday } from '../../platform/list/company-day.ts';
import { defineList, type List } from '../../platform/list/define-list.ts';
import type { ListFields } from '../../platform/list/list-field.ts';
import type { ListExport } from '../../platform/list/list-operations.ts';
import { upper } from '../../platform/list/list-text.ts';
import { forbidden } from '../../platform/operation/problem.ts';
import { CREDENTIAL_APPROVALS } from '../credentials/credentials.schemas.ts';

/** Expired is not stored: it follows from the last day (domain.md 2.3). */
const status = sql<(typeof LICENSE_STATUSES)[number]>`(case when license.status = 'Active'
  and license.expiration_date < ${companyToday} then 'Expired' else license.status end)`;
const approval = sql<(typeof CREDENTIAL_APPROVALS)[number]>`(case when license.proposed is not null
  then 'Pending For Admin' else license.approval_status end)`;

function scopedLicenses(db: Db, today: string) {
  return db
    .selectFrom('license')
    .crossJoin(companyOn(today))
    .innerJoin('app_user', 'app_user.code', 'license.associate_code')
    .leftJoin('level', 'level.code', 'app_user.level_code')
    .leftJoin('app_user as rmd', 'rmd.code', 'app_user.upline_rmd_code');
}

type Scoped = ReturnType<typeof scopedLicenses>;

const select = (query: Scoped) =>
  query.select([
    'license.id',
    'license.associate_code',
    'app_user.status as associate_status',
    'app_user.level_code',
    'app_user.upline_rmd_code',
    'license.type',
    'license.country',
    'license.state',
    'license.number',
    'license.is_resident',
    'license.issue_date',
    'license.expiration_date',
    'license.is_renewed',
    sql<number | null>`(license.expiration_date - ${companyToday})`.as('days_left'),
    fullName('app_user').as('associate_name'),
    fullName<string | null>('rmd').as('upline_rmd_name'),
    status.as('status'),
    approval.as('approval_status'),
  ]);

/** Licenses of everybody, for admins. */
export function allLicenses(db: Db, today: string) {
  const scoped = scopedLicenses(db, today);
  return {
    scoped,
    isJoined: true,
    select,
    rows: (ids: readonly string[]) => select(scoped).where(isOneOf('license.id', ids)).execute(),
  };
}

/** Below it all that a team has is sorted before holders are looked at; above it the company's is walked over the shops. */
const FEW_PEOPLE = 6_000;

/**
 * Approved licenses of the reader's team of that type, the reader's own in Infinity too (R-TEAM-04). Throws 403 for a team
 * type of senior levels only (R-TEAM-03).
 */
export async function teamLicenses(
  db: Db,
  reader: Pick<ExportReader, 'code' | 'kind' | 'isSeniorLevel'>,
  team: TeamType,
  today: string,
) {
  if (!teamTypesOf(reader.isSeniorLevel).includes(team)) throw forbidden();
  const viewer = await me(db, reader.code);
  if (!viewer) throw forbidden();
  const facts = await teamFacts(db, viewer, team, { table: 'license', withOwn: team === 'Infinity' });
  const approved = scopedLicenses(db, today).where('license.approval_status', '=', 'Approved');
  const source = {
    scoped: approved.where(facts.isOfTeam),
    rows: (ids: readonly string[]) =>
      select(approved.where(facts.isReached)).modifyFront(byKey).where(isOneOf('license.id', ids)).execute(),
  };
  if (facts.by !== 'shops' || facts.size >= FEW_PEOPLE) return source;
  // What the list is sorted and filtered by unless asked otherwise: the columns of one index.
  const soonest = db
    .selectFrom(
      sql<{ id: string; associate_code: string; expiration_date: string | null }>`(
        select license.id, license.associate_code, license.expiration_date from license
        where license.approval_status = 'Approved' and ${facts.isOfTeam}
        order by license.expiration_date, license.id offset 0)`.as<'license'>(sql`license`),
    )
    .innerJoin('app_user', 'app_user.code', 'license.associate_code');
  return {
    ...source,
    partedBy: ['inactive'],
    parts: (page: (part: typeof soonest) => typeof soonest) => db.selectFrom(page(soonest).as('hit')),
  };
}

export type LicenseListRow = Awaited<ReturnType<ReturnType<typeof allLicenses>['rows']>>[number];

const fields = {
  associate: {
    label: 'Associate',
    people: peopleIn('app_user.code'),
    type: 'text',
    column: 'app_user.name_key',
    normalize: foldText,
  },
  associate_code: { label: 'Code', type: 'text', column: 'app_user.code', normalize: upper },
  level: {
    label: 'Level',
    type: 'enum',
    column: 'app_user.level_code',
    options: LEVEL_CODES,
    sort: { column: 'level.rank', type: 'number' },
  },
  upline_rmd: {
    label: 'Upline RMD',
    type: 'text',
    column: 'rmd.name_key',
    normalize: foldText,
    nullable: true,
  },
  type: { label: 'License Type', type: 'enum', column: 'license.type', options: LICENSE_TYPES },
  country: { label: 'Country', type: 'enum', column: 'license.country', options: COUNTRIES },
  state: { label: 'State', type: 'enum', column: 'license.state', options: STATE_CODES },
  number: { label: 'Number', type: 'text', column: 'license.number' },
  is_resident: { label: 'Resident', type: 'boolean', column: 'license.is_resident' },
  issue_date: { label: 'Issued', type: 'date', column: 'license.issue_date' },
  expiration_date: { label: 'Expires', type: 'date', column: 'license.expiration_date', nullable: true },
  status: { label: 'Status', type: 'enum', column: status, options: LICENSE_STATUSES },
} as const satisfies ListFields;

const shared = {
  defaultOrder: { expiration_date: 'ASC' },
  key: { column: 'license.id', type: 'uuid' },
  keyOf: (row: LicenseListRow) => row.id,
} as const;

/** `team/licenses`; who has left is hidden until asked for (R-TEAM-05). */
export const teamLicenseList = defineList<LicenseListRow>({
  ...shared,
  name: 'team-licenses',
  fields: {
    ...fields,
    is_renewed: { label: 'Renewed', type: 'boolean', column: 'license.is_renewed' },
    inactive: {
      label: 'Show inactive',
      type: 'boolean',
      column: sql<SqlBool>`(app_user.status in ('Terminated', 'Resigned'))`,
    },
  },
  assumed: { inactive: { eq: false } },
});

export const licenseList = defineList<LicenseListRow>({
  ...shared,
  name: 'licenses',
  fields: {
    ...fields,
    approval_status: { label: 'Approval', type: 'enum', column: approval, options: CREDENTIAL_APPROVALS },
  },
});

const columnsOf = (list: List<LicenseListRow>): ExportColumns<LicenseListRow> => ({
  ...list.columns(
    'associate_code',
    {
      associate: (row) => row.associate_name,
      level: (row) => row.level_code,
      upline_rmd: (row) => row.upline_rmd_name,
    },
    'type',
    'country',
    'state',
    'number',
    'is_resident',
    'issue_date',
    'expiration_date',
  ),
  days_left: { label: 'Days Left', type: 'number' },
  ...list.columns('status'),
});

/** Which team the list and its export hold. */
export const teamAsked = {
  team: z
    .enum(TEAM_TYPES)
    .default('Infinity')
    .meta({ label: 'Team', description: 'Infinity holds the own licenses too' }),
};

export const teamLicenseExport: ListExport<LicenseListRow> = {
  label: 'Team licenses',
  needs: 'team.view',
  columns: {
    ...columnsOf(teamLicenseList),
    ...teamLicenseList.columns('is_renewed', {
      inactive: ({ associate_status: status }) => status === 'Terminated' || status === 'Resigned',
    }),
  },
};

export const licenseExport: ListExport<LicenseListRow> = {
  label: 'Licenses',
  needs: 'associates.view',
  columns: { ...columnsOf(licenseList), ...licenseList.columns('approval_status') },
};
