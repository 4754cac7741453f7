import {
  type BusinessStatus,
  type Currency,
  type ListFilter,
  type ListOrder,
  type PolicyLifecycle,
  type ProductType,
  plainPart,
  type TeamType,
} from '@upline/domain';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { NetworkNode } from '../../../network/nodes.store.ts';
import { teamFacts } from '../../../network/team/team-facts.store.ts';
import { productionPredicate, teamPredicate } from '../../../network/team/team-predicate.ts';
import type { Db } from '../../../platform/database/database.ts';
import { fullName } from '../../../platform/database/full-name.ts';
import { byKey } from '../../../platform/database/statement-names.ts';
import { isNamed } from '../../../platform/list/asked.ts';
import { escapeLike } from '../../../platform/list/list-predicate.ts';
import { isOpening, namesSortedBy } from './policies.source.ts';

export interface TeamPolicyListRow {
  key: number;
  id: string;
  policy_number: string;
  own_policy_number: string | null;
  provider_id: string;
  provider: string;
  product_id: string;
  product: string;
  product_type: ProductType;
  client_initials: string | null;
  writing_associate_code: string;
  writing_associate: string;
  associate_code: string;
  associate: string;
  role: 'Writing' | 'Split';
  bv_cents: number;
  currency: Currency;
  submit_date: string;
  issue_date: string | null;
  business_status: BusinessStatus;
  lifecycle: PolicyLifecycle;
  version: number;
}

/** Below it the newest of each shop are read on their own; above it the company's newest are walked over the shops. */
const FEW_PEOPLE = 4_000;

/** Credits others may know of: a portion only asked for, or refused, is none of the partner's uplines' affair (R-PRM-04). */
const credits = (db: Db) => db.selectFrom('policy_share as share').where(isOpening('share'));

const roleOf = sql<'Writing' | 'Split'>`(case when share.portion = 0 then 'Writing' else 'Split' end)`;

// The two below put a query in the place of the table: it has the same columns, which its type does not show.
/** The same with their role; named, those of the role alone: sorted by it, they come in the order of what follows. */
const creditsByRole = (db: Db, role?: 'Writing' | 'Split') =>
  db
    .selectFrom((from) =>
      from
        .selectFrom('policy_share as share')
        .selectAll()
        .select(role ? sql`${sql.lit(role)}::text`.as('role') : roleOf.as('role'))
        .$if(role !== undefined, (query) =>
          query.where('share.portion', role === 'Split' ? '>' : '=', sql.lit(0)),
        )
        .as('share'),
    )
    .where(isOpening('share')) as unknown as ReturnType<typeof credits>;

/** The same, with the date of issue that the policy's own row says: an index of policies holds these first to last. */
const creditsByIssue = (db: Db) =>
  db
    .selectFrom((from) =>
      from
        .selectFrom('policy_share as share')
        .innerJoin('policy', 'policy.id', 'share.policy_id')
        .select(['share.id', 'policy_id', 'portion', 'associate_code', 'shop_code', 'approval_status'])
        .select(['share.bv_cents', 'share.submit_date', 'share.business_status', roleOf.as('role')])
        .select(['share.product_id', 'share.provider_id', 'policy.issue_date'])
        .as('share'),
    )
    .where(isOpening('share')) as unknown as ReturnType<typeof credits>;

/**
 * Credits with those subjects that are asked for; left out: all. Others are not joined at all: PostgreSQL leaves them out as well, but
 * then reads no index alone.
 */
