import type {
  BusinessStatus,
  Currency,
  PolicyLifecycle,
  PremiumMode,
  ProductType,
  TeamType,
} from '@upline/domain';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { NetworkNode } from '../../network/nodes.store.ts';
import { teamPredicate } from '../../network/team-predicate.ts';
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

/** Policies the code has a part in (7.1): shares agreed to or waiting for her own word, and trainings. */
export const hasPart = (code: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`policy.id = any(array(
    select policy_id from policy_share where associate_code = ${code} and (portion = 0 or approval_status = any(${[...OPENING]}))
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

/** The caller's own policies. */
export function ownSource(db: Db, { code }: { readonly code: string }) {
  const scoped = withNames(db)
    .leftJoin('policy_share as mine', (join) =>
      join.onRef('mine.policy_id', '=', 'policy.id').on('mine.associate_code', '=', code),
    )
    .where(hasPart(code));
  const select = (query: typeof scoped) =>
    query
      .select(COLUMNS)
      .select([roleOf.as('role'), sql<number>`coalesce(mine.bv_cents, 0)::bigint`.as('own_bv_cents')]);
  return {
    scoped,
    select,
    rows: (ids: readonly string[]) => select(scoped).where(among('policy.id', ids)).execute(),
  };
}

/** Every policy, for the home office. */
export function allSource(db: Db) {
  const scoped = withNames(db);
  const select = (query: typeof scoped) =>
    query
      .select(COLUMNS)
      .select([sql<null>`null::text`.as('role'), sql<number>`policy.bv_cents`.as('own_bv_cents')]);
  return {
    scoped,
    select,
    rows: (ids: readonly string[]) => select(scoped).where(among('policy.id', ids)).execute(),
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

/** Above it a team's newest policies stand so close together that the company's newest are simply walked. */
const MANY_PEOPLE = 100_000;
/** Below it each shop's newest are read on their own. */
const FEW_PEOPLE = 4_000;

/** Shops that can hold members of the team: those of the RMDs in it, and the viewer's own. */
async function shopsOf(db: Db, viewer: NetworkNode, type: TeamType): Promise<string[]> {
  const { shop_code } = viewer;
  const rows = await db
    .selectFrom('app_user')
    .select('code')
    .where('is_senior_level', '=', true)
    .where(teamPredicate(type, viewer))
    .execute();
  return [...(shop_code === null ? [] : [shop_code]), ...rows.map(({ code }) => code)];
}

/** People below, counted no further than it matters. */
async function sizeOf(db: Db, { path }: NetworkNode): Promise<number> {
  const { n } = await db
    .selectFrom((from) =>
      from
        .selectFrom('app_user')
        .select(sql`1`.as('one'))
        .where('path', '>', path)
        .where('path', '<', `${path}~`)
        .limit(MANY_PEOPLE + 1)
        .as('below'),
    )
    .select(sql<number>`count(*)`.as('n'))
    .executeTakeFirstOrThrow();
  return Number(n);
}

/**
 * Credits of the viewer's team in one of three shapes by its size: the company's newest walked; the same walk over the
 * team's shops; or the newest of each shop, merged. All say the same; they differ in what they read.
 */
export async function teamSource(db: Db, viewer: NetworkNode, type: TeamType) {
  const inTeam = teamPredicate(type, viewer, 'member');
  const from = db
    .selectFrom('policy_share as share')
    .innerJoin('app_user as member', 'member.code', 'share.associate_code')
    .leftJoin('policy', 'policy.id', 'share.policy_id')
    .leftJoin('provider', 'provider.id', 'share.provider_id')
    .leftJoin('product', 'product.id', 'share.product_id')
    .leftJoin('client', 'client.id', 'policy.client_id')
    .leftJoin('app_user as writer', 'writer.code', 'policy.writing_associate_code')
    // A portion only asked for, or refused, is none of the partner's uplines' affair (R-PRM-04).
    .where(sql<SqlBool>`(share.portion = 0 or share.approval_status = any(${[...OPENING]}))`);
  const everyone = from.where(inTeam);
  const size = await sizeOf(db, viewer);
  const shops = size > MANY_PEOPLE ? [] : await shopsOf(db, viewer, type);
  const scoped =
    size > MANY_PEOPLE || viewer.shop_code === null
      ? everyone
      : everyone.where(sql<SqlBool>`share.shop_code = any(${shops}::text[])`);
  const initials = viewer.is_senior_level
    ? sql<
        string | null
      >`upper(coalesce(left(client.company_name, 1), left(client.first_name, 1) || left(client.last_name, 1)))`
    : sql<string | null>`null::text`;
  const source = {
    scoped,
    rows: (keys: readonly string[]): Promise<TeamPolicyListRow[]> =>
      everyone
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
  if (size >= FEW_PEOPLE || viewer.shop_code === null) return source;
  return {
    ...source,
    parts(page: (part: typeof from) => typeof from) {
      // Asked row by row: joined, the planner takes shop and member for unrelated and sorts whole shops.
      const ofShop = from.where(
        sql<SqlBool>`share.shop_code = shop.code
          and (select ${teamPredicate(type, viewer, 'one')} from app_user one where one.code = share.associate_code offset 0)`,
      );
      return db
        .selectFrom(sql<{ code: string }>`unnest(${shops}::text[])`.as<'shop'>(sql`shop(code)`))
        .crossJoinLateral(page(ofShop).as('hit'));
    },
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
