import type { Currency, RequestStatus } from '@upline/domain';
import { type Insertable, sql } from 'kysely';
import { chainAt } from '../../network/chain.store.ts';
import type { Db } from '../../platform/database/database.ts';
import { fullName } from '../../platform/database/full-name.ts';
import { isOneOf } from '../../platform/database/is-one-of.ts';
import type { Row, Tables } from '../../platform/database/tables.ts';

export type AdjustmentRow = Row<'compensation_adjustment'>;

export interface AdjustmentListRow {
  id: string;
  associate_code: string;
  associate: string;
  policy_id: string | null;
  policy_number: string | null;
  amount_cents: number;
  currency: Currency;
  reason: string;
  status: RequestStatus;
  needs_second_person: boolean;
  requested_at: Date;
  requested_by: string;
  requester: string;
  decided_at: Date | null;
  decided_by: string | null;
  decider: string | null;
  decision_reason: string | null;
  version: number;
}

/** All adjustments, for the home office. */
export function adjustmentSource(db: Db) {
  const scoped = db
    .selectFrom('compensation_adjustment as adjustment')
    .innerJoin('app_user as payee', 'payee.code', 'adjustment.associate_code')
    .innerJoin('app_user as requester', 'requester.code', 'adjustment.requested_by')
    .leftJoin('app_user as decider', 'decider.code', 'adjustment.decided_by')
    .leftJoin('policy', 'policy.id', 'adjustment.policy_id');
  const select = (query: typeof scoped) =>
    query
      .selectAll('adjustment')
      .select([
        fullName('payee').as('associate'),
        fullName('requester').as('requester'),
        fullName('decider').as('decider'),
        'policy.policy_number',
      ]);
  return {
    scoped,
    select,
    rows: (ids: readonly string[]) => select(scoped).where(isOneOf('adjustment.id', ids)).execute(),
    find: (id: string) => select(scoped).where('adjustment.id', '=', id).executeTakeFirst(),
  };
}

export function insertAdjustment(
  db: Db,
  row: Insertable<Tables['compensation_adjustment']>,
): Promise<AdjustmentRow> {
  return db.insertInto('compensation_adjustment').values(row).returningAll().executeTakeFirstOrThrow();
}

export function lockAdjustment(db: Db, id: string): Promise<AdjustmentRow | undefined> {
  return db
    .selectFrom('compensation_adjustment')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function decideAdjustment(
  db: Db,
  id: string,
  decision: { status: 'Approved' | 'Refused'; at: Date; by: string; reason: string | null },
): Promise<void> {
  await db
    .updateTable('compensation_adjustment')
    .set({
      status: decision.status,
      decided_at: decision.at,
      decided_by: decision.by,
      decision_reason: decision.reason,
      version: sql<number>`version + 1`,
    })
    .where('id', '=', id)
    .execute();
}

/**
 * What the admin adjusted for the associate since then, in either direction; refused ones do not count. Others for the same
 * associate wait until the transaction ends, so that two at once do not each overlook the other.
 */
export async function recentlyAdjusted(
  db: Db,
  { by, of, since }: { by: string; of: string; since: Date },
): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext(${`adjustments of ${of}`}))`.execute(db);
  const { cents } = await db
    .selectFrom('compensation_adjustment')
    .select(sql<number>`coalesce(sum(abs(amount_cents)), 0)::bigint`.as('cents'))
    .where('requested_by', '=', by)
    .where('associate_code', '=', of)
    .where('requested_at', '>=', since)
    .where('status', '<>', 'Refused')
    .executeTakeFirstOrThrow();
  return cents;
}

/** Who an adjustment may go to, with the currency of the country; undefined for others, the company at the root included. */
export async function payeeOf(db: Db, code: string): Promise<{ currency: Currency } | undefined> {
  const row = await db
    .selectFrom('app_user')
    .select('country')
    .where('code', '=', code)
    .where('kind', '=', 'Associate')
    .where('path', '<>', '')
    .executeTakeFirst();
  return row && { currency: row.country === 'Canada' ? 'CAD' : 'USD' };
}

/**
 * Whether an associate has a part in a policy: writes it, shares it, trains or is trained on it, is an upline of who shares it
 * as of its submit date (R-MNY-01), or has a line or a debt of it. Earlier adjustments prove nothing. Undefined: no such
 * policy.
 */
export async function hasPartIn(db: Db, policyId: string, code: string): Promise<boolean | undefined> {
  const policy = await db
    .selectFrom('policy')
    .select([
      'submit_date',
      'writing_associate_code',
      'training_associate_code',
      sql<string[]>`array(select associate_code from policy_share where policy_id = policy.id)`.as('sharers'),
      sql<boolean>`exists (select from compensation_line where policy_id = policy.id and associate_code = ${code}
        and compensation_type <> 'Adjustment')`.as('has_line'),
      sql<boolean>`exists (select from chargeback where policy_id = policy.id and associate_code = ${code}
        and reason <> 'Adjustment')`.as('has_debt'),
    ])
    .where('id', '=', policyId)
    .executeTakeFirst();
  if (!policy) return undefined;
  const { writing_associate_code, training_associate_code, sharers } = policy;
  if (policy.has_line || policy.has_debt || training_associate_code === code) return true;
  const chains = await chainAt(db, [writing_associate_code, ...sharers], policy.submit_date);
  return [...chains.values()].some(
    ({ associate, uplines }) => associate.code === code || uplines.some((upline) => upline.code === code),
  );
}
