import type { ApprovalStatus, BusinessStatus } from '@upline/domain';
import { sql, type Updateable } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { isOneOf } from '../../platform/database/is-one-of.ts';
import { rowWrites } from '../../platform/database/record-store.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { ScopedRows } from '../../platform/list/define-list.ts';
import { hasPart } from './lists/policies.source.ts';
import type { PolicyRow, PolicyShareRow } from './policies.tables.ts';

/** What `policy_share` repeats of its policy. */
const REPEATED = ['submit_date', 'issue_date', 'business_status', 'product_id', 'provider_id'] as const;

export async function findPolicy(db: Db, id: string): Promise<PolicyRow | undefined> {
  return db.selectFrom('policy').selectAll().where('id', '=', id).executeTakeFirst();
}

const policies = rowWrites('policy');
export const { lock: lockPolicy, insert: insertPolicy, remove: deletePolicy } = policies;

/**
 * Compare-and-set on `version`; undefined when another write came first. What the shares repeat of the policy is
 * kept in the same step.
 */
export async function updatePolicy(
  db: Db,
  before: PolicyRow,
  changes: Updateable<Tables['policy']>,
): Promise<PolicyRow | undefined> {
  const after = await policies.update(db, before, changes);
  if (after && REPEATED.some((column) => before[column] !== after[column])) {
    const { submit_date, issue_date, business_status, product_id, provider_id } = after;
    await db
      .updateTable('policy_share')
      .set({ submit_date, issue_date, business_status, product_id, provider_id })
      .where('policy_id', '=', after.id)
      .execute();
  }
  return after;
}

/** Moves those of the policies that stand in one of the statuses, in one order everywhere; returns them as they now are. */
export async function moveStatuses(
  db: Db,
  ids: readonly string[],
  from: BusinessStatus,
  to: BusinessStatus,
  by: { now: Date; code: string | null },
): Promise<PolicyRow[]> {
  const moved = await db
    .updateTable('policy')
    .set({
      business_status: to,
      updated_at: by.now,
      updated_by: by.code,
      version: sql<number>`version + 1`,
    })
    .where('id', 'in', (where) =>
      where.selectFrom('policy').select('id').where(isOneOf('id', ids)).orderBy('id').forUpdate(),
    )
    .where('business_status', '=', from)
    .returningAll()
    .execute();
  await db
    .updateTable('policy_share')
    .set({ business_status: to })
    .where(
      isOneOf(
        'policy_id',
        moved.map(({ id }) => id),
      ),
    )
    .execute();
  return moved;
}

/** Whether the carrier's number is taken by another policy, archived ones included. */
export async function numberIsTaken(
  db: Db,
  providerId: string,
  policyNumber: string,
  exceptId: string | null,
): Promise<boolean> {
  const row = await db
    .selectFrom('policy')
    .select('id')
    .where('provider_id', '=', providerId)
    .where('policy_number', '=', policyNumber)
    .$if(exceptId !== null, (query) => query.where('id', '!=', exceptId as string))
    .executeTakeFirst();
  return row !== undefined;
}

/** Numbers of the provider that carriers' feeds could take for this one (R-CAR-01). */
export async function similarNumbers(db: Db, policy: Pick<PolicyRow, 'id' | 'provider_id' | 'match_number'>) {
  const rows = await db
    .selectFrom('policy')
    .select('policy_number')
    .where('provider_id', '=', policy.provider_id)
    .where('match_number', '=', policy.match_number)
    .where('id', '!=', policy.id)
    .orderBy('policy_number')
    .limit(5)
    .execute();
  return rows.map(({ policy_number }) => policy_number);
}

export async function sharesOf(db: Db, policyId: string): Promise<PolicyShareRow[]> {
  return db
    .selectFrom('policy_share')
    .selectAll()
    .where('policy_id', '=', policyId)
    .orderBy('portion')
    .execute();
}

/** A share as the services say it; the rest follows from the policy and from the associate's place. */
export interface NewShare {
  readonly portion: number;
  readonly associate_code: string;
  readonly share_bps: number;
  readonly bv_cents: number;
  readonly policy_hundredths: number;
  readonly approval_status: ApprovalStatus;
  readonly entered_by: string | null;
  readonly decided_at: Date | null;
  readonly decided_by: string | null;
  /** Since when it waits for its present answer; undefined of one that begins to. */
  readonly asked_at?: Date;
  readonly reminded_at?: Date | null;
}

/** Replaces all shares of a policy. */
export async function replaceShares(
  db: Db,
  policy: PolicyRow,
  shares: readonly NewShare[],
): Promise<PolicyShareRow[]> {
  await db.deleteFrom('policy_share').where('policy_id', '=', policy.id).execute();
  const { id: policy_id, submit_date, issue_date, business_status, product_id, provider_id } = policy;
  await db
    .insertInto('policy_share')
    .values(
      shares.map((share) => ({
        ...share,
        asked_at: share.asked_at ?? policy.updated_at,
        policy_id,
        submit_date,
        issue_date,
        business_status,
        product_id,
        provider_id,
        shop_code: sql<string | null>`(select shop_code from app_user where code = ${share.associate_code})`,
      })),
    )
    .execute();
  return sharesOf(db, policy_id);
}

