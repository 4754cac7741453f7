import { addDays } from '@upline/domain';
import { sql } from 'kysely';
import type { Db } from '../platform/database.ts';
import type { ExpiringPaper } from './expiry.tables.ts';

interface Ending {
  readonly id: string;
  readonly associate_code: string;
  readonly expires_on: string;
  readonly days_before: number;
  readonly label: string;
  readonly associate_name: string;
  readonly upline_code: string | null;
  readonly upline_rmd_code: string | null;
}

/** What ends, when, and what it is called, of each kind of paper. Certificates: AML alone is watched (domain.md 8.1). */
const PAPERS = {
  license: sql`select id, associate_code, expiration_date as expires_on, type || ' license in ' || state as label
    from license where approval_status = 'Approved' and status = 'Active'`,
  eo_policy: sql`select id, associate_code, expiration_date as expires_on, 'E&O coverage' as label
    from eo_policy where approval_status = 'Approved'`,
  training_certificate: sql`select id, associate_code, valid_until as expires_on, 'AML training' as label
    from training_certificate where approval_status = 'Approved' and kind = 'AML'`,
} as const satisfies Record<ExpiringPaper, unknown>;

/** A later paper of the same kind makes the notice pointless. */
const RENEWED = {
  license: sql`false`,
  eo_policy: sql`exists (select from eo_policy later where later.associate_code = paper.associate_code
    and later.approval_status = 'Approved' and later.expiration_date > paper.expires_on)`,
  training_certificate: sql`exists (select from training_certificate later where later.associate_code = paper.associate_code
    and later.kind = 'AML' and later.approval_status = 'Approved' and later.valid_until > paper.expires_on)`,
} as const satisfies Record<ExpiringPaper, unknown>;

/**
 * Takes up to `limit` papers that end in exactly one of `days` and whose owner was not told yet, and marks them as told, in
 * the caller's transaction. Who has left is passed over.
 */
export async function takeEnding(
  db: Db,
  kind: ExpiringPaper,
  {
    today,
    days,
    limit,
  }: { readonly today: string; readonly days: readonly number[]; readonly limit: number },
): Promise<Ending[]> {
  const ends = days.map((day) => addDays(today, day));
  const { rows } = await sql<Ending>`
    with ending as (
      select paper.*, paper.expires_on - ${today}::date as days_before,
        app_user.first_name || ' ' || app_user.last_name as associate_name, app_user.upline_code, app_user.upline_rmd_code
      from (${PAPERS[kind]}) paper join app_user on app_user.code = paper.associate_code
      where paper.expires_on = any(${ends}::date[])
        and app_user.status not in ('Terminated', 'Resigned')
        and not ${RENEWED[kind]}
        and not exists (select from expiry_notice told where told.paper_kind = ${kind} and told.paper_id = paper.id
          and told.expires_on = paper.expires_on and told.days_before = paper.expires_on - ${today}::date)
      order by paper.expires_on, paper.id limit ${limit}
    ), told as (
      insert into expiry_notice (paper_kind, paper_id, expires_on, days_before)
      select ${kind}::text, id, expires_on, days_before from ending
    )
    select id, associate_code, expires_on, days_before, label, associate_name, upline_code, upline_rmd_code
    from ending order by id`.execute(db);
  return rows;
}
