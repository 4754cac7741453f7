import {
  ENROLLMENT_STATUSES,
  type EnrollmentStatus,
  foldText,
  POLICY_LIFECYCLES,
  type PolicyLifecycle,
  type TeamType,
} from '@upline/domain';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { NetworkNode } from '../../network/nodes.store.ts';
import { teamPredicate } from '../../network/team-predicate.ts';
import { among } from '../../platform/among.ts';
import type { Db } from '../../platform/database.ts';
import { defineList } from '../../platform/list/define-list.ts';

export interface CarrierCaseListRow {
  id: string;
  provider_id: string;
  provider: string;
  carrier_policy_number: string;
  applicant: string;
  associate_code: string | null;
  associate: string | null;
  product_text: string | null;
  carrier_status_text: string;
  lifecycle: PolicyLifecycle;
  open_requirements: number;
  oldest_due: string | null;
  received_on: string | null;
  issued_on: string | null;
  last_update: string;
  policy_id: string | null;
  is_matched: boolean;
  /** Unmatched for three days: the owner is asked to add the policy (R-CAR-01). */
  is_missing: boolean;
  suggestion: PolicyLifecycle | null;
  status: EnrollmentStatus;
  version: number;
}

const openRequirements = sql<number>`(select count(*)::integer from carrier_case_requirement
  where case_id = cases.id and closed_on is null)`;
const oldestDue = sql<string | null>`(select min(due_on) from carrier_case_requirement
  where case_id = cases.id and closed_on is null)`;

/** Cases, the latest news first; closed ones only when asked for. */
export const carrierCaseList = defineList<CarrierCaseListRow>({
  name: 'carrier-cases',
  fields: {
    provider: { label: 'Provider', type: 'text', column: 'provider.name_key', normalize: foldText },
    lifecycle: { label: 'Lifecycle', type: 'enum', column: 'cases.lifecycle', options: POLICY_LIFECYCLES },
    status: { label: 'Status', type: 'enum', column: 'cases.status', options: ENROLLMENT_STATUSES },
    matched: { label: 'Matched', type: 'boolean', column: sql`(cases.policy_id is not null)` },
    requirement_overdue: {
      label: 'Requirement Overdue',
      type: 'boolean',
      column: sql`exists (select from carrier_case_requirement where case_id = cases.id and closed_on is null
        and due_on < (now() at time zone 'America/New_York')::date)`,
    },
    open_requirements: { label: 'Open Requirements', type: 'number', column: openRequirements },
    oldest_due: { label: 'Oldest Due', type: 'date', column: oldestDue, nullable: true },
    received_on: { label: 'Received', type: 'date', column: 'cases.received_on', nullable: true },
    last_update: { label: 'Last Update', type: 'date', column: 'cases.last_update' },
  },
  defaultOrder: { last_update: 'DESC' },
  assumed: { status: { eq: 'Active' } },
  key: { column: 'cases.id', type: 'uuid' },
  keyOf: (row) => row.id,
});

/** Whose cases are read: the own ones, a team's with initials only, or all. */
export type CaseScope =
  | { readonly of: 'self'; readonly code: string }
  | { readonly of: 'team'; readonly viewer: NetworkNode; readonly type: TeamType }
  | { readonly of: 'all' };

function reach(scope: CaseScope): RawBuilder<SqlBool> {
  if (scope.of === 'all') return sql<SqlBool>`true`;
  if (scope.of === 'self') return sql<SqlBool>`cases.associate_code = ${scope.code}`;
  return teamPredicate(scope.type, scope.viewer, 'member');
}

const initials = sql<string>`(select string_agg(upper(left(word, 1)), '' order by place)
  from unnest(regexp_split_to_array(cases.applicant_name, '[ ,]+')) with ordinality as each_word(word, place)
  where word <> '')`;