/** Decides one share, as long as it stands where the decision found it. */
export async function setApproval(
  db: Db,
  share: PolicyShareRow,
  approval_status: ApprovalStatus,
  by: { now: Date; code: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('policy_share')
    .set({
      approval_status,
      decided_at: by.now,
      decided_by: by.code,
      asked_at: by.now,
      reminded_at: null,
    })
    .where('id', '=', share.id)
    .where('approval_status', '=', share.approval_status)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/**
 * Splits whose associate or writing associate has not answered since that moment, those that have waited longest first, once
 * each: marks them as reminded.
 */
export async function takeUnansweredSplits(db: Db, since: Date, now: Date, limit: number) {
  return db
    .updateTable('policy_share')
    .set({ reminded_at: now })
    .from('policy')
    .whereRef('policy.id', '=', 'policy_share.policy_id')
    .where('policy_share.id', 'in', (waiting) =>
      waiting
        .selectFrom('policy_share as split')
        .select('split.id')
        .where('split.approval_status', 'in', ['Pending For Owner', 'Pending For Associate'])
        .where('split.reminded_at', 'is', null)
        .where('split.asked_at', '<', since)
        .where('split.business_status', 'in', ['Pending', 'Action Required'])
        .orderBy('split.asked_at')
        .limit(limit),
    )
    .returning([
      'policy.id',
      'policy.policy_number',
      'policy.writing_associate_code',
      'policy_share.associate_code',
      'policy_share.approval_status',
    ])
    .execute();
}

export interface PolicyMoney {
  /** Lines were posted for it at some time, voided ones too. */
  readonly has_lines: boolean;
  readonly has_open_balance: boolean;
  /** Training, an adjustment, a payment or an event names it; asked of Pending policies, which alone can be deleted. */
  readonly is_referred_to: boolean;
  /** Charged back in full by re-rates alone: another re-rate brings it back, as there is no charge to give back (R-MNY-24). */
  readonly is_rerated_away: boolean;
}

/** What money depends on the policies, by their ids. */
export async function moneyOfAll(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, PolicyMoney>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<PolicyMoney & { readonly id: string }>`
    select id,
      exists (select from compensation_line where policy_id = policy.id) as has_lines,
      exists (select from compensation_line where policy_id = policy.id and voided_at is null and status in ('Pending', 'Escrow'))
        or exists (select from chargeback where policy_id = policy.id and transferred_to_id is null
          and recovered_cents + written_off_cents < amount_cents) as has_open_balance,
      case when business_status = 'Pending' then exists (select from training_case where policy_id = policy.id)
        or exists (select from compensation_adjustment where policy_id = policy.id)
        or exists (select from provider_payment where policy_id = policy.id)
        or exists (select from policy_event where policy_id = policy.id)
        or exists (select from policy_posting where policy_id = policy.id)
      else false end as is_referred_to,
      case when business_status = 'Full Chargedback' then exists (select from policy_event where policy_id = policy.id)
        and not exists (select from policy_event where policy_id = policy.id and reinstated_at is null
          and event ->> 'rerate' is null and event -> 'charges' <> '[]')
      else false end as is_rerated_away
    from policy where ${isOneOf('id', ids)}`.execute(db);
  return new Map(rows.map(({ id, ...money }) => [id, money]));
}

/** What money depends on the policy. */
export const moneyOf = async (db: Db, { id }: Pick<PolicyRow, 'id'>): Promise<PolicyMoney> =>
  (await moneyOfAll(db, [id])).get(id) as PolicyMoney;

/**
 * The people who may read a client because of a policy (domain.md 2.10): everybody with an accepted part in one of the
 * client's policies, except the owner.
 */
export async function shareClient(db: Db, clientId: string): Promise<void> {
  const wanted = sql`
    select part.code from policy
    cross join lateral (
      select associate_code as code from policy_share where policy_id = policy.id and approval_status = 'Approved'
      union select policy.training_associate_code where policy.training_associate_code is not null
    ) part
    join client on client.id = policy.client_id and client.owner_code <> part.code
    where policy.client_id = ${clientId}`;
  await sql`delete from client_share where client_id = ${clientId} and associate_code not in (${wanted})`.execute(
    db,
  );
  await sql`insert into client_share (client_id, associate_code) select ${clientId}::uuid, code from (${wanted}) part
    on conflict do nothing`.execute(db);
}

/** Policies of this number the reader has a part in, by provider. */
export async function byNumber(db: Db, reader: { readonly code: string }, policyNumber: string) {
  return db
    .selectFrom('policy')
    .innerJoin('provider', 'provider.id', 'policy.provider_id')
    .select(['policy.id', 'policy.policy_number', 'provider.name as provider'])
    .where('policy.policy_number', '=', policyNumber)
    .where(hasPart(reader.code))
    .orderBy('provider.name')
    .execute();
}

/** Policies keep their client from being deleted (R-CLI-02). */
export async function countOfClient(db: Db, clientId: string): Promise<number> {
  const { n } = await db
    .selectFrom('policy')
    .select(sql<number>`count(*)`.as('n'))
    .where('client_id', '=', clientId)
    .executeTakeFirstOrThrow();
  return Number(n);
}

/** Business volume of the policies of a list that match. */
export async function sumOfPolicies(matching: ScopedRows): Promise<{ bv_cents: number }> {
  const row = await matching
    .select(sql<string>`coalesce(sum(policy.bv_cents), 0)`.as('bv_cents'))
    .executeTakeFirstOrThrow();
  return { bv_cents: Number(row.bv_cents) };
}
