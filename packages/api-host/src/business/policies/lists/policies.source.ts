import type {
  BusinessStatus,
  Currency,
  ListOrder,
  PolicyLifecycle,
  PremiumMode,
  ProductType,
} from '@upline/domain';
import { type AliasableExpression, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { fullName } from '../../../platform/database/full-name.ts';
import { isOneOf } from '../../../platform/database/is-one-of.ts';
import { byKey } from '../../../platform/database/statement-names.ts';
import { type Asked, isNamed } from '../../../platform/list/asked.ts';
import type { ListSource } from '../../../platform/list/define-list.ts';
import { inTwoParts } from '../../../platform/list/list-sources.ts';
import { OPENING } from '../policies.record.ts';

export interface PolicyListRow {
  id: string;
  policy_number: string;
  client_id: string;
  client: string;
  provider: string;
  product: string;
  product_type: ProductType;
  state: string;
  submit_date: string;
  issue_date: string | null;
  placed_date: string | null;
  termination_date: string | null;
  business_status: BusinessStatus;
  lifecycle: PolicyLifecycle;
  premium_mode: PremiumMode;
  annual_premium_cents: number;
  target_premium_cents: number;
  face_amount_cents: number | null;
  bv_cents: number;
  currency: Currency;
  writing_associate_code: string;
  writing_associate: string;
  /** The caller's; null for admins. */
  role: 'Writing' | 'Split' | 'Training' | null;
  own_bv_cents: number;
  open_requirements: number;
  /** The first of them that is still to be answered, or else the first one. */
  requirement: string | null;
  /** One of them has an answer that the home office has not closed. */
  answered: boolean;
  created_at: Date;
  created_by: string | null;
  /** A portion of it waits for the caller's word (domain.md 8.1). */
  split_to_decide: boolean;
  version: number;
}

const clientShown = sql<string>`coalesce(client.company_name, ${fullName('client')})`;

/** A portion agreed to or still to be decided; one refused gives no part in the policy. */
export const isOpening = (share: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${sql.ref(`${share}.portion`)} = 0 or ${sql.ref(`${share}.approval_status`)} = any(${[...OPENING]}))`;

/** Policies the code has a part in (7.1): shares agreed to or waiting for her own word, and trainings. */
export const hasPart = (code: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`policy.id = any(array(
    select policy_id from policy_share where associate_code = ${code} and ${isOpening('policy_share')}
    union all select id from policy trained where training_associate_code = ${code}))`;

const openRequirements = sql<number>`(select count(*)::integer from policy_requirement
  where policy_id = policy.id and closed_at is null)`;

const firstRequirement = sql<string | null>`(select text from policy_requirement
  where policy_id = policy.id and closed_at is null order by answered_at is not null, asked_at, id limit 1)`;

const isHeldUp = sql`policy.business_status in ('Pending', 'Action Required')`;

/** An answer that the home office has not looked at yet: the policy waits for it, not for the associate. */
export const hasAnswer = sql<boolean>`(${isHeldUp} and policy.id = any(array(
  select policy_id from policy_requirement where answered_at is not null and closed_at is null)))`;

/** The same of a row that is known, from the index of its policy. */
const isAnswered = sql<boolean>`(${isHeldUp} and exists (select from policy_requirement
  where policy_id = policy.id and answered_at is not null and closed_at is null))`;

const COLUMNS = [
  'policy.id',
  'policy.policy_number',
  'policy.client_id',
  clientShown.as('client'),
  sql<string>`provider.name`.as('provider'),
  sql<string>`product.name`.as('product'),
  sql<ProductType>`product.product_type`.as('product_type'),
  'policy.state',
  'policy.submit_date',
  'policy.issue_date',
  'policy.placed_date',
  'policy.termination_date',
  'policy.business_status',
  'policy.lifecycle',
  'policy.premium_mode',
  'policy.annual_premium_cents',
  'policy.target_premium_cents',
  'policy.face_amount_cents',
  'policy.bv_cents',
  'policy.currency',
  'policy.writing_associate_code',
  fullName('writer').as('writing_associate'),
  openRequirements.as('open_requirements'),
  firstRequirement.as('requirement'),
  isAnswered.as('answered'),
  'policy.created_at',
  'policy.created_by',
  'policy.version',
] as const;

/** The caller's part in a policy, with what the share repeats of it. */
interface Part {
  policy_id: string;
  /** Null for the training associate. */
  portion: number | null;
  bv_cents: number;
  submit_date: string;
  issue_date: string | null;
  business_status: BusinessStatus;
  product_id: string;
  provider_id: string;
}

/** Fields of the list that the part itself says: by any other the policies of the whole book are read. */
const OF_PART = [
  'submit_date',
  'issue_date',
  'business_status',
  'provider',
  'product',
  'product_type',
  'role',
];

const sharesOf = (db: Db, code: string) =>
  db
    .selectFrom('policy_share as share')
    .select(['policy_id', sql<number | null>`portion`.as('portion'), 'bv_cents', 'submit_date', 'issue_date'])
    .select(['business_status', 'product_id', 'provider_id'])
    .where('share.associate_code', '=', code)
    .where(isOpening('share'));

const trainingsOf = (db: Db, code: string) =>
  db
    .selectFrom('policy as trained')
    .select(['id as policy_id', sql<number | null>`null::integer`.as('portion')])
    .select([sql<number>`0::bigint`.as('bv_cents'), 'submit_date', 'issue_date'])
    .select(['business_status', 'product_id', 'provider_id'])
    .where('trained.training_associate_code', '=', code)
    .where(
      sql<SqlBool>`not exists (select from (${sharesOf(db, code)}) share where share.policy_id = trained.id)`,
    );

/** Left joins on keys: what a query does not use, the planner leaves out, and counts and sorts shares alone. */
const withNamesOf = (db: Db, part: AliasableExpression<Part>) =>
  db
    .selectFrom(part.as('mine'))
    .leftJoin('policy', 'policy.id', 'mine.policy_id')
    .leftJoin('provider', 'provider.id', 'mine.provider_id')
    .leftJoin('product', 'product.id', 'mine.product_id')
    .leftJoin('client', 'client.id', 'policy.client_id')
    .leftJoin('app_user as writer', 'writer.code', 'policy.writing_associate_code');

/** Whether a portion waits for the caller: her own, or one that somebody asks her for as the writer. */
const asking = (code: string) =>
  sql<{ split_to_decide: boolean }>`(select exists (
    select from policy_share portion where portion.policy_id = mine.policy_id
      and (portion.approval_status = 'Pending For Associate' and portion.associate_code = ${code}
        or portion.approval_status = 'Pending For Owner' and policy.writing_associate_code = ${code})
  ) as split_to_decide)`.as<'asked'>(sql`asked`);

/**
 * The caller's own policies. Those shared and those trained in are read apart: each in the order of the list from one range of
 * an index, so that a page costs what it shows, however long the book is.
 */
export function ownSource(
  db: Db,
  { code }: { readonly code: string },
  asked: NonNullable<Asked>,
): ListSource<PolicyListRow> {
  const shares = sharesOf(db, code);
  const trainings = trainingsOf(db, code);
  const isAskedFor = isNamed(asked, 'split_to_decide');
  const source = (part: AliasableExpression<Part>) =>
    withNamesOf(db, part).$if(isAskedFor, (query) => query.crossJoinLateral(asking(code)));
  const scoped = source(shares.unionAll(trainings));
  return {
    scoped,
    rows: (ids) =>
      withNamesOf(db, shares.unionAll(trainings))
        .crossJoinLateral(asking(code))
        .select(COLUMNS)
        .select([roleOf.as('role'), 'mine.bv_cents as own_bv_cents', 'asked.split_to_decide'])
        .where(isOneOf('mine.policy_id', ids))
        // Joined from the left, though a part always has its policy.
        .$castTo<PolicyListRow>()
        .execute(),
    parts: inTwoParts(db, [source(shares), source(trainings)]),
    partedBy: OF_PART,
  };
}

/** Part of the caller. */
export const roleOf = sql<'Writing' | 'Split' | 'Training'>`(case when mine.portion = 0 then 'Writing'
  when mine.portion > 0 then 'Split' else 'Training' end)`;

/**
 * Policies with those names that are asked for; left out: all. Others are not joined at all: PostgreSQL leaves them out as well, but
 * then reads no index alone.
 */
function withNames(db: Db, asked?: Asked) {
  return db
    .selectFrom('policy')
    .$if(isNamed(asked, 'provider'), (query) =>
      query.leftJoin('provider', 'provider.id', 'policy.provider_id'),
    )
    .$if(isNamed(asked, 'product', 'product_type'), (query) =>
      query.leftJoin('product', 'product.id', 'policy.product_id'),
    )
    .$if(isNamed(asked, 'client'), (query) => query.leftJoin('client', 'client.id', 'policy.client_id'))
    .$if(isNamed(asked, 'writing_associate'), (query) =>
      query.leftJoin('app_user as writer', 'writer.code', 'policy.writing_associate_code'),
    );
}

/** Fields of the lists whose values come from other tables, and their columns, none of which is ever empty. */
const NAMES: Readonly<Record<string, string>> = {
  client: 'client.name_key',
  writing_associate: 'writer.name_key',
  associate: 'member.name_key',
  provider: 'provider.name_key',
  product: 'product.name_key',
  policy_number: 'policy.policy_number',
};

/**
 * States that the names exist, which is always true. With this condition PostgreSQL may walk the names in order and
 * read only the policies of the first ones, instead of joining millions of rows before sorting.
 */
export function namesSortedBy(order: ListOrder | undefined): RawBuilder<SqlBool> {
  const columns = Object.keys(order ?? {}).flatMap((field) => NAMES[field] ?? []);
  return sql<SqlBool>`(${sql.join([sql`true`, ...columns.map((column) => sql`${sql.ref(column)} is not null`)], sql` and `)})`;
}

/**
 * Every policy, for the home office. We read the keys first: sorted by a column without an index, PostgreSQL would
 * otherwise read the names of all rows.
 */
export function allSource(db: Db, asked?: Asked): ListSource<PolicyListRow> {
  const scoped = withNames(db, asked).where(namesSortedBy(asked?.order));
  return {
    scoped,
    rows: (ids) =>
      withNames(db)
        .modifyFront(byKey)
        .select(COLUMNS)
        .$castTo<PolicyListRow>()
        .select([sql<null>`null::text`.as('role'), sql<number>`policy.bv_cents`.as('own_bv_cents')])
        .select(sql<boolean>`false`.as('split_to_decide'))
        .where(isOneOf('policy.id', ids))
        .execute(),
  };
}
