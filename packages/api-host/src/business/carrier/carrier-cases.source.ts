import { type EnrollmentStatus, foldText, type PolicyLifecycle, type TeamType } from '@upline/domain';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { NetworkNode } from '../../network/nodes.store.ts';
import { teamPredicate } from '../../network/team/team-predicate.ts';
import type { Db } from '../../platform/database/database.ts';
import { fullName } from '../../platform/database/full-name.ts';
import { isOneOf } from '../../platform/database/is-one-of.ts';
import { companyOn, companyToday } from '../../platform/list/company-day.ts';
import { clientName } from '../clients/clients.store.ts';
import { hasPart } from '../policies/lists/policies.source.ts';
import type { ENTERED_POLICIES } from './carrier.tables.ts';
import { isNews } from './carrier-suggestions.store.ts';

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
  /** The home office has given the unmatched case to its associate. */
  associate_by_hand: boolean;
  /** Of an unmatched case: whether a policy of its number is in the business list, and so nothing is missing. */
  entered: (typeof ENTERED_POLICIES)[number] | null;
  /** Unmatched for three days: the owner is asked to add the policy (R-CAR-01). */
  is_missing: boolean;
  /** The carrier waits for something past its day. */
  is_overdue: boolean;
  suggestion: PolicyLifecycle | null;
  suggestion_id: string | null;
  status: EnrollmentStatus;
  version: number;
}

export const openRequirements = sql<number>`(select count(*)::integer from carrier_case_requirement
  where case_id = cases.id and closed_on is null)`;
export const oldestDue = sql<string | null>`(select min(due_on) from carrier_case_requirement
  where case_id = cases.id and closed_on is null)`;

/** Days an owner has to enter the policy before the case says that it is missing (R-CAR-01). */
const MISSING_AFTER_DAYS = 3;
/** Ended before anything was paid: without a policy nothing is missing. */
export const ENDED_UNPAID: ReadonlySet<PolicyLifecycle> = new Set(['Declined', 'Withdrawn', 'Not Taken']);
const policiesOfNumber = sql`policy as numbered
  where numbered.provider_id = cases.provider_id and numbered.match_number = cases.match_number`;
const entered = sql<CarrierCaseListRow['entered']>`case when cases.policy_id is null then
  (select case bool_or(not exists (select from carrier_case as holder
    where holder.policy_id = numbered.id and holder.status = 'Active')) when true then 'Free' when false then 'Held' end
    from ${policiesOfNumber}) end`;
export const isMissing = sql<boolean>`(cases.policy_id is null
    and cases.created_at < ${companyToday} - ${MISSING_AFTER_DAYS}::integer
    and cases.lifecycle <> all(${[...ENDED_UNPAID]}) and not exists (select from ${policiesOfNumber}))`;

/** Whose cases are read: the own ones, a team's with initials only, or all. */
export type CaseScope =
  | { readonly of: 'self'; readonly code: string }
  | { readonly of: 'team'; readonly viewer: NetworkNode; readonly type: TeamType }
  | { readonly of: 'all' };

/** Of the writing number the carrier names, or of the policy itself, which another number may have been sent with. */
const isOwn = (code: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`cases.id = any(array(
    select id from carrier_case where associate_code = ${code}
    union all select written.id from policy_share
      join carrier_case written on written.policy_id = policy_share.policy_id
      where policy_share.associate_code = ${code} and policy_share.portion = 0))`;

function reach(scope: CaseScope): RawBuilder<SqlBool> {
  if (scope.of === 'all') return sql<SqlBool>`true`;
  if (scope.of === 'self') return isOwn(scope.code);
  return teamPredicate(scope.type, scope.viewer, 'member');
}

const initials = sql<string>`(select string_agg(upper(left(word, 1)), '' order by place)
  from unnest(regexp_split_to_array(cases.applicant_name, '[ ,]+')) with ordinality as each_word(word, place)
  where word <> '')`;

/** Whose decision a suggestion is: in the own cases it is the decision of the person who wrote the policy (R-CAR-02). */
const decidedBy = (scope: CaseScope): RawBuilder<SqlBool> =>
  scope.of === 'self' ? sql<SqlBool>`policy.writing_associate_code = ${scope.code}` : sql<SqlBool>`true`;

/** Another person's writing number on one's own policy names nobody (domain.md 7.1). */
const namesHolder = (scope: CaseScope): RawBuilder<SqlBool> =>
  scope.of === 'self' ? sql<SqlBool>`member.code = ${scope.code}` : sql<SqlBool>`true`;

/** The policy of a case, as far as the scope may know it: in the own cases only a policy in which the caller has a part. */
const knownPolicy = (scope: CaseScope): RawBuilder<string | null> => {
  if (scope.of === 'all') return sql`cases.policy_id`;
  if (scope.of === 'team') return sql`null::uuid`;
  return sql`(case when ${hasPart(scope.code)} then cases.policy_id end)`;
};

/** The cases of a scope. In a team the applicant is initials and the number its last four (domain.md 2.21, 7.1). */
export function caseSource(db: Db, scope: CaseScope, today: string) {
  const isMasked = scope.of === 'team';
  const scoped = db
    .selectFrom('carrier_case as cases')
    .crossJoin(companyOn(today))
    .leftJoin('provider', 'provider.id', 'cases.provider_id')
    .leftJoin('app_user as member', (join) =>
      join.onRef('member.code', '=', 'cases.associate_code').on(namesHolder(scope)),
    )
    .leftJoin('policy', 'policy.id', 'cases.policy_id')
    .leftJoin('carrier_suggestion as news', (join) =>
      join
        .onRef('news.case_id', '=', 'cases.id')
        .on('news.status', '=', sql.lit('Pending'))
        .on(isNews)
        .on(decidedBy(scope)),
    )
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
      'member.code as associate_code',
      fullName<string | null>('member').as('associate'),
      'cases.product_text',
      'cases.carrier_status_text',
      'cases.lifecycle',
      openRequirements.as('open_requirements'),
      oldestDue.as('oldest_due'),
      'cases.received_on',
      'cases.issued_on',
      'cases.last_update',
      knownPolicy(scope).as('policy_id'),
      sql<boolean>`cases.policy_id is not null`.as('is_matched'),
      'cases.associate_by_hand',
      entered.as('entered'),
      isMissing.as('is_missing'),
      sql<boolean>`coalesce(${oldestDue} < ${companyToday}, false)`.as('is_overdue'),
      'news.lifecycle as suggestion',
      'news.id as suggestion_id',
      'cases.status',
      'cases.version',
    ]);
  return {
    scoped,
    select,
    rows: (ids: readonly string[]): Promise<CarrierCaseListRow[]> =>
      select(scoped).where(isOneOf('cases.id', ids)).execute(),
  };
}

