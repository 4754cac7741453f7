import { type LevelCode, LIFE_LICENSES, type LicenseType } from '@upline/domain';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { fullName } from '../../platform/database/full-name.ts';
import { isOneOf } from '../../platform/database/is-one-of.ts';
import type { ScopedRows } from '../../platform/list/define-list.ts';

export const LICENSE_GAPS = ['Expired', 'Ending', 'Not Licensed'] as const;
type LicenseGap = (typeof LICENSE_GAPS)[number];

/** A license that ends within so many days is ending (domain.md 2.34); who joined so long ago should be licensed (9.3). */
const ENDING_DAYS = 60;
const UNLICENSED_DAYS = 90;

interface Gap {
  readonly key: string;
  readonly associate_code: string;
  readonly gap: LicenseGap;
  readonly license_type: LicenseType | null;
  readonly state: string | null;
  readonly expiration_date: string | null;
  /** Since the license ended or the associate joined; none while the license lasts. */
  readonly days_without: number | null;
}

export interface LicenseGapRow extends Omit<Gap, 'associate_code'> {
  readonly code: string;
  readonly name: string;
  readonly level: LevelCode;
  readonly join_date: string;
  readonly open_policies: number;
}

/** Life licenses that are over or soon will be and were not renewed, and people without any. */
const gapsOn = (today: string) => sql<Gap>`(
  select license.id::text as key, associate_code, case when expiration_date < ${today}::date then 'Expired' else 'Ending' end as gap,
    type as license_type, state, expiration_date,
    case when expiration_date < ${today}::date then ${today}::date - expiration_date end as days_without
  from license
  where approval_status = 'Approved' and status = 'Active' and not is_renewed and type = any(${LIFE_LICENSES}::text[])
    and expiration_date <= ${today}::date + ${ENDING_DAYS}::integer
  union all
  select app_user.code, app_user.code, 'Not Licensed', null, null, null, ${today}::date - join_date
  from app_user join associate on associate.code = app_user.code
  where path is not null and licensed_until is null and join_date <= ${today}::date - ${UNLICENSED_DAYS}::integer
    and not associate.disable_license_check
    and not exists (select from license where license.associate_code = app_user.code and approval_status = 'Approved'
      and status = 'Active' and type = any(${LIFE_LICENSES}::text[])))`;

/** Policies in work by writer and state, and by writer alone, where the state is null. */
const OPEN_POLICIES = sql<{ writer: string; state: string | null; policies: number }>`(
  select writing_associate_code as writer, state, count(*)::integer as policies from policy
  where business_status in ('Pending', 'Action Required')
  group by grouping sets ((writing_associate_code, state), (writing_associate_code)))`;

/** Of the state of the license; without a license of every state. */
export const OPEN = sql<number>`coalesce(open_policy.policies, 0)`;

/** Gaps of Active associates. */
export function licenseGapRows(db: Db, today: string) {
  const scoped = db
    .selectFrom(gapsOn(today).as('gap'))
    .innerJoin('app_user', 'app_user.code', 'gap.associate_code')
    .leftJoin(OPEN_POLICIES.as('open_policy'), (join) =>
      join
        .onRef('open_policy.writer', '=', 'gap.associate_code')
        .on(sql<SqlBool>`open_policy.state is not distinct from gap.state`),
    )
    .where('app_user.status', '=', 'Active');
  const select = (query: typeof scoped) =>
    query.select([
      'gap.key',
      'app_user.code',
      fullName('app_user').as('name'),
      sql<LevelCode>`app_user.level_code`.as('level'),
      sql<string>`app_user.join_date`.as('join_date'),
      'gap.gap',
      'gap.license_type',
      'gap.state',
      'gap.expiration_date',
      'gap.days_without',
      OPEN.as('open_policies'),
    ]);
  return {
    scoped,
    select,
    rows: (keys: readonly string[]) => select(scoped).where(isOneOf('gap.key', keys)).execute(),
  };
}

interface GapTotals {
  readonly gaps: number;
  readonly associates: number;
  readonly expired: number;
  readonly ending: number;
  readonly not_licensed: number;
  readonly open_policies: number;
}

const countOf = (gap: LicenseGap) => sql<number>`(count(*) filter (where gap.gap = ${gap}))::integer`;

export const licenseGapTotals = (rows: ScopedRows): Promise<GapTotals> =>
  rows
    .select([
      sql<number>`count(*)::integer`.as('gaps'),
      sql<number>`count(distinct gap.associate_code)::integer`.as('associates'),
      countOf('Expired').as('expired'),
      countOf('Ending').as('ending'),
      countOf('Not Licensed').as('not_licensed'),
      sql<number>`coalesce(sum(${OPEN}), 0)::integer`.as('open_policies'),
    ])
    .executeTakeFirstOrThrow() as Promise<GapTotals>;
