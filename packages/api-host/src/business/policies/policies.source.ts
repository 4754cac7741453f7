import type {
  BusinessStatus,
  Currency,
  ListFilter,
  ListOrder,
  PolicyLifecycle,
  PremiumMode,
  ProductType,
  TeamType,
} from '@upline/domain';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { NetworkNode } from '../../network/nodes.store.ts';
import { teamFacts } from '../../network/team-facts.store.ts';
import { among } from '../../platform/among.ts';
import type { Db } from '../../platform/database.ts';
import { OPENING } from './policies.record.ts';

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
  version: number;
}

const fullName = (table: string) =>
  sql<string>`${sql.ref(`${table}.first_name`)} || ' ' || ${sql.ref(`${table}.last_name`)}`;
const clientShown = sql<string>`coalesce(client.company_name, client.first_name || ' ' || client.last_name)`;

/** A portion agreed to or still to be decided; one refused gives no part in the policy. */
const isOpening = (share: string) =>
  sql<SqlBool>`(${sql.ref(`${share}.portion`)} = 0 or ${sql.ref(`${share}.approval_status`)} = any(${[...OPENING]}))`;

/** Policies the code has a part in (7.1): shares agreed to or waiting for her own word, and trainings. */
export const hasPart = (code: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`policy.id = any(array(
    select policy_id from policy_share where associate_code = ${code} and ${isOpening('policy_share')}
    union all select id from policy trained where training_associate_code = ${code}))`;

/** Left joins on keys: what a query does not use, the planner leaves out. */
function withNames(db: Db) {
  return db
    .selectFrom('policy')
    .leftJoin('provider', 'provider.id', 'policy.provider_id')
    .leftJoin('product', 'product.id', 'policy.product_id')
    .leftJoin('client', 'client.id', 'policy.client_id')
    .leftJoin('app_user as writer', 'writer.code', 'policy.writing_associate_code');
}

const openRequirements = sql<number>`(select count(*)::integer from policy_requirement
  where policy_id = policy.id and closed_at is null)`;

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
  'policy.target_premium_cents',
  'policy.face_amount_cents',
  'policy.bv_cents',
  'policy.currency',
  'policy.writing_associate_code',
  fullName('writer').as('writing_associate'),
  openRequirements.as('open_requirements'),
  'policy.version',
] as const;

/** Part of the caller: `mine` is the caller's share, absent for the training associate. */
export const roleOf = sql<'Writing' | 'Split' | 'Training'>`(case when mine.portion = 0 then 'Writing'
  when mine.portion > 0 then 'Split' else 'Training' end)`;

/**
 * The caller's own policies. Unfiltered, those shared and those trained in are read apart: each in the order of the list from
 * one range of an index, so that a page costs what it shows, however long the book is.
 */
export function ownSource(db: Db, { code }: { readonly code: string }) {
  const from = withNames(db).leftJoin('policy_share as mine', (join) =>
    join.onRef('mine.policy_id', '=', 'policy.id').on('mine.associate_code', '=', code),
  );
  const scoped = from.where(hasPart(code));
  // Of policies already chosen: each judged by its own share, instead of against the whole book.
  const reached = from.where(
    sql<SqlBool>`(coalesce(${isOpening('mine')}, false) or policy.training_associate_code = ${code})`,
  );
  const select = (query: typeof scoped) =>
    query
      .select(COLUMNS)
      .select([roleOf.as('role'), sql<number>`coalesce(mine.bv_cents, 0)::bigint`.as('own_bv_cents')]);
  const hits = (part: typeof from) => db.selectFrom(part.as('part')).selectAll();
  return {
    scoped,
    select,
    rows: (ids: readonly string[]) => select(reached).where(among('policy.id', ids)).execute(),
    parts: (page: (part: typeof from) => typeof from) => {
      // A share repeats the date of its policy; said here, its index gives the order.
      const shared = from.whereRef('mine.submit_date', '=', 'policy.submit_date').where(isOpening('mine'));
      const trained = from
        .where('policy.training_associate_code', '=', code)
        .where(sql<SqlBool>`(mine.policy_id is null or not ${isOpening('mine')})`);
      return db.selectFrom(
        hits(page(shared))
          .unionAll(hits(page(trained)))
          .as('hit'),
      );
    },
  };
}

/** Every policy, for the home office. Keys first: sorted by what no index holds, the names of all would be read before. */
export function allSource(db: Db) {
  const scoped = withNames(db);
  return {
    scoped,
    rows: (ids: readonly string[]) =>
      scoped
        .select(COLUMNS)
        .select([sql<null>`null::text`.as('role'), sql<number>`policy.bv_cents`.as('own_bv_cents')])
        .where(among('policy.id', ids))
        .execute(),
  };
}

export interface TeamPolicyListRow {
  key: number;
  id: string;
  policy_number: string;
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

const withSubjects = (db: Db) =>
  credits(db)
    .leftJoin('app_user as member', 'member.code', 'share.associate_code')
    .leftJoin('policy', 'policy.id', 'share.policy_id')
    .leftJoin('provider', 'provider.id', 'share.provider_id')
    .leftJoin('product', 'product.id', 'share.product_id')
    .leftJoin('client', 'client.id', 'policy.client_id')
    .leftJoin('app_user as writer', 'writer.code', 'policy.writing_associate_code');

/** Fields of the list that the share itself says. */
const OF_SHARE = ['associate_code', 'role', 'submit_date', 'issue_date', 'business_status', 'bv_cents'];

/**
 * Credits of the viewer's team. What is asked for says whether more is joined than the shares, without which an index alone
 * answers; left out, all is.
 */
export async function teamSource(
  db: Db,
  viewer: NetworkNode,
  type: TeamType,
  asked?: { readonly filter: ListFilter; readonly order?: ListOrder },
) {
  const needsNoMore =
    asked && Object.keys({ ...asked.filter, ...asked.order }).every((field) => OF_SHARE.includes(field));
  // Typed as the wider of the two: what is not joined is not named either.
  const from = needsNoMore ? (credits(db) as unknown as ReturnType<typeof withSubjects>) : withSubjects(db);
  // Counted, or sorted by what no index holds, everything is read.
  const isWhole =
    asked !== undefined && Object.keys(asked.order ?? { count: '' }).some((by) => by !== 'submit_date');
  const facts = await teamFacts(db, viewer, type, {
    table: 'policy_share',
    alias: 'share',
    isWhole,
  });
  const scoped = from.where(facts.isOfTeam);
  const initials = viewer.is_senior_level
    ? sql<
        string | null
      >`upper(coalesce(left(client.company_name, 1), left(client.first_name, 1) || left(client.last_name, 1)))`
    : sql<string | null>`null::text`;
  const source = {
    scoped,
    rows: (keys: readonly string[]): Promise<TeamPolicyListRow[]> =>
      withSubjects(db)
        .where(facts.isReached)
        .select([
          'share.id as key',
          'share.policy_id as id',
          sql<string>`right(policy.policy_number, 4)`.as('policy_number'),
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
          sql<'Writing' | 'Split'>`(case when share.portion = 0 then 'Writing' else 'Split' end)`.as('role'),
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
  if (facts.by !== 'shops' || facts.size >= FEW_PEOPLE) return source;
  return {
    ...source,
    parts: (page: (part: typeof from) => typeof from) =>
      db
        .selectFrom(sql<{ code: string }>`unnest(${facts.shops}::text[])`.as<'shop'>(sql`shop(code)`))
        .crossJoinLateral(
          page(from.where(sql<SqlBool>`share.shop_code = shop.code`).where(facts.isOfShops)).as('hit'),
        ),
  };
}

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