/** What waits is counted as the list shows it: closed cases only when asked for. */
const isActive = sql<SqlBool>`cases.status = 'Active'`;

/** Per provider: how many came in, are pending, were issued, and how fast (domain.md 2.21). */
export async function caseTiles(db: Db, scope: CaseScope, today: string) {
  const rows = await caseSource(db, scope, today)
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
      sql<number>`count(*) filter (where ${openRequirements} > 0)::integer`.as('open_requirements'),
      sql<number>`count(*) filter (where ${isActive} and ${isMissing})::integer`.as('missing'),
      sql<number>`count(*) filter (where ${isActive} and news.id is not null)::integer`.as('suggested'),
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
    .leftJoin('policy', (join) => join.on('policy.id', '=', row.policy_id))
    .select([
      'carrier_case.state',
      'carrier_case.premium_cents',
      'carrier_case.writing_number',
      'policy.policy_number',
      'policy.lifecycle as policy_lifecycle',
    ])
    .where('carrier_case.id', '=', id)
    .executeTakeFirstOrThrow();
  const requirements = await db
    .selectFrom('carrier_case_requirement')
    .select(['text', 'ordered_on', 'due_on', 'closed_on'])
    .where('case_id', '=', id)
    .orderBy('position')
    .execute();
  const all = await db
    .selectFrom('carrier_suggestion')
    .select(['id', 'lifecycle', 'on_date', 'status', 'created_at', 'decided_at', 'decided_by'])
    .where('case_id', '=', id)
    .orderBy('created_at', 'desc')
    .execute();
  return {
    row,
    more,
    held_by: row.entered === 'Held' ? await holderOf(db, scope, row) : null,
    requirements,
    // What waits is there for those who decide; the rest is the policy's past.
    suggestions: all.filter(({ status }) =>
      status === 'Pending' ? row.suggestion !== null : row.policy_id !== null,
    ),
  };
}

/** The case that has the policy of a second one's number, as far as the scope reads it; of several that of the number written alike. */
async function holderOf(db: Db, scope: CaseScope, second: CarrierCaseListRow) {
  const holder = await caseSource(db, scope, '9999-01-01')
    .scoped.select(['cases.id', 'cases.carrier_policy_number'])
    .where('cases.status', '=', 'Active')
    .where(
      sql<SqlBool>`cases.policy_id in (select numbered.id from carrier_case as one join policy as numbered
        on numbered.provider_id = one.provider_id and numbered.match_number = one.match_number where one.id = ${second.id})`,
    )
    .orderBy(sql`policy.policy_number = ${second.carrier_policy_number}`, 'desc')
    .orderBy('policy.created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return holder ?? null;
}

/** Whether the case is one of the code's own. */
export async function isOwnCase(db: Db, code: string, id: string): Promise<boolean> {
  const { scoped } = caseSource(db, { of: 'self', code }, '9999-01-01');
  return (await scoped.select('cases.id').where('cases.id', '=', id).executeTakeFirst()) !== undefined;
}

/** What a new policy of the case starts from: the product by its name, and the owner's client where one alone has the name. */
export async function policyStart(
  db: Db,
  { provider_id, product_text, applicant }: CarrierCaseListRow,
  ownerCode: string,
) {
  const product = await db
    .selectFrom('product')
    .select('id')
    .where('provider_id', '=', provider_id)
    .where('name_key', '=', foldText(product_text ?? ''))
    .where('status', '=', 'Published')
    .executeTakeFirst();
  const clients = await db
    .selectFrom('client')
    .select(['id', clientName.as('name')])
    .where('owner_code', '=', ownerCode)
    .where('name_key', '=', foldText(applicant))
    .where('archived_at', 'is', null)
    .limit(2)
    .execute();
  return { product_id: product?.id ?? null, client: clients.length === 1 ? (clients[0] ?? null) : null };
}