/** The cases of a scope. In a team the applicant is initials and the number its last four (domain.md 2.21, 7.1). */
export function caseSource(db: Db, scope: CaseScope, today: string) {
  const isMasked = scope.of === 'team';
  const scoped = db
    .selectFrom('carrier_case as cases')
    .leftJoin('provider', 'provider.id', 'cases.provider_id')
    .leftJoin('app_user as member', 'member.code', 'cases.associate_code')
    .where(reach(scope));
  const select = (query: typeof scoped) =>
    query.select([
      'cases.id',
      'cases.provider_id',
      sql<string>`provider.name`.as('provider'),
      isMasked
        ? sql<string>`right(cases.carrier_policy_number, 4)`.as('carrier_policy_number')
        : 'cases.carrier_policy_number',
      isMasked ? initials.as('applicant') : sql<string>`cases.applicant_name`.as('applicant'),
      'cases.associate_code',
      sql<string | null>`member.first_name || ' ' || member.last_name`.as('associate'),
      'cases.product_text',
      'cases.carrier_status_text',
      'cases.lifecycle',
      openRequirements.as('open_requirements'),
      oldestDue.as('oldest_due'),
      'cases.received_on',
      'cases.issued_on',
      'cases.last_update',
      isMasked ? sql<string | null>`null::uuid`.as('policy_id') : 'cases.policy_id',
      sql<boolean>`cases.policy_id is not null`.as('is_matched'),
      sql<boolean>`cases.policy_id is null and cases.created_at < ${today}::date - 3`.as('is_missing'),
      sql<PolicyLifecycle | null>`(select lifecycle from carrier_suggestion
        where case_id = cases.id and status = 'Pending')`.as('suggestion'),
      'cases.status',
      'cases.version',
    ]);
  return {
    scoped,
    select,
    rows: (ids: readonly string[]): Promise<CarrierCaseListRow[]> =>
      select(scoped).where(among('cases.id', ids)).execute(),
  };
}

/** Per provider: how many came in, are pending, were issued, and how fast (domain.md 2.21). */
export async function caseTiles(db: Db, scope: CaseScope) {
  const rows = await caseSource(db, scope, '9999-01-01')
    .scoped.select([
      'cases.provider_id',
      sql<string>`provider.name`.as('provider'),
      sql<number>`count(*)::integer`.as('submitted'),
      sql<number>`count(*) filter (where cases.lifecycle in ('Submitted', 'Underwriting'))::integer`.as(
        'pending',
      ),
      sql<number>`count(*) filter (where cases.issued_on is not null)::integer`.as('issued'),
      sql<number>`coalesce(sum(cases.issued_on - cases.received_on) filter (where cases.issued_on >= cases.received_on), 0)::integer`.as(
        'days',
      ),
      sql<number>`count(*) filter (where cases.issued_on >= cases.received_on)::integer`.as('timed'),
      sql<number>`coalesce(sum(${openRequirements}), 0)::integer`.as('open_requirements'),
    ])
    .groupBy(['cases.provider_id', sql`provider.name`])
    .orderBy(sql`provider.name`)
    .execute();
  return rows.map(({ days, timed, ...row }) => ({
    ...row,
    // Integers over integers: bps and tenths of a day.
    placement_bps: row.submitted === 0 ? null : Math.round((row.issued * 10_000) / row.submitted),
    average_days: timed === 0 ? null : Math.round((days * 10) / timed) / 10,
  }));
}

/** One case with its requirement log. */
export async function caseDetail(db: Db, scope: CaseScope, id: string, today: string) {
  const [row] = await caseSource(db, scope, today).rows([id]);
  if (!row) return undefined;
  const more = await db
    .selectFrom('carrier_case')
    .leftJoin('policy', 'policy.id', 'carrier_case.policy_id')
    .select([
      'carrier_case.state',
      'carrier_case.premium_cents',
      'carrier_case.writing_number',
      'policy.policy_number',
      'policy.lifecycle as policy_lifecycle',
      'policy.writing_associate_code',
    ])
    .where('carrier_case.id', '=', id)
    .executeTakeFirstOrThrow();
  const requirements = await db
    .selectFrom('carrier_case_requirement')
    .select(['text', 'ordered_on', 'due_on', 'closed_on'])
    .where('case_id', '=', id)
    .orderBy('position')
    .execute();
  const suggestions = await db
    .selectFrom('carrier_suggestion')
    .select(['id', 'lifecycle', 'on_date', 'status', 'created_at', 'decided_at', 'decided_by'])
    .where('case_id', '=', id)
    .orderBy('created_at', 'desc')
    .execute();
  return { row, more, requirements, suggestions };
}