function withSubjects(
  db: Db,
  { asked, from = credits }: { asked?: Asked | undefined; from?: typeof credits } = {},
) {
  return from(db)
    .$if(isNamed(asked, 'associate'), (query) =>
      query.leftJoin('app_user as member', 'member.code', 'share.associate_code'),
    )
    .$if(isNamed(asked, 'policy_number', 'lifecycle', 'writing_associate'), (query) =>
      query.leftJoin('policy', 'policy.id', 'share.policy_id'),
    )
    .$if(isNamed(asked, 'provider'), (query) =>
      query.leftJoin('provider', 'provider.id', 'share.provider_id'),
    )
    .$if(isNamed(asked, 'product', 'product_type'), (query) =>
      query.leftJoin('product', 'product.id', 'share.product_id'),
    )
    .$if(!asked, (query) =>
      query.leftJoin('client', (join) => join.on(sql<SqlBool>`client.id = policy.client_id`)),
    )
    .$if(isNamed(asked, 'writing_associate'), (query) =>
      query.leftJoin('app_user as writer', (join) =>
        join.on(sql<SqlBool>`writer.code = policy.writing_associate_code`),
      ),
    );
}

interface Asked {
  readonly filter: ListFilter;
  readonly order?: ListOrder;
  readonly page?: number;
  readonly after?: string | undefined;
  /** `Production`: with the viewer's own, as figures count (R-TEAM-01, R-TEAM-02). */
  readonly counted?: 'Members' | 'Production';
}

/**
 * For teams of this size the query walks everybody's policies by issue date, because policies issued on neighbouring
 * days are close together in that index.
 */
const WALKED_BY_ISSUE = 20_000;

/** What shares, or policies by their number, are sorted by in some index: a large team's are walked in it. */
const WALKED = ['submit_date', 'issue_date', 'bv_cents', 'business_status', 'policy_number'];
/** For each of these values the first rows are read separately, if the list has no other filter. */
const PARTED = ['provider', 'role'];

/**
 * Whether the list has to read every row: for a count, for an order that no index has, for status followed by another
 * column, and for provider or role if their first rows cannot be read separately (`byProvider`, `byRole`).
 */
function isReadWhole({ filter, order, page = 1, after }: Asked): boolean {
  const fields = Object.keys(order ?? { count: '' });
  const [by = ''] = fields;
  if (fields.some((field) => ![...WALKED, ...PARTED].includes(field))) return true;
  if (by === 'business_status') return fields.length > 1;
  if (!PARTED.includes(by)) return false;
  const isSkipping = page > 1 && after === undefined;
  return isSkipping || [...Object.keys(filter), ...fields].some((field) => field !== by);
}

/**
 * A condition on the whole number that follows from the filter on its last four characters, so that PostgreSQL can use
 * an index.
 */
function holdsNumber(filter: ListFilter | undefined): RawBuilder<SqlBool> {
  const parts = Object.values(plainPart(filter ?? {}).policy_number ?? {}).map(
    (part) => sql`policy.policy_number like ${`%${escapeLike(String(part).toUpperCase())}%`}`,
  );
  return sql<SqlBool>`(${sql.join([sql`true`, ...parts], sql` and `)})`;
}

/**
 * Credits of the viewer's team. What is asked for says whether more is joined than the shares, without which an index alone
 * answers; left out, all is.
 */
