import type { Permission } from '@upline/domain';
import { type RawBuilder, sql } from 'kysely';
import { approvalSource } from '../../approvals/approvals.list.ts';
import { isNews } from '../../business/carrier/carrier-suggestions.store.ts';
import { hasAnswer } from '../../business/policies/lists/policies.source.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/operation/caller.ts';
import type { OfficeQueue } from './office-queues.schemas.ts';

interface Queue {
  /** The roles that decide what is in it; nobody else sees it. */
  readonly needs: Permission;
  /** The moments since when each record waits, as a column `at`. */
  readonly waiting: RawBuilder<unknown>;
}

/** The noon of a day, for queues that keep days. */
const noonOf = (day: string) => sql`(${sql.ref(day)} + time '12:00') at time zone 'America/New_York'`;

/** Each as the list that it is decided in filters it. */
const QUEUES: Readonly<Record<Exclude<OfficeQueue, 'Approvals'>, Queue>> = {
  'Policies Action Required': {
    needs: 'policies.manage',
    waiting: sql`select ${noonOf('submit_date')} as at from policy_share
      where business_status = 'Action Required' and portion = 0`,
  },
  'Requirement Answers': {
    needs: 'policies.manage',
    waiting: sql`select min(asked.answered_at) as at from policy join policy_requirement asked on asked.policy_id = policy.id
      where ${hasAnswer} and asked.answered_at is not null and asked.closed_at is null group by policy.id`,
  },
  'Supervision Reviews': {
    needs: 'policies.manage',
    waiting: sql`select ${noonOf('due_date')} as at from supervision_review where status = 'Missed'`,
  },
  'Unmatched Cases': {
    needs: 'policies.manage',
    waiting: sql`select created_at as at from carrier_case where policy_id is null and status = 'Active'`,
  },
  'Carrier Suggestions': {
    needs: 'policies.manage',
    waiting: sql`select news.created_at as at from carrier_suggestion news
      join carrier_case cases on cases.id = news.case_id join policy on policy.id = cases.policy_id
      where news.status = 'Pending' and cases.status = 'Active' and ${isNews}`,
  },
  Appointments: {
    needs: 'appointments.manage',
    waiting: sql`select coalesce(requested_at, created_at) as at from provider_appointment
      where status in ('Requested', 'In Process')`,
  },
  'Provider Payments': {
    needs: 'payments.manage',
    waiting: sql`select created_at as at from provider_payment where processing = 'Action Required'`,
  },
  Adjustments: {
    needs: 'payments.release',
    waiting: sql`select requested_at as at from compensation_adjustment where status = 'Pending'`,
  },
  'Chargeback Disputes': {
    needs: 'chargebacks.create',
    waiting: sql`select disputed_at as at from chargeback where dispute_status = 'Pending'`,
  },
  'Duplicate Registrations': {
    needs: 'associates.manage',
    waiting: sql`select updated_at as at from registration_draft where status = 'In Review'`,
  },
  'Store Orders': {
    needs: 'store.manage',
    waiting: sql`select created_at as at from store_order where status = 'Processing'`,
  },
  'Failed Jobs': {
    needs: 'audit.view',
    waiting: sql`select failed_at as at from job where failed_at is not null`,
  },
  'Failed Messages': {
    needs: 'audit.view',
    waiting: sql`select failed_at as at from outbox_message where failed_at is not null`,
  },
};

export interface QueueRow {
  readonly queue: OfficeQueue;
  readonly count: number;
  readonly oldest_at: Date;
}

/** The queues that the caller decides, with how much waits in each and since when. */
export async function queuesOf(db: Db, caller: Pick<Caller, 'permissions' | 'code'>): Promise<QueueRow[]> {
  const open = Object.entries(QUEUES).filter(([, { needs }]) => caller.permissions.has(needs));
  const { rows } = await sql<QueueRow>`${sql.join(
    open.map(
      ([queue, { waiting }]) =>
        sql`select ${sql.lit(queue)} as queue, count(*)::integer as count, min(at) as oldest_at from (${waiting}) waiting`,
    ),
    sql` union all `,
  )}`.execute(db);
  const approvals = await approvalSource(db, caller)
    .scoped.select([
      sql<number>`count(*)::integer`.as('count'),
      sql<Date>`min(item.submitted_at)`.as('oldest_at'),
    ])
    .executeTakeFirstOrThrow();
  return [{ queue: 'Approvals' as const, ...approvals }, ...rows].filter(({ count }) => count > 0);
}
