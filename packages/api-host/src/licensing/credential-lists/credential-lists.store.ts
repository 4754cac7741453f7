import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { fullName } from '../../platform/database/full-name.ts';
import { isOneOf } from '../../platform/database/is-one-of.ts';
import { companyOn, companyToday } from '../../platform/list/company-day.ts';
import type { CREDENTIAL_APPROVALS } from '../credentials/credentials.schemas.ts';

/** Whether a credential is valid today: approved, begun and not expired. */
export const PAPER_STATUSES = ['Current', 'Upcoming', 'Expired', 'Not Approved'] as const;
type PaperStatus = (typeof PAPER_STATUSES)[number];

const approvalOf = (table: string) =>
  sql<(typeof CREDENTIAL_APPROVALS)[number]>`${sql.ref(`${table}.approval_status`)}`;

export const eoStatus: RawBuilder<PaperStatus> = sql`(case
  when eo_policy.approval_status <> 'Approved' then 'Not Approved'
  when eo_policy.expiration_date < ${companyToday} then 'Expired'
  when eo_policy.effective_date > ${companyToday} then 'Upcoming'
  else 'Current' end)`;

export const certificateStatus: RawBuilder<PaperStatus> = sql`(case
  when training_certificate.approval_status <> 'Approved' then 'Not Approved'
  when training_certificate.valid_until < ${companyToday} then 'Expired'
  else 'Current' end)`;

/** E&O policies of everybody. */
export function allEoPolicies(db: Db, today: string) {
  const scoped = db
    .selectFrom('eo_policy')
    .crossJoin(companyOn(today))
    .innerJoin('app_user', 'app_user.code', 'eo_policy.associate_code');
  const select = (query: typeof scoped) =>
    query.select([
      'eo_policy.id',
      'eo_policy.associate_code',
      fullName('app_user').as('associate_name'),
      'app_user.status as associate_status',
      'eo_policy.carrier',
      'eo_policy.policy_number',
      'eo_policy.per_claim_cents',
      'eo_policy.aggregate_cents',
      'eo_policy.effective_date',
      'eo_policy.expiration_date',
      approvalOf('eo_policy').as('approval_status'),
      eoStatus.as('status'),
      sql<number>`(eo_policy.expiration_date - ${companyToday})`.as('days_left'),
    ]);
  return {
    scoped,
    isJoined: true,
    select,
    rows: (ids: readonly string[]) => select(scoped).where(isOneOf('eo_policy.id', ids)).execute(),
  };
}

/** Training certificates of everybody. */
export function allCertificates(db: Db, today: string) {
  const scoped = db
    .selectFrom('training_certificate')
    .crossJoin(companyOn(today))
    .innerJoin('app_user', 'app_user.code', 'training_certificate.associate_code')
    .leftJoin('provider', 'provider.id', 'training_certificate.provider_id');
  const select = (query: typeof scoped) =>
    query.select([
      'training_certificate.id',
      'training_certificate.associate_code',
      fullName('app_user').as('associate_name'),
      'app_user.status as associate_status',
      'training_certificate.kind',
      'training_certificate.course',
      'training_certificate.state',
      'provider.name as provider',
      'training_certificate.completed_on',
      'training_certificate.valid_until',
      approvalOf('training_certificate').as('approval_status'),
      certificateStatus.as('status'),
      sql<number>`(training_certificate.valid_until - ${companyToday})`.as('days_left'),
    ]);
  return {
    scoped,
    isJoined: true,
    select,
    rows: (ids: readonly string[]) => select(scoped).where(isOneOf('training_certificate.id', ids)).execute(),
  };
}

export type EoPolicyListRow = Awaited<ReturnType<ReturnType<typeof allEoPolicies>['rows']>>[number];
export type CertificateListRow = Awaited<ReturnType<ReturnType<typeof allCertificates>['rows']>>[number];