export async function teamSource(db: Db, viewer: NetworkNode, type: TeamType, asked?: Asked) {
  const [by] = Object.keys(asked?.order ?? {});
  const withOwn = asked?.counted === 'Production';
  const facts = await teamFacts(db, viewer, type, {
    table: 'policy_share',
    alias: 'share',
    withOwn,
    isWhole: asked !== undefined && isReadWhole(asked),
  });
  const isWalked = by === 'issue_date' && asked?.order?.issue_date === 'ASC' && facts.size >= WALKED_BY_ISSUE;
  const ofRoles = isNamed(asked, 'role') ? creditsByRole : credits;
  const from = withSubjects(db, { asked, from: isWalked ? creditsByIssue : ofRoles });
  // Sorted by name, the query walks the people of the team. A condition on the shares would make it read everybody's shares.
  const scoped = from
    .where(
      by === 'associate'
        ? (withOwn ? productionPredicate : teamPredicate)(type, viewer, 'member')
        : facts.isOfTeam,
    )
    .where(namesSortedBy(asked?.order))
    .where(holdsNumber(asked?.filter));
  const initials = viewer.is_senior_level
    ? sql<
        string | null
      >`upper(coalesce(left(client.company_name, 1), left(client.first_name, 1) || left(client.last_name, 1)))`
    : sql<string | null>`null::text`;
  const source = {
    scoped,
    rows: (keys: readonly string[]): Promise<TeamPolicyListRow[]> =>
      withSubjects(db)
        .modifyFront(byKey)
        .where(facts.isReached)
        .select([
          'share.id as key',
          'share.policy_id as id',
          sql<string>`right(policy.policy_number, 4)`.as('policy_number'),
          sql<
            string | null
          >`case when share.associate_code = ${viewer.code} then policy.policy_number end`.as(
            'own_policy_number',
          ),
          'share.provider_id',
          sql<string>`provider.name`.as('provider'),
          'share.product_id',
          sql<string>`product.name`.as('product'),
          sql<ProductType>`product.product_type`.as('product_type'),
          initials.as('client_initials'),
          sql<string>`policy.writing_associate_code`.as('writing_associate_code'),
          fullName('writer').as('writing_associate'),
          'share.associate_code',
          fullName('member').as('associate'),
          roleOf.as('role'),
          'share.bv_cents',
          sql<Currency>`policy.currency`.as('currency'),
          'share.submit_date',
          'share.issue_date',
          'share.business_status',
          sql<PolicyLifecycle>`policy.lifecycle`.as('lifecycle'),
          sql<number>`policy.version`.as('version'),
        ])
        .where(sql<SqlBool>`share.id = any(${keys.map(Number)}::bigint[])`)
        .execute(),
  };
  if (by === 'provider' && facts.size >= FEW_PEOPLE) return { ...source, ...byProvider(db, facts.isOfTeam) };
  if (by === 'role' && facts.size >= FEW_PEOPLE) return { ...source, ...byRole(db, facts.isOfTeam) };
  if (facts.by !== 'shops' || facts.size >= FEW_PEOPLE || by === 'associate') return source;
  return {
    ...source,
    // For a few people we read all their rows. Otherwise PostgreSQL would search everybody's rows for a match that is rare.
    ...(asked && { partedBy: Object.keys({ ...asked.filter, ...asked.order }) }),
    parts: (page: (part: typeof from) => typeof from) =>
      db
        .selectFrom(sql<{ code: string }>`unnest(${facts.shops}::text[])`.as<'shop'>(sql`shop(code)`))
        .crossJoinLateral(
          page(from.where(sql<SqlBool>`share.shop_code = shop.code`).where(facts.isOfShops)).as('hit'),
        ),
  };
}

/**
 * Sorted by provider, the first of each are read on their own: joined, all of the first provider's would be. The provider's name is
 * that of the row outside, one value to the page of each.
 */
const byProvider = (db: Db, isOfTeam: RawBuilder<SqlBool>) => ({
  partedBy: ['provider'],
  parts: (page: (part: ReturnType<typeof credits>) => ReturnType<typeof credits>) =>
    db
      .selectFrom('provider')
      .crossJoinLateral(
        page(credits(db).where(sql<SqlBool>`share.provider_id = provider.id`).where(isOfTeam)).as('hit'),
      ),
});

/** The same by role: nearly all of a team are read in the order of their keys, splits in an index of theirs. */
const byRole = (db: Db, isOfTeam: RawBuilder<SqlBool>) => ({
  partedBy: ['role'],
  parts: (page: (part: ReturnType<typeof credits>) => ReturnType<typeof credits>) => {
    const of = (role: 'Writing' | 'Split') => page(creditsByRole(db, role).where(isOfTeam));
    return db.selectFrom(sql`((${of('Writing')}) union all (${of('Split')}))`.as('hit'));
  },
});

/** The credits of one policy that the viewer reaches, the writing associate's first. */
export async function teamCredits(db: Db, viewer: NetworkNode, policyId: string) {
  const { rows } = await teamSource(db, viewer, 'Infinity');
  const found = await db
    .selectFrom('policy_share')
    .select('id')
    .where('policy_id', '=', policyId)
    .orderBy('portion')
    .execute();
  return rows(found.map(({ id }) => String(id)));
}
